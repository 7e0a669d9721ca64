"""The rules of backgammon. Nothing is hidden from anybody, so a view is the state itself."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import ClassVar

from farkle_access.core.contract import (
    Dice,
    Event,
    Figure,
    Game,
    IllegalMove,
    Move,
    NotNow,
    Refusal,
    Seat,
    Step,
    Thrown,
    Turn,
    WrongThrow,
)
from farkle_access.core.options import ChoiceOption, NumberOption, OptionValue
from farkle_access.games.backgammon import cube, resigning, turns
from farkle_access.games.backgammon.choices import choices, lacking
from farkle_access.games.backgammon.moves import (
    Accept,
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
from farkle_access.games.backgammon.opening import open_game
from farkle_access.games.backgammon.options import OPTIONS, start_of
from farkle_access.games.backgammon.refusals import (
    AlreadyRolled,
    AnswerFirst,
    NothingToTakeBack,
    NotRolledYet,
)
from farkle_access.games.backgammon.scoring import outcome
from farkle_access.games.backgammon.state import Phase, State
from farkle_access.games.backgammon.tallying import FIGURES, tally

TWO_DICE = Dice(2)
AWAITING_DICE = (Phase.OPENING, Phase.ROLLING)
ANSWERING = (Phase.DOUBLED, Phase.BEAVERED, Phase.RESIGNED)


class Backgammon:
    """The rules of backgammon for two seats."""

    name: ClassVar[str] = "backgammon"
    rules_version: ClassVar[int] = 1
    hides: ClassVar[bool] = False
    seats: ClassVar[range] = range(2, 3)
    options: ClassVar[tuple[NumberOption | ChoiceOption, ...]] = OPTIONS
    moves: ClassVar[tuple[type[Move], ...]] = (
        *(Roll, Double, Take, Drop, Beaver),
        *(MoveChecker, PlayAll, TakeBack, EndTurn),
        *(Resign, Accept, PlayOn, Thrown),
    )
    figures: ClassVar[Mapping[str, Figure]] = FIGURES

    def start(self, options: Mapping[str, OptionValue], seats: int) -> Step[State]:
        """Begin with the opening roll, or at the position given.

        Raises ValueError for any number of seats but two.
        """
        if seats not in self.seats:
            raise ValueError(f"{seats} seats")
        return start_of(options)

    def turn(self, state: State) -> Turn:
        if state.phase in AWAITING_DICE:
            return TWO_DICE
        return outcome(state) if state.phase is Phase.OVER else state.answering

    def view(self, state: State, seat: Seat | None) -> State:
        return state

    def legal_moves(self, view: State) -> tuple[Move, ...]:
        return choices(view)

    def missing(self, view: State) -> tuple[Refusal, ...]:
        return lacking(view)

    def apply(self, state: State, move: Move) -> Step[State]:
        """Raises IllegalMove; the refusals are those of `backgammon.refusals`, and the core's."""
        phase = state.phase
        match move:
            case Thrown(dice):
                return _thrown(state, dice)
            case _ if phase in AWAITING_DICE or phase is Phase.OVER:
                raise IllegalMove(NotNow())
            case Take() | Drop() | Beaver() | Accept() | PlayOn():
                return _answer(state, move)
            case _ if phase in ANSWERING:
                raise IllegalMove(AnswerFirst() if type(move) in self.moves else NotNow())
            case Roll() | Double():
                return _before_the_roll(state, move)
            case Resign(result):
                return resigning.resign(state, result)
            case MoveChecker() | PlayAll() | TakeBack() | EndTurn():
                return _moving(state, move)
            case _:
                raise IllegalMove(NotNow())

    def tally(self, events: Iterable[Event], seats: int) -> tuple[dict[str, int], ...]:
        return tally(events, seats)


def game(name: str) -> Game[State, State]:
    """The rules by the name of the game; this folder has only one."""
    return Backgammon()


def _thrown(state: State, dice: tuple[int, ...]) -> Step[State]:
    if state.phase not in AWAITING_DICE:
        raise IllegalMove(NotNow())
    if len(dice) != TWO_DICE.count or not all(1 <= face <= 6 for face in dice):
        raise IllegalMove(WrongThrow(dice, TWO_DICE.count))
    return open_game(state, dice) if state.phase is Phase.OPENING else turns.roll(state, dice)


def _answer(state: State, move: Take | Drop | Beaver | Accept | PlayOn) -> Step[State]:
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


def _before_the_roll(state: State, move: Roll | Double) -> Step[State]:
    if state.phase is not Phase.TO_ROLL:
        raise IllegalMove(AlreadyRolled())
    if isinstance(move, Double):
        return cube.double(state)
    return Step(replace(state, phase=Phase.ROLLING), ())


def _moving(state: State, move: MoveChecker | PlayAll | TakeBack | EndTurn) -> Step[State]:
    if state.phase is not Phase.MOVING:
        back = isinstance(move, TakeBack)
        raise IllegalMove(NothingToTakeBack() if back else NotRolledYet())
    match move:
        case MoveChecker():
            return turns.move_checker(state, move)
        case PlayAll():
            return turns.play_all(state, move)
        case TakeBack():
            return turns.take_back(state)
        case EndTurn():
            return turns.confirm(state)
