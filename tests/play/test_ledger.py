import errno
import json
import os
from io import FileIO
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farkle_access.play.ledger import Finished, Ledger, Played, Total, finished
from tests.play.matches import ANN, BOB, GAMES, ROBOT, begin, finish, header


@pytest.fixture
def ledger(tmp_path: Path) -> Ledger:
    return Ledger(tmp_path / "data" / "ledger.jsonl", GAMES)


def played(name: str, won: bool, hands: int, best: int) -> Played:
    return Played(name, won, {"hands": hands, "farkles": 1, "best_hand": best})


def test_no_matches_are_no_totals(ledger: Ledger) -> None:
    assert ledger.totals().players == ()


def test_a_finished_table_is_counted_without_the_computer_players(
    ledger: Ledger,
) -> None:
    table = finish(begin(header(ANN, ROBOT, BOB)))
    result = finished(table)
    assert [who.name for who in result.players] == ["Ann", "Bōb"]
    figures = table.package.statistics().tally(table.events, 3)
    assert table.outcome
    assert result.players[1] == Played("Bōb", table.outcome.winner == 2, figures[2])
    ledger.add(result)
    total = ledger.totals().players[1]
    assert total == Total("farkle", "Bōb", 1, result.players[1].won, figures[2])


def test_a_match_that_goes_on_is_not_counted() -> None:
    with pytest.raises(ValueError, match="not over"):
        finished(begin(header()))


def test_computer_players_alone_leave_no_trace(ledger: Ledger) -> None:
    ledger.add(finished(finish(begin(header(ROBOT, type(ROBOT)("B", ROBOT.level))))))
    assert not ledger.path.exists()


def test_figures_are_added_or_the_highest_counts(ledger: Ledger) -> None:
    ledger.add(Finished("a", "farkle", (played("Ann", True, 5, 300), played("Bob", False, 5, 90))))
    ledger.add(Finished("b", "farkle", (played("ANN", False, 7, 200),)))
    totals = ledger.totals()
    assert totals.damaged == 0
    assert totals.players == (
        Total("farkle", "ANN", 2, 1, {"hands": 12, "farkles": 2, "best_hand": 300}),
        Total("farkle", "Bob", 1, 0, {"hands": 5, "farkles": 1, "best_hand": 90}),
    )


def test_a_match_counts_once(ledger: Ledger) -> None:
    for _ in range(3):
        ledger.add(Finished("a", "farkle", (played("Ann", True, 5, 300),)))
    assert [total.matches for total in ledger.totals().players] == [1]


def test_the_line_has_the_plain_facts(ledger: Ledger) -> None:
    ledger.add(Finished("a", "farkle", (played("Bōb", True, 5, 300),)))
    assert ledger.path.read_text("utf-8") == (
        '{"match":"a","game":"farkle","players":[{"name":"Bōb","won":true,'
        '"figures":{"hands":5,"farkles":1,"best_hand":300}}]}\n'
    )


GOOD: dict[str, Any] = {
    "match": "a",
    "game": "farkle",
    "players": [{"name": "Ann", "won": True, "figures": {"hands": 1}}],
}


@pytest.mark.parametrize(
    "line",
    [
        b"x",
        b"\xff\xff",
        b"null",
        b"[" * 100_000,
        b"{}",
        json.dumps(GOOD)[:-1].encode(),
        json.dumps(GOOD | {"game": "ludo"}).encode(),
        json.dumps(GOOD | {"game": []}).encode(),
        json.dumps(GOOD | {"match": 5}).encode(),
        json.dumps(GOOD | {"players": {}}).encode(),
        json.dumps(GOOD | {"players": GOOD["players"] * 2}).encode(),
        json.dumps(GOOD | {"players": [{"name": "Ann", "won": 1, "figures": {}}]}).encode(),
        json.dumps(GOOD | {"players": [{"name": "", "won": True, "figures": {}}]}).encode(),
        json.dumps(
            GOOD | {"players": [{"name": "A", "won": True, "figures": {"hands": -1}}]}
        ).encode(),
        json.dumps(
            GOOD | {"players": [{"name": "A", "won": True, "figures": {"hands": 10**50}}]}
        ).encode(),
    ],
    ids=lambda line: repr(line[:70]),
)
def test_damaged_lines_are_skipped_and_counted(line: bytes, ledger: Ledger) -> None:
    ledger.path.parent.mkdir()
    good = json.dumps(GOOD).encode()
    ledger.path.write_bytes(line + b"\r\n\n" + good + b"\n" + line)
    ledger.add(Finished("b", "farkle", (played("ann", False, 5, 300),)))
    totals = ledger.totals()
    assert totals.damaged == 2
    assert totals.players == (
        Total("farkle", "ann", 2, 1, {"hands": 6, "farkles": 1, "best_hand": 300}),
    )


@given(content=st.binary(max_size=200))
def test_any_content_gives_totals(
    content: bytes, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.getbasetemp() / "any.jsonl"
    path.write_bytes(content)
    assert Ledger(path, GAMES).totals().players == ()


def test_figures_of_another_version_are_left_out(ledger: Ledger) -> None:
    figures = {"hands": 3, "surprises": 9}
    ledger.add(Finished("a", "farkle", (Played("Ann", True, figures),)))
    assert ledger.totals().players[0].figures == {"hands": 3, "farkles": 0, "best_hand": 0}


def test_a_full_disk_leaves_the_ledger_as_it_was(
    ledger: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Full(FileIO):
        def write(self, data: Any) -> int:
            if len(data) < 20:
                raise OSError(errno.ENOSPC, "full")
            return super().write(bytes(data)[:-10])

    ledger.add(Finished("a", "farkle", (played("Ann", True, 5, 300),)))
    before = ledger.path.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr("farkle_access.play.files.FileIO", Full)
        with pytest.raises(OSError, match="full"):
            ledger.add(Finished("b", "farkle", (played("Ann", True, 5, 300),)))
    assert ledger.path.read_bytes() == before


def test_a_ledger_too_large_to_be_ours_is_not_read(ledger: Ledger) -> None:
    ledger.add(Finished("a", "farkle", (played("Ann", True, 5, 300),)))
    assert not ledger.takes_a_moment
    os.truncate(ledger.path, 2**40)
    assert ledger.takes_a_moment
    with pytest.raises(OSError, match="too large"):
        ledger.totals()


@pytest.mark.skipif(os.name == "nt", reason="pipes")
def test_a_pipe_in_the_place_of_the_ledger_is_not_waited_for(ledger: Ledger) -> None:
    ledger.path.parent.mkdir()
    os.mkfifo(ledger.path)
    with pytest.raises(OSError, match="no file"):
        ledger.add(Finished("a", "farkle", (played("Ann", True, 5, 300),)))
    with pytest.raises(OSError, match="no file"):
        ledger.totals()


def test_whether_a_match_is_counted(ledger: Ledger) -> None:
    assert not ledger.holds("a")
    ledger.add(Finished("a", "farkle", (played("b", True, 5, 300),)))
    with ledger.path.open("ab") as file:
        file.write(b'{"match":"c","game":"farkle","players":[{"na\n')
    assert [name for name in "abc" if ledger.holds(name)] == ["a"]


def test_a_new_file_has_its_name_on_the_disk(
    ledger: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[Path] = []
    monkeypatch.setattr("farkle_access.play.ledger.sync_directory", synced.append)
    for name in "ab":
        ledger.add(Finished(name, "farkle", (played("Ann", True, 5, 300),)))
    assert synced == [ledger.path.parent]
