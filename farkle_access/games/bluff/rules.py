"""The rules of Beghel, Tokyo and Capitano. Nobody but their holder learns of hidden dice.

The three games are one; what parts them is in `rulesets`.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from farkle_access.core.contract import (
    Dice,
    Event,
    Figure,
    Game,
    IllegalMove,
    Move,
    NotNow,
    Outcome,
    Refusal,
    Seat,
    Step,
    Thrown,
    Turn,
    WrongThrow,
)
from farkle_access.core.options import OptionSpec, OptionValue
from farkle_access.games.bluff import figures, hand, order
from farkle_access.games.bluff.claims import claims, keeps, why_some_are_missing
from farkle_access.games.bluff.events import PotFilled
from farkle_access.games.bluff.moves import (
    AnswerFirst,
    Believe,
    Claim,
    ClaimFirst,
    Doubt,
    Keep,
    Roll,
    RollFirst,
)
from farkle_access.games.bluff.rulesets import RULE_SETS, RuleSet
from farkle_access.games.bluff.state import Moment, Phase, State, View

ROLL, BELIEVE, DOUBT = Roll(), Believe(), Doubt()


@dataclass(frozen=True, slots=True)
class Bluff:
    """The rules of one game of the family, for 2 to 16 seats."""

    rule_set: RuleSet
    rules_version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 17)
    moves: ClassVar[tuple[type[Move], ...]] = (Roll, Claim, Keep, Believe, Doubt, Thrown)
    hides: ClassVar[bool] = True
    figures: ClassVar[Mapping[str, Figure]] = figures.FIGURES

    @property
    def name(self) -> str:
        return self.rule_set.name

    @property
    def options(self) -> tuple[OptionSpec, ...]:
        return self.rule_set.options

    def start(self, options: Mapping[str, OptionValue], seats: int) -> Step[State]:
        """Begin with the way to the first hand. Raises ValueError for seats not offered."""
        if seats not in self.seats:
            raise ValueError(f"{seats} seats")
        moment = order.first_moment(self.rule_set.settings(options), seats)
        pot = (PotFilled(moment.pot),) if moment.pot else ()
        return Step(State(moment), (*pot, *order.first_events(moment)))

    def turn(self, state: State) -> Turn:
        moment = state.moment
        if moment.over:
            return Outcome(moment.seat, moment.lives)
        return Dice(moment.throw) if moment.throw else moment.seat

    def view(self, state: State, seat: Seat | None) -> View:
        """The dice are left out for everybody but their holder."""
        moment = state.moment
        mine = seat is not None and seat == moment.holder
        return View(moment, seat, state.dice if mine else ())

    def legal_moves(self, view: View) -> tuple[Move, ...]:
        """None for a viewer who is not on turn."""
        if not view.on_turn:
            return ()
        match view.moment.phase:
            case Phase.CLAIM:
                return (*claims(view.moment, view.dice), *keeps(view.moment, view.dice))
            case Phase.ANSWER:
                return (BELIEVE, DOUBT)
            case _:
                return (ROLL,)

    def missing(self, view: View) -> tuple[Refusal, ...]:
        """Nothing for a viewer who is not on turn."""
        if not view.on_turn:
            return ()
        match view.moment.phase:
            case Phase.CLAIM:
                return why_some_are_missing(view.moment, view.dice)
            case Phase.ANSWER:
                return ()
            case _:
                return (RollFirst(),)

    def apply(self, state: State, move: Move) -> Step[State]:
        """Raises IllegalMove; the refusals are those of `bluff.moves`, NotNow, WrongThrow.

        Refusals of `Claim` and `Keep` may tell of the hidden dice: they are for the seat on
        turn only.
        """
        moment = state.moment
        if isinstance(move, Thrown):
            return _thrown(moment, move.dice)
        if moment.over or moment.throw:
            raise IllegalMove(NotNow())
        match move, moment.phase:
            case Roll(), Phase.ORDER | Phase.ROLL:
                return Step(State(replace(moment, throw=2)), ())
            case Roll(), Phase.DIRECTION:
                return Step(State(replace(moment, throw=1)), ())
            case Claim(), Phase.CLAIM:
                return hand.claimed(state, move)
            case Keep(), Phase.CLAIM:
                return hand.kept(state, move)
            case ((Believe() | Doubt()), Phase.ANSWER) if moment.standing is not None:
                if isinstance(move, Believe):
                    return hand.believed(moment, moment.standing)
                return hand.doubted(state, moment.standing)
            case _:
                raise IllegalMove(_another_moment(moment, move))

    def tally(self, events: Iterable[Event], seats: int) -> tuple[dict[str, int], ...]:
        """Bluffs are counted only once the match is over: before, they are a secret."""
        return figures.tally(events, seats)


def game(name: str) -> Game[State, View]:
    """The rules of "beghel", "tokyo" or "capitano". Raises KeyError for another name."""
    return Bluff(RULE_SETS[name])


def _thrown(moment: Moment, dice: tuple[int, ...]) -> Step[State]:
    if not moment.throw:
        raise IllegalMove(NotNow())
    if len(dice) != moment.throw or not all(1 <= face <= order.FACES for face in dice):
        raise IllegalMove(WrongThrow(dice, moment.throw))
    match moment.phase:
        case Phase.DRAW:
            return order.drawn(moment, dice)
        case Phase.ORDER:
            return order.thrown_for_order(moment, dice)
        case Phase.DIRECTION:
            return order.thrown_for_direction(moment, dice)
        case _:
            return hand.looked(moment, dice)


def _another_moment(moment: Moment, move: Move) -> Refusal:
    if not isinstance(move, Roll | Claim | Keep | Believe | Doubt):
        return NotNow()
    match moment.phase:
        case Phase.CLAIM:
            return ClaimFirst()
        case Phase.ANSWER:
            return AnswerFirst()
        case _:
            return RollFirst()
