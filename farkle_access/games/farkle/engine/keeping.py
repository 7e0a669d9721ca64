"""Which dice of a roll can be kept, and what rolling on is worth for any goal.

A hand only ever gains points, so the value of every moment follows from moments with more
points. The mean over all rolls is exact.
"""

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from operator import itemgetter
from typing import TypeAlias

from farkle_access.core.contract import FACES
from farkle_access.core.deferred import dataclass
from farkle_access.games.farkle.rules.scoring import STEP, items, without

Keeps: TypeAlias = tuple[tuple[int, int], ...]
"""Pairs of a number of dice kept and the most points from exactly so many, fewest dice first."""

Table: TypeAlias = tuple[float, ...]
"""The values of rolling: a row for every 5 points, with a value for each of 1 to 6 dice."""

DICE = 6
MOST_POINTS = 750
"""The most points that one roll can bring: six sixes."""
REACH = (MOST_POINTS // STEP + 1) * DICE
"""How many values of a table one roll can reach."""


@dataclass(frozen=True)
class Pattern:
    """All rolls that offer the same keeps, and their share of all rolls of so many dice."""

    probability: float
    keeps: Keeps


@lru_cache(maxsize=1024)
def keeps(roll: tuple[int, ...]) -> Keeps:
    """What can be kept of these sorted dice; empty for a farkle.

    Of the ways to keep so many dice only the one with the most points is in it: it is the best
    for every goal.
    """
    most: dict[int, int] = {}
    for item in items(roll):
        for dice, points in ((0, 0), *keeps(without(roll, item.dice))):
            kept = dice + len(item.dice)
            most[kept] = max(points + item.points, most.get(kept, 0))
    return tuple(sorted(most.items()))


@lru_cache(maxsize=DICE)
def patterns(dice: int) -> tuple[Pattern, ...]:
    """The distinct patterns of rolls of 1 to 6 dice that score; the other rolls are farkles."""
    ways: Counter[Keeps] = Counter()
    for roll in combinations_with_replacement(FACES, dice):
        orders = factorial(dice) // prod(factorial(count) for count in Counter(roll).values())
        ways[keeps(roll)] += orders
    rolls = len(FACES) ** dice
    return tuple(Pattern(count / rolls, kept) for kept, count in ways.items() if kept)


def solve(counted: Callable[[int], float], top: int) -> Table:
    """The values of rolling below `top` points, when from there on every hand is counted.

    `counted` gives the value of counting so many points: never negative, and 0 where counting
    is not allowed. A farkle is worth 0.
    """
    rows = top // STEP
    stops = [counted(row * STEP) for row in range(rows + MOST_POINTS // STEP + 1)]
    best = [value for value in stops for _ in range(DICE)]
    table = [0.0] * (rows * DICE)
    for row in range(rows - 1, -1, -1):
        start, stop = row * DICE, stops[row]
        # Every roll leads to more points, so all that this row needs is solved already.
        ahead = best[start : start + REACH]
        for place, (forced, free) in enumerate(_ways_on(), start):
            value = 0.0
            for probability, jump in forced:
                value += probability * ahead[jump]
            for probability, picked in free:
                value += probability * max(picked(ahead))
            table[place] = value
            best[place] = max(value, stop)
    return tuple(table)


def place(points: int, dice: int) -> int:
    """Where a table holds the value of rolling so many dice with so many points."""
    return points // STEP * DICE + dice - 1


_Forced: TypeAlias = tuple[tuple[float, int], ...]
_Free: TypeAlias = tuple[tuple[float, Callable[[list[float]], tuple[float, ...]]], ...]


@lru_cache(maxsize=1)
def _ways_on() -> tuple[tuple[_Forced, _Free], ...]:
    """Where the rolls of 1 to 6 dice lead, as jumps in a table: to one place, or to a choice."""
    return tuple(_ways_of(dice) for dice in range(1, DICE + 1))


def _ways_of(dice: int) -> tuple[_Forced, _Free]:
    forced: dict[int, float] = {}
    free: list[tuple[float, Callable[[list[float]], tuple[float, ...]]]] = []
    for pattern in patterns(dice):
        jumps = tuple(place(points, dice - kept or DICE) for kept, points in pattern.keeps)
        if len(jumps) > 1:
            free.append((pattern.probability, itemgetter(*jumps)))
        else:
            forced[jumps[0]] = forced.get(jumps[0], 0.0) + pattern.probability
    return tuple((probability, jump) for jump, probability in forced.items()), tuple(free)
