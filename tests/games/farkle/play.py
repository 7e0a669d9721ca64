"""Scripts of Farkle: text is a roll of those dice, anything else is a move."""

from farkle_access.core.contract import Event, IllegalMove, Move, Refusal, Step, Thrown
from farkle_access.core.options import OptionValue, checked
from farkle_access.games.farkle.moves import Count, Roll, SetAside, TakeBack
from farkle_access.games.farkle.rules import Farkle
from farkle_access.games.farkle.scoring import Kind
from farkle_access.games.farkle.state import State
from tests.games.farkle.second_scorer import classified

GAME = Farkle()
ROLL, COUNT, TAKE_BACK = Roll(), Count(), TakeBack()


def begin(seats: int = 2, **options: OptionValue) -> State:
    """The start of a match, with the usual settings where none are given."""
    return GAME.start(checked(GAME.options, options), seats).state


def take(digits: str) -> SetAside:
    """The move that sets these dice aside as one combination."""
    dice = tuple(map(int, digits))
    answer = classified(dice)
    assert answer is not None, f"{digits} is no combination"
    return SetAside(Kind(answer[0]), dice)


FARKLE: tuple[str | Move, ...] = ("223446",)
FIVE: tuple[str | Move, ...] = ("225446", take("5"), COUNT)
TEN: tuple[str | Move, ...] = ("122446", take("1"), COUNT)
FIFTY: tuple[str | Move, ...] = ("555446", take("555"), COUNT)
HUNDRED: tuple[str | Move, ...] = ("123455", take("12345"), COUNT)
TWO_HUNDRED: tuple[str | Move, ...] = ("123456", take("123456"), COUNT)


def play(state: State, *script: str | Move) -> Step[State]:
    """The state after the script, and all the events on the way."""
    events: tuple[Event, ...] = ()
    for part in script:
        moves = (part,) if isinstance(part, Move) else (ROLL, Thrown(tuple(map(int, part))))
        for move in moves:
            step = GAME.apply(state, move)
            state, events = step.state, events + step.events
    return Step(state, events)


def after(state: State, *script: str | Move) -> State:
    return play(state, *script).state


def menu(state: State) -> tuple[Move, ...]:
    """The legal moves of the seat on turn."""
    return GAME.legal_moves(GAME.view(state, state.seat))


def refusal(state: State, move: Move) -> Refusal | None:
    """Why the move is refused; None when it is not."""
    try:
        GAME.apply(state, move)
    except IllegalMove as illegal:
        return illegal.refusal
    return None
