"""What a player of Farkle can choose."""

from typing import TypeAlias

from farkle_access.core.contract import Move
from farkle_access.core.deferred import dataclass
from farkle_access.games.farkle.rules.scoring import Kind


@dataclass(frozen=True)
class SetAside(Move):
    """Put one item of the current roll aside."""

    kind: Kind
    dice: tuple[int, ...]


@dataclass(frozen=True)
class Roll(Move):
    """Roll the dice that are left, or all six."""


@dataclass(frozen=True)
class Count(Move):
    """End the hand and count its points."""


@dataclass(frozen=True)
class TakeBack(Move):
    """Put the last item set aside back among the dice of the roll."""


FarkleMove: TypeAlias = SetAside | Roll | Count | TakeBack
"""Every choice there is."""

ROLL, COUNT, TAKE_BACK = Roll(), Count(), TakeBack()
