"""The turn of a person at this keyboard."""

from collections.abc import Sequence
from typing import Generic

from farkle_access.core.contract import EventT, MoveT, RefusalT, Refused, StateT, ViewT
from farkle_access.gamekit.board_view import Group
from farkle_access.gamekit.controls import Choice
from farkle_access.output.announcement import Kind
from farkle_access.play.record import Saving
from farkle_access.play.table import Table
from farkle_access.ui.match.board_screens import BoardScreens, choosing
from farkle_access.ui.match.curtain import Curtain
from farkle_access.ui.match.narration import Narration
from farkle_access.ui.match.queries import Queries
from farkle_access.ui.match.saving import say_saving
from farkle_access.ui.shell.commands import Command
from farkle_access.ui.shell.console import CameBack
from farkle_access.ui.shell.menu import Chosen, Menu
from farkle_access.ui.shell.session import Session


class PersonTurn(Generic[StateT, ViewT, MoveT, EventT, RefusalT]):
    """Hands the keyboard over where something is secret, and lets the player choose."""

    def __init__(
        self,
        session: Session,
        table: Table[StateT, ViewT, MoveT, EventT, RefusalT],
        curtain: Curtain[StateT, ViewT, MoveT, EventT, RefusalT],
        queries: Queries[StateT, ViewT, MoveT, EventT, RefusalT],
        narration: Narration[StateT, ViewT, MoveT, EventT, RefusalT],
    ) -> None:
        self._session = session
        self._console = session.console
        self._table = table
        self._controls = table.package.controls()
        self._curtain = curtain
        self._queries = queries
        self._narration = narration
        self._board = BoardScreens(session, table, curtain, queries)
        self._kept: Menu[Choice[MoveT] | Group[MoveT]] | None = None  # left without a move

    def run(self) -> bool:
        """Hand the keyboard over, or have a choice made; True when the game menu is asked for."""
        try:
            return self._hand_over() if self._curtain.closed else self._choose()
        except CameBack:
            self._curtain.close()
            return False

    def _hand_over(self) -> bool:
        """Ask the player on turn to take the keyboard, and open the curtain when they have."""
        self._curtain.announce()
        self._console.settle()
        while True:
            match self._console.read():
                case Command.ACTIVATE:
                    self._narration.fresh = True
                    self._curtain.open()
                    return False
                case Command.AGAIN:
                    self._curtain.announce(explain=True)
                case Command.MENU:
                    return True
                case press if self._queries.answer(press):
                    self._curtain.announce()

    def _choose(self) -> bool:
        self._kept = menu = self._menu()
        while True:
            match menu.next():
                case Chosen(chosen):
                    if self._make(self._board.moves(chosen)):
                        return False
                    menu.announce()
                case (Command.LOOK | Command.TYPE) as press:
                    if self._make(self._board.open(press)):
                        return False
                    menu.announce()
                case Command.MENU:
                    return True
                case (Command.RULES | Command.HELP) as press if self._curtain.seat is not None:
                    self._curtain.close()
                    self._queries.answer(press)
                    return False
                case Command.WHY if menu.unmet is not None:
                    self._queries.why_not(menu.unmet)
                case Command.TAKE_BACK:
                    if self._take_back():
                        return False
                case press if self._queries.answer(press):
                    menu.announce()

    def _menu(self) -> Menu[Choice[MoveT] | Group[MoveT]]:
        choices = self._controls.choices(self._curtain.own_view, self._curtain.listener)
        offered: list[Choice[MoveT] | Group[MoveT]] = [*choices, *self._board.groups()]
        menu = choosing(self._session, offered)
        if self._kept is not None:
            menu.go_back_to(self._kept)
        menu.announce(after_news=self._narration.fresh)
        self._narration.fresh = False
        self._console.beware()
        return menu

    def _make(self, moves: Sequence[MoveT]) -> bool:
        """Make the moves of one choice, and tell in one breath what they did; False for nothing.

        A move that is refused changes nothing, and those after it are not made.
        """
        events: list[EventT] = []
        savings: list[Saving | None] = []
        for move in moves:
            made = self._table.play(move)
            if isinstance(made, Refused):
                self._narration.refuse(made.refusal, self._curtain.own_view)
                self._console.flush()  # to whoever chose, before the curtain closes
                break
            events += made
            savings.append(self._table.saving)
        if not savings:
            return False
        self._kept = None
        self._curtain.close()
        for saving in savings:
            say_saving(self._session, saving)
        self._narration.tell(events)
        return True

    def _take_back(self) -> bool:
        move = self._controls.take_back(self._curtain.own_view)
        if move is None:
            # Translators: Heard in games in which nothing can be taken back.
            said = self._session.tr.text("In this game nothing is taken back.")
            self._console.say(said, kind=Kind.ERROR)
            return False
        return self._make((move,))
