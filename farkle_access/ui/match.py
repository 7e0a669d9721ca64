"""A match, as it is heard and played at this keyboard."""

from collections.abc import Sequence

from farkle_access.core.contract import Dice, Event, IllegalMove, Move, Outcome, Seat
from farkle_access.games import ROOMS
from farkle_access.i18n.detail import Detail
from farkle_access.i18n.listener import Listener
from farkle_access.input.keys import Leave
from farkle_access.output.announcement import Kind
from farkle_access.play.table import Table
from farkle_access.ui import opening
from farkle_access.ui.board_screens import BoardScreens, choosing
from farkle_access.ui.commands import Command
from farkle_access.ui.console import Press
from farkle_access.ui.curtain import Curtain
from farkle_access.ui.game_menu import GameMenu
from farkle_access.ui.help import read_help
from farkle_access.ui.menu import Chosen
from farkle_access.ui.queries import QUERIES, Queries
from farkle_access.ui.rules import read_rules
from farkle_access.ui.saving import keep_finished, say_left, say_saving
from farkle_access.ui.session import Session
from farkle_access.ui.standing_in import StandIns

ANSWERED = (*QUERIES, Command.RULES, Command.HELP)
"""What is answered while a computer player plays; any other key ends the pause only."""


class MatchScreen:
    """Leads a table through its match: persons choose, computers play, everything is told."""

    def __init__(self, session: Session, table: Table) -> None:
        self._session = session
        self._console = session.console
        self._table = table
        self._words = ROOMS[table.header.game].words()
        self._controls = ROOMS[table.header.game].controls()
        self._stand_ins = StandIns(ROOMS[table.header.game], table.players)
        self._curtain = Curtain(session, table)
        self._queries = Queries(session, table, self._curtain)
        self._board = BoardScreens(session, table, self._queries)
        self._gathered: list[Event] = []  # what a computer player did and nobody heard yet
        self._left = False
        self._news = False  # whether something was told since the last menu

    def run(self, *, resumed: bool = False) -> bool:
        """Play until the end, or until the player leaves for the menu.

        True when the match came to its end. Raises Leave; the match is saved by then.
        """
        try:
            self._session.persons = tuple(p.name for p in self._table.players if not p.computer)
            self._open(resumed=resumed)
            while not self._left:
                match self._table.turn:
                    case Outcome():
                        keep_finished(self._session, self._table)
                        return True
                    case Dice():
                        self._throw()
                    case seat if self._table.players[seat].computer:
                        self._computer_plays(seat)
                    case _ if self._curtain.closed:
                        self._hand_over()
                    case _:
                        self._person_chooses()
            say_left(self._session, self._table)
            return False
        except Leave:
            self._curtain.close()
            say_left(self._session, self._table)
            raise
        finally:
            self._session.persons = ()
            self._table.close()
            self._curtain.close()

    @property
    def _listener(self) -> Listener:
        return self._curtain.listener

    def _open(self, *, resumed: bool) -> None:
        curtain, transcript = self._curtain, self._console.announcer.transcript
        if resumed:
            told = opening.story(self._words, self._table.events, self._listener)
            transcript.begin_with(told)
            self._console.say(*opening.resumed(self._table, self._words, curtain))
            self._news = True
        else:
            transcript.begin_with(())
            self._console.say(*opening.began(self._table.header, self._words, self._listener))
        if self._stand_ins.may_take_long:
            self._console.flush()
        self._console.say(*self._stand_ins.news(self._session.tr))
        if curtain.shared and not self._session.outputs.wipes:
            # Translators: Heard when several persons play a game with hidden dice, and what is
            # written for one of them cannot be wiped off the screen.
            said = self._session.tr.text(
                "Here lines cannot be wiped: whoever reads back finds the hidden dice."
            )
            self._console.say(said, kind=Kind.ERROR)
        if not resumed:
            self._tell(self._table.events)

    def _tell(self, events: Sequence[Event]) -> None:
        """To all; what one player alone may hear waits until the curtain is open."""
        self._news = True
        self._console.tell(*self._words.tell(self._curtain.sift(events), self._listener))

    def _play(self, move: Move) -> tuple[Event, ...]:
        events = self._table.play(move)
        say_saving(self._session, self._table)
        return events

    def _throw(self) -> None:
        self._tell(self._thrown())

    def _thrown(self) -> tuple[Event, ...]:
        throw = self._table.throw()
        say_saving(self._session, self._table)
        if throw.refused is not None:
            said = self._words.refusal(throw.refused, self._curtain.view, self._listener)
            self._console.say(said, kind=Kind.ERROR)
        return throw.events

    def _computer_plays(self, seat: Seat) -> None:
        """One move of a computer player, told at once or with the roll that it belongs to."""
        self._console.flush()
        move = self._table.computer_move()
        self._console.say(*self._stand_ins.news(self._session.tr))
        self._gather(seat, self._play(move))
        if isinstance(self._table.turn, Dice) and not self._left:
            self._gather(seat, self._thrown())

    def _gather(self, seat: Seat, events: Sequence[Event]) -> None:
        """Tell what has been gathered when the hand has come to a new point."""
        self._gathered += self._curtain.sift(events)
        turn = self._table.turn
        goes_on = turn == seat or (bool(events) and isinstance(turn, Dice))
        if goes_on and self._session.preferences.detail is not Detail.FULL:
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

    def _hand_over(self) -> None:
        """Ask the player on turn to take the keyboard, and open the curtain when they have."""
        self._curtain.announce()
        self._console.settle()
        while True:
            match self._console.read():
                case Command.ACTIVATE:
                    self._news = True
                    return self._curtain.open()
                case Command.AGAIN:
                    self._curtain.announce(explain=True)
                case Command.MENU:
                    return self._open_menu()
                case press if self._answer(press):
                    self._curtain.announce()

    def _person_chooses(self) -> None:
        choices = self._controls.choices(self._view(), self._listener)
        menu = choosing(self._session, [*choices, *self._board.groups(self._listener)])
        menu.announce(after_news=self._news)
        self._news = False
        while True:
            match menu.next():
                case Chosen(chosen):
                    if moves := self._board.moves(chosen):
                        return self._make(moves)
                    menu.announce()
                case (Command.LOOK | Command.TYPE) as press:
                    if moves := self._board.open(press, self._listener):
                        return self._make(moves)
                    menu.announce()
                case Command.MENU:
                    return self._open_menu()
                case (Command.RULES | Command.HELP) as press if self._curtain.seat is not None:
                    self._curtain.close()
                    self._answer(press)
                    return None
                case Command.WHY if menu.unmet is not None:
                    self._queries.why_not(menu.unmet)
                case Command.TAKE_BACK if self._take_back():
                    return None
                case Command.TAKE_BACK:
                    pass
                case press if self._answer(press):
                    menu.announce()

    def _make(self, moves: Sequence[Move]) -> None:
        """Make the moves of one choice, and tell in one breath what they did."""
        self._curtain.close()
        self._tell([event for move in moves for event in self._play(move)])

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
            events = self._table.play(move)
        except IllegalMove as illegal:
            said = self._words.refusal(illegal.refusal, view, self._listener)
            self._console.say(said, kind=Kind.ERROR)
            return False
        self._curtain.close()
        say_saving(self._session, self._table)
        self._tell(events)
        return True

    def _open_menu(self) -> None:
        self._curtain.close()
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
                read_help(self._session, ROOMS[self._table.header.game])
            case _:
                self._console.refuse(press)
                return False
        return True
