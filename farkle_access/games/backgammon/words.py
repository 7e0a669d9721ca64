"""What backgammon says: one door to the rooms in which its sentences are made."""

from collections.abc import Mapping, Sequence

from farkle_access.core.contract import Event, Refusal
from farkle_access.core.options import OptionSpec, OptionValue
from farkle_access.games.backgammon.state import State
from farkle_access.games.backgammon.wording.answers import answer
from farkle_access.games.backgammon.wording.reasons import reason
from farkle_access.games.backgammon.wording.rulebook import rulebook
from farkle_access.games.backgammon.wording.table_words import OPTION_WORDS, option_value
from farkle_access.games.backgammon.wording.telling import tell
from farkle_access.games.rooms import Level, Query, Told, Words
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.refusals import common_refusal
from farkle_access.i18n.translator import Translator


class BackgammonWords:
    """The words of backgammon."""

    def title(self, tr: Translator) -> str:
        # Translators: The name of the game.
        return tr.text("Backgammon")

    def tell(self, events: Sequence[Event], listener: Listener) -> tuple[Told, ...]:
        return tell(events, listener)

    def rules(self, options: Mapping[str, OptionValue], tr: Translator) -> tuple[str, ...]:
        return rulebook(options, tr)

    def refusal(self, refusal: Refusal, view: State, listener: Listener) -> str:
        return common_refusal(listener.tr, refusal) or reason(refusal, view, listener)

    def answer(self, query: Query, view: State, listener: Listener) -> tuple[str, ...]:
        return answer(query, view, listener)

    def option(self, spec: OptionSpec, tr: Translator) -> tuple[str, str]:
        return OPTION_WORDS[spec.name](tr)

    def value(self, spec: OptionSpec, value: OptionValue, tr: Translator) -> str:
        return option_value(spec.name, value, tr)

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
            case _:
                raise ValueError(level)

    def figures(self, figures: Mapping[str, int], tr: Translator) -> tuple[str, ...]:
        return (
            # Translators: Statistics: how many games of all matches were played and won.
            tr.text("Games: {n}. Won: {m}.", n=figures["games"], m=figures["games_won"]),
            # Translators: Statistics: how many of the games won were gammons and backgammons.
            tr.text(
                "Gammons: {n}. Backgammons: {m}.", n=figures["gammons"], m=figures["backgammons"]
            ),
            # Translators: Statistics: how often this player offered the cube, and how often
            # took, dropped or beavered when the opponent offered it.
            tr.text(
                "Doubles offered: {doubles}. "
                "Doubles received: taken {takes}, dropped {drops}, beavered {beavers}.",
                doubles=figures["doubles"],
                takes=figures["takes"],
                drops=figures["drops"],
                beavers=figures["beavers"],
            ),
        )


def words(name: str) -> Words:
    """The words by the name of the game; this folder has only one."""
    return BackgammonWords()
