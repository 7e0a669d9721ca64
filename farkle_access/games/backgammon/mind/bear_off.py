"""How many rolls bearing off takes on average.

The table holds the least mean for each home board, made by `tools/backgammon/bear_off.py`.
"""

from collections.abc import Sequence
from math import comb

from farkle_access.games.backgammon.mind.weights import bear_off_table
from farkle_access.games.backgammon.position import CHECKERS, Position

MOST_CHECKERS = CHECKERS
POINTS = 6
POSITIONS = comb(MOST_CHECKERS + POINTS, POINTS)
PARTS = 2048
"""A roll is so many parts in the table."""


def number_of(home: Sequence[int]) -> int:
    """Which number a home board has in the table, from its checkers on the points 1 to 6.

    Boards are in the order of the checkers on all six points, then on the first five, and so
    on: the number of combinations that come before.
    """
    number, checkers = 0, 0
    for point, count in enumerate(home, 1):
        checkers += count
        number += comb(checkers + point - 1, point)
    return number


def rolls_left(position: Position) -> float | None:
    """The rolls that the mover needs on average; None unless all its checkers are at home.

    Checkers of the opponent are taken to be out of the way. Raises DamagedTable.
    """
    if max(position[POINTS + 1 :]) > 0:
        return None
    number = number_of([max(count, 0) for count in position[1 : POINTS + 1]])
    return bear_off_table()[number] / PARTS
