"""What the dice of one roll are worth. Points are whole multiples of 5."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache


class Kind(StrEnum):
    """The kinds of items that can be set aside."""

    SINGLE = "single"
    THREE = "three_of_a_kind"
    FOUR = "four_of_a_kind"
    FIVE = "five_of_a_kind"
    SIX = "six_of_a_kind"
    SMALL_STRAIGHT = "small_straight"
    LARGE_STRAIGHT = "large_straight"
    THREE_PAIRS = "three_pairs"
    FULL_HOUSE = "full_house"
    TWO_TRIPLETS = "two_triplets"


@dataclass(frozen=True, slots=True)
class Combination:
    """An item of a roll: its kind, its dice in ascending order, and its points."""

    kind: Kind
    dice: tuple[int, ...]
    points: int


SINGLES = {1: 10, 5: 5}
OF_A_KIND = {3: Kind.THREE, 4: Kind.FOUR, 5: Kind.FIVE, 6: Kind.SIX}
SMALL_STRAIGHTS = ((1, 2, 3, 4, 5), (2, 3, 4, 5, 6))
LARGE_STRAIGHT = (1, 2, 3, 4, 5, 6)


def combinations(dice: Iterable[int]) -> tuple[Combination, ...]:
    """Every distinct item in a roll of 1 to 6 dice, best first.

    `dice` are faces from 1 to 6 in any order. An item inside a larger one counts too (a
    tris inside a poker, a single 1 inside a tris). Most points come first; on equal points
    the item with fewer dice, then the one with the lower faces. An empty result is a farkle.
    Raises ValueError for any other number of dice and for faces that no die has.
    """
    roll = tuple(sorted(dice))
    if not 1 <= len(roll) <= 6 or any(face not in range(1, 7) for face in roll):
        raise ValueError(f"a roll has 1 to 6 dice with faces from 1 to 6, not {roll}")
    return items(roll)


@lru_cache(maxsize=1024)
def items(roll: tuple[int, ...]) -> tuple[Combination, ...]:
    """Like `combinations`, for valid dice that are sorted already; () has no items."""
    counts = Counter(roll)
    found = [Combination(Kind.SINGLE, (face,), SINGLES[face]) for face in SINGLES if counts[face]]
    found += [
        Combination(kind, (face,) * size, of_a_kind(face, size))
        for face, count in counts.items()
        for size, kind in OF_A_KIND.items()
        if count >= size
    ]
    found += [
        Combination(Kind.SMALL_STRAIGHT, straight, 100)
        for straight in SMALL_STRAIGHTS
        if counts.keys() >= set(straight)
    ]
    if len(roll) == 6:
        found += _six_dice(roll, sorted(counts.values()))
    return tuple(sorted(found, key=lambda item: (-item.points, len(item.dice), item.dice)))


def of_a_kind(face: int, size: int) -> int:
    """Points of `size` equal dice, 3 to 6."""
    if size == 3:
        return 75 if face == 1 else 10 * face
    return {4: 100 + 10 * face, 5: 300 + 20 * face, 6: 600 + 25 * face}[size]


def _six_dice(roll: tuple[int, ...], shape: list[int]) -> list[Combination]:
    # A full house here is four and two: the source text's own meaning, not poker's.
    if roll == LARGE_STRAIGHT:
        return [Combination(Kind.LARGE_STRAIGHT, roll, 200)]
    if shape == [2, 2, 2]:
        return [Combination(Kind.THREE_PAIRS, roll, 150)]
    if shape == [2, 4]:
        return [Combination(Kind.FULL_HOUSE, roll, 200)]
    if shape == [3, 3]:
        return [Combination(Kind.TWO_TRIPLETS, roll, 250)]
    return []


def held(roll: tuple[int, ...]) -> tuple[Combination, ...]:
    """What sorted dice hold when the best item is taken first, and then the best of the rest."""
    taken: list[Combination] = []
    while found := items(roll):
        taken.append(found[0])
        roll = without(roll, found[0].dice)
    return tuple(taken)


@lru_cache(maxsize=8192)
def without(roll: tuple[int, ...], taken: tuple[int, ...]) -> tuple[int, ...]:
    """The sorted dice that stay when `taken`, all of them in `roll`, are set aside."""
    return tuple(sorted((Counter(roll) - Counter(taken)).elements()))
