"""What the seat on turn can choose in the bluffing games."""

from typing import TypeAlias

from farkle_access.core.contract import Move
from farkle_access.core.deferred import dataclass


@dataclass(frozen=True)
class Roll(Move):
    """Throw for the order, for the direction, or in secret as the first of a hand."""


@dataclass(frozen=True)
class Claim(Move):
    """Say of the hidden dice that they show this value, true or not."""

    value: int


@dataclass(frozen=True)
class Keep(Move):
    """Pay, and claim a value below the one to beat ("tenere"); it becomes the new base."""

    value: int


@dataclass(frozen=True)
class Believe(Move):
    """Take the claim as the base to beat, and throw the dice anew without seeing the old ones.

    Where a believed 21 ends the hand, pay for it instead.
    """


@dataclass(frozen=True)
class Doubt(Move):
    """Have the dice shown to everybody."""


BluffMove: TypeAlias = Roll | Claim | Keep | Believe | Doubt
"""Every move of these games."""
