"""Tables that travel with the program are whole, or refused with their name."""

from pathlib import Path

import pytest

from farkle_access.games.tables import DamagedTable, read_table, sealed_table

PAYLOAD = bytes(range(200))


@pytest.mark.parametrize("payload", [b"", PAYLOAD])
def test_a_table_is_given_back_as_it_was_sealed(tmp_path: Path, payload: bytes) -> None:
    path = tmp_path / "table.bin"
    path.write_bytes(sealed_table(b"TEST", payload, 3))
    assert read_table(path, b"TEST", 3) == payload


def test_a_table_of_another_kind_or_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "table.bin"
    path.write_bytes(sealed_table(b"TEST", PAYLOAD, 3))
    for magic, version in ((b"REST", 3), (b"TEST", 2)):
        with pytest.raises(DamagedTable, match=r"table\.bin"):
            read_table(path, magic, version)


def test_a_missing_table_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "none.bin", tmp_path):
        with pytest.raises(DamagedTable) as refused:
            read_table(path, b"TEST")
        assert refused.value.name == path.name
        assert refused.value.reason


def test_every_byte_that_is_changed_or_lost_is_noticed(tmp_path: Path) -> None:
    path, whole = tmp_path / "table.bin", sealed_table(b"TEST", PAYLOAD)
    changed = [
        whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :]
        for place in range(len(whole))
    ]
    for damaged in (*changed, *(whole[:size] for size in range(len(whole))), whole + b"\0"):
        path.write_bytes(damaged)
        with pytest.raises(DamagedTable):
            read_table(path, b"TEST")
