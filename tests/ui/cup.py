"""The rules of the bluffing games with plain words: for what a table with hidden dice needs.

An event that everybody may hear is told as it is, with all its fields: whatever it gave away of
hidden dice would stand in the words.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from farkle_access.core.contract import Event, Move, Refusal
from farkle_access.core.options import OptionSpec, OptionValue
from farkle_access.games import ROOMS
from farkle_access.games.advice import Advice, Adviser, Judged, Measure
from farkle_access.games.bluff.events import Saw, Shook
from farkle_access.games.bluff.moves import Claim, Keep
from farkle_access.games.bluff.ranking import value_of
from farkle_access.games.bluff.rules import game
from farkle_access.games.bluff.state import View
from farkle_access.games.rooms import Choice, Level, Query, Rooms, Told
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.translator import Translator

NAMES = ("beghel", "tokyo", "capitano")
LONG = " It is a die with six faces, and beside it lies another one just like it under the cup."


class CupWords:
    """`long`: what a player sees takes more than a line of a terminal to tell."""

    def __init__(self, *, long: bool = False) -> None:
        self._more = LONG if long else ""

    def title(self, tr: Translator) -> str:
        return "Cup"

    def tell(self, events: Sequence[Event], listener: Listener) -> tuple[Told, ...]:
        return tuple(self._told(event, listener) for event in events if listener.may_hear(event))

    def _told(self, event: Event, listener: Listener) -> Told:
        match event:
            case Saw(value=value):
                return Told(f"You see {value}.{self._more}" if listener.alone() else repr(event))
            case Shook(seat):
                return Told(f"{listener.names[seat]} shook the dice.")
            case _:
                return Told(f"{event!r}.")

    def refusal(self, refusal: Refusal, view: Any, listener: Listener) -> str:
        return f"{refusal!r}."

    def answer(self, query: Query, view: View, listener: Listener) -> tuple[str, ...]:
        match query:
            case Query.DICE if view.dice:
                return (f"You see {value_of(view.dice)}.{self._more}",)
            case Query.DICE:
                return ("The dice are hidden.",)
            case Query.COUNTS:
                return (f"To beat: {view.moment.base}.",)
            case _:
                return (f"{query}: {view.moment!r}.",)

    def option(self, spec: OptionSpec, tr: Translator) -> tuple[str, str]:
        return spec.name, "An option."

    def value(self, spec: OptionSpec, value: OptionValue, tr: Translator) -> str:
        return str(value)

    def level(self, level: Level, tr: Translator) -> str:
        return str(level)

    def rules(self, options: Mapping[str, OptionValue], tr: Translator) -> tuple[str, ...]:
        return ("The first rule.", "The second rule.")

    def figures(self, figures: Mapping[str, int], tr: Translator) -> tuple[str, ...]:
        return ()


class CupControls:
    """One's own value comes first, so the order of the menu is a secret too."""

    def choices(self, view: View, listener: Listener) -> tuple[Choice, ...]:
        return tuple(
            Choice(move, self.label(move, view, listener), "So it is.") for move in menu(view)
        )

    def label(self, move: Move, view: View, listener: Listener) -> str:
        match move:
            case Claim(value) | Keep(value):
                name = type(move).__name__
                return f"{name} {value}" if _own(move, view) else f"{name} {value}, bluff"
            case _:
                return type(move).__name__

    def take_back(self, view: View) -> Move | None:
        return None

    def secret(self, view: View) -> bool:
        return bool(view.dice) and view.on_turn

    def why_not(self, view: View, number: int) -> tuple[Refusal, ...]:
        return ()


def menu(view: View) -> list[Move]:
    """The legal moves with the true one first."""
    return sorted(game("beghel").legal_moves(view), key=lambda move: not _own(move, view))


def _own(move: Move, view: View) -> bool:
    return isinstance(move, Claim | Keep) and move.value == value_of(view.dice)


class Truthful:
    """Advises the first choice of the menu."""

    def advise(self, view: View) -> Advice | None:
        return Advice(Measure.WINNING, (Judged(menu(view)[0], 0.5, 1.0),))


class CupRooms(Rooms):
    """The rules and the computer players are those of the game."""

    long = False

    def words(self) -> CupWords:
        return CupWords(long=self.long)

    def controls(self) -> CupControls:
        return CupControls()

    def adviser(self) -> Adviser:
        return Truthful()


class LongCupRooms(CupRooms):
    long = True


@contextmanager
def cups(rooms: type[CupRooms] = CupRooms) -> Iterator[None]:
    """The games are on the list of games, with plain words."""
    with pytest.MonkeyPatch.context() as patch:
        for name in NAMES:
            patch.setitem(ROOMS, name, rooms(name, "bluff"))
        yield
