"""The strengths and weaknesses of a board: shots at a blot, primes, anchors."""

from functools import lru_cache
from itertools import combinations_with_replacement

from farkle_access.games.backgammon.rules.position import POINTS, Position, hits
from farkle_access.games.backgammon.rules.turns import plays_of

ROLLS = 36
SHORTEST_PRIME = 3
ANCHORS = range(19, 25)
"""The home of the opponent, from the side of whoever holds a point there."""


@lru_cache(maxsize=64)
def shots(position: Position, point: int) -> int:
    """In how many of the 36 rolls the mover can hit the opponent's blot on a point."""
    found = 0
    for large, small in combinations_with_replacement(range(6, 0, -1), 2):
        after = plays_of(position, (large, small))
        if any(point in hits(position, there) for there in after):
            found += 1 if large == small else 2
    return found


def made_points(position: Position) -> list[int]:
    """The mover's points with two checkers or more, the rearmost first."""
    return [point for point in reversed(POINTS) if position[point] > 1]


def prime(position: Position) -> tuple[int, int] | None:
    """The ends of the mover's longest row of made points, high and low; None for a short one."""
    best: tuple[int, int] | None = None
    length = SHORTEST_PRIME - 1
    for high in POINTS:
        low = high
        while low > 0 and position[low] > 1:
            low -= 1
        if high - low > length:
            best, length = (high, low + 1), high - low
    return best
