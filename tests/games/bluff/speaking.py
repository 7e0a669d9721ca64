"""What is heard of a script, by one person or by several."""

from collections.abc import Mapping
from typing import Final

from farkle_access.gamekit.controls import Choice
from farkle_access.gamekit.hearing import heard as told_by
from farkle_access.gamekit.refusals import explained
from farkle_access.gamekit.words import Query
from farkle_access.games.bluff.package import BEGHEL, CAPITANO, TOKYO, BluffPackage
from farkle_access.games.bluff.rules.events import BluffEvent
from farkle_access.games.bluff.rules.moves import BluffMove
from farkle_access.games.bluff.rules.rulesets import GameName
from farkle_access.games.bluff.rules.state import State, View
from farkle_access.i18n.detail import Detail
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.translator import ENGLISH, Translator
from tests.games.bluff.play import ANY, heard

PACKAGES: Final[Mapping[GameName, BluffPackage]] = {
    "beghel": BEGHEL,
    "tokyo": TOKYO,
    "capitano": CAPITANO,
}
PEOPLE = ("Anna", "Bruno", "Carla")


def listener(
    *here: int, detail: Detail = Detail.NORMAL, tr: Translator = ENGLISH, seats: int = 3
) -> Listener:
    return Listener(tr, PEOPLE[:seats], frozenset(here), detail)


def told(name: GameName, events: tuple[BluffEvent, ...], who: Listener) -> list[str]:
    return [line.text for line in told_by(PACKAGES[name], events, who)]


def said(name: GameName, who: Listener, state: State, *script: str | BluffMove) -> list[str]:
    """What is heard of the last part of the script."""
    return told(name, heard(state, *script), who)


def view(state: State, seat: int | None = None) -> View:
    """The view of the seat on turn, or of another one."""
    return ANY.view(state, state.moment.seat if seat is None else seat)


def answer(
    name: GameName, query: Query, state: State, who: Listener, seat: int | None = None
) -> str:
    (text,) = PACKAGES[name].words().answer(query, view(state, seat), who)
    return text


def choices(name: GameName, state: State, who: Listener) -> tuple[Choice[BluffMove], ...]:
    return PACKAGES[name].controls().choices(view(state), who)


def labels(name: GameName, state: State, who: Listener) -> list[str]:
    return [choice.label for choice in choices(name, state, who)]


def why_not(name: GameName, state: State, number: int, who: Listener) -> list[str]:
    """What Y says after a number was typed."""
    package, seen = PACKAGES[name], view(state)
    return [
        explained(package, refusal, seen, who)
        for refusal in package.controls().why_not(seen, number)
    ]
