"""How many players and lives the tables know."""

from collections.abc import Mapping
from typing import Final

MOST: Final[Mapping[str, tuple[int, ...]]] = {
    "beghel": (20, 12, 9),
    "beghel_plain": (20, 12, 9),
    "tokyo": (20, 9, 9, 6),
    "capitano": (20, 7, 7, 3, 3, 3, 3),
    "capitano_equal": (20, 7, 7, 3, 3, 3, 3),
}
"""The most lives that the table for 2, 3, ... players knows, by the names of the rules."""


def most_players(name: str) -> int:
    """Up to how many players there are tables. Raises KeyError for no name of rules."""
    return len(MOST[name]) + 1
