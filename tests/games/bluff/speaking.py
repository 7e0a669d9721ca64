"""What is heard of a script, by one person or by several."""

from farkle_access.core.contract import Event, Move
from farkle_access.games import ROOMS
from farkle_access.games.bluff.state import State, View
from farkle_access.games.rooms import Choice, Query
from farkle_access.i18n.detail import Detail
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.translator import ENGLISH, Translator
from tests.games.bluff.play import ANY, heard

NAMES = ("Anna", "Bruno", "Carla")


def listener(
    *here: int, detail: Detail = Detail.NORMAL, tr: Translator = ENGLISH, seats: int = 3
) -> Listener:
    return Listener(tr, NAMES[:seats], frozenset(here), detail)


def told(name: str, events: tuple[Event, ...], who: Listener) -> list[str]:
    return [line.text for line in ROOMS[name].words().tell(events, who)]


def said(name: str, who: Listener, state: State, *script: str | Move) -> list[str]:
    """What is heard of the last part of the script."""
    return told(name, heard(state, *script), who)


def view(state: State, seat: int | None = None) -> View:
    """The view of the seat on turn, or of another one."""
    return ANY.view(state, state.moment.seat if seat is None else seat)


def answer(name: str, query: Query, state: State, who: Listener, seat: int | None = None) -> str:
    (text,) = ROOMS[name].words().answer(query, view(state, seat), who)
    return text


def choices(name: str, state: State, who: Listener) -> tuple[Choice, ...]:
    return ROOMS[name].controls().choices(view(state), who)


def labels(name: str, state: State, who: Listener) -> list[str]:
    return [choice.label for choice in choices(name, state, who)]


def why_not(name: str, state: State, number: int, who: Listener) -> list[str]:
    """What Y says after a number was typed."""
    words, seen = ROOMS[name].words(), view(state)
    return [
        words.refusal(refusal, seen, who)
        for refusal in ROOMS[name].controls().why_not(seen, number)
    ]
