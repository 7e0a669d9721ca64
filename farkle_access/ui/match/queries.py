"""The questions that a player may ask in a match without changing anything."""

from collections.abc import Sequence
from typing import Generic

from farkle_access.core.contract import EventT, MoveT, RefusalT, StateT, ViewT
from farkle_access.gamekit.advice import Advice, Adviser, Evaluated, Measure
from farkle_access.gamekit.controls import Choice
from farkle_access.gamekit.refusals import explained
from farkle_access.gamekit.words import Query
from farkle_access.i18n.translator import Translator
from farkle_access.output.announcement import Kind
from farkle_access.play.table import Table
from farkle_access.ui.match.curtain import Curtain
from farkle_access.ui.match.level_fallback import no_advice
from farkle_access.ui.match.opening import settings_of_the_table
from farkle_access.ui.shell.commands import Command
from farkle_access.ui.shell.console import Press
from farkle_access.ui.shell.session import Session

ASKED = {
    Command.COUNTS: Query.COUNTS,
    Command.DICE: Query.DICE,
    Command.SCORES: Query.SCORES,
    Command.TURN: Query.TURN,
}
OWN = (Command.BOARD, Command.RACE, Command.WHY, Command.HINT, Command.OPTIONS)
ANSWERED = frozenset([*ASKED, *OWN, Command.RULES, Command.HELP])
"""What is answered at any time; nothing else is while a computer player plays."""


class Queries(Generic[StateT, ViewT, MoveT, EventT, RefusalT]):
    """Answers from what those who hear the answer may know."""

    def __init__(
        self,
        session: Session,
        table: Table[StateT, ViewT, MoveT, EventT, RefusalT],
        curtain: Curtain[StateT, ViewT, MoveT, EventT, RefusalT],
    ) -> None:
        self._session = session
        self._table = table
        self._curtain = curtain
        self._package = table.package
        self._words, self._controls = table.package.words(), table.package.controls()

    def answer(self, press: Press) -> bool:
        """Answer a press that makes no move; True when another screen was open meanwhile."""
        # The first words of a match wait for no screen that is not open.
        match press:
            case Command.RULES:
                from farkle_access.ui.match.rules import read_rules

                read_rules(self._session, self._package, self._table.header.options)
                return True
            case Command.HELP:
                from farkle_access.ui.shell.help import read_help

                read_help(self._session, self._package)
                return True
            case Command() if press in ANSWERED:
                self._session.console.say(*self._answer(press), kind=Kind.ANSWER)
            case _:
                self._session.console.refuse(press)
        return False

    def why_not(self, number: int) -> None:
        """Say why no choice has this number."""
        missing = self._controls.why_not(self._curtain.own_view, number)
        self._session.console.say(*self._reasons(missing), kind=Kind.ANSWER)

    def _answer(self, command: Command) -> tuple[str, ...]:
        tr = self._session.tr
        match command:
            case Command.WHY:
                return self._not_yet() or self._why()
            case Command.HINT:
                return self._hint(tr)
            case Command.OPTIONS:
                return (settings_of_the_table(self._package, self._table.header, tr),)
            case Command.BOARD | Command.RACE:
                return self._board(command)
            case _:
                curtain = self._curtain
                return self._words.answer(ASKED[command], curtain.view, curtain.listener)

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

    def _board(self, command: Command) -> tuple[str, ...]:
        board, view = self._package.board(), self._curtain.view
        if board is None:
            return (no_board(self._session.tr),)
        if command is Command.BOARD:
            return board.overview(view, self._curtain.listener)
        return board.race(view, self._curtain.listener)

    def _why(self) -> tuple[str, ...]:
        return self._reasons(self._table.missing() if self._curtain.on_turn is not None else ())

    def _reasons(self, missing: Sequence[RefusalT]) -> tuple[str, ...]:
        if not missing:
            # Translators: Answer to the key Y when every choice is there.
            return (self._session.tr.text("No choice is missing now."),)
        view, hears = self._curtain.own_view, self._curtain.listener
        return tuple(explained(self._package, refusal, view, hears) for refusal in missing)

    def _hint(self, tr: Translator) -> tuple[str, ...]:
        adviser = self._package.adviser()
        if adviser is None:
            # Translators: Answer to the key I in a game in which the program does not know which
            # choices are good.
            return (tr.text("This game gives no hints."),)
        return self._not_yet() or (self._advised(adviser, tr),)

    def _advised(self, adviser: Adviser[ViewT, MoveT], tr: Translator) -> str:
        if self._curtain.on_turn is None:
            # Translators: Answer to the key I when it is the turn of somebody else.
            return tr.text("Hints are given to the player whose turn it is.")
        if not self._package.computers().whole:
            return no_advice(tr)
        from farkle_access.ui.match.hints import hint

        view, hears = self._curtain.own_view, self._curtain.listener
        advice = adviser.advise(view) or _only(self._controls.choices(view, hears))
        if advice is None:
            # Translators: Answer to the key I when the computer knows no best choice.
            return tr.text("There is no hint for this moment.")
        return hint(advice, lambda move: self._controls.label(move, view, hears), tr)


def _only(choices: Sequence[Choice[MoveT]]) -> Advice[MoveT] | None:
    """The advice where there is nothing to choose."""
    if len(choices) != 1:
        return None
    return Advice(Measure.WINNING, (Evaluated(choices[0].move, 0.0, 1.0),))


def no_board(tr: Translator) -> str:
    """That a key for boards means nothing in this game."""
    # Translators: Heard after the keys B, P, L and M in games without a board.
    return tr.text("This game has no board.")
