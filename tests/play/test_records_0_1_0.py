"""Records of version 0.1.0, one finished and one not of every game: read, resumed, replayed.

That version wrote everything in the folder: the records, the file of the keys, the ledger, and in
`expected.json` the moves of each record, those with which it went on after a resume, and the end.
"""

import json
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from shutil import copy
from typing import Any

import pytest

from farkle_access.core.codec import encode
from farkle_access.core.contract import Move, Outcome, Refused, Thrown
from farkle_access.gamekit.hearing import heard
from farkle_access.games import GAMES
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.translator import ENGLISH
from farkle_access.play.header import Fault, Unreadable
from farkle_access.play.keys import KEY_FILE, Keys
from farkle_access.play.ledger import Finished, Ledger, Played, finished
from farkle_access.play.reading import AnyReading, read
from farkle_access.play.saves import Saves
from farkle_access.play.table import AnyTable, Table

FOLDER = Path(__file__).parent / "records_0_1_0"
KEYS = Keys(FOLDER / KEY_FILE)
LEDGER = FOLDER / "statistics.jsonl"
EXPECTED: dict[str, dict[str, Any]] = json.loads((FOLDER / "expected.json").read_text("utf-8"))

HIDING = ("beghel", "tokyo", "capitano")
every_game = pytest.mark.parametrize("game", ["farkle", *HIDING, "backgammon"])
every_hiding_game = pytest.mark.parametrize("game", HIDING)


def old_record(name: str, folder: Path) -> Path:
    """A copy that may be changed."""
    return Path(copy(FOLDER / f"{name}.jsonl", folder / "match.jsonl"))


def written(moves: Sequence[Move]) -> object:
    return json.loads(json.dumps([encode(move) for move in moves]))


def go_on(table: AnyTable, moves: Sequence[dict[str, Any]]) -> None:
    """Make these choices, and throw when dice are awaited: those of the seed must fall."""
    for move in moves:
        if move["move"] == Thrown.__name__:
            table.throw()
        else:
            legal = {json.dumps(encode(choice)): choice for choice in table.legal_moves()}
            assert not isinstance(table.play(legal[json.dumps(move)]), Refused)


def said(reading: AnyReading) -> str:
    names = tuple(player.name for player in reading.header.players)
    hears = Listener(ENGLISH, names, frozenset(), everything=reading.over)
    return " ".join(told.text for told in heard(reading.package, reading.events, hears))


@pytest.mark.parametrize("name", EXPECTED)
def test_they_are_read_and_told(name: str) -> None:
    reading, expected = read(FOLDER / f"{name}.jsonl", GAMES, KEYS), EXPECTED[name]
    assert written(reading.moves) == expected["moves"]
    assert reading.size == (FOLDER / f"{name}.jsonl").stat().st_size
    assert (reading.damage, reading.over) == (0, name.endswith("-finished"))
    assert "Ann" in said(reading)
    if reading.over:
        outcome = Outcome(expected["winner"], tuple(expected["scores"]))
        assert reading.package.rules().turn(reading.state) == outcome


@every_game
def test_finished_ones_need_no_key(game: str) -> None:
    assert read(FOLDER / f"{game}-finished.jsonl", GAMES).over


@every_hiding_game
def test_unfinished_ones_with_hidden_dice_need_theirs(game: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read(FOLDER / f"{game}.jsonl", GAMES)
    assert caught.value.reason is Fault.NO_KEY


@every_game
def test_they_are_resumed_and_go_on_to_the_same_end(game: str, tmp_path: Path) -> None:
    path, expected = old_record(game, tmp_path), EXPECTED[game]
    table = Table.resume(path, GAMES, KEYS)
    assert table.damage is None
    go_on(table, expected["goes_on"])
    table.close()
    assert written(table.moves) == [*expected["moves"], *expected["goes_on"]]
    assert table.outcome == Outcome(expected["winner"], tuple(expected["scores"]))
    reading = read(path, GAMES)  # a match that is over tells its key
    assert (list(reading.moves), reading.damage, reading.over) == (list(table.moves), 0, True)


@every_hiding_game
def test_new_lines_follow_the_old_ones_which_stay_as_they_are(game: str, tmp_path: Path) -> None:
    path = old_record(game, tmp_path)
    before = path.read_bytes()
    table = Table.resume(path, GAMES, KEYS)
    go_on(table, EXPECTED[game]["goes_on"])
    table.close()
    content = path.read_bytes()
    assert content.startswith(before)
    old, new = before.splitlines(), content.removeprefix(before).splitlines()
    assert sum(b'"sealed"' in line for line in old) >= 2
    assert not any(b'"cipher"' in line for line in old)
    sealed = [json.loads(line) for line in new if b'"sealed"' in line]
    assert sealed
    assert all(set(line) == {"sealed", "key", "cipher"} for line in sealed)


@every_hiding_game
def test_such_a_record_resumes_after_every_line(game: str, tmp_path: Path) -> None:
    path, expected = old_record(game, tmp_path), EXPECTED[game]
    for move in expected["goes_on"]:
        table = Table.resume(path, GAMES, KEYS)
        go_on(table, [move])
        table.close()
    moves = [*expected["moves"], *expected["goes_on"]]
    assert written(read(path, GAMES, KEYS).moves) == moves


@every_hiding_game
def test_a_changed_old_line_is_damage(game: str, tmp_path: Path) -> None:
    path = old_record(game, tmp_path)
    content = path.read_bytes()
    place = content.rindex(b'"sealed"') + 20
    path.write_bytes(content[:place] + (b"B" if content[place : place + 1] == b"A" else b"A"))
    with path.open("ab") as file:
        file.write(content[place + 1 :])
    count = len(EXPECTED[game]["moves"])
    reading = read(path, GAMES, KEYS)
    assert (len(reading.moves), reading.damage) == (count - 1, 1)


def test_they_wait_in_the_folder_of_the_records(tmp_path: Path) -> None:
    saves = Saves(tmp_path / "matches", GAMES)
    saves.directory.mkdir()
    copy(FOLDER / KEY_FILE, tmp_path / KEY_FILE)
    for name in EXPECTED:
        copy(FOLDER / f"{name}.jsonl", saves.directory)
    found = saves.unfinished(datetime(2027, 1, 1))
    assert found.unreadable == 0
    assert {match.header.game for match in found.matches} == {
        name.partition("-")[0] for name in EXPECTED
    }


def test_the_ledger_is_read() -> None:
    totals = Ledger(LEDGER, GAMES).totals()
    lines = [json.loads(line) for line in LEDGER.read_text("utf-8").splitlines()]
    assert totals.damaged == 0
    found = [(total.game, total.name, total.wins, total.figures) for total in totals.players]
    assert found == [
        (line["game"], player["name"], player["won"], player["figures"])
        for line in lines
        for player in line["players"]
    ]


@every_game
def test_the_figures_of_a_match_are_what_they_were(game: str, tmp_path: Path) -> None:
    table = Table.resume(old_record(f"{game}-finished", tmp_path), GAMES)
    table.close()
    lines = [json.loads(line) for line in LEDGER.read_text("utf-8").splitlines()]
    (line,) = (line for line in lines if line["game"] == game)
    players = tuple(Played(**player) for player in line["players"])
    assert finished(table) == Finished(line["match"], game, players)
