"""The check that every move passes before a game sees it."""

from farkle_access.core.contract import (
    FACES,
    CommonRefusal,
    Dice,
    EventT,
    Game,
    MoveT,
    NotNow,
    RefusalT,
    Refused,
    Seat,
    StateT,
    Step,
    Thrown,
    ViewT,
    WrongThrow,
)


def advance(
    game: Game[StateT, ViewT, MoveT, EventT, RefusalT], state: StateT, move: MoveT | Thrown
) -> Step[StateT, EventT] | Refused[RefusalT | CommonRefusal]:
    """Make a move of the log: a choice of the seat on turn, or a throw when dice are awaited."""
    turn = game.turn(state)
    if isinstance(move, Thrown):
        if not isinstance(turn, Dice):
            return Refused(NotNow())
        if len(move.dice) != turn.count or not all(face in FACES for face in move.dice):
            return Refused(WrongThrow(move.dice, turn.count))
        return game.thrown(state, move.dice)
    if not isinstance(turn, Seat):
        return Refused(NotNow())
    return game.apply(state, move)
