"""What happens in the bluffing games. `Saw` alone is private; everything else is for all.

No event but `Saw` holds anything that depends on hidden dice, except when a doubt has shown
them.
"""

from enum import StrEnum
from typing import TypeAlias

from farkle_access.core.contract import Event, Outcome, Seat
from farkle_access.core.deferred import dataclass


class Direction(StrEnum):
    """The way the cup goes round."""

    CLOCKWISE = "clockwise"
    ANTICLOCKWISE = "anticlockwise"


class Cause(StrEnum):
    """Why somebody lost points, lives or stakes."""

    DOUBTED_THE_TRUTH = "doubted_the_truth"
    CAUGHT = "caught"
    BELIEVED_THE_HIGHEST = "believed_the_highest"
    KEPT = "kept"


@dataclass(frozen=True)
class PotFilled(Event):
    """Everybody put in their stakes: so many go to the winner."""

    stakes: int


@dataclass(frozen=True)
class OrderToThrow(Event):
    """The throws for the order begin."""


@dataclass(frozen=True)
class ToThrow(Event):
    """It is for `seat` to throw for the order now."""

    seat: Seat


@dataclass(frozen=True)
class ThrewForOrder(Event):
    """`seat` threw both dice in the open; `again` when it was to break a tie."""

    seat: Seat
    value: int
    again: bool


@dataclass(frozen=True)
class Tied(Event):
    """These seats threw alike, and throw again among themselves."""

    seats: tuple[Seat, ...]
    value: int


@dataclass(frozen=True)
class StarterFound(Event):
    """`seat` threw the highest and begins; one die of theirs decides the direction."""

    seat: Seat


@dataclass(frozen=True)
class DirectionThrown(Event):
    """`seat` threw one die: even is clockwise, odd anticlockwise."""

    seat: Seat
    die: int
    direction: Direction


@dataclass(frozen=True)
class OrderFound(Event):
    """The seats in the order of play, the starter first; the cup goes round in `direction`."""

    order: tuple[Seat, ...]
    direction: Direction


@dataclass(frozen=True)
class StarterDrawn(Event):
    """The lot fell on `seat` to begin."""

    seat: Seat


@dataclass(frozen=True)
class HandBegan(Event):
    """`seat` opens a hand without a base."""

    seat: Seat


@dataclass(frozen=True)
class Shook(Event):
    """`seat` threw both dice under the cup."""

    seat: Seat


@dataclass(frozen=True)
class Saw(Event):
    """`seat`, and nobody else, saw the dice under the cup. `dice` have the higher first."""

    seat: Seat
    dice: tuple[int, ...]
    value: int

    @property
    def only(self) -> frozenset[Seat]:
        return frozenset((self.seat,))


@dataclass(frozen=True)
class Claimed(Event):
    """`seat` said that the dice show `value`, and `answerer` is to believe it or not.

    `base` is what had to be beaten, None at first.
    """

    seat: Seat
    value: int
    base: int | None
    answerer: Seat


@dataclass(frozen=True)
class Kept(Event):
    """`seat` paid for not reaching `base` and claimed `value` below it. A `Lost` follows.

    `answerer` is to believe the claim or not.
    """

    seat: Seat
    value: int
    base: int
    answerer: Seat


@dataclass(frozen=True)
class Believed(Event):
    """`seat` believed the claim of `claimer`; those dice are never shown."""

    seat: Seat
    claimer: Seat
    value: int


@dataclass(frozen=True)
class Doubted(Event):
    """`seat` doubted the claim of `claimer`: the dice are shown next."""

    seat: Seat
    claimer: Seat
    value: int


@dataclass(frozen=True)
class DiceShown(Event):
    """The dice of `claimer` came to light, the higher first; `true` when they are the claim."""

    claimer: Seat
    dice: tuple[int, ...]
    value: int
    claimed: int
    true: bool


@dataclass(frozen=True)
class Lost(Event):
    """`seat` lost so many points, lives or stakes and has `left`."""

    seat: Seat
    lost: int
    left: int
    cause: Cause


@dataclass(frozen=True)
class GlassesEmptied(Event):
    """So many little glasses went with the stakes that `seat` lost."""

    seat: Seat
    glasses: int


@dataclass(frozen=True)
class WentOut(Event):
    """`seat` has nothing left and is out of the game; `still` are in it."""

    seat: Seat
    still: int


@dataclass(frozen=True)
class MatchEnded(Event):
    """One is left, and gets the stakes of the `pot`: 0 in a game without one."""

    outcome: Outcome
    pot: int


OrderEvent: TypeAlias = (
    OrderToThrow
    | ToThrow
    | ThrewForOrder
    | Tied
    | StarterFound
    | DirectionThrown
    | OrderFound
    | StarterDrawn
)
"""What happens before the first hand."""

HandEvent: TypeAlias = HandBegan | Shook | Saw | Claimed | Kept | Believed | Doubted | DiceShown
"""What happens in a hand."""

LossEvent: TypeAlias = PotFilled | Lost | GlassesEmptied | WentOut | MatchEnded
"""What is lost and won."""

BluffEvent: TypeAlias = OrderEvent | HandEvent | LossEvent
"""Every event of these games."""
