"""Why a choice is not possible in Farkle."""

from typing import TypeAlias

from farkle_access.core.contract import Refusal
from farkle_access.core.deferred import dataclass
from farkle_access.games.farkle.rules.scoring import Kind


@dataclass(frozen=True)
class NotRolledYet(Refusal):
    """Nothing can be set aside or counted before the first roll of the hand."""


@dataclass(frozen=True)
class NothingSetAside(Refusal):
    """An item of this roll must be set aside first."""


@dataclass(frozen=True)
class PointsMissing(Refusal):
    """Counting needs `minimum` points, `needed` more than the hand has.

    `entering` when it is the entry minimum that asks for them.
    """

    needed: int
    minimum: int
    entering: bool


@dataclass(frozen=True)
class NotInTheRoll(Refusal):
    """The dice still in the roll do not contain this item."""

    kind: Kind
    dice: tuple[int, ...]


@dataclass(frozen=True)
class NothingToTakeBack(Refusal):
    """Nothing of this roll has been set aside."""


FarkleRefusal: TypeAlias = (
    NotRolledYet | NothingSetAside | PointsMissing | NotInTheRoll | NothingToTakeBack
)
"""Every reason there is."""
