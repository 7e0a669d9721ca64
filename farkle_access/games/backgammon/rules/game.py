"""The rules of backgammon. Nothing is hidden from anybody, so a view is the state itself."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeAlias, get_args

from farkle_access.core.contract import Dice, Game, Refused, Seat, Step, Turn
from farkle_access.core.options import OptionSpec, OptionValue
from farkle_access.games.backgammon.rules import cube, resigning, turns
from farkle_access.games.backgammon.rules.choices import choices, lacking
from farkle_access.games.backgammon.rules.events import BackgammonEvent
from farkle_access.games.backgammon.rules.moves import (
    Accept,
    BackgammonMove,
    Beaver,
    Double,
    Drop,
    EndTurn,
    MoveChecker,
    PlayAll,
    PlayOn,
    Resign,
    Roll,
    Take,
    TakeBack,
)
from farkle_access.games.backgammon.rules.opening import open_game
from farkle_access.games.backgammon.rules.options import OPTIONS, start_of
from farkle_access.games.backgammon.rules.refusals import (
    AlreadyRolled,
    AnswerFirst,
    BackgammonRefusal,
    NothingToTakeBack,
    NotRolledYet,
)
from farkle_access.games.backgammon.rules.scoring import outcome
from farkle_access.games.backgammon.rules.state import Phase, State
from farkle_access.games.backgammon.rules.steps import Applied, GameStep

TWO_DICE = Dice(2)
AWAITING_DICE = (Phase.OPENING, Phase.ROLLING)
ANSWERING = (Phase.DOUBLED, Phase.BEAVERED, Phase.RESIGNED)

Answer: TypeAlias = Take | Drop | Beaver | Accept | PlayOn
Moving: TypeAlias = MoveChecker | PlayAll | TakeBack | EndTurn


class Backgammon(Game[State, State, BackgammonMove, BackgammonEvent, BackgammonRefusal]):
    """The rules of backgammon for two seats."""

    @property
    def seats(self) -> range:
        return range(2, 3)

    @property
    def options(self) -> tuple[OptionSpec, ...]:
        return OPTIONS

    @property
    def moves(self) -> tuple[type[BackgammonMove], ...]:
        return get_args(BackgammonMove)

    def start(self, options: Mapping[str, OptionValue], seats: int) -> GameStep:
        """Begin with the opening roll, or at the position given."""
        return start_of(options)

    def turn(self, state: State) -> Turn:
        if state.phase in AWAITING_DICE:
            return TWO_DICE
        return outcome(state) if state.phase is Phase.OVER else state.answering

    def legal_moves(self, view: State) -> tuple[BackgammonMove, ...]:
        return choices(view)

    def missing(self, view: State) -> tuple[BackgammonRefusal, ...]:
        return lacking(view)

    def apply(self, state: State, move: BackgammonMove) -> Applied:
        if isinstance(move, Answer):
            return _answer(state, move)
        if state.phase in ANSWERING:
            return Refused(AnswerFirst())
        match move:
            case Roll():
                return _roll(state)
            case Double():
                return _double(state)
            case Resign(result):
                return resigning.resign(state, result)
            case MoveChecker() | PlayAll() | TakeBack() | EndTurn():
                return _moving(state, move)

    def thrown(self, state: State, dice: tuple[int, ...]) -> GameStep:
        return open_game(state, dice) if state.phase is Phase.OPENING else turns.roll(state, dice)

    def view(self, state: State, seat: Seat | None) -> State:
        return state


def _answer(state: State, move: Answer) -> Applied:
    match move:
        case Take():
            return cube.take(state)
        case Drop():
            return cube.drop(state)
        case Beaver():
            return cube.beaver(state)
        case Accept():
            return resigning.accept(state)
        case PlayOn():
            return resigning.play_on(state)


def _roll(state: State) -> Applied:
    if state.phase is not Phase.TO_ROLL:
        return Refused(AlreadyRolled())
    return Step(replace(state, phase=Phase.ROLLING), ())


def _double(state: State) -> Applied:
    return cube.double(state) if state.phase is Phase.TO_ROLL else Refused(AlreadyRolled())


def _moving(state: State, move: Moving) -> Applied:
    if state.phase is not Phase.MOVING:
        back = isinstance(move, TakeBack)
        return Refused(NothingToTakeBack() if back else NotRolledYet())
    match move:
        case MoveChecker():
            return turns.move_checker(state, move)
        case PlayAll():
            return turns.play_all(state, move)
        case TakeBack():
            return turns.take_back(state)
        case EndTurn():
            return turns.confirm(state)
