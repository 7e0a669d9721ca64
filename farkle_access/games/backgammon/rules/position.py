"""Where the checkers stand, seen from the side of the player who moves."""

from collections.abc import Sequence
from enum import StrEnum
from typing import TypeAlias

Position: TypeAlias = tuple[int, ...]
"""26 numbers from the mover's side.

Index 0 is the opponent's bar as a count, 1 to 24 are the points with the mover's checkers
positive and the opponent's negative, 25 is the mover's bar as a count. The mover goes from
24 to 1 and off. Checkers borne off are those that are missing from 15.
"""

CHECKERS = 15
OFF, BAR = 0, 25
"""Where a checker of the mover goes when it is borne off, and where it enters from."""
THEIR_BAR = 0
"""Where a position counts the opponent's checkers on the bar."""
HOME = range(1, 7)
POINTS = range(1, 25)

START: Position = (
    *(0, -2, 0, 0, 0, 0, 5),
    *(0, 3, 0, 0, 0, -5),
    *(5, 0, 0, 0, -3, 0),
    *(-5, 0, 0, 0, 0, 2, 0),
)
"""The start, which is the same from both sides: 24 (2), 13 (5), 8 (3), 6 (5)."""


class Result(StrEnum):
    """What kind of win a game ended with."""

    SINGLE = "single"
    GAMMON = "gammon"
    """The loser has borne off no checker."""
    BACKGAMMON = "backgammon"
    """The same, with a checker of the loser on the bar or in the winner's home."""

    @property
    def multiple(self) -> int:
        """How many times the value of the cube it counts: 1, 2 or 3."""
        return _MULTIPLES[self]


_MULTIPLES = {result: number for number, result in enumerate(Result, 1)}


class BadPosition(ValueError):
    """Numbers that are not a position of any game of backgammon."""


def checked_position(numbers: Sequence[int]) -> Position:
    """The numbers as a position. Raises BadPosition.

    Refused are another count of numbers, a bar below 0, and more than 15 checkers on a side.
    """
    position = tuple(numbers)
    if len(position) != 26 or position[THEIR_BAR] < 0 or position[BAR] < 0:
        raise BadPosition(position)
    if borne_off(position) < 0 or borne_off(mirrored(position)) < 0:
        raise BadPosition(position)
    return position


def mirrored(position: Position) -> Position:
    """The same checkers from the side of the opponent."""
    points = [-count for count in position[24:0:-1]]
    return (position[BAR], *points, position[THEIR_BAR])


def borne_off(position: Position) -> int:
    """How many checkers the mover has borne off."""
    return CHECKERS - sum([count for count in position[1:] if count > 0])


def pips(position: Position) -> int:
    """How many points the mover's checkers still have to go in all; from the bar it is 25."""
    return sum([point * count for point, count in enumerate(position) if count > 0])


def highest(position: Position) -> int:
    """The point of the mover's rearmost checker, 25 for the bar; 0 when all are borne off."""
    return max([point for point in range(1, 26) if position[point] > 0], default=0)


def result(position: Position) -> Result | None:
    """What the mover has won with, None when not all of the mover's checkers are off."""
    if highest(position):
        return None
    if borne_off(mirrored(position)):
        return Result.SINGLE
    if position[THEIR_BAR] or any(position[point] < 0 for point in HOME):
        return Result.BACKGAMMON
    return Result.GAMMON


def hits(before: Position, after: Position) -> set[int]:
    """The points where a checker of the opponent stood alone before, and was hit."""
    return {point for point in POINTS if before[point] == -1 and after[point] > -1}


def stepped(position: Position, source: int, target: int) -> Position:
    """The position after one checker of the mover went from `source` (25: bar) to `target`.

    `target` is 0 for off. A single checker of the opponent there goes to the bar. Nothing is
    checked.
    """
    after = list(position)
    after[source] -= 1
    if target != OFF:
        if after[target] < 0:
            after[target] = 0
            after[THEIR_BAR] += 1
        after[target] += 1
    return tuple(after)
