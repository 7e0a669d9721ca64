"""The tables travel whole, are what the code that plays makes anew, and are missed."""

from itertools import product
from pathlib import Path

import pytest

from farkle_access.gamekit.computers import Level
from farkle_access.gamekit.tables import data_file
from farkle_access.games.bluff.bots import computers
from farkle_access.games.bluff.engine import starts
from farkle_access.games.bluff.engine.hands import Lives, Spot, play
from farkle_access.games.bluff.engine.limits import MOST
from farkle_access.games.bluff.engine.starts import (
    TABLES,
    WITH_BASES,
    Known,
    file_name,
    grid,
    packed,
    unpacked,
)
from farkle_access.games.bluff.engine.throwing import Chances
from farkle_access.games.bluff.rules.rulesets import GameName
from tests.games.bluff.play import NAMES

every_table = pytest.mark.parametrize("name", TABLES)


class Again:
    """What is known of the match beyond a hand, solved anew from the last lives on."""

    def __init__(self, name: str) -> None:
        self.table, self.hands = TABLES[name], dict[Lives, dict[Spot, Chances]]()

    def chances(self, lives: Lives) -> Chances:
        return self.after_keeping(lives, 0, None)

    def after_keeping(self, lives: Lives, seat: int, base: int | None) -> Chances:
        if lives not in self.hands:
            self.hands[lives] = play(self.table, lives, self).chances
        return self.hands[lives][seat, base]


@every_table
def test_all_tables_are_there_and_small(name: str) -> None:
    for players, most in enumerate(MOST[name], 2):
        table = grid(name, players)
        assert (table.players, table.most) == (players, most)
        assert len(table.numbers) == most**players * table.columns


def test_together_they_are_small_enough_to_travel() -> None:
    files = {
        file_name(name, players) for name in TABLES for players, _ in enumerate(MOST[name], 2)
    }
    paths = list(data_file(starts.__package__, "").iterdir())
    assert {path.name for path in paths} == files
    assert sum(path.stat().st_size for path in paths) < 1_400_000


@every_table
def test_two_players_are_exact(name: str) -> None:
    again, known = Again(name), Known(name)
    for lives in product(range(1, 6), repeat=2):
        assert known.chances(lives) == pytest.approx(again.chances(lives), abs=1e-8)
        if name in WITH_BASES:
            for seat, base in product(range(2), (0, 10, 20)):
                kept = again.after_keeping(lives, seat, base)
                assert known.after_keeping(lives, seat, base) == pytest.approx(kept, abs=1e-8)


@pytest.mark.parametrize(("name", "players"), [("tokyo", 3), ("capitano", 3), ("capitano", 4)])
def test_more_players_are_exact_to_what_16_bits_hold(name: str, players: int) -> None:
    again, known = Again(name), Known(name)
    for lives in product(range(1, 3), repeat=players):
        assert known.chances(lives) == pytest.approx(again.chances(lives), abs=0.00003)


def test_a_table_is_unpacked_as_it_was_packed() -> None:
    for name, players in (("beghel", 2), ("beghel", 4), ("tokyo", 3)):
        table = grid(name, players)
        assert unpacked(packed(table)) == table


@pytest.mark.parametrize("name", NAMES)
def test_a_damaged_table_makes_a_weaker_player_stand_in(
    name: GameName, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert computers(name).ready(Level.PERFECT)[1] is Level.PERFECT
    monkeypatch.setattr(starts, "data_file", lambda package, file: tmp_path / file)
    grid.cache_clear()
    (tmp_path / file_name(name, 2)).write_bytes(b"damaged")
    assert computers(name).ready(Level.PERFECT)[1] is Level.HARD
    assert not computers(name).whole
    grid.cache_clear()


def test_without_tables_play_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(starts, "data_file", lambda package, file: tmp_path / file)
    grid.cache_clear()
    for name in NAMES:
        guessed = starts.starts_of(TABLES[name])
        hand = play(TABLES[name], (2, 3), guessed)
        assert sum(hand.chances[0, None]) == pytest.approx(1)
    grid.cache_clear()
