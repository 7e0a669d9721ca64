"""A moment of a match. The hidden dice are kept apart, so nothing else can depend on them."""

from enum import StrEnum

from farkle_access.core.contract import Seat
from farkle_access.core.deferred import dataclass
from farkle_access.games.bluff.rules.events import Direction
from farkle_access.games.bluff.rules.ranking import HIGHEST


class Phase(StrEnum):
    """What is to happen next."""

    ORDER = "order"
    """The seat on turn throws for the order, in the open."""
    DIRECTION = "direction"
    """The starter throws one die for the direction."""
    DRAW = "draw"
    """The starter is drawn by lot."""
    ROLL = "roll"
    """The seat on turn throws both dice in secret."""
    CLAIM = "claim"
    """The seat on turn has seen the dice and claims."""
    ANSWER = "answer"
    """The seat on turn believes or doubts the claim before it."""
    OVER = "over"


@dataclass(frozen=True)
class Settings:
    """What a match is played with.

    `lives` are the points, lives or stakes of everybody at the start. `equal`: a claim as high
    as the base is enough. `below_dice`: a claim may be lower than one's own dice. `keep`: one
    may pay and claim below the base. `highest_stays`: a believed 21 is a base like any other;
    otherwise the believer pays for it and opens a new hand. `preliminary`: order and direction
    are thrown for; otherwise the starter is drawn. `pot`: the stakes are for the winner.
    `glasses`: a little glass goes with every stake lost.
    """

    lives: int
    equal: bool
    below_dice: bool
    keep: bool
    highest_stays: bool
    preliminary: bool
    pot: bool
    glasses: bool


@dataclass(frozen=True)
class Standing:
    """The last claim of a hand: who made it, its value, the base that it had to beat.

    `kept` when it was paid for and lies below that base. Until it is believed it waits for an
    answer; then it is the base.
    """

    seat: Seat
    value: int
    base: int | None
    kept: bool


@dataclass(frozen=True)
class Shown:
    """A claim that was doubted: everybody saw whether it was true."""

    seat: Seat
    value: int
    true: bool


@dataclass(frozen=True)
class Moment:
    """What everybody may know of a moment; no field depends on hidden dice.

    `lives` are those left, by seat; `order` is every seat in the order of play, also those out
    of the game; `seat` is on turn, or throws `throw` dice now (0 when it chooses); `standing`
    is the last claim of this hand. While the order is thrown for, `thrown` holds the ranks of
    the throws of each seat, by seat, and `waiting` who throws in this round after `seat`.
    `shown` are the claims of this match that were doubted, in order.
    """

    settings: Settings
    lives: tuple[int, ...]
    order: tuple[Seat, ...]
    direction: Direction
    phase: Phase
    seat: Seat
    throw: int
    standing: Standing | None
    thrown: tuple[tuple[int, ...], ...] = ()
    waiting: tuple[Seat, ...] = ()
    shown: tuple[Shown, ...] = ()

    @property
    def over(self) -> bool:
        return self.phase is Phase.OVER

    @property
    def base(self) -> int | None:
        """The value to beat, while the seat on turn throws or claims; None when there is none."""
        if self.standing is None or self.phase is Phase.ANSWER:
            return None
        return self.standing.value

    @property
    def holder(self) -> Seat | None:
        """Who alone knows the dice under the cup; None when there are none."""
        if self.phase is Phase.CLAIM:
            return self.seat
        if self.phase is Phase.ANSWER and self.standing is not None:
            return self.standing.seat
        return None

    @property
    def still_in(self) -> tuple[Seat, ...]:
        """Who is still in the game, in the order of play."""
        return tuple(seat for seat in self.order if self.lives[seat])

    @property
    def keeping_costs(self) -> int:
        """What keeping below the base costs now."""
        return cost_of(self.base)

    @property
    def pot(self) -> int:
        """The stakes in the pot; 0 in a game without one."""
        return self.settings.lives * len(self.lives) if self.settings.pot else 0

    def following(self, seat: Seat) -> Seat:
        """The next seat still in the game, in the order of play."""
        place = self.order.index(seat)
        later = self.order[place + 1 :] + self.order[:place]
        return next(other for other in later if self.lives[other])


@dataclass(frozen=True)
class State:
    """A moment with its secret: `dice` under the cup, the higher first, or none."""

    moment: Moment
    dice: tuple[int, ...] = ()


@dataclass(frozen=True)
class View:
    """What `viewer` may know; None is a spectator.

    `dice` are there only when they are the viewer's own, and lie under the cup.
    """

    moment: Moment
    viewer: Seat | None
    dice: tuple[int, ...] = ()

    @property
    def on_turn(self) -> bool:
        """Whether the viewer has to choose now."""
        moment = self.moment
        return not moment.over and not moment.throw and moment.seat == self.viewer


def cost_of(value: int | None) -> int:
    """What a doubt about this claim costs its loser: 2 for the highest value, else 1."""
    return 2 if value == HIGHEST else 1
