"""Every move open at a moment, and why the usual ones are missing."""

from farkle_access.games.backgammon.rules.cube import no_beaver, no_double
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
from farkle_access.games.backgammon.rules.position import Result
from farkle_access.games.backgammon.rules.refusals import BackgammonRefusal, DiceToPlay
from farkle_access.games.backgammon.rules.resigning import no_resignation
from farkle_access.games.backgammon.rules.state import Phase, State
from farkle_access.games.backgammon.rules.turns import flat, plays_of, steps_of

ROLL, DOUBLE, TAKE, DROP, BEAVER = Roll(), Double(), Take(), Drop(), Beaver()
TAKE_BACK, END_TURN, ACCEPT, PLAY_ON = TakeBack(), EndTurn(), Accept(), PlayOn()


def choices(state: State) -> tuple[BackgammonMove, ...]:
    """The legal moves; single steps and whole plays before the rest, resigning last."""
    match state.phase:
        case Phase.TO_ROLL:
            double = () if no_double(state) else (DOUBLE,)
            return (ROLL, *double, *_resignations(state))
        case Phase.DOUBLED:
            return (TAKE, DROP) if no_beaver(state) else (TAKE, DROP, BEAVER)
        case Phase.BEAVERED:
            return (TAKE, DROP)
        case Phase.MOVING:
            return (*_moving(state), *_resignations(state))
        case Phase.RESIGNED:
            return (ACCEPT, PLAY_ON)
        case Phase.OPENING | Phase.ROLLING | Phase.OVER:
            return ()


def whole_plays(state: State) -> tuple[PlayAll, ...]:
    """The whole plays of the roll; none once a checker has been moved."""
    if state.phase is not Phase.MOVING or state.made:
        return ()
    return tuple(PlayAll(flat(play)) for play in plays_of(state.position, state.rolled).values())


def lacking(state: State) -> tuple[BackgammonRefusal, ...]:
    """Why doubling, beavering or ending the turn is not possible now."""
    refusal: BackgammonRefusal | None = None
    if state.phase is Phase.TO_ROLL:
        refusal = no_double(state)
    elif state.phase is Phase.DOUBLED:
        refusal = no_beaver(state)
    elif state.phase is Phase.MOVING and steps_of(state.position, state.dice):
        refusal = DiceToPlay(state.dice)
    return (refusal,) if refusal else ()


def _moving(state: State) -> tuple[BackgammonMove, ...]:
    steps = steps_of(state.position, state.dice)
    moves: tuple[BackgammonMove, ...] = (
        *(MoveChecker(*way) for way in sorted(steps, reverse=True)),
        *whole_plays(state),
    )
    if not steps:
        moves = (END_TURN,)
    return (*moves, TAKE_BACK) if state.made else moves


def _resignations(state: State) -> tuple[BackgammonMove, ...]:
    return tuple(Resign(result) for result in Result if not no_resignation(state, result))
