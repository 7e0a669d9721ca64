"""Scripts of Farkle: text is a roll of those dice, anything else is a move."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from farkle_access.core.contract import CommonRefusal, Refused, Step, Thrown
from farkle_access.core.options import OptionValue, checked
from farkle_access.core.referee import advance
from farkle_access.games.farkle.rules.events import FarkleEvent
from farkle_access.games.farkle.rules.game import Farkle
from farkle_access.games.farkle.rules.moves import COUNT, ROLL, TAKE_BACK, FarkleMove, SetAside
from farkle_access.games.farkle.rules.refusals import FarkleRefusal
from farkle_access.games.farkle.rules.scoring import Kind
from farkle_access.games.farkle.rules.state import State
from tests.games.farkle.second_scorer import classified

__all__ = ["COUNT", "ROLL", "TAKE_BACK"]

GAME = Farkle()

Logged: TypeAlias = FarkleMove | Thrown
Part: TypeAlias = str | Logged


def begin(seats: int = 2, **options: OptionValue) -> State:
    """The start of a match, with the usual settings where none are given."""
    return GAME.start(checked(GAME.options, options), seats).state


def take(digits: str) -> SetAside:
    """The move that sets these dice aside as one combination."""
    dice = tuple(map(int, digits))
    answer = classified(dice)
    assert answer is not None, f"{digits} is no combination"
    return SetAside(Kind(answer[0]), dice)


FARKLE: tuple[Part, ...] = ("223446",)
FIVE: tuple[Part, ...] = ("225446", take("5"), COUNT)
TEN: tuple[Part, ...] = ("122446", take("1"), COUNT)
FIFTY: tuple[Part, ...] = ("555446", take("555"), COUNT)
HUNDRED: tuple[Part, ...] = ("123455", take("12345"), COUNT)
TWO_HUNDRED: tuple[Part, ...] = ("123456", take("123456"), COUNT)


def logged(script: Iterable[Part]) -> Iterator[Logged]:
    """The moves of a script as they stand in a log."""
    for part in script:
        if isinstance(part, str):
            yield ROLL
            yield Thrown(tuple(map(int, part)))
        else:
            yield part


def made(state: State, move: Logged) -> Step[State, FarkleEvent]:
    """The step of a move that must not be refused."""
    step = advance(GAME, state, move)
    assert not isinstance(step, Refused), (move, step)
    return step


def play(state: State, *script: Part) -> Step[State, FarkleEvent]:
    """The state after the script, and all the events on the way."""
    events: tuple[FarkleEvent, ...] = ()
    for move in logged(script):
        step = made(state, move)
        state, events = step.state, events + step.events
    return Step(state, events)


def after(state: State, *script: Part) -> State:
    return play(state, *script).state


def menu(state: State) -> tuple[FarkleMove, ...]:
    """The legal moves of the seat on turn."""
    return GAME.legal_moves(GAME.view(state, state.seat))


def refusal(state: State, move: Logged) -> FarkleRefusal | CommonRefusal | None:
    """Why the move is refused; None when it is not."""
    step = advance(GAME, state, move)
    return step.refusal if isinstance(step, Refused) else None
