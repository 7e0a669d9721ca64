"""A match, as it is heard and played at this keyboard."""

from collections.abc import Sequence

from farkle_access.core.contract import Dice, Event, IllegalMove, Move, Outcome, Seat
from farkle_access.games import ROOMS
from farkle_access.i18n.detail import Detail
from farkle_access.i18n.listener import Listener
from farkle_access.input.keys import Leave
from farkle_access.output.announcement import Kind
from farkle_access.play.record import Saving
from farkle_access.play.statistics import finished
from farkle_access.play.table import Table
from farkle_access.ui import opening
from farkle_access.ui.commands import Command
from farkle_access.ui.console import Press
from farkle_access.ui.faults import quoted
from farkle_access.ui.game_menu import GameMenu
from farkle_access.ui.help import read_help
from farkle_access.ui.listening import listener
from farkle_access.ui.menu import Chosen, Item
from farkle_access.ui.queries import QUERIES, Queries
from farkle_access.ui.rules import read_rules
from farkle_access.ui.session import Session

ANSWERED = (*QUERIES, Command.RULES, Command.HELP)
"""What is answered while a computer player plays; any other key ends the pause only."""

SAFE = (Saving.SAVED, Saving.BACK)


class MatchScreen:
    """Leads a table through its match: persons choose, computers play, everything is told."""

    def __init__(self, session: Session, table: Table) -> None:
        self._session = session
        self._console = session.console
        self._table = table
        self._words = ROOMS[table.header.game].words()
        self._controls = ROOMS[table.header.game].controls()
        self._queries = Queries(session, table)
        self._gathered: list[Event] = []  # what a computer player did and nobody heard yet
        self._left = False

    def run(self, *, resumed: bool = False) -> bool:
        """Play until the end, or until the player leaves for the menu.

        True when the match came to its end. Raises Leave; the match is saved by then.
        """
        try:
            self._open(resumed=resumed)
            while not self._left:
                match self._table.turn:
                    case Outcome():
                        self._finish()
                        return True
                    case Dice():
                        self._throw()
                    case seat if self._table.players[seat].computer:
                        self._computer_plays(seat)
                    case _:
                        self._person_chooses()
            self._say_left()
            return False
        except Leave:
            self._say_left()
            raise
        finally:
            self._table.close()

    @property
    def _listener(self) -> Listener:
        return listener(self._session, self._table.players)

    def _open(self, *, resumed: bool) -> None:
        if resumed:
            told = opening.story(self._words, self._table.events, self._listener)
            self._console.announcer.transcript.begin_with(told)
            self._console.say(*opening.resumed(self._table, self._words, self._listener))
            return
        self._console.announcer.transcript.begin_with(())
        self._console.say(*opening.began(self._table.header, self._words, self._listener))
        self._tell(self._table.events)

    def _say_left(self) -> None:
        tr, path = self._session.tr, self._table.path
        if self._table.saving not in SAFE or path is None:
            # Translators: Heard when the player leaves a match that cannot be saved.
            said = tr.text("The match could not be saved to its last move.")
        elif self._session.saves.holds(path):
            # Translators: Heard when the player leaves in the middle of a match.
            said = tr.text("The match is saved; it waits under Resume.")
        else:
            # Translators: Heard when the player leaves a match recorded in a file of their own.
            said = tr.text("The match is saved in {file}.", file=quoted(path.name))
        self._console.say(said)

    def _finish(self) -> None:
        path = self._table.path
        whole = self._table.close() in SAFE
        try:
            self._session.statistics.add(finished(self._table))
        except OSError:
            # Translators: Heard after a match when the statistics cannot be written.
            said = self._session.tr.text("This match could not be added to the statistics.")
            self._console.say(said, kind=Kind.ERROR)
        if path is not None and whole:
            self._session.finished = self._session.saves.finish(path) or path

    def _tell(self, events: Sequence[Event]) -> None:
        self._console.tell(*self._words.tell(events, self._listener))

    def _play(self, move: Move) -> tuple[Event, ...]:
        events = self._table.play(move)
        self._say_saving()
        return events

    def _throw(self) -> None:
        self._tell(self._thrown())

    def _thrown(self) -> tuple[Event, ...]:
        throw = self._table.throw()
        self._say_saving()
        if throw.refused is not None:
            said = self._words.refusal(throw.refused, self._view(), self._listener)
            self._console.say(said, kind=Kind.ERROR)
        return throw.events

    def _say_saving(self) -> None:
        tr = self._session.tr
        match self._table.saving:
            case Saving.LOST_NOW:
                # Translators: Heard when a move cannot be written to the disk.
                said = tr.text(
                    "The match cannot be saved: the disk is full or cannot be written. You can "
                    "play on; each move tries again."
                )
                self._console.say(said, kind=Kind.ERROR)
            case Saving.BACK:
                # Translators: Heard when saving works again after it failed.
                self._console.say(tr.text("The match is saved again."))

    def _computer_plays(self, seat: Seat) -> None:
        """One move of a computer player, told at once or with the roll that it belongs to."""
        self._console.flush()
        self._gather(seat, self._play(self._table.computer_move()))
        if isinstance(self._table.turn, Dice) and not self._left:
            self._gather(seat, self._thrown())

    def _gather(self, seat: Seat, events: Sequence[Event]) -> None:
        """Tell what has been gathered when the hand has come to a new point."""
        self._gathered += events
        if self._table.turn == seat and self._session.preferences.detail is not Detail.FULL:
            return
        lines = self._words.tell(self._gathered, self._listener)
        self._gathered.clear()
        self._console.tell(*lines)
        if lines:
            self._pause()

    def _pause(self) -> None:
        press = self._console.pause(self._session.preferences.pause)
        if press is Command.MENU:
            self._open_menu()
        elif press is not None and press in ANSWERED:
            self._answer(press)

    def _person_chooses(self) -> None:
        choices = self._controls.choices(self._view(), self._listener)
        items = [Item(choice, choice.label, choice.explanation) for choice in choices]
        menu = self._session.menu(items)
        menu.announce()
        while True:
            match menu.next():
                case Chosen(choice):
                    return self._tell(self._play(choice.move))
                case Command.MENU:
                    return self._open_menu()
                case Command.TAKE_BACK if self._take_back():
                    return None
                case Command.TAKE_BACK:
                    pass
                case press if self._answer(press):
                    menu.announce()

    def _view(self) -> object:
        turn = self._table.turn
        return self._table.view(turn if isinstance(turn, Seat) else None)

    def _take_back(self) -> bool:
        view = self._view()
        move = self._controls.take_back(view)
        if move is None:
            # Translators: Heard in games in which nothing can be taken back.
            said = self._session.tr.text("In this game nothing is taken back.")
            self._console.say(said, kind=Kind.ERROR)
            return False
        try:
            self._tell(self._play(move))
        except IllegalMove as illegal:
            said = self._words.refusal(illegal.refusal, view, self._listener)
            self._console.say(said, kind=Kind.ERROR)
            return False
        return True

    def _open_menu(self) -> None:
        self._left = GameMenu(self._session, self._table).run()

    def _answer(self, press: Press) -> bool:
        """Answer a press that makes no move; True when another screen was open meanwhile."""
        if isinstance(press, Command) and press in QUERIES:
            self._queries.answer(press)
            return False
        match press:
            case Command.RULES:
                read_rules(self._session, self._table.header.game, self._table.header.options)
            case Command.HELP:
                read_help(self._session, in_match=True)
            case _:
                self._console.refuse(press)
                return False
        return True
