"""Scripts of the bluffing games: text is a throw of those dice, anything else is a move."""

from farkle_access.core.contract import Dice, Event, IllegalMove, Move, Refusal, Step, Thrown
from farkle_access.core.options import OptionValue, checked
from farkle_access.games.bluff.moves import Believe, Claim, Doubt, Keep, Roll
from farkle_access.games.bluff.rules import game
from farkle_access.games.bluff.state import State

NAMES = ("beghel", "tokyo", "capitano")
LIVES = {"beghel": "points", "tokyo": "lives", "capitano": "stakes"}
ROLL, BELIEVE, DOUBT = Roll(), Believe(), Doubt()

GAMES = {name: game(name) for name in NAMES}
ANY = GAMES["beghel"]  # a state knows its settings, so any of the games can go on with it


def claim(value: int) -> Claim:
    return Claim(value)


def keep(value: int) -> Keep:
    return Keep(value)


def settings(name: str, **options: OptionValue) -> dict[str, OptionValue]:
    """The settings of a table; `start` lives by whatever word of that game."""
    if "start" in options:
        options[LIVES[name]] = options.pop("start")
    if name != "capitano":
        options.setdefault("preliminary", "off")
    return checked(GAMES[name].options, options)


def begin(name: str, seats: int = 2, starter: int = 0, **options: OptionValue) -> State:
    """A match whose starter was drawn; the first hand is to be opened."""
    state = GAMES[name].start(settings(name, **options), seats).state
    lot = Thrown((starter // 6 + 1, starter % 6 + 1))
    return GAMES[name].apply(state, lot).state


def play(state: State, *script: str | Move) -> Step[State]:
    """The state after the script, and all the events on the way."""
    events: tuple[Event, ...] = ()
    for part in script:
        for move in (part,) if isinstance(part, Move) else _throw(state, part):
            step = ANY.apply(state, move)
            state, events = step.state, events + step.events
    return Step(state, events)


def _throw(state: State, digits: str) -> tuple[Move, ...]:
    thrown = Thrown(tuple(map(int, digits)))
    return (thrown,) if isinstance(ANY.turn(state), Dice) else (ROLL, thrown)


def after(state: State, *script: str | Move) -> State:
    return play(state, *script).state


def heard(state: State, *script: str | Move) -> tuple[Event, ...]:
    """The events of the last part of the script."""
    return play(after(state, *script[:-1]), script[-1]).events


def menu(state: State) -> tuple[Move, ...]:
    """The legal moves of the seat on turn."""
    return ANY.legal_moves(ANY.view(state, state.moment.seat))


def claims(state: State) -> list[int]:
    """The values of the legal claims, in the order of the menu."""
    return [move.value for move in menu(state) if isinstance(move, Claim)]


def keeps(state: State) -> list[int]:
    return [move.value for move in menu(state) if isinstance(move, Keep)]


def missing(state: State) -> tuple[Refusal, ...]:
    return ANY.missing(ANY.view(state, state.moment.seat))


def refusal(state: State, move: Move) -> Refusal | None:
    """Why the move is refused; None when it is not."""
    try:
        ANY.apply(state, move)
    except IllegalMove as illegal:
        return illegal.refusal
    return None
