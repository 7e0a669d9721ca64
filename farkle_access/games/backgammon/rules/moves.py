"""The moves of backgammon. Points are numbered from the side of the player who moves."""

from typing import TypeAlias

from farkle_access.core.contract import Move
from farkle_access.core.deferred import dataclass
from farkle_access.games.backgammon.rules.position import Result


@dataclass(frozen=True)
class Roll(Move):
    """Roll the dice of this turn."""


@dataclass(frozen=True)
class Double(Move):
    """Offer the cube at twice its value, before rolling."""


@dataclass(frozen=True)
class Take(Move):
    """Play on at the value offered."""


@dataclass(frozen=True)
class Drop(Move):
    """Lose the game at the value before the offer."""


@dataclass(frozen=True)
class Beaver(Move):
    """Take, double once more at once, and keep the cube."""


@dataclass(frozen=True)
class MoveChecker(Move):
    """Play one die with the checker on `source` (25: the bar) to `target` (0: off)."""

    source: int
    target: int


@dataclass(frozen=True)
class PlayAll(Move):
    """Play the whole roll: source, target, source, target and so on, in this order.

    Only before a checker has been moved, and only as it stands among the legal moves.
    """

    points: tuple[int, ...]


@dataclass(frozen=True)
class TakeBack(Move):
    """Put the checker moved last back to where it was."""


@dataclass(frozen=True)
class EndTurn(Move):
    """Confirm what was played; it can no longer be taken back."""


@dataclass(frozen=True)
class Resign(Move):
    """Offer to lose the game with this result."""

    result: Result


@dataclass(frozen=True)
class Accept(Move):
    """Agree to the resignation offered."""


@dataclass(frozen=True)
class PlayOn(Move):
    """Refuse the resignation offered."""


BackgammonMove: TypeAlias = (
    Roll
    | Double
    | Take
    | Drop
    | Beaver
    | MoveChecker
    | PlayAll
    | TakeBack
    | EndTurn
    | Resign
    | Accept
    | PlayOn
)
"""Every choice that a seat can make."""
