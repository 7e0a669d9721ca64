"""Levels that a game does not offer are replaced before anybody sits down."""

from pathlib import Path

import pytest

from farkle_access.core.contract import Move
from farkle_access.gamekit.computers import EXTERNAL, Bot, Chance, ComputerPlayers, Level
from farkle_access.games import GAMES
from farkle_access.play.header import new_header
from farkle_access.play.keys import Keys
from farkle_access.play.players import Player, offered
from farkle_access.play.record import create
from farkle_access.play.table import Table


class Somebody(Bot[object, Move]):
    def choose(self, view: object, random: Chance) -> Move:
        raise AssertionError("nobody plays")


def players(*levels: Level, usual: Level = Level.MEDIUM) -> ComputerPlayers[object, Move]:
    return ComputerPlayers({level: Somebody() for level in levels}, usual)


USUAL = players(Level.EASY, Level.MEDIUM, Level.HARD)


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        (Level.HARD, Level.HARD),
        (Level.EXPERT, Level.HARD),
        (Level.ADAPTIVE, Level.HARD),
        (Level.GNUBG, Level.HARD),
    ],
)
def test_a_level_that_is_missing_becomes_the_nearest_weaker_one(
    asked: Level, found: Level
) -> None:
    assert offered([Player("Ann", asked)], USUAL) == (Player("Ann", found),)


def test_where_no_weaker_one_is_offered_the_usual_one_plays() -> None:
    few = players(Level.HARD, Level.PERFECT, usual=Level.PERFECT)
    assert offered([Player("Ann", Level.EASY)], few) == (Player("Ann", Level.PERFECT),)


def test_persons_stay_as_they_are_and_in_their_places() -> None:
    table = [Player("Ann"), Player("Computer", Level.STRONG), Player("Bob")]
    assert offered(table, USUAL) == (table[0], Player("Computer", Level.HARD), table[2])


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("game", GAMES)
def test_a_record_with_any_level_is_played_on(tmp_path: Path, game: str, level: Level) -> None:
    package = GAMES[game]
    seats = [Player("Ann"), Player("Robot", level)]
    head = new_header(package, seats, {}, started="2026-11-30T10:00:00", match="1")
    keys = Keys(tmp_path / "hidden.key")
    create(tmp_path / "match", head, keys, hides=package.rules().hides).close()
    table = Table.resume(tmp_path / "match", GAMES, keys)
    table.close()
    computers, found = package.computers(), table.players[1].level
    assert found is not None
    assert found in computers.by_level or found in EXTERNAL
    _, playing = computers.ready(found)
    assert list(Level).index(playing) <= list(Level).index(level)
    assert table.players[0] == Player("Ann")
