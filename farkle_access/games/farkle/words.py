"""The words of Farkle: its events, refusals, answers, settings, levels and rules."""

from collections.abc import Mapping, Sequence

from farkle_access.core.options import OptionSpec, OptionValue
from farkle_access.gamekit.computers import Level
from farkle_access.gamekit.words import Line, Query, Words
from farkle_access.games.farkle.rules.events import FarkleEvent
from farkle_access.games.farkle.rules.options import Setting
from farkle_access.games.farkle.rules.refusals import FarkleRefusal
from farkle_access.games.farkle.rules.state import State
from farkle_access.games.farkle.wording import answers, refusals, rulebook, table_settings, telling
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.translator import Translator


class FarkleWords(Words[State, FarkleEvent, FarkleRefusal]):
    """Everything that Farkle says."""

    __slots__ = ()

    def title(self, tr: Translator) -> str:
        # Translators: The name of the game.
        return tr.text("Farkle")

    def tell(
        self, events: Sequence[FarkleEvent], listener: Listener
    ) -> tuple[Line[FarkleEvent], ...]:
        return telling.tell(events, listener)

    def refusal(self, refusal: FarkleRefusal, view: State, listener: Listener) -> str:
        return refusals.explained(refusal, listener.tr)

    def answer(self, query: Query, view: State, listener: Listener) -> tuple[str, ...]:
        match query:
            case Query.COUNTS:
                return (answers.what_counts(view, listener),)
            case Query.DICE:
                return (answers.the_dice(view, listener.tr),)
            case Query.SCORES:
                return (answers.the_scores(view, listener),)
            case Query.TURN:
                return (answers.whose_turn(view, listener),)

    def option(self, spec: OptionSpec, tr: Translator) -> tuple[str, str]:
        return table_settings.setting(Setting(spec.name), tr)

    def value(self, spec: OptionSpec, value: OptionValue, tr: Translator) -> str:
        return table_settings.value(value, tr)

    def level(self, level: Level, tr: Translator) -> str:
        return table_settings.level(level, tr)

    def rules(self, options: Mapping[str, OptionValue], tr: Translator) -> tuple[str, ...]:
        return rulebook.rulebook(options, tr)
