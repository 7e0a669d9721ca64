"""Scripts of the bluffing games: text is a throw of those dice, anything else is a move."""

from typing import Final

from farkle_access.core.contract import CommonRefusal, Dice, Refused, Step, Thrown
from farkle_access.core.options import OptionValue, checked
from farkle_access.core.referee import advance
from farkle_access.games.bluff.rules.events import BluffEvent
from farkle_access.games.bluff.rules.game import BELIEVE, DOUBT, ROLL, game
from farkle_access.games.bluff.rules.moves import BluffMove, Claim, Keep
from farkle_access.games.bluff.rules.refusals import BluffRefusal
from farkle_access.games.bluff.rules.rulesets import GameName
from farkle_access.games.bluff.rules.state import State

__all__ = ["BELIEVE", "DOUBT", "ROLL"]  # beside what is defined here

NAMES: Final[tuple[GameName, ...]] = ("beghel", "tokyo", "capitano")
LIVES: Final[dict[GameName, str]] = {"beghel": "points", "tokyo": "lives", "capitano": "stakes"}

GAMES = {name: game(name) for name in NAMES}
ANY = GAMES["beghel"]  # a state knows its settings, so any of the games can go on with it


def claim(value: int) -> Claim:
    return Claim(value)


def keep(value: int) -> Keep:
    return Keep(value)


def settings(name: GameName, **options: OptionValue) -> dict[str, OptionValue]:
    """The settings of a table; `start` lives by whatever word of that game."""
    if "start" in options:
        options[LIVES[name]] = options.pop("start")
    if name != "capitano":
        options.setdefault("preliminary", "off")
    return checked(GAMES[name].options, options)


def begin(name: GameName, seats: int = 2, starter: int = 0, **options: OptionValue) -> State:
    """A match whose starter was drawn; the first hand is to be opened."""
    state = GAMES[name].start(settings(name, **options), seats).state
    lot = Thrown((starter // 6 + 1, starter % 6 + 1))
    return go_on(state, lot).state


def go_on(state: State, move: BluffMove | Thrown) -> Step[State, BluffEvent]:
    """The step of a move that is legal."""
    step = advance(ANY, state, move)
    assert not isinstance(step, Refused), (move, step)
    return step


def play(state: State, *script: str | BluffMove) -> Step[State, BluffEvent]:
    """The state after the script, and all the events on the way."""
    events: tuple[BluffEvent, ...] = ()
    for part in script:
        for move in _throw(state, part) if isinstance(part, str) else (part,):
            step = go_on(state, move)
            state, events = step.state, events + step.events
    return Step(state, events)


def _throw(state: State, digits: str) -> tuple[BluffMove | Thrown, ...]:
    thrown = Thrown(tuple(map(int, digits)))
    return (thrown,) if isinstance(ANY.turn(state), Dice) else (ROLL, thrown)


def after(state: State, *script: str | BluffMove) -> State:
    return play(state, *script).state


def heard(state: State, *script: str | BluffMove) -> tuple[BluffEvent, ...]:
    """The events of the last part of the script."""
    return play(after(state, *script[:-1]), script[-1]).events


def menu(state: State) -> tuple[BluffMove, ...]:
    """The legal moves of the seat on turn."""
    return ANY.legal_moves(ANY.view(state, state.moment.seat))


def claims(state: State) -> list[int]:
    """The values of the legal claims, in the order of the menu."""
    return [move.value for move in menu(state) if isinstance(move, Claim)]


def keeps(state: State) -> list[int]:
    return [move.value for move in menu(state) if isinstance(move, Keep)]


def missing(state: State) -> tuple[BluffRefusal, ...]:
    return ANY.missing(ANY.view(state, state.moment.seat))


def refusal(state: State, move: BluffMove | Thrown) -> BluffRefusal | CommonRefusal | None:
    """Why the move is refused; None when it is not."""
    step = advance(ANY, state, move)
    return step.refusal if isinstance(step, Refused) else None
