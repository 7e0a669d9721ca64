"""The questions that a player may ask in a match without changing anything."""

from farkle_access.core.contract import Seat
from farkle_access.games import ROOMS
from farkle_access.games.rooms import Query
from farkle_access.i18n.listener import Listener
from farkle_access.output.announcement import Kind
from farkle_access.play.table import Table
from farkle_access.ui.commands import Command
from farkle_access.ui.hints import hint
from farkle_access.ui.listening import listener
from farkle_access.ui.opening import settings_of_the_table
from farkle_access.ui.session import Session

ASKED = {
    Command.COUNTS: Query.COUNTS,
    Command.DICE: Query.DICE,
    Command.SCORES: Query.SCORES,
    Command.TURN: Query.TURN,
}
QUERIES = frozenset([*ASKED, Command.WHY, Command.HINT, Command.OPTIONS])


class Queries:
    """Answers from what the one who asks may know."""

    def __init__(self, session: Session, table: Table) -> None:
        self._session = session
        self._table = table
        self._rooms = ROOMS[table.header.game]

    def answer(self, command: Command) -> None:
        """Say the answer to one of `QUERIES`."""
        match command:
            case Command.WHY:
                said = self._why()
            case Command.HINT:
                said = self._hint()
            case Command.OPTIONS:
                header, words = self._table.header, self._rooms.words()
                said = (settings_of_the_table(header, words, self._session.tr),)
            case _:
                said = self._rooms.words().answer(
                    ASKED[command], self._table.view(self._asking()), self._listener()
                )
        self._session.console.say(*said, kind=Kind.ANSWER)

    def _asking(self) -> Seat | None:
        """The seat on turn when a person here has it; otherwise nobody in particular."""
        turn = self._table.turn
        return turn if isinstance(turn, Seat) and not self._table.players[turn].computer else None

    def _listener(self) -> Listener:
        return listener(self._session, self._table.players)

    def _why(self) -> tuple[str, ...]:
        words, seat = self._rooms.words(), self._asking()
        view = self._table.view(seat)
        missing = self._table.missing() if seat is not None else ()
        if not missing:
            # Translators: Answer to the key Y when every choice is there.
            return (self._session.tr.text("No choice is missing now."),)
        return tuple(words.refusal(refusal, view, self._listener()) for refusal in missing)

    def _hint(self) -> tuple[str, ...]:
        tr, seat = self._session.tr, self._asking()
        if seat is None:
            # Translators: Answer to the key I when it is the turn of somebody else.
            return (tr.text("Hints are given to the player whose turn it is."),)
        view, controls = self._table.view(seat), self._rooms.controls()
        advice = self._rooms.adviser().advise(view)
        if advice is None:
            # Translators: Answer to the key I when the computer knows no best choice.
            return (tr.text("There is no hint for this moment."),)
        heard = self._listener()
        return (hint(advice, lambda move: controls.label(move, view, heard), tr),)
