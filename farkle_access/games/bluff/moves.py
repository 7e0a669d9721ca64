"""The moves and refusals of the bluffing games.

A refusal of `Claim` or `Keep` may tell of the hidden dice: it is for whoever made the move,
and for nobody else.
"""

from dataclasses import dataclass

from farkle_access.core.contract import Move, Refusal


@dataclass(frozen=True, slots=True)
class Roll(Move):
    """Throw for the order, for the direction, or in secret as the first of a hand."""


@dataclass(frozen=True, slots=True)
class Claim(Move):
    """Say of the hidden dice that they show this value, true or not."""

    value: int


@dataclass(frozen=True, slots=True)
class Keep(Move):
    """Pay, and claim a value below the one to beat ("tenere"); it becomes the new base."""

    value: int


@dataclass(frozen=True, slots=True)
class Believe(Move):
    """Take the claim as the base to beat, and throw the dice anew without seeing the old ones.

    Where a believed 21 ends the hand, pay for it instead.
    """


@dataclass(frozen=True, slots=True)
class Doubt(Move):
    """Have the dice shown to everybody."""


@dataclass(frozen=True, slots=True)
class RollFirst(Refusal):
    """Nothing is possible before the throw."""


@dataclass(frozen=True, slots=True)
class ClaimFirst(Refusal):
    """The dice have been thrown and looked at: only a claim is possible."""


@dataclass(frozen=True, slots=True)
class AnswerFirst(Refusal):
    """A claim waits to be believed or doubted."""


@dataclass(frozen=True, slots=True)
class NotAValue(Refusal):
    """Two dice cannot show this."""

    value: int


@dataclass(frozen=True, slots=True)
class BaseNotBeaten(Refusal):
    """A claim must beat the base; `equal` when as much is enough."""

    base: int
    equal: bool


@dataclass(frozen=True, slots=True)
class BelowTheDice(Refusal):
    """No value below the hidden dice, which show `value`, may be claimed."""

    value: int


@dataclass(frozen=True, slots=True)
class NoKeeping(Refusal):
    """At this table nobody may keep."""


@dataclass(frozen=True, slots=True)
class NoBase(Refusal):
    """The first claim of a hand has nothing to beat, so there is nothing to keep below."""


@dataclass(frozen=True, slots=True)
class DiceReachTheBase(Refusal):
    """The hidden dice, which show `value`, are enough for the base: nothing is to be kept."""

    value: int
    base: int


@dataclass(frozen=True, slots=True)
class TooDear(Refusal):
    """Keeping costs so much that whoever has only `left` would be out of the game."""

    cost: int
    left: int


@dataclass(frozen=True, slots=True)
class NotBelowTheBase(Refusal):
    """Only a value below the base is kept."""

    base: int
