"""The ways to choose a move from a board: groups of choices, point by point, and typed."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from farkle_access.core.contract import Move, Seat
from farkle_access.games import ROOMS
from farkle_access.games.boards import BadEntry, Board, Group, Kind, Place
from farkle_access.games.rooms import Choice
from farkle_access.i18n.listener import Listener
from farkle_access.output.announcement import Kind as Announced
from farkle_access.play.table import Table
from farkle_access.ui.commands import Command
from farkle_access.ui.console import Press
from farkle_access.ui.help import read_help
from farkle_access.ui.menu import Chosen, Item, Menu
from farkle_access.ui.queries import QUERIES, Queries, no_board
from farkle_access.ui.rules import read_rules
from farkle_access.ui.session import Session
from farkle_access.ui.undecided import UndecidedMenu

NOTHING: tuple[Move, ...] = ()


def choosing(session: Session, choices: Sequence[Choice | Group]) -> Menu[Choice | Group]:
    """The menu of these choices; a deliberate one among them leaves it without a focus."""
    items: list[Item[Choice | Group]] = [
        Item(one, one.label, one.explanation, one.number, one.after_news)
        if isinstance(one, Choice)
        else Item(one, one.label, one.explanation)
        for one in choices
    ]
    if any(isinstance(choice, Choice) and choice.deliberate for choice in choices):
        positions = session.preferences.positions
        return UndecidedMenu(session.console, items, positions=positions)
    return session.menu(items)


class BoardScreens:
    """What a match offers beside its menu when the game has a board."""

    def __init__(self, session: Session, table: Table, queries: Queries) -> None:
        self._session = session
        self._table = table
        self._queries = queries
        self._board: Board | None = ROOMS[table.header.game].board()

    def groups(self, listener: Listener) -> tuple[Group, ...]:
        """What the menu offers behind an item of its own."""
        return self._board.groups(self._view(), listener) if self._board else ()

    def moves(self, chosen: Choice | Group) -> tuple[Move, ...]:
        """The move of a choice, or one from a group; none when the player goes back."""
        return (chosen.move,) if isinstance(chosen, Choice) else self._within(chosen)

    def _within(self, group: Group) -> tuple[Move, ...]:
        # Translators: Heard when a list of choices opens. {title} is what was chosen, such as
        # "Whole plays: 18 plays"; {back} is the name of a key, usually Esc.
        title = self._session.tr.text(
            "{title}. {back} goes back.",
            title=group.label,
            back=self._session.console.name(Command.MENU),
        )
        return self._chosen(title, group.choices())

    def open(self, press: Command, listener: Listener) -> tuple[Move, ...]:
        """The moves that are typed, or chosen on the board; none when the player goes back."""
        if self._board is None:
            self._session.console.say(no_board(self._session.tr), kind=Announced.ERROR)
            return NOTHING
        if press is Command.TYPE:
            return self._typed(self._board, listener)
        return self._looked(self._board, listener)

    def _view(self) -> Any:
        turn = self._table.turn
        return self._table.view(turn if isinstance(turn, Seat) else None)

    def _chosen(self, title: str, choices: Sequence[Choice]) -> tuple[Move, ...]:
        self._session.console.say(title)
        menu = choosing(self._session, choices)
        menu.announce()
        while True:
            match menu.next():
                case Chosen(chosen):
                    return self.moves(chosen)
                case Command.MENU:
                    return NOTHING
                case press if self._answer(press):
                    menu.announce()

    def _typed(self, board: Board, listener: Listener) -> tuple[Move, ...]:
        console, view = self._session.console, self._view()
        question = board.question(view, listener)
        if question is None:
            # Translators: Heard after the key M when nothing can be moved now.
            console.say(self._session.tr.text("No move can be typed now."), kind=Announced.ERROR)
            return NOTHING
        while answer := (console.ask(question) or "").strip():
            try:
                return board.read(answer, view, listener)
            except BadEntry as fault:
                console.say(fault.said, kind=Announced.ERROR)
        return NOTHING

    def _looked(self, board: Board, listener: Listener) -> tuple[Move, ...]:
        kinds = board.kinds(self._view(), listener)
        at, back = 0, self._session.console.name(Command.MENU)
        # Translators: Heard when the player begins to go through all points of the board. {back}
        # is the name of a key, usually Esc.
        said = self._session.tr.text("The board; {back} goes back.", back=back)
        menu = self._opened(replace(kinds[at], name=said))
        while True:
            match menu.next():
                case Chosen(Place() as place):
                    if moves := self._from(place):
                        return moves
                    if place.choices:
                        menu.announce()
                case Command.NEXT_KIND | Command.PREVIOUS_KIND as press:
                    at = (at + (1 if press is Command.NEXT_KIND else -1)) % len(kinds)
                    menu = self._opened(kinds[at])
                case Command.MENU | Command.LOOK:
                    return NOTHING
                case press if self._answer(press):
                    menu.announce()

    def _opened(self, kind: Kind) -> Menu[Place]:
        """The places of a kind; the menu of an empty one says that it is empty."""
        items = [Item(place, place.label, place.explanation) for place in kind.places()]
        if not items:
            items = [Item(Place(kind.name, ""), kind.name)]
        else:
            self._session.console.say(kind.name)
        menu = self._session.menu(items, positions=False)
        menu.announce()
        return menu

    def _from(self, place: Place) -> tuple[Move, ...]:
        if len(place.choices) == 1:
            return (place.choices[0].move,)
        if place.choices:
            return self._chosen(place.label, place.choices)
        # Translators: Heard after Enter on a place of the board when nobody has to move now.
        refusal = place.refusal or self._session.tr.text("Nothing is moved now.")
        self._session.console.say(refusal, kind=Announced.ERROR)
        return NOTHING

    def _answer(self, press: Press) -> bool:
        """Answer a question in the middle of a choice; True when another screen was open."""
        if isinstance(press, Command) and press in QUERIES:
            self._queries.answer(press)
        elif press is Command.HELP:
            read_help(self._session, ROOMS[self._table.header.game])
            return True
        elif press is Command.RULES:
            header = self._table.header
            read_rules(self._session, header.game, header.options)
            return True
        else:
            self._session.console.refuse(press)
        return False
