"""A moment of a match of Farkle. Nothing in it is hidden from anybody."""

from enum import StrEnum

from farkle_access.core.contract import Seat
from farkle_access.core.deferred import dataclass
from farkle_access.games.farkle.rules.scoring import Combination

ALL_DICE = 6


class Ending(StrEnum):
    """When a match ends once somebody has reached the limit."""

    ROUND = "round"
    """Those who have not had their hand in this round finish it."""
    EVERYONE = "everyone"
    """Everyone else gets one more hand."""
    SUDDEN = "sudden"
    """At once."""


@dataclass(frozen=True)
class Settings:
    """The settings of the table, in points."""

    entry: int
    minimum: int
    limit: int
    ending: Ending


@dataclass(frozen=True)
class State:
    """A moment of a match.

    `totals` are the counted points by seat; `seat` is on turn, and has rolled `rolls` times and
    set aside `points` in this hand; `roll` holds the sorted dice of the current roll that are
    not set aside; `taken` the items set aside from it, in order; `throw` is the number of dice
    that Chance must throw now, 0 when the player chooses; `reached` are the seats that have
    reached the limit, in the order in which they did.
    """

    settings: Settings
    totals: tuple[int, ...]
    seat: Seat
    rolls: int
    points: int
    roll: tuple[int, ...]
    taken: tuple[Combination, ...]
    throw: int
    reached: tuple[Seat, ...]
    over: bool

    @property
    def entered(self) -> bool:
        """Whether the seat on turn has entered the match."""
        return self.totals[self.seat] > 0 or self.settings.entry == 0

    @property
    def required(self) -> int:
        """The points that this hand must reach to be counted."""
        if self.entered:
            return self.settings.minimum
        return max(self.settings.entry, self.settings.minimum)

    @property
    def to_roll(self) -> int:
        """How many dice the next roll has: those left, or all six after hot dice."""
        return len(self.roll) or ALL_DICE

    @property
    def may_roll(self) -> bool:
        return not self.over and not self.throw and (not self.rolls or bool(self.taken))

    @property
    def may_count(self) -> bool:
        return bool(self.taken) and not self.throw and self.points >= self.required

    @property
    def still_to_play(self) -> tuple[Seat, ...]:
        """Who still has a hand after this one, once the limit is reached in it or before it."""
        seat, seats = self.seat, len(self.totals)
        match self.settings.ending:
            case Ending.ROUND:
                return tuple(range(seat + 1, seats))
            case Ending.EVERYONE:
                first = self.reached[0] if self.reached else seat
                hands = (first - seat - 1) % seats
                return tuple((seat + 1 + later) % seats for later in range(hands))
            case Ending.SUDDEN:
                return ()
