"""What the dice of one roll are worth."""

from collections import Counter
from enum import StrEnum
from functools import lru_cache

from farkle_access.core.deferred import dataclass


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


@dataclass(frozen=True)
class Combination:
    """An item of a roll: its kind, its dice in ascending order, and its points."""

    kind: Kind
    dice: tuple[int, ...]
    points: int


STEP = 5
"""All points are multiples of this."""
SINGLES = {1: 10, 5: 5}
OF_A_KIND = {3: Kind.THREE, 4: Kind.FOUR, 5: Kind.FIVE, 6: Kind.SIX}
SMALL_STRAIGHTS = ((1, 2, 3, 4, 5), (2, 3, 4, 5, 6))
LARGE_STRAIGHT = (1, 2, 3, 4, 5, 6)


@lru_cache(maxsize=1024)
def items(roll: tuple[int, ...]) -> tuple[Combination, ...]:
    """Every distinct item in these sorted dice, at most six, best first; empty for a farkle.

    An item inside a larger one counts too (three of a kind inside four of a kind, a single 1
    inside three of a kind). Most points come first; on equal points the item with fewer dice,
    then the one with the lower faces.
    """
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
    # A full house is four and two in this game, not three and two as in poker.
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
    """The items in sorted dice when the best is taken first, and then the best of the rest."""
    taken: list[Combination] = []
    while found := items(roll):
        taken.append(found[0])
        roll = without(roll, found[0].dice)
    return tuple(taken)


@lru_cache(maxsize=8192)
def without(roll: tuple[int, ...], taken: tuple[int, ...]) -> tuple[int, ...]:
    """The sorted dice that are left when `taken`, all of them in `roll`, are set aside."""
    return tuple(sorted((Counter(roll) - Counter(taken)).elements()))
