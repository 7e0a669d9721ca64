"""Why a move is not possible in the bluffing games.

A refusal of `Claim` or `Keep` may tell of the hidden dice: it is for whoever made the move,
and for nobody else.
"""

from typing import TypeAlias

from farkle_access.core.contract import Refusal
from farkle_access.core.deferred import dataclass


@dataclass(frozen=True)
class RollFirst(Refusal):
    """Nothing is possible before the throw."""


@dataclass(frozen=True)
class ClaimFirst(Refusal):
    """The dice have been thrown and looked at: only a claim is possible."""


@dataclass(frozen=True)
class AnswerFirst(Refusal):
    """A claim waits to be believed or doubted."""


@dataclass(frozen=True)
class NotAValue(Refusal):
    """Two dice cannot show this."""

    value: int


@dataclass(frozen=True)
class BaseNotBeaten(Refusal):
    """A claim must beat the base; with `equal` it may also be as high as the base."""

    base: int
    equal: bool


@dataclass(frozen=True)
class BelowTheDice(Refusal):
    """No value below the hidden dice, which show `value`, may be claimed."""

    value: int


@dataclass(frozen=True)
class NoKeeping(Refusal):
    """At this table nobody may keep."""


@dataclass(frozen=True)
class NoBase(Refusal):
    """The first claim of a hand has nothing to beat, so there is nothing to keep below."""


@dataclass(frozen=True)
class DiceReachTheBase(Refusal):
    """The hidden dice, which show `value`, are enough for the base: nothing is to be kept."""

    value: int
    base: int


@dataclass(frozen=True)
class TooDear(Refusal):
    """Keeping costs so much that whoever has only `left` would be out of the game."""

    cost: int
    left: int


@dataclass(frozen=True)
class NotBelowTheBase(Refusal):
    """Only a value below the base is kept."""

    base: int


AnotherMoment: TypeAlias = RollFirst | ClaimFirst | AnswerFirst
"""Another kind of move is expected now."""

NotClaimed: TypeAlias = NotAValue | BaseNotBeaten | BelowTheDice
"""Why a value may not be claimed."""

NothingKept: TypeAlias = NoKeeping | NoBase | DiceReachTheBase | TooDear
"""Why nothing at all may be kept."""

NotKept: TypeAlias = NothingKept | NotAValue | NotBelowTheBase | BelowTheDice
"""Why a value may not be kept."""

BluffRefusal: TypeAlias = AnotherMoment | NotClaimed | NotKept
"""Everything that these games refuse."""
