"""Tables that travel with the program are whole, or refused with their name."""

import os
import sys
from pathlib import Path

import pytest

from farkle_access.gamekit.tables import DamagedTable, data_file, read_table, write_table

PAYLOAD = bytes(range(200))


@pytest.mark.parametrize("payload", [b"", PAYLOAD])
def test_a_table_is_given_back_as_it_was_sealed(tmp_path: Path, payload: bytes) -> None:
    path = tmp_path / "table.bin"
    assert write_table(path, b"TEST", payload, 3) == path.stat().st_size
    assert read_table(path, b"TEST", 3) == payload


def test_tables_lie_beside_the_package_that_reads_them() -> None:
    engine = "farkle_access.games.farkle.engine"
    path = data_file(engine, "round_5.bin")
    assert path.parts[-4:] == ("farkle", "engine", "data", "round_5.bin")
    assert path.is_file()
    assert not data_file(engine, "none.bin").exists()


def test_a_table_of_another_kind_or_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "table.bin"
    write_table(path, b"TEST", PAYLOAD, 3)
    for magic, version in ((b"REST", 3), (b"TEST", 2)):
        with pytest.raises(DamagedTable, match=r"table\.bin"):
            read_table(path, magic, version)


def test_a_table_under_the_name_of_another_is_refused(tmp_path: Path) -> None:
    write_table(tmp_path / "tokyo_2.bin", b"TEST", PAYLOAD)
    other = (tmp_path / "tokyo_2.bin").rename(tmp_path / "beghel_2.bin")
    with pytest.raises(DamagedTable, match=r"beghel_2\.bin"):
        read_table(other, b"TEST")


@pytest.mark.skipif(sys.platform == "win32", reason="a folder has no pipes there")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "table.bin")
    with pytest.raises(DamagedTable):
        read_table(tmp_path / "table.bin", b"TEST")


def test_a_table_that_may_not_be_looked_at_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(path: Path) -> bool:
        raise PermissionError(path)

    monkeypatch.setattr(Path, "is_file", forbidden)
    with pytest.raises(DamagedTable):
        read_table(tmp_path / "table.bin", b"TEST")


def test_a_missing_table_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "none.bin", tmp_path):
        with pytest.raises(DamagedTable) as refused:
            read_table(path, b"TEST")
        assert refused.value.name == path.name
        assert refused.value.reason


def test_every_byte_that_is_changed_or_lost_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "table.bin"
    write_table(path, b"TEST", PAYLOAD)
    whole = path.read_bytes()
    changed = [
        whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :]
        for place in range(len(whole))
    ]
    for damaged in (*changed, *(whole[:size] for size in range(len(whole))), whole + b"\0"):
        path.write_bytes(damaged)
        with pytest.raises(DamagedTable):
            read_table(path, b"TEST")
