"""How many rolls bearing off takes on average.

The table has the lowest possible mean of each home board; `tools/backgammon/bear_off.py` made it.
"""

from collections.abc import Sequence
from math import comb

from farkle_access.games.backgammon.engine.weights import bear_off_table
from farkle_access.games.backgammon.rules.position import CHECKERS, Position

MOST_CHECKERS = CHECKERS
POINTS = 6
POSITIONS = comb(MOST_CHECKERS + POINTS, POINTS)
PARTS = 2048
"""The table counts in this fraction of a roll."""


def number_of(home: Sequence[int]) -> int:
    """The number of a home board in the table, from its checkers on the points 1 to 6.

    Boards are ordered by the checkers on all six points, then on the first five, and so on; the
    number is how many boards come before.
    """
    number, checkers = 0, 0
    for point, count in enumerate(home, 1):
        checkers += count
        number += comb(checkers + point - 1, point)
    return number


def rolls_left(position: Position) -> float | None:
    """The rolls that the mover needs on average; None unless all its checkers are at home.

    Checkers of the opponent are assumed to be out of the way. Raises DamagedTable.
    """
    if max(position[POINTS + 1 :]) > 0:
        return None
    number = number_of([max(count, 0) for count in position[1 : POINTS + 1]])
    return bear_off_table()[number] / PARTS
