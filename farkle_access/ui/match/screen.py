"""A match, as it is heard and played at this keyboard."""

from typing import Generic

from farkle_access.core.contract import (
    Dice,
    EventT,
    MoveT,
    Outcome,
    RefusalT,
    Refused,
    Seat,
    StateT,
    ViewT,
)
from farkle_access.input.keys import Leave
from farkle_access.output.announcement import Kind
from farkle_access.play.table import Table
from farkle_access.ui.match import opening
from farkle_access.ui.match.curtain import Curtain
from farkle_access.ui.match.level_fallback import LevelFallback
from farkle_access.ui.match.narration import Narration
from farkle_access.ui.match.person import PersonTurn
from farkle_access.ui.match.queries import ANSWERED, Queries
from farkle_access.ui.match.saving import is_counted, keep_finished, leave, say_left, say_saving
from farkle_access.ui.shell.commands import Command
from farkle_access.ui.shell.session import Session


class MatchScreen(Generic[StateT, ViewT, MoveT, EventT, RefusalT]):
    """Leads a table through its match: persons choose, computers play, everything is told."""

    def __init__(
        self, session: Session, table: Table[StateT, ViewT, MoveT, EventT, RefusalT]
    ) -> None:
        self._session = session
        self._console = session.console
        self._table = table
        self._fallback = LevelFallback(table.package, table.players)
        self._curtain = Curtain(session, table)
        self._queries = Queries(session, table, self._curtain)
        self._narration = Narration(session, table, self._curtain)
        self._person = PersonTurn(session, table, self._curtain, self._queries, self._narration)
        self._left = False
        self._end_told = False

    def run(self, *, resumed: bool = False) -> bool:
        """Play until the end, or until the player leaves for the menu.

        True when the match came to its end. Raises Leave; the match is saved by then.
        """
        session, table = self._session, self._table
        try:
            if table.path is not None and session.saves.holds(table.path):
                session.playing.set(table.path)
            self._session.persons = tuple(p.name for p in self._table.players if not p.computer)
            self._open(resumed=resumed)
            while not self._left:
                match self._table.turn:
                    case Outcome():
                        self._end_told = True
                        # It is heard before the match is filed: after that nobody tells it.
                        self._console.flush()
                        counted = resumed and is_counted(session, table)
                        keep_finished(session, table, counted=counted)
                        return True
                    case Dice():
                        self._narration.tell(self._narration.throw())
                    case seat if self._table.players[seat].computer:
                        self._computer_plays(seat)
                    case _:
                        if self._person.run():
                            self._open_menu()
            say_left(session, table)
            if table.path is not None:
                session.playing.clear(table.path)
            return False
        except Leave:
            self._curtain.close()
            leave(session, table, told=self._end_told)
            raise
        finally:
            self._session.persons = ()
            self._table.close()
            self._curtain.close()

    def _open(self, *, resumed: bool) -> None:
        table, hears = self._table, self._curtain.listener
        transcript = self._console.announcer.transcript
        if resumed:
            transcript.begin_with(opening.story(table.package, table.events, hears))
            self._console.say(*opening.resumed(table, self._curtain))
            self._narration.fresh = True
        else:
            transcript.begin_with(())
            self._console.say(*opening.began(table.package, table.header, hears))
        if self._fallback.takes_a_moment:
            self._console.flush()
        self._console.say(*self._fallback.news(self._session.tr))
        self._warn_of_lines_that_stay()
        if not resumed:
            self._narration.tell(table.events)

    def _warn_of_lines_that_stay(self) -> None:
        if self._curtain.shared and not self._session.outputs.wipes:
            # Translators: Heard when several persons play a game with hidden dice, and what is
            # written for one of them cannot be wiped off the screen.
            said = self._session.tr.text(
                "Here lines cannot be wiped: whoever reads back finds the hidden dice."
            )
            self._console.say(said, kind=Kind.ERROR)

    def _computer_plays(self, seat: Seat) -> None:
        """One move of a computer player, told at once or with the roll that it belongs to."""
        self._console.flush()
        move = self._table.computer_move()
        self._console.say(*self._fallback.news(self._session.tr))
        made = self._table.play(move)
        if isinstance(made, Refused):  # it would choose the same again; the reason may be secret
            raise ValueError(f"a computer player chose an illegal {type(move).__name__}")
        say_saving(self._session, self._table.saving)
        self._tell_computer(seat, made)
        if isinstance(self._table.turn, Dice) and not self._left:
            self._tell_computer(seat, self._narration.throw())

    def _tell_computer(self, seat: Seat, events: tuple[EventT, ...]) -> None:
        if self._narration.gather(seat, events):
            self._pause()

    def _pause(self) -> None:
        while (press := self._console.pause(self._session.preferences.pause)) is not None:
            if press is Command.MENU:
                self._open_menu()
                return
            if press in ANSWERED:
                self._queries.answer(press)

    def _open_menu(self) -> None:
        from farkle_access.ui.match.game_menu import GameMenu  # the first words do not wait for it

        self._curtain.close()
        self._left = GameMenu(self._session, self._table).run()
