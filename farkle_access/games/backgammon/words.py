"""What backgammon says: one door to the modules in which its sentences are made."""

from collections.abc import Mapping, Sequence

from farkle_access.core.options import OptionSpec, OptionValue
from farkle_access.gamekit.computers import Level
from farkle_access.gamekit.words import Line, Query, Words
from farkle_access.games.backgammon.rules.events import BackgammonEvent
from farkle_access.games.backgammon.rules.options import Setting
from farkle_access.games.backgammon.rules.refusals import BackgammonRefusal
from farkle_access.games.backgammon.rules.state import State
from farkle_access.games.backgammon.wording.answers import answer
from farkle_access.games.backgammon.wording.telling import tell
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.translator import Translator


class BackgammonWords(Words[State, BackgammonEvent, BackgammonRefusal]):
    """The words of backgammon. What is seldom heard is loaded when it is asked for."""

    __slots__ = ()

    def title(self, tr: Translator) -> str:
        # Translators: The name of the game.
        return tr.text("Backgammon")

    def tell(
        self, events: Sequence[BackgammonEvent], listener: Listener
    ) -> tuple[Line[BackgammonEvent], ...]:
        return tell(events, listener)

    def refusal(self, refusal: BackgammonRefusal, view: State, listener: Listener) -> str:
        from farkle_access.games.backgammon.wording.reasons import reason

        return reason(refusal, view, listener)

    def answer(self, query: Query, view: State, listener: Listener) -> tuple[str, ...]:
        return answer(query, view, listener)

    def option(self, spec: OptionSpec, tr: Translator) -> tuple[str, str]:
        from farkle_access.games.backgammon.wording.table_words import option

        return option(Setting(spec.name), tr)

    def value(self, spec: OptionSpec, value: OptionValue, tr: Translator) -> str:
        from farkle_access.games.backgammon.wording.table_words import option_value

        return option_value(Setting(spec.name), value, tr)

    def level(self, level: Level, tr: Translator) -> str:
        match level:
            case Level.EASY:
                # Translators: What the easy computer player does in backgammon.
                return tr.text("Plays like a beginner: hits when it can, and is often careless.")
            case Level.MEDIUM:
                # Translators: What the medium computer player does in backgammon.
                return tr.text("Plays soundly, with mistakes of judgement.")
            case Level.HARD:
                # Translators: What the hard computer player does in backgammon.
                return tr.text("Judges every play like an expert, and answers at once.")
            case Level.EXPERT:
                # Translators: What the expert computer player does in backgammon.
                return tr.text(
                    "Also thinks of every roll that may follow; few people play better."
                )
            case Level.STRONG:
                # Translators: What the very strong computer player does in backgammon. Open
                # Sage is a program.
                return tr.text("Asks the engine Open Sage, which is stronger than any person.")
            case Level.GNUBG:
                # Translators: What this computer player does in backgammon. Gnu Backgammon is
                # another program.
                return tr.text("Asks the program Gnu Backgammon, which is installed here.")
            case Level.PERFECT | Level.ADAPTIVE:
                raise KeyError(level)

    def rules(self, options: Mapping[str, OptionValue], tr: Translator) -> tuple[str, ...]:
        from farkle_access.games.backgammon.wording.rulebook import rulebook

        return rulebook(options, tr)
