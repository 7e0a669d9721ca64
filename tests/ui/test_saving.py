"""A disk that fails: said once, played on, and said again when it works."""

import errno
from collections.abc import Iterator
from io import FileIO
from pathlib import Path

import pytest

from farkle_access.games import GAMES
from farkle_access.output.announcement import Kind
from farkle_access.play import files, reading, record
from farkle_access.play.files import sync
from farkle_access.play.reading import read
from tests.ui.said import LOST, NOT_SAVED, SAVED, SAVED_AGAIN
from tests.ui.scripted import Booth, ListSink


class Disk:
    """Fails while `full`."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.full = False
        patch.setattr(record, "sync", self.sync)
        patch.setattr(files, "sync", self.sync)

    def sync(self, descriptor: int) -> None:
        if self.full:
            raise OSError(28, "No space left on device")
        sync(descriptor)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


def play(booth: Booth, disk: Disk, *keys: str) -> ListSink:
    """Two persons; "fill" and "free" are done to the disk."""

    def script(sink: ListSink) -> Iterator[str]:
        for key in keys:
            if key in ("fill", "free"):
                disk.full = key == "fill"
            else:
                yield key

    return booth.play("Ann,Bob", keys=script, throws="1 3 3 3 4 6; 1 1")


def test_a_failure_is_said_once_and_first(booth: Booth, disk: Disk) -> None:
    heard = play(booth, disk, "enter", "fill", "enter", "enter", "u", "enter")
    assert heard.answers[1][0] == LOST
    assert heard.steps[2].kinds[0] is Kind.ERROR
    assert heard.lines.count(LOST) == 1
    assert heard.answers[1][1].startswith("Ann sets aside"), "the match goes on"


def test_recovery_is_said_once_and_nothing_is_lost(booth: Booth, disk: Disk) -> None:
    heard = play(booth, disk, "enter", "fill", "enter", "enter", "free", "u", "enter")
    assert heard.answers[3][0] == SAVED_AGAIN
    assert heard.lines.count(SAVED_AGAIN) == 1
    assert len(read(booth.records()[0], GAMES).moves) == 6
    assert heard.farewell == [SAVED]


def test_a_second_failure_is_said_again(booth: Booth, disk: Disk) -> None:
    heard = play(booth, disk, "enter", "fill", "enter", "free", "enter", "fill", "u")
    assert [line for line in heard.lines if line in (LOST, SAVED_AGAIN)] == [
        LOST,
        SAVED_AGAIN,
        LOST,
    ]


def test_leaving_is_confirmed_only_while_saving_fails(booth: Booth, disk: Disk) -> None:
    heard = play(booth, disk, "enter", "fill", "enter", "escape", "6", "enter")
    assert heard.last == [
        "The last moves could not be saved. Leave all the same?",
        "Stay, 1 of 2.",
    ]


@pytest.mark.parametrize("answer", [["enter"], ["escape"]])
def test_staying_is_the_first_answer(booth: Booth, disk: Disk, answer: list[str]) -> None:
    heard = play(booth, disk, "enter", "fill", "enter", "escape", "6", "enter", *answer)
    assert heard.last == ["Game menu.", "Leave, 6 of 6."]


def test_the_menu_does_not_promise_what_does_not_hold(booth: Booth, disk: Disk) -> None:
    heard = play(booth, disk, "enter", "fill", "enter", "escape", "6")
    assert "the match is saved" not in heard.last[0]


def test_leaving_all_the_same(booth: Booth, disk: Disk) -> None:
    keys = ["enter", "fill", "enter", "escape", "6", "enter", "2", "enter", "enter"]
    heard = play(booth, disk, *keys)
    assert len(heard.answers) == 7, "the last Enter is not read any more"


def test_recovered_saving_is_not_confirmed(booth: Booth, disk: Disk) -> None:
    keys = ["enter", "fill", "enter", "free", "enter", "escape", "6", "enter", "enter"]
    assert len(play(booth, disk, *keys).answers) == 6


def test_leaving_by_the_end_of_input_says_what_is_lost(booth: Booth, disk: Disk) -> None:
    heard = play(booth, disk, "enter", "fill", "enter")
    assert heard.farewell == [NOT_SAVED]


def test_what_was_safe_before_stays_safe(booth: Booth, disk: Disk) -> None:
    play(booth, disk, "enter", "enter", "fill", "enter")
    saved = read(booth.records()[0], GAMES)
    assert saved.damage == 0
    assert len(saved.moves) == 3


def test_a_deleted_record_is_said(booth: Booth) -> None:
    def script(sink: ListSink) -> Iterator[str]:
        yield "enter"
        booth.records()[0].unlink()
        yield "enter"

    heard = booth.play("Ann,Bob", keys=script, throws="1 3 3 3 4 6")
    assert heard.answers[1][0] == LOST


def test_a_match_begun_on_a_full_disk_is_saved_when_there_is_room(
    booth: Booth, disk: Disk
) -> None:
    disk.full = True
    heard = play(booth, disk, "enter", "enter", "free", "enter", "u")
    assert heard.first[0] == "This match cannot be saved: its folder cannot be written."
    assert heard.answers[2][0] == SAVED_AGAIN
    assert LOST not in heard.lines, "that was said when the match began"
    assert heard.farewell == [SAVED]
    saved = read(booth.records()[0], GAMES)
    assert (saved.damage, len(saved.moves)) == (0, 5)


def test_leaving_a_match_that_was_never_saved_is_confirmed(booth: Booth, disk: Disk) -> None:
    disk.full = True
    heard = play(booth, disk, "enter", "escape", "6", "enter")
    assert heard.last[0] == "The last moves could not be saved. Leave all the same?"
    assert heard.farewell == [NOT_SAVED]
    assert booth.records() == []


def test_a_match_on_a_disk_that_can_only_be_read_is_played_on(
    booth: Booth, monkeypatch: pytest.MonkeyPatch
) -> None:
    class ReadOnly(FileIO):
        def __init__(self, path: Path, mode: str) -> None:
            if mode != "r":
                raise OSError(errno.EROFS, "read-only")
            super().__init__(path, mode)

    booth.play("Ann,Bob", keys=["enter"], throws="1 3 3 3 4 6; 1 1")
    before = booth.records()[0].read_bytes()
    for module in (reading, record):
        monkeypatch.setattr(module, "FileIO", ReadOnly)
    heard = booth.run("resume", keys=["enter", "enter"])
    assert heard.lines.count(LOST) == 1
    assert heard.farewell == [NOT_SAVED]
    assert booth.records()[0].read_bytes() == before
