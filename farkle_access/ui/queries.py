"""The questions that a player may ask in a match without changing anything."""

from collections.abc import Sequence

from farkle_access.core.contract import Refusal
from farkle_access.games import ROOMS
from farkle_access.games.advice import Advice, Judged, Measure
from farkle_access.games.rooms import Choice, Query
from farkle_access.i18n.translator import Translator
from farkle_access.output.announcement import Kind
from farkle_access.play.table import Table
from farkle_access.ui.commands import Command
from farkle_access.ui.curtain import Curtain
from farkle_access.ui.hints import hint
from farkle_access.ui.opening import settings_of_the_table
from farkle_access.ui.session import Session
from farkle_access.ui.standing_in import no_advice

ASKED = {
    Command.COUNTS: Query.COUNTS,
    Command.DICE: Query.DICE,
    Command.SCORES: Query.SCORES,
    Command.TURN: Query.TURN,
}
BOARD = (Command.BOARD, Command.RACE)
QUERIES = frozenset([*ASKED, *BOARD, Command.WHY, Command.HINT, Command.OPTIONS])


class Queries:
    """Answers from what those who hear the answer may know."""

    def __init__(self, session: Session, table: Table, curtain: Curtain) -> None:
        self._session = session
        self._table = table
        self._curtain = curtain
        self._rooms = ROOMS[table.header.game]

    def answer(self, command: Command) -> None:
        """Say the answer to one of `QUERIES`."""
        match command:
            case Command.WHY:
                said = self._not_yet() or self._why()
            case Command.HINT:
                said = self._not_yet() or self._hint()
            case Command.OPTIONS:
                header, words = self._table.header, self._rooms.words()
                said = (settings_of_the_table(header, words, self._session.tr),)
            case Command.BOARD | Command.RACE:
                said = self._board(command)
            case _:
                said = self._rooms.words().answer(
                    ASKED[command], self._curtain.view, self._curtain.listener
                )
        self._session.console.say(*said, kind=Kind.ANSWER)

    def _not_yet(self) -> tuple[str, ...]:
        """Why something that may tell of hidden dice is not answered; nothing when it is."""
        seat = self._curtain.on_turn
        if seat is None or not self._curtain.closed:
            return ()
        # Translators: Answer to the keys Y and I while a player has not taken the keyboard yet.
        # {player} is a name, {key} the name of a key, usually Enter.
        said = self._session.tr.text(
            "Only {player} is told that, after {key}.",
            player=self._table.players[seat].name,
            key=self._session.console.name(Command.ACTIVATE),
        )
        return (said,)

    def why_not(self, number: int) -> None:
        """Say why no choice has this number."""
        view = self._table.view(self._curtain.on_turn)
        missing = self._rooms.controls().why_not(view, number)
        self._session.console.say(*self._reasons(missing), kind=Kind.ANSWER)

    def _board(self, command: Command) -> tuple[str, ...]:
        board, view = self._rooms.board(), self._curtain.view
        if board is None:
            return (no_board(self._session.tr),)
        if command is Command.BOARD:
            return board.overview(view, self._curtain.listener)
        return board.race(view, self._curtain.listener)

    def _why(self) -> tuple[str, ...]:
        return self._reasons(self._table.missing() if self._curtain.on_turn is not None else ())

    def _reasons(self, missing: tuple[Refusal, ...]) -> tuple[str, ...]:
        words, view = self._rooms.words(), self._table.view(self._curtain.on_turn)
        if not missing:
            # Translators: Answer to the key Y when every choice is there.
            return (self._session.tr.text("No choice is missing now."),)
        hears = self._curtain.listener
        return tuple(words.refusal(refusal, view, hears) for refusal in missing)

    def _hint(self) -> tuple[str, ...]:
        tr, seat = self._session.tr, self._curtain.on_turn
        if seat is None:
            # Translators: Answer to the key I when it is the turn of somebody else.
            return (tr.text("Hints are given to the player whose turn it is."),)
        view, controls = self._table.view(seat), self._rooms.controls()
        hears = self._curtain.listener
        if not self._rooms.whole():
            return (no_advice(tr),)
        advice = self._rooms.adviser().advise(view) or _only(controls.choices(view, hears))
        if advice is None:
            # Translators: Answer to the key I when the computer knows no best choice.
            return (tr.text("There is no hint for this moment."),)
        return (hint(advice, lambda move: controls.label(move, view, hears), tr),)


def _only(choices: Sequence[Choice]) -> Advice | None:
    """The advice where there is nothing to choose."""
    if len(choices) != 1:
        return None
    return Advice(Measure.WINNING, (Judged(choices[0].move, 0.0, 1.0),))


def no_board(tr: Translator) -> str:
    """That a key for boards means nothing in this game."""
    # Translators: Heard after the keys B, P, L and M in games without a board.
    return tr.text("This game has no board.")
