"""The moves, events and refusals of Farkle."""

from dataclasses import dataclass

from farkle_access.core.contract import Event, Move, Outcome, Refusal, Seat
from farkle_access.games.farkle.scoring import Combination, Kind


@dataclass(frozen=True, slots=True)
class SetAside(Move):
    """Put one item of the current roll aside."""

    kind: Kind
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Roll(Move):
    """Roll the dice that are left, or all six."""


@dataclass(frozen=True, slots=True)
class Count(Move):
    """End the hand and count its points."""


@dataclass(frozen=True, slots=True)
class TakeBack(Move):
    """Put the item set aside last back among the dice of the roll."""


@dataclass(frozen=True, slots=True)
class HandBegan(Event):
    """The turn passed to `seat`; `last` when no other hand of theirs can follow."""

    seat: Seat
    last: bool


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """`dice` are in ascending order."""

    seat: Seat
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WasSetAside(Event):
    """`points` are those of the whole hand so far, `left` the dice still in the roll."""

    seat: Seat
    item: Combination
    points: int
    left: int


@dataclass(frozen=True, slots=True)
class WasTakenBack(Event):
    """The item is among the dice of the roll again; `points` are those of the hand."""

    seat: Seat
    item: Combination
    points: int


@dataclass(frozen=True, slots=True)
class HotDice(Event):
    """All six dice have been set aside."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Farkled(Event):
    """Nothing in the roll scored: the hand ended and its points were lost."""

    seat: Seat
    lost: int
    total: int
    rolls: int


@dataclass(frozen=True, slots=True)
class Counted(Event):
    """The hand ended; `entered` when its points reached the entry minimum of this seat."""

    seat: Seat
    points: int
    total: int
    rolls: int
    entered: bool


@dataclass(frozen=True, slots=True)
class LimitReached(Event):
    """`seat` reached the limit; `still` are the seats that have one more hand, in order."""

    seat: Seat
    total: int
    still: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """`tied` are the other seats with as many points, who reached them later."""

    outcome: Outcome
    tied: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class NotRolledYet(Refusal):
    """Nothing can be set aside or counted before the first roll of the hand."""


@dataclass(frozen=True, slots=True)
class NothingSetAside(Refusal):
    """An item of this roll must be set aside first."""


@dataclass(frozen=True, slots=True)
class PointsMissing(Refusal):
    """`needed` more points before counting; `entering` when the entry minimum asks for them."""

    needed: int
    minimum: int
    entering: bool


@dataclass(frozen=True, slots=True)
class NotInTheRoll(Refusal):
    """The dice still in the roll do not contain this item."""

    kind: Kind
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NothingToTakeBack(Refusal):
    """Nothing of this roll has been set aside."""
