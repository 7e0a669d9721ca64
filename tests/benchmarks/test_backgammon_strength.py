"""The stored evaluations of GNU Backgammon, and how the levels do by them."""

import pytest

from benchmarks.backgammon_strength import decisions, errors, won
from farkle_access.gamekit.computers import Level
from farkle_access.games.backgammon.bots import own_players

BOTS = own_players()
HARD, EASY = BOTS[Level.HARD], BOTS[Level.EASY]


def test_the_reference_has_enough_unforced_decisions() -> None:
    found = decisions()
    assert len(found) > 1500
    assert all(len(decision.worths) > 1 for decision in found)
    assert len({(decision.position, decision.dice) for decision in found}) > 1400


def test_the_errors_of_a_player_are_counted() -> None:
    found = errors(EASY, 20)
    assert len(found.losses) == len(found.milliseconds) == 20
    assert found.illegal == 0
    assert min(found.losses) == 0 < found.rate


@pytest.mark.slow
def test_each_level_makes_fewer_errors_than_the_one_below() -> None:
    easy, medium, hard = (errors(BOTS[level], 250).rate for level in list(Level)[:3])
    assert easy > 2 * medium
    assert medium > 1.4 * hard
    assert hard < 10
    assert errors(BOTS[Level.EXPERT], 60).rate < 0.8 * errors(HARD, 60).rate


@pytest.mark.slow
def test_taking_out_the_luck_leaves_less_to_chance() -> None:
    found = won(HARD, EASY, 2)
    assert set(found.plain) <= {0.0, 1.0}
    assert all(-0.5 < adjusted < 1.5 for adjusted in found.adjusted)
