"""What happens in a match of Farkle. Everybody may know all of it."""

from typing import TypeAlias

from farkle_access.core.contract import Event, Outcome, Seat
from farkle_access.core.deferred import dataclass
from farkle_access.games.farkle.rules.scoring import Combination


@dataclass(frozen=True)
class HandBegan(Event):
    """The turn passed to `seat`; `last` when no other hand of theirs can follow."""

    seat: Seat
    last: bool


@dataclass(frozen=True)
class Rolled(Event):
    """`dice` are in ascending order."""

    seat: Seat
    dice: tuple[int, ...]


@dataclass(frozen=True)
class WasSetAside(Event):
    """`points` are those of the whole hand so far; `left` is the number of dice still in the
    roll."""

    seat: Seat
    item: Combination
    points: int
    left: int


@dataclass(frozen=True)
class WasTakenBack(Event):
    """The item is among the dice of the roll again; `points` are those of the hand."""

    seat: Seat
    item: Combination
    points: int


@dataclass(frozen=True)
class HotDice(Event):
    """All six dice have been set aside."""

    seat: Seat


@dataclass(frozen=True)
class Busted(Event):
    """A farkle: nothing in the roll scored, so the hand ended and its points were lost.

    `total` are the counted points of this seat, `rolls` the rolls of the hand.
    """

    seat: Seat
    lost: int
    total: int
    rolls: int


@dataclass(frozen=True)
class Counted(Event):
    """The hand ended; `entered` when its points reached the entry minimum of this seat."""

    seat: Seat
    points: int
    total: int
    rolls: int
    entered: bool


@dataclass(frozen=True)
class LimitReached(Event):
    """`seat` reached the limit; `still` are the seats that have one more hand, in order."""

    seat: Seat
    total: int
    still: tuple[Seat, ...]


@dataclass(frozen=True)
class MatchEnded(Event):
    """`tied` are the other seats with as many points, who reached the limit later."""

    outcome: Outcome
    tied: tuple[Seat, ...]


FarkleEvent: TypeAlias = (
    HandBegan
    | Rolled
    | WasSetAside
    | WasTakenBack
    | HotDice
    | Busted
    | Counted
    | LimitReached
    | MatchEnded
)
"""Every fact there is."""
