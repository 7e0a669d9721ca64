import errno
import json
import sys
from io import FileIO
from pathlib import Path
from typing import Any

import pytest

from farkle_access.core.contract import Move, Thrown
from farkle_access.games.farkle.package import FARKLE
from farkle_access.games.farkle.rules.moves import Roll, SetAside
from farkle_access.games.farkle.rules.scoring import Kind
from farkle_access.play.header import new_header
from farkle_access.play.players import BadName
from farkle_access.play.record import Record, Saving
from tests.play.matches import ANN, BOB, ROBOT, created, header

ROLLED = b'{"move":"Roll"}\n'


class Disk(FileIO):
    """A file on a disk with `room` bytes left; a write that does not fit is cut short."""

    room = 10**9
    broken_truncate = False

    def write(self, data: Any) -> int:
        if self.room == 0:
            raise OSError(errno.ENOSPC, "full")
        written = super().write(bytes(data)[: self.room])
        self.room -= written
        return written

    def truncate(self, size: int | None = None) -> int:
        if self.broken_truncate:
            raise OSError(errno.EIO, "broken")
        return super().truncate(size)


@pytest.fixture
def disk(tmp_path: Path) -> Disk:
    path = tmp_path / "match.jsonl"
    path.write_bytes(b"header\n")
    return Disk(path, "r+")


@pytest.fixture
def record(disk: Disk, tmp_path: Path) -> Record:
    record = Record(tmp_path / "match.jsonl", disk)
    record.continue_at(7)
    return record


def test_the_header_is_one_line_of_json(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    created(path, header(ANN, BOB, ROBOT, dice=((1, 2), (3,)))).close()
    content = path.read_bytes()
    assert content.endswith(b"\n")
    assert "Bōb".encode() in content
    assert b", " not in content
    assert json.loads(content) == {
        "format": "farkle_access",
        "version": 1,
        "game": "farkle",
        "rules_version": 1,
        "options": {"entry": 0, "minimum": 5, "limit": 150, "ending": "sudden"},
        "players": [
            {"name": "Ann", "level": None},
            {"name": "Bōb", "level": None},
            {"name": "Robot", "level": "easy"},
        ],
        "seed": 5,
        "dice": [[1, 2], [3]],
        "started": "2026-11-30T21:45:01+02:00",
        "match": "0123abcd",
    }


def test_every_move_is_one_line(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    record = created(path)
    moves: tuple[Move, ...] = (Roll(), Thrown((1, 5)), SetAside(Kind.SINGLE, (1,)))
    assert [record.append(move) for move in moves] == [Saving.SAVED] * 3
    assert path.read_bytes().split(b"\n")[1:] == [
        b'{"move":"Roll"}',
        b'{"move":"Thrown","dice":[1,5]}',
        b'{"move":"SetAside","kind":"single","dice":[1]}',
        b"",
    ]


def test_a_record_never_takes_the_place_of_another(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(b"precious")
    with pytest.raises(FileExistsError):
        created(path)
    assert path.read_bytes() == b"precious"


def test_a_full_disk_is_news_once_and_so_is_its_end(
    record: Record, disk: Disk, tmp_path: Path
) -> None:
    path = tmp_path / "match.jsonl"
    assert record.append(Roll()) is Saving.SAVED
    disk.room = 4
    assert record.append(Roll()) is Saving.LOST_NOW
    assert path.read_bytes() == b"header\n" + ROLLED
    assert record.append(Thrown((6,))) is Saving.STILL_LOST
    assert record.append(Roll()) is Saving.STILL_LOST
    disk.room = 10**6
    assert record.append(Roll()) is Saving.BACK
    assert record.append(Roll()) is Saving.SAVED
    lost = ROLLED + b'{"move":"Thrown","dice":[6]}\n' + ROLLED + ROLLED
    assert path.read_bytes() == b"header\n" + ROLLED + lost + ROLLED
    disk.room = 0
    assert record.append(Roll()) is Saving.LOST_NOW


def test_a_line_cut_short_is_removed_even_when_that_fails_at_first(
    record: Record, disk: Disk, tmp_path: Path
) -> None:
    disk.room, disk.broken_truncate = 4, True
    assert record.append(Roll()) is Saving.LOST_NOW
    assert (tmp_path / "match.jsonl").read_bytes() == b'header\n{"mo'
    disk.room = 100
    assert record.append(Roll()) is Saving.STILL_LOST
    disk.broken_truncate = False
    assert record.append(Roll()) is Saving.BACK
    assert (tmp_path / "match.jsonl").read_bytes() == b"header\n" + ROLLED * 3


def test_closing_tries_a_last_time(record: Record, disk: Disk, tmp_path: Path) -> None:
    disk.room = 0
    record.append(Roll())
    disk.room = 100
    assert record.close() is Saving.BACK
    assert record.close() is Saving.BACK
    assert (tmp_path / "match.jsonl").read_bytes() == b"header\n" + ROLLED


def test_closing_says_when_moves_are_lost(record: Record, disk: Disk) -> None:
    disk.room = 0
    record.append(Roll())
    assert record.close() is Saving.STILL_LOST


def test_a_disk_that_does_not_keep_what_it_took(
    record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: int) -> None:
        raise OSError(errno.EIO, "fsync")

    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", fail)
        assert record.append(Roll()) is Saving.LOST_NOW
    assert record.append(Thrown((2,))) is Saving.BACK
    content = (tmp_path / "match.jsonl").read_bytes()
    assert content == b"header\n" + ROLLED + b'{"move":"Thrown","dice":[2]}\n'


@pytest.mark.skipif(sys.platform == "win32", reason="open files cannot be deleted there")
def test_a_deleted_record_does_not_count_as_saved(record: Record, tmp_path: Path) -> None:
    (tmp_path / "match.jsonl").unlink()
    assert record.append(Roll()) is Saving.LOST_NOW


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs the full device")
def test_the_full_device() -> None:
    record = Record(Path("/dev/full"), FileIO("/dev/full", "r+"))
    assert record.append(Roll()) is Saving.LOST_NOW
    assert record.append(Roll()) is Saving.STILL_LOST
    assert record.close() is Saving.STILL_LOST


def test_a_header_is_checked_before_anything_is_written() -> None:
    with pytest.raises(BadName):
        header(ANN, ANN)
    with pytest.raises(ValueError, match="1 players, not 2 to 16"):
        header(ANN)
    with pytest.raises(ValueError, match="limit"):
        header(limit=1)


@pytest.mark.parametrize(
    "wrong",
    [{"dice": ((1, 7),)}, {"dice": ((),)}, {"match": ""}, {"match": "é"}, {"started": "today"}],
)
def test_a_header_that_could_not_be_read_back_cannot_be_made(wrong: dict[str, Any]) -> None:
    good = {"started": "2026-11-30", "match": "x"}
    with pytest.raises(ValueError, match=r".*"):
        new_header(FARKLE, (ANN, BOB), {}, **(good | wrong))
