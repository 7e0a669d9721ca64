"""Rolls that hit, and rolls that escape, counted out of 36."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import product

FARTHEST_SHOT = 12
NO_CHECKER = 37
"""Stands for the number of escaping rolls when there is no checker to escape."""


@lru_cache(maxsize=1)
def outcomes() -> tuple[tuple[int, int, int], ...]:
    """The 36 outcomes of two dice, each with its bit."""
    rolls = product(range(1, 7), repeat=2)
    return tuple((first, second, 1 << number) for number, (first, second) in enumerate(rolls))


@lru_cache(maxsize=8192)
def reaching(distance: int, held: int) -> int:
    """The outcomes, as bits, with which one checker goes exactly this far.

    Bit n - 1 of `held` says that the other side holds the point n further on.
    """
    found = 0
    for first, second, bit in outcomes():
        steps = (first,) * 4 if first == second else (first, second)
        if distance in (first, second):
            found |= bit
        elif first == second:
            times = distance // first
            stops = [first * time for time in range(1, times)]
            if distance == first * times and times <= 4 and _open(stops, held):
                found |= bit
        elif distance == sum(steps) and (_open([first], held) or _open([second], held)):
            found |= bit
    return found


@lru_cache(maxsize=1024)
def entering_and(distance: int, home: int) -> int:
    """The outcomes with which one die enters a checker and the other goes this far."""
    found = 0
    for first, second, bit in outcomes():
        if (first == distance and not home >> (second - 1) & 1) or (
            second == distance and not home >> (first - 1) & 1
        ):
            found |= bit
    return found


@lru_cache(maxsize=4096)
def escapes(held: int) -> int:
    """The outcomes of 36 with which a checker moves on by both dice, past held points."""
    return sum(
        _open([first + second], held) and (_open([first], held) or _open([second], held))
        for first, second, _ in outcomes()
    )


def _open(steps: Iterable[int], held: int) -> bool:
    return not any(held >> (step - 1) & 1 for step in steps)


def shots(blots: list[int], shooters: list[int], held: int, bar: int) -> tuple[int, int]:
    """The rolls of 36 that hit a blot, and the pips that the blots lose on average.

    Points are numbered upwards in the shooters' direction, from 0, their bar. `held` has a bit for
    each point that they cannot use, and `bar` is how many of them have to enter first.
    """
    all_hits = lost = 0
    home = held >> 1 & 63
    for blot in blots:
        hits = 0
        for shooter in shooters:
            distance = blot - shooter
            if 0 < distance <= FARTHEST_SHOT:
                if not bar or not shooter:
                    hits |= reaching(distance, held >> (shooter + 1) & ((1 << distance - 1) - 1))
                elif bar == 1 and distance < 7:
                    hits |= entering_and(distance, home)
        all_hits |= hits
        lost += hits.bit_count() * (25 - blot)
    return all_hits.bit_count(), min(lost // 36, 60)


def escaping(places: list[int], held: int) -> tuple[int, int]:
    """The numbers of rolls with which the checkers on the two rearmost points escape.

    `places` begins with these points.
    """
    first = escapes(held >> places[0] + 1 & 0xFFF) if places[0] < 13 else NO_CHECKER
    if len(places) < 2 or places[1] > 12:
        return first, NO_CHECKER
    return first, escapes(held >> places[1] + 1 & 0xFFF)
