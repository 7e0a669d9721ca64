"""What the bluffing games say: the room that gathers their sentences.

What a match does not need at its start is loaded when it is asked for.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from farkle_access.core.options import OptionSpec, OptionValue
from farkle_access.gamekit.computers import Level
from farkle_access.gamekit.words import Line, Query, Words
from farkle_access.games.bluff.rules.events import BluffEvent
from farkle_access.games.bluff.rules.refusals import BluffRefusal
from farkle_access.games.bluff.rules.rulesets import GameName
from farkle_access.games.bluff.rules.state import View
from farkle_access.games.bluff.wording.telling import tell
from farkle_access.games.bluff.wording.terms import TERMS, Terms, title
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.translator import Translator


class BluffWords(Words[View, BluffEvent, BluffRefusal]):
    """The words of one game of the family."""

    __slots__ = ("_terms",)

    def __init__(self, terms: Terms) -> None:
        self._terms: Final = terms

    def title(self, tr: Translator) -> str:
        return title(self._terms, tr)

    def tell(
        self, events: Sequence[BluffEvent], listener: Listener
    ) -> tuple[Line[BluffEvent], ...]:
        return tell(events, self._terms, listener)

    def refusal(self, refusal: BluffRefusal, view: View, listener: Listener) -> str:
        from farkle_access.games.bluff.wording.refusals import refusal_text

        return refusal_text(refusal, self._terms, listener.tr)

    def answer(self, query: Query, view: View, listener: Listener) -> tuple[str, ...]:
        from farkle_access.games.bluff.wording import answers

        match query:
            case Query.COUNTS:
                return (answers.what_counts(view, self._terms, listener),)
            case Query.DICE:
                return (answers.dice(view, self._terms, listener),)
            case Query.SCORES:
                return (answers.all_scores(view, self._terms, listener),)
            case Query.TURN:
                return (answers.whose_turn(view, self._terms, listener),)

    def rules(self, options: Mapping[str, OptionValue], tr: Translator) -> tuple[str, ...]:
        from farkle_access.games.bluff.wording.rulebook import rulebook

        return rulebook(options, self._terms, tr)

    def option(self, spec: OptionSpec, tr: Translator) -> tuple[str, str]:
        from farkle_access.games.bluff.wording.table_settings import option_text

        return option_text(spec, tr)

    def value(self, spec: OptionSpec, value: OptionValue, tr: Translator) -> str:
        from farkle_access.games.bluff.wording.table_settings import value_text

        return value_text(spec, value, tr)

    def level(self, level: Level, tr: Translator) -> str:
        """Raises KeyError for a level that these games do not offer."""
        from farkle_access.games.bluff.engine.levels import LEVELS
        from farkle_access.games.bluff.wording.levels import level_text

        return level_text(LEVELS[level], self._terms, tr)


def words(name: GameName) -> BluffWords:
    """The words of one game. Raises KeyError for another name."""
    return BluffWords(TERMS[name])
