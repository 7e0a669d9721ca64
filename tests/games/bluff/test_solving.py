"""The play of one throw against linear programs that know nothing of how it was found."""

from functools import cache

import numpy as np
import pytest
from scipy.optimize import linprog

from farkle_access.games.bluff.engine.bluffs import spread
from farkle_access.games.bluff.engine.hands import Hand, Table, play
from farkle_access.games.bluff.engine.starts import TABLES, Known
from farkle_access.games.bluff.engine.throwing import RANKS, Solution
from farkle_access.games.bluff.rules.ranking import THROWS, VALUES, ways

LIVES = ((1, 1), (1, 3), (2, 3), (5, 4), (9, 9))
every_table = pytest.mark.parametrize("name", TABLES)
every_lives = pytest.mark.parametrize("lives", LIVES)


@cache
def hand(name: str, lives: tuple[int, ...]) -> Hand:
    return play(TABLES[name], lives, Known(name))


def program(solution: Solution, table: Table, roller: int) -> float:
    """What the roller can make sure of: a linear program over who makes which claim how often.

    The variables are the shares of each throw for each claim, then what each claim brings at
    least, whether it is believed or doubted.
    """
    options, claims = solution.options, len(solution.options)
    reach = {option.rank for option in options if not option.kept}
    size = len(RANKS) * claims
    bounds: list[tuple[float | None, float | None]] = [(0, 0)] * size + [(None, None)] * claims
    worse = np.zeros((2 * claims, size + claims))
    all_throws = np.zeros((len(RANKS), size + claims))
    for place, option in enumerate(options):
        worse[2 * place : 2 * place + 2, size + place] = 1
        for dice in RANKS:
            number = dice * claims + place
            all_throws[dice, number] = 1
            if (option.rank < dice and not table.below_dice) or (option.kept and dice in reach):
                continue
            bounds[number] = (0, None)
            ends = option.truth if option.rank == dice else option.caught
            worse[2 * place, number] = -option.believed[roller]
            worse[2 * place + 1, number] = -ends[roller]
    aim = np.concatenate([np.zeros(size), -np.ones(claims)])
    shares = [ways(VALUES[dice]) / THROWS for dice in RANKS]
    zeros = np.zeros(2 * claims)
    found = linprog(aim, worse, zeros, all_throws, shares, bounds)
    assert found.success
    return -float(found.fun)


@every_table
@every_lives
def test_every_throw_is_worth_what_a_linear_program_finds(
    name: str, lives: tuple[int, ...]
) -> None:
    solved = hand(name, lives)
    for (roller, base), solution in list(solved.solutions.items())[::3]:
        worth = program(solution, TABLES[name], roller)
        assert solved.chances[roller, base][roller] == pytest.approx(worth, abs=1e-9)


@every_table
@every_lives
def test_truths_and_bluffs_are_all_throws(name: str, lives: tuple[int, ...]) -> None:
    table = TABLES[name]
    for solution in hand(name, lives).solutions.values():
        shares = spread(solution, table.below_dice)
        for dice in RANKS:
            assert sum(shares[dice]) == pytest.approx(ways(VALUES[dice]) / THROWS, abs=1e-9)
        for place, option in enumerate(solution.options):
            made = sum(shares[dice][place] for dice in RANKS if dice != option.rank)
            assert made == pytest.approx(solution.lies[place], abs=1e-9)
        assert all(0 <= share <= 1 for share in (*solution.doubts, *solution.honest))


def test_what_is_known_by_hand() -> None:
    # With one life each, the last claim of Tokyo: against 66 only 21 is left, always doubted.
    assert hand("tokyo", (1, 1)).chances[0, 19] == pytest.approx((2 / 36, 34 / 36))
    # Against 21 in Beghel it is the same for who cannot keep.
    assert hand("beghel", (1, 1)).chances[0, 20] == pytest.approx((2 / 36, 34 / 36), abs=1e-9)


@pytest.mark.parametrize(
    ("name", "lives", "starter"),
    [("beghel", 9, 0.5229), ("tokyo", 6, 0.5351), ("capitano", 3, 0.5541)],
)
def test_the_starter_wins_as_often_as_the_rules_say(name: str, lives: int, starter: float) -> None:
    assert Known(name).chances((lives, lives))[0] == pytest.approx(starter, abs=0.00005)
