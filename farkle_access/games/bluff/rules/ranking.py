"""The 21 values of two dice, from the lowest to the highest: one order for every rule set.

A value is a whole number of two digits, the higher die first: 4 and 2 are 42. Unequal dice
stand in the order of their numbers, pairs above them, and 21 above all. A value without pair
comes up in 2 of the 36 throws, a pair in 1.
"""

from collections.abc import Sequence
from typing import Final

HIGHEST: Final = 21
"""Called Beghel, Tokyo or Capitano, like the game."""

UNEQUAL: Final = (31, 32, 41, 42, 43, 51, 52, 53, 54, 61, 62, 63, 64, 65)
PAIRS: Final = (11, 22, 33, 44, 55, 66)

VALUES: Final = (*UNEQUAL, *PAIRS, HIGHEST)
"""Every value, from the lowest to the highest."""

THROWS: Final = 36
"""The number of equally likely throws of two dice."""

_RANKS: Final = {value: rank for rank, value in enumerate(VALUES)}


def is_value(value: int) -> bool:
    """Whether two dice can show this value: 42 is one, 24 and 70 are none."""
    return value in _RANKS


def rank(value: int) -> int:
    """The place of a value: 0 for 31, the lowest, to 20 for 21. Raises KeyError for no value."""
    return _RANKS[value]


def value_of(dice: Sequence[int]) -> int:
    """The value that two dice show, in whatever order they fell."""
    low, high = sorted(dice)
    return 10 * high + low


def compare(first: int, second: int) -> int:
    """Below, at or above 0 when `first` is lower than, equal to or higher than `second`.

    Raises KeyError for a number that is no value.
    """
    return rank(first) - rank(second)


def beats(value: int, base: int) -> bool:
    """Whether a value is higher than another one. Raises KeyError for no value."""
    return compare(value, base) > 0


def reaches(value: int, base: int) -> bool:
    """Whether a value is as high as another one, or higher. Raises KeyError for no value."""
    return compare(value, base) >= 0


def ways(value: int) -> int:
    """In how many of the 36 throws a value comes up. Raises KeyError for no value."""
    rank(value)
    return 1 if value in PAIRS else 2
