"""Ways to choose a move besides the menu: from a group, point by point, or typed."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Generic

from farkle_access.core.contract import EventT, MoveT, RefusalT, StateT, ViewT
from farkle_access.gamekit.board_view import BadEntry, BoardView, Group, Kind, Place
from farkle_access.gamekit.controls import Choice
from farkle_access.output.announcement import Kind as Announced
from farkle_access.play.table import Table
from farkle_access.ui.match.curtain import Curtain
from farkle_access.ui.match.queries import Queries, no_board
from farkle_access.ui.shell.commands import Command
from farkle_access.ui.shell.menu import Chosen, Item, Menu
from farkle_access.ui.shell.menu_without_default import MenuWithoutDefault
from farkle_access.ui.shell.session import Session


def choosing(
    session: Session, choices: Sequence[Choice[MoveT] | Group[MoveT]]
) -> Menu[Choice[MoveT] | Group[MoveT]]:
    """The menu of these choices; a deliberate one among them leaves it without a focus."""
    items: list[Item[Choice[MoveT] | Group[MoveT]]] = [
        Item(one, one.label, one.explanation, one.number, one.after_news)
        if isinstance(one, Choice)
        else Item(one, one.label, one.explanation)
        for one in choices
    ]
    if any(isinstance(choice, Choice) and choice.deliberate for choice in choices):
        positions = session.preferences.positions
        return MenuWithoutDefault(session.console, items, positions=positions)
    return session.menu(items)


class BoardScreens(Generic[StateT, ViewT, MoveT, EventT, RefusalT]):
    """What a match offers besides its menu when the game has a board."""

    def __init__(
        self,
        session: Session,
        table: Table[StateT, ViewT, MoveT, EventT, RefusalT],
        curtain: Curtain[StateT, ViewT, MoveT, EventT, RefusalT],
        queries: Queries[StateT, ViewT, MoveT, EventT, RefusalT],
    ) -> None:
        self._session = session
        self._curtain = curtain
        self._queries = queries
        self._board = table.package.board()

    def groups(self) -> tuple[Group[MoveT], ...]:
        """What the menu offers behind an item of its own."""
        if self._board is None:
            return ()
        return self._board.groups(self._curtain.own_view, self._curtain.listener)

    def moves(self, chosen: Choice[MoveT] | Group[MoveT]) -> tuple[MoveT, ...]:
        """The move of a choice, or one from a group; none when the player goes back."""
        return (chosen.move,) if isinstance(chosen, Choice) else self._within(chosen)

    def open(self, press: Command) -> tuple[MoveT, ...]:
        """The moves that are typed, or chosen on the board; none when the player goes back."""
        if self._board is None:
            self._session.console.say(no_board(self._session.tr), kind=Announced.ERROR)
            return ()
        if press is Command.TYPE:
            return self._typed(self._board)
        return self._looked(self._board)

    def _within(self, group: Group[MoveT]) -> tuple[MoveT, ...]:
        # Translators: Heard when a list of choices opens. {title} is what was chosen, such as
        # "Whole plays: 18 plays"; {back} is the name of a key, usually Esc.
        title = self._session.tr.text(
            "{title}. {back} goes back.",
            title=group.label,
            back=self._session.console.name(Command.MENU),
        )
        return self._chosen(title, group.choices())

    def _chosen(self, title: str, choices: Sequence[Choice[MoveT]]) -> tuple[MoveT, ...]:
        self._session.console.say(title)
        menu = choosing(self._session, choices)
        menu.announce()
        self._session.console.beware()
        while True:
            match menu.next():
                case Chosen(chosen):
                    return self.moves(chosen)
                case Command.MENU:
                    return ()
                case press if self._queries.answer(press):
                    menu.announce()

    def _typed(self, board: BoardView[ViewT, MoveT]) -> tuple[MoveT, ...]:
        console = self._session.console
        view, hears = self._curtain.own_view, self._curtain.listener
        question = board.question(view, hears)
        if question is None:
            # Translators: Heard after the key M when nothing can be moved now.
            console.say(self._session.tr.text("No move can be typed now."), kind=Announced.ERROR)
            return ()
        while answer := (console.ask(question) or "").strip():
            try:
                return board.read(answer, view, hears)
            except BadEntry as fault:
                console.say(fault.said, kind=Announced.ERROR)
        return ()

    def _looked(self, board: BoardView[ViewT, MoveT]) -> tuple[MoveT, ...]:
        kinds = board.kinds(self._curtain.own_view, self._curtain.listener)
        at, back = 0, self._session.console.name(Command.MENU)
        # Translators: Heard when the player begins to go through all points of the board. {back}
        # is the name of a key, usually Esc.
        said = self._session.tr.text("The board; {back} goes back.", back=back)
        menu = self._opened(replace(kinds[at], name=said))
        while True:
            match menu.next():
                case Chosen(place):
                    if moves := self._from(place):
                        return moves
                    if place.choices:
                        menu.announce()
                case Command.NEXT_KIND | Command.PREVIOUS_KIND as press:
                    at = (at + (1 if press is Command.NEXT_KIND else -1)) % len(kinds)
                    menu = self._opened(kinds[at])
                case Command.MENU | Command.LOOK:
                    return ()
                case press if self._queries.answer(press):
                    menu.announce()

    def _opened(self, kind: Kind[MoveT]) -> Menu[Place[MoveT]]:
        """The places of a kind; the menu of an empty one says that it is empty."""
        items = [Item(place, place.label, place.explanation) for place in kind.places()]
        if not items:
            items = [Item(Place(kind.name, ""), kind.name)]
        else:
            self._session.console.say(kind.name)
        menu = self._session.menu(items, positions=False)
        menu.announce()
        return menu

    def _from(self, place: Place[MoveT]) -> tuple[MoveT, ...]:
        if len(place.choices) == 1:
            return (place.choices[0].move,)
        if place.choices:
            return self._chosen(place.label, place.choices)
        # Translators: Heard after Enter on a place of the board when nobody has to move now.
        refusal = place.refusal or self._session.tr.text("Nothing is moved now.")
        self._session.console.say(refusal, kind=Announced.ERROR)
        return ()
