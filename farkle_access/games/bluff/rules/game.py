"""The rules of Beghel, Tokyo and Capitano. Nobody but their holder learns of hidden dice.

The three games are one; how they differ is in `rulesets`.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, get_args

from farkle_access.core.contract import Dice, Game, Outcome, Refused, Seat, Step, Turn
from farkle_access.core.options import OptionSpec, OptionValue
from farkle_access.games.bluff.rules import hand, order
from farkle_access.games.bluff.rules.claims import claims, keeps, why_some_are_missing
from farkle_access.games.bluff.rules.events import BluffEvent, PotFilled
from farkle_access.games.bluff.rules.moves import (
    Believe,
    BluffMove,
    Claim,
    Doubt,
    Keep,
    Roll,
)
from farkle_access.games.bluff.rules.refusals import BluffRefusal, RollFirst
from farkle_access.games.bluff.rules.rulesets import RULE_SETS, GameName, RuleSet
from farkle_access.games.bluff.rules.state import Moment, Phase, State, View

ROLL: Final = Roll()
BELIEVE: Final = Believe()
DOUBT: Final = Doubt()


class Bluff(Game[State, View, BluffMove, BluffEvent, BluffRefusal]):
    """The rules of one game of the family, for 2 to 16 seats."""

    hides = True

    def __init__(self, rule_set: RuleSet) -> None:
        self._rule_set: Final = rule_set

    @property
    def seats(self) -> range:
        return range(2, 17)

    @property
    def options(self) -> tuple[OptionSpec, ...]:
        return self._rule_set.options

    @property
    def moves(self) -> tuple[type[BluffMove], ...]:
        return get_args(BluffMove)

    def start(self, options: Mapping[str, OptionValue], seats: int) -> Step[State, BluffEvent]:
        """Begin with the way to the first hand: the throws for the order, or the lot."""
        moment = order.first_moment(self._rule_set.settings(options), seats)
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

    def legal_moves(self, view: View) -> tuple[BluffMove, ...]:
        """None for a viewer who is not on turn."""
        if not view.on_turn:
            return ()
        moment = view.moment
        if moment.phase is Phase.CLAIM:
            return (*claims(moment, view.dice), *keeps(moment, view.dice))
        return (BELIEVE, DOUBT) if moment.phase is Phase.ANSWER else (ROLL,)

    def missing(self, view: View) -> tuple[BluffRefusal, ...]:
        """Nothing for a viewer who is not on turn."""
        if not view.on_turn:
            return ()
        moment = view.moment
        if moment.phase is Phase.CLAIM:
            return why_some_are_missing(moment, view.dice)
        return () if moment.phase is Phase.ANSWER else (RollFirst(),)

    def apply(
        self, state: State, move: BluffMove
    ) -> Step[State, BluffEvent] | Refused[BluffRefusal]:
        """Refusals of `Claim` and `Keep` may tell of the hidden dice, to the seat on turn only."""
        moment = state.moment
        if moment.phase is Phase.CLAIM:
            return hand.with_dice(state, move)
        if moment.phase is Phase.ANSWER and moment.standing is not None:
            return hand.answered(state, moment.standing, move)
        return _rolled(moment, move)

    def thrown(self, state: State, dice: tuple[int, ...]) -> Step[State, BluffEvent]:
        moment = state.moment
        if moment.phase is Phase.DRAW:
            return order.drawn(moment, dice)
        if moment.phase is Phase.ORDER:
            return order.thrown_for_order(moment, dice)
        if moment.phase is Phase.DIRECTION:
            return order.thrown_for_direction(moment, dice)
        return hand.looked(moment, dice)


def game(name: GameName) -> Bluff:
    """The rules of one game. Raises KeyError for another name."""
    return Bluff(RULE_SETS[name])


def _rolled(moment: Moment, move: BluffMove) -> Step[State, BluffEvent] | Refused[RollFirst]:
    match move:
        case Roll():
            throw = 1 if moment.phase is Phase.DIRECTION else 2
            return Step(State(replace(moment, throw=throw)), ())
        case Claim() | Keep() | Believe() | Doubt():
            return Refused(RollFirst())
