"""A match that was over when the program was killed: told, counted once, and filed."""

import json
from pathlib import Path

import pytest

from farkle_access.games import GAMES
from farkle_access.input.keys import Leave
from farkle_access.play.ledger import Ledger
from farkle_access.play.record import Record
from farkle_access.play.saves import Saves
from farkle_access.play.table import Table
from farkle_access.ui.match import screen
from tests.ui.said import MAIN_MENU, NOTHING_TO_RESUME, SAVED
from tests.ui.scripted import SHORT, Booth, ListSink, last_items

OVER = "A match of Farkle was over when the program was ended. This is how it ended."
OPEN = ["2", "enter"]  # from the main menu


class Killed(BaseException):
    """The end of the program without any last word."""


@pytest.fixture
def end(booth: Booth) -> str:
    """A match was killed right after its last move; how it ended."""
    heard = killed(booth)
    assert len(booth.records()) == 1
    return heard


def killed(booth: Booth, *, marked: bool = True) -> str:
    told: list[str] = []

    def kill(session: object, table: object, **_: object) -> None:
        raise Killed

    with booth.patch.context() as patch:
        sink = ListSink()
        booth.sink = lambda: sink
        patch.setattr(screen, "keep_finished", kill)
        with pytest.raises(Killed):
            booth.play("Ann,bot:easy", keys=last_items, options=SHORT)
        told = sink.lines
    booth.sink = ListSink
    if not marked:
        (booth.places.matches / "playing" / booth.records()[0].name).unlink()
    return told[-1]


def counted(booth: Booth) -> int:
    path = booth.places.statistics
    return len(path.read_text().splitlines()) if path.exists() else 0


def filed(booth: Booth) -> list[Path]:
    return sorted((booth.places.matches / "finished").glob("*"))


def test_the_end_is_told_before_the_match_is_filed(booth: Booth, end: str) -> None:
    assert end.startswith("The match is over: ")
    assert counted(booth) == 0


def test_the_next_start_tells_the_end_counts_and_files(booth: Booth, end: str) -> None:
    heard = booth.run()
    assert heard.first[:3] == [OVER, end, MAIN_MENU]
    assert counted(booth) == 1
    assert booth.records() == []
    assert len(filed(booth)) == 1
    assert OVER not in booth.run().lines
    assert counted(booth) == 1


def test_a_match_begun_at_once_tells_it_too(booth: Booth, end: str) -> None:
    assert booth.play("Ann,Bob").first[:2] == [OVER, end]


def test_resume_tells_it_even_when_its_mark_is_lost(booth: Booth) -> None:
    end = killed(booth, marked=False)
    assert OVER not in booth.run().lines
    heard = booth.run(keys=OPEN)
    assert heard.last[:3] == [OVER, end, NOTHING_TO_RESUME]
    assert (counted(booth), booth.records()) == (1, [])


def test_what_is_counted_already_is_filed_without_a_word(booth: Booth, end: str) -> None:
    content = booth.records()[0].read_bytes()
    booth.run()
    (done,) = filed(booth)
    done.unlink()
    (booth.places.matches / "again.jsonl").write_bytes(content)
    assert OVER not in booth.run(keys=OPEN).lines
    assert counted(booth) == 1
    assert len(filed(booth)) == 1


def test_a_match_open_elsewhere_keeps_its_mark(booth: Booth, end: str) -> None:
    (path,) = booth.records()
    table = Table.resume(path, GAMES)
    assert OVER not in booth.run(keys=OPEN).lines
    table.close()
    assert booth.run().first[0] == OVER


def test_a_match_that_goes_on_is_left_where_it_is(booth: Booth) -> None:
    booth.play("Ann,Bob", keys=["enter"], throws="1 3 3 3 4 6")
    (path,) = booth.records()
    marks = booth.places.matches / "playing"
    assert not marks.exists()
    marks.mkdir()
    (marks / path.name).touch()
    assert booth.run().first[0] == MAIN_MENU
    assert not marks.exists()
    assert booth.records() == [path]


def test_a_signal_between_the_last_move_and_its_telling_says_no_untruth(
    booth: Booth, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Record.append

    def append(self: Record, move: object, *, hidden: bool = False, last: bool = False) -> object:
        saving = real(self, move, hidden=hidden, last=last)  # type: ignore[arg-type]
        if last:
            raise Leave(143)
        return saving

    monkeypatch.setattr(Record, "append", append)
    heard = booth.play("Ann,bot:easy", keys=last_items, options=SHORT)
    assert SAVED not in heard.lines
    assert heard.lines[-2] == OVER
    assert heard.lines[-1].startswith("The match is over: ")
    assert (counted(booth), booth.records()) == (1, [])


def test_a_signal_while_the_match_is_filed_counts_it_once(
    booth: Booth, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Saves.finish
    struck: list[Path] = []

    def finish(self: Saves, path: Path) -> Path | None:
        if not struck:
            struck.append(path)
            raise Leave(143)
        return real(self, path)

    monkeypatch.setattr(Saves, "finish", finish)
    heard = booth.play("Ann,bot:easy", keys=last_items, options=SHORT)
    assert SAVED not in heard.lines
    assert booth.records() == []
    totals = Ledger(booth.places.statistics, GAMES).totals()
    assert [total.matches for total in totals.players] == [1]


def test_a_finished_file_that_is_resumed_is_not_written_down_again(booth: Booth) -> None:
    booth.play("Ann,bot:easy", keys=last_items, options=SHORT)
    (record,) = filed(booth)
    booth.run("resume", str(record))
    assert counted(booth) == 1
    assert json.loads(booth.places.statistics.read_bytes())["game"] == "farkle"
