"""What the bluffing games say: the room that gathers their sentences."""

from collections.abc import Mapping, Sequence

from farkle_access.core.contract import Event, Refusal
from farkle_access.core.options import OptionSpec, OptionValue
from farkle_access.games.bluff.mind.starts import MOST
from farkle_access.games.bluff.state import View
from farkle_access.games.bluff.wording import answers
from farkle_access.games.bluff.wording.refusals import refusal_text
from farkle_access.games.bluff.wording.rulebook import rulebook
from farkle_access.games.bluff.wording.table_settings import option_text, value_text
from farkle_access.games.bluff.wording.telling import tell
from farkle_access.games.bluff.wording.terms import TERMS, Terms, Verb, title
from farkle_access.games.rooms import Level, Query, Told, Words
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.refusals import common_refusal
from farkle_access.i18n.translator import Translator


class BluffWords:
    """The words of one game of the family."""

    def __init__(self, terms: Terms) -> None:
        self._terms = terms

    def title(self, tr: Translator) -> str:
        return title(self._terms, tr)

    def tell(self, events: Sequence[Event], listener: Listener) -> tuple[Told, ...]:
        return tell(events, self._terms, listener)

    def rules(self, options: Mapping[str, OptionValue], tr: Translator) -> tuple[str, ...]:
        return rulebook(options, self._terms, tr)

    def refusal(self, refusal: Refusal, view: View, listener: Listener) -> str:
        common = common_refusal(listener.tr, refusal)
        return common or refusal_text(refusal, self._terms, listener.tr)

    def answer(self, query: Query, view: View, listener: Listener) -> tuple[str, ...]:
        match query:
            case Query.COUNTS:
                return (answers.what_counts(view, self._terms, listener),)
            case Query.DICE:
                return (answers.dice(view, self._terms, listener),)
            case Query.SCORES:
                return (answers.all_scores(view, self._terms, listener),)
            case Query.TURN:
                return (answers.whose_turn(view, self._terms, listener),)

    def option(self, spec: OptionSpec, tr: Translator) -> tuple[str, str]:
        return option_text(spec, tr)

    def value(self, spec: OptionSpec, value: OptionValue, tr: Translator) -> str:
        return value_text(spec, value, tr)

    def level(self, level: Level, tr: Translator) -> str:
        match level:
            case Level.EASY:
                # Translators: What the easy computer player does in the bluffing games.
                return tr.text("Believes, doubts and bluffs by whim half of the time.")
            case Level.MEDIUM:
                # Translators: What the medium computer player does in the bluffing games.
                return tr.text("Plays by a plan, and now and then by whim.")
            case Level.HARD:
                # Translators: What the hard computer player does in the bluffing games.
                return tr.text("Works out how often to bluff and how often to doubt.")
            case Level.PERFECT:
                # Translators: What the perfect computer player does in the bluffing games.
                # {players} is the number of players up to which it is nearly exact, 4 to 8.
                return tr.text(
                    "Bluffs and doubts so well that no single opponent can do better. With two "
                    "players that is exact, with up to {players} nearly so, beyond that it "
                    "estimates.",
                    players=len(MOST[self._terms.game]) + 1,
                )
            case Level.ADAPTIVE:
                # Translators: What the adaptive computer player does in the bluffing games.
                return tr.text(
                    "Plays like the perfect one, but doubts a little more whoever was seen to "
                    "bluff."
                )
            case _:
                raise ValueError(level)

    def figures(self, figures: Mapping[str, int], tr: Translator) -> tuple[str, ...]:
        return (
            # Translators: Statistics: how many hands this player opened. {n} is the number.
            tr.text("Hands opened: {n}.", n=figures["hands"]),
            _claims(figures["claims"], self._terms, tr),
            # Translators: Statistics: how many of the values said were not true, and how many
            # of those were found out. {n} and {caught} are numbers.
            tr.text(
                "Bluffs: {n}, found out: {caught}.", n=figures["bluffs"], caught=figures["caught"]
            ),
            # Translators: Statistics: doubts of this player, by whether the dice proved them
            # right. {right} and {wrong} are numbers.
            tr.text(
                "Doubts that were right: {right}, wrong: {wrong}.",
                right=figures["doubts_right"],
                wrong=figures["doubts_wrong"],
            ),
        )


def words(name: str) -> Words:
    """The words of "beghel", "tokyo" or "capitano". Raises KeyError for another name."""
    return BluffWords(TERMS[name])


def _claims(number: int, terms: Terms, tr: Translator) -> str:
    if terms.verb is Verb.ANNOUNCE:
        # Translators: Statistics: how many values this player announced. {n} is the number.
        return tr.text("Values announced: {n}.", n=number)
    # Translators: Statistics: how many values this player declared. {n} is the number.
    return tr.text("Values declared: {n}.", n=number)
