from random import Random

import pytest

from farkle_access.core.options import BadOption, UnknownOption, checked
from farkle_access.gamekit.computers import Level
from farkle_access.games.farkle.package import FARKLE
from farkle_access.play.header import BadSeats
from farkle_access.play.simulation import Result, run, simulate
from tests.play.matches import Greedy

OPTIONS = {"limit": 100, "entry": 0, "minimum": 5}


def greedy(matches: int, seed: int = 1, seats: int = 2) -> Result:
    ticks = iter([10.0, 12.5])
    rules = FARKLE.rules()
    options = checked(rules.options, OPTIONS)
    return run(rules, [Greedy()] * seats, matches, Random(seed), options, lambda: next(ticks))


def test_wins_points_and_time_are_counted() -> None:
    result = greedy(200, seats=3)
    assert result.matches == sum(result.wins) == 200
    assert min(result.wins) > 20
    assert all(50 < mean < 200 for mean in result.means)
    assert 0 < result.ties < 40
    assert (result.seconds, result.per_second) == (2.5, 80.0)


def test_equal_seeds_give_equal_results() -> None:
    assert greedy(20, seed=4) == greedy(20, seed=4) != greedy(20, seed=5)


def test_no_matches_are_no_division_by_zero() -> None:
    assert greedy(0).means == (0.0, 0.0)
    assert Result(0, (0,), (0.0,), 0, 0.0).per_second == 0.0


def test_the_levels_of_a_game_play() -> None:
    levels = (Level.EASY, Level.MEDIUM)
    first, second = (
        simulate(FARKLE, levels, 5, seed=2, options=OPTIONS, clock=lambda: 0.0) for _ in range(2)
    )
    assert first == second
    assert sum(first.wins) == 5
    assert sum(simulate(FARKLE, levels, 2, options=OPTIONS).wins) == 2


def test_what_cannot_be_simulated() -> None:
    with pytest.raises(BadSeats):
        simulate(FARKLE, (Level.EASY,), 1)
    with pytest.raises(KeyError):
        simulate(FARKLE, (Level.EASY, Level.STRONG), 1)
    with pytest.raises(BadOption):
        simulate(FARKLE, (Level.EASY, Level.EASY), 1, options={"limit": 3})
    with pytest.raises(UnknownOption):
        simulate(FARKLE, (Level.EASY, Level.EASY), 1, options={"surprise": 3})
