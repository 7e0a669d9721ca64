"""Faults in the words, the sounds and the figures of the toy game."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from farkle_access.core.options import OptionSpec, OptionValue
from farkle_access.gamekit.command_line import CommandOption
from farkle_access.gamekit.computers import Level
from farkle_access.gamekit.words import Line, Query
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.translator import Translator
from tests.contract import checks_of_words as of_words
from tests.contract.fault import Fault, pig
from tests.contract.subject import Check
from tests.toy.pig.rules import Held, PigEvent, State
from tests.toy.pig.statistics import PigStatistics
from tests.toy.pig.words import PigSounds, PigWords


class Untitled(PigWords):
    def title(self, tr: Translator) -> str:
        return ""


class SaysNothing(PigWords):
    """Is silent about points that were held."""

    def tell(self, events: Sequence[Any], listener: Listener) -> Any:
        return super().tell([e for e in events if not isinstance(e, Held)], listener)


class Ends(PigWords):
    """Has no words for points that were held."""

    def tell(self, events: Sequence[Any], listener: Listener) -> Any:
        if any(isinstance(event, Held) for event in events):
            raise ValueError(events)
        return super().tell(events, listener)


class Says(PigWords):
    """Says a text of its own about every event."""

    def __init__(self, text: str) -> None:
        self._text = text

    def tell(self, events: Sequence[PigEvent], listener: Listener) -> tuple[Line[PigEvent], ...]:
        return tuple(Line(listener.tr.text(self._text), (event,)) for event in events)


class PastTheCatalogs(PigWords):
    def tell(self, events: Sequence[PigEvent], listener: Listener) -> tuple[Line[PigEvent], ...]:
        return tuple(Line(f"Something happened, namely {len(events)}.") for _ in events)


class SoundsTwice(PigWords):
    def tell(self, events: Sequence[PigEvent], listener: Listener) -> tuple[Line[PigEvent], ...]:
        lines = super().tell(events, listener)
        return (*lines, *(Line("", line.events) for line in lines))


class Remembers(PigWords):
    """Tells what others were told before."""

    def __init__(self) -> None:
        self._told: list[Any] = []

    def tell(self, events: Sequence[Any], listener: Listener) -> Any:
        self._told += events
        return super().tell(self._told[-20:], listener)


class CannotExplain(PigWords):
    def refusal(self, refusal: Any, view: State, listener: Listener) -> str:
        raise KeyError(refusal)


class NoAnswer(PigWords):
    def answer(self, query: Query, view: State, listener: Listener) -> tuple[str, ...]:
        return () if query is Query.DICE else super().answer(query, view, listener)


class NoAnswerAfterTheEnd(PigWords):
    def answer(self, query: Query, view: State, listener: Listener) -> tuple[str, ...]:
        if view.winner is not None:
            raise ValueError(query)
        return super().answer(query, view, listener)


class NamelessSetting(PigWords):
    def option(self, spec: OptionSpec, tr: Translator) -> tuple[str, str]:
        raise KeyError(spec.name)


class SameValues(PigWords):
    def value(self, spec: OptionSpec, value: OptionValue, tr: Translator) -> str:
        return super().value(spec, min(int(value), 100), tr)


class KnowsOfferedValues(PigWords):
    """Cannot say a value that was typed."""

    def value(self, spec: OptionSpec, value: OptionValue, tr: Translator) -> str:
        return {each: super(KnowsOfferedValues, self).value(spec, each, tr) for each in (50, 100)}[
            int(value)
        ]


class OneLevel(PigWords):
    def level(self, level: Level, tr: Translator) -> str:
        if level is not Level.MEDIUM:
            raise KeyError(level)
        return super().level(level, tr)


class RulesOfOneTable(PigWords):
    def rules(self, options: Mapping[str, OptionValue], tr: Translator) -> tuple[str, ...]:
        if options["limit"] != 100:
            raise ValueError(options)
        return super().rules(options, tr)


class Fragment(PigWords):
    def rules(self, options: Mapping[str, OptionValue], tr: Translator) -> tuple[str, ...]:
        return tuple(paragraph.rstrip(".") for paragraph in super().rules(options, tr))


class Deaf(PigSounds):
    def cue(self, event: PigEvent, listener: Listener) -> Any:
        raise TypeError(event)


class OneSeatLess(PigStatistics):
    def tally(self, events: Iterable[Any], seats: int) -> Any:
        return super().tally(events, seats)[1:]


class OtherFigures(PigStatistics):
    def tally(self, events: Iterable[Any], seats: int) -> Any:
        return tuple({"worst_turn": 0} for _ in range(seats))


class CannotTellFigures(PigStatistics):
    def sentences(self, figures: Mapping[str, int], tr: Translator) -> tuple[str, ...]:
        return (f"{100 // figures['best_turn']}.",)


def words(what: str, found_by: Check, part: PigWords) -> Fault:
    return Fault(what, found_by, pig(words=part))


TELLING = of_words.every_event_is_told_to_those_who_may_hear_it

FAULTS = (
    words("has no title", of_words.the_game_has_a_title, Untitled()),
    words("is silent about an event", TELLING, SaysNothing()),
    words("raises at an event", TELLING, Ends()),
    words("says a fragment", TELLING, Says("points to win")),
    words("leaves a placeholder", TELLING, Says("Lost: {{points}}.")),
    words("says what no catalog has", TELLING, Says("Nobody translated this.")),
    words("says what is hard to hear", TELLING, Says("Your  turn (at last)!!.")),
    words("speaks past the catalogs", TELLING, PastTheCatalogs()),
    words("sounds twice", of_words.what_happens_at_once_is_told_in_order, SoundsTwice()),
    words("tells others", of_words.telling_has_no_memory, Remembers()),
    words("cannot explain", of_words.every_refusal_is_explained, CannotExplain()),
    words("leaves a key unanswered", of_words.every_question_is_answered, NoAnswer()),
    words(
        "raises at a key after the end",
        of_words.every_question_is_answered,
        NoAnswerAfterTheEnd(),
    ),
    words(
        "cannot name a setting", of_words.every_setting_is_named_and_explained, NamelessSetting()
    ),
    words("names values alike", of_words.every_setting_is_named_and_explained, SameValues()),
    words(
        "cannot say a typed value",
        of_words.every_setting_is_named_and_explained,
        KnowsOfferedValues(),
    ),
    words("cannot describe a level", of_words.every_level_is_described, OneLevel()),
    words(
        "cannot tell its rules with a setting",
        of_words.the_rules_are_told_with_every_setting,
        RulesOfOneTable(),
    ),
    words(
        "tells its rules in fragments", of_words.the_rules_are_told_with_every_setting, Fragment()
    ),
    Fault(
        "raises for a sound", of_words.every_event_can_be_asked_for_its_sound, pig(sounds=Deaf())
    ),
    Fault(
        "tallies without a seat",
        of_words.the_tally_has_the_figures_of_every_seat,
        pig(statistics=OneSeatLess()),
    ),
    Fault(
        "tallies other figures",
        of_words.the_tally_has_the_figures_of_every_seat,
        pig(statistics=OtherFigures()),
    ),
    Fault(
        "cannot tell its figures", of_words.figures_are_told, pig(statistics=CannotTellFigures())
    ),
    Fault(
        "has an option of the command line for no setting",
        of_words.options_of_the_command_line_set_something,
        pig(command_options=(CommandOption("--goal", "POINTS", "goal", lambda tr: "Goal."),)),
    ),
)
