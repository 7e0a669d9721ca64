"""What the words of every game keep to, in every language."""

from collections.abc import Iterable
from random import Random
from typing import Any

from farkle_access.core.contract import Event, NotNow, WrongThrow
from farkle_access.core.cues import Cue
from farkle_access.core.options import NumberOption, checked
from farkle_access.gamekit.hearing import heard, may_hear
from farkle_access.gamekit.refusals import explained
from farkle_access.gamekit.words import Query, Utterance
from farkle_access.i18n.detail import Detail
from farkle_access.i18n.translator import ENGLISH, Translator
from tests.contract.checks_of_rules import moves_met
from tests.contract.listening import alone, assert_label, assert_sentence, listeners
from tests.contract.random_matches import refusal, sample
from tests.contract.subject import Check, Subject


def the_game_has_a_title(subject: Subject) -> None:
    for tr in subject.languages:
        assert_label(subject.package.words().title(tr), tr)


def every_event_is_told_to_those_who_may_hear_it(subject: Subject) -> None:
    package = subject.package
    for match in subject.matches:
        events = some_of_each_kind(match.events, 6)
        for tr in subject.languages:
            for listener in listeners(match.seats, tr):
                for event in events:
                    told = heard(package, [event], listener)
                    _assert_told(told, tr)
                    if not may_hear(event, listener):
                        assert told == (), event
                    elif listener.detail is Detail.FULL:
                        assert told, event


def what_happens_at_once_is_told_in_order(subject: Subject) -> None:
    """All events up to the next choice of a person, as a match tells them."""
    package = subject.package
    for match, moment in subject.moments(24, 3):
        events = [
            event
            for step in match.steps[max(moment.number - 6, 0) : moment.number + 1]
            for event in step.events
        ]
        for tr in subject.languages:
            for listener in listeners(match.seats, tr):
                _assert_told(heard(package, events, listener), tr)
                lines = package.words().tell(
                    [event for event in events if may_hear(event, listener)], listener
                )
                beside = [event for line in lines for event in line.events]
                assert all(beside.count(event) <= events.count(event) for event in beside)


def telling_has_no_memory(subject: Subject) -> None:
    """Whoever hears something hears the same, whatever others were told in between."""
    package = subject.package
    for match, moment in subject.moments(26, 3):
        events = match.steps[moment.number].events
        everybody = list(listeners(match.seats, ENGLISH))
        first = [heard(package, events, listener) for listener in everybody]
        again = [heard(package, events, listener) for listener in reversed(everybody)]
        assert first == again[::-1]


def _assert_told(told: Iterable[Utterance], tr: Translator) -> None:
    for said in told:
        if said.text:
            assert_sentence(said.text, tr)
        else:
            assert said.cues


def some_of_each_kind(events: Iterable[Event], most: int) -> list[Event]:
    kinds: dict[type[Event], dict[Event, None]] = {}
    for event in events:
        kinds.setdefault(type(event), {})[event] = None
    return [event for kind in kinds.values() for event in sample(Random(7), kind, most)]


def every_refusal_is_explained(subject: Subject) -> None:
    package = subject.package
    seen: dict[type[Any], dict[Any, tuple[Any, int]]] = {}
    moves = moves_met(subject)
    for match, moment in subject.moments(8, 10):
        refused = {refusal(match, moment.state, move) for move in moves}
        for why in {*refused, *match.game.missing(moment.view)} - {None}:
            seen.setdefault(type(why), {})[why] = moment.view, match.seats
    seen[NotNow] = {NotNow(): (subject.matches[0].moments[0].view, subject.matches[0].seats)}
    seen[WrongThrow] = {WrongThrow((1, 2), 1): seen[NotNow][NotNow()]}
    for kind in seen.values():
        for why, (view, seats) in sample(Random(9), kind.items(), 12):
            for tr in subject.languages:
                for listener in listeners(seats, tr):
                    assert_sentence(explained(package, why, view, listener), tr)


def every_question_is_answered(subject: Subject) -> None:
    words = subject.package.words()
    for match in subject.matches:
        for state in [*sample(Random(9), match.states, 5), match.states[-1]]:
            for tr in subject.languages:
                for listener in listeners(match.seats, tr):
                    seat = min(listener.seats) if listener.alone() else None
                    view = match.game.view(state, seat)
                    for query in Query:
                        answer = words.answer(query, view, listener)
                        assert answer
                        for text in answer:
                            assert_sentence(text, tr)


def every_setting_is_named_and_explained(subject: Subject) -> None:
    words, options = subject.package.words(), subject.package.rules().options
    for tr in subject.languages:
        named = [words.option(spec, tr) for spec in options]
        assert len({name for name, _ in named}) == len(options)
        for name, meaning in named:
            assert_label(name, tr)
            assert_sentence(meaning, tr)
        for spec in options:
            edges = (spec.minimum, spec.maximum) if isinstance(spec, NumberOption) else ()
            values = {
                value: words.value(spec, value, tr)
                for value in (spec.default, *spec.offered, *edges)
            }
            assert len(set(values.values())) == len(values)
            for said in values.values():
                assert_label(said, tr)


def every_level_is_described(subject: Subject) -> None:
    for level in subject.package.computers().by_level:
        for tr in subject.languages:
            assert_sentence(subject.package.words().level(level, tr), tr)


def the_rules_are_told_with_every_setting(subject: Subject) -> None:
    words, options = subject.package.words(), subject.package.rules().options
    given = [{}, *({spec.name: value} for spec in options for value in spec.offered)]
    for tr in subject.languages:
        for settings in given:
            rules = words.rules(checked(options, settings), tr)
            assert rules
            for paragraph in rules:
                assert_sentence(paragraph, tr)


def the_tally_has_the_figures_of_every_seat(subject: Subject) -> None:
    statistics = subject.package.statistics()
    for match in subject.matches:
        tally = statistics.tally(match.events, match.seats)
        assert len(tally) == match.seats
        for figures in tally:
            assert set(figures) == set(statistics.figures)
            assert {type(number) for number in figures.values()} <= {int}


def figures_are_told(subject: Subject) -> None:
    """Of a player with matches, and of one with none that counted anything."""
    statistics = subject.package.statistics()
    match = subject.matches[-1]
    for figures in (
        dict.fromkeys(statistics.figures, 0),
        dict.fromkeys(statistics.figures, 1),
        *statistics.tally(match.events, match.seats),
    ):
        for tr in subject.languages:
            for sentence in statistics.sentences(figures, tr):
                assert_sentence(sentence, tr)


def the_board_can_be_heard(subject: Subject) -> None:
    board = subject.package.board()
    if board is None:
        return
    for match, moment in subject.moments(25, 2):
        for tr in subject.languages:
            person, view = alone(moment.seat, match.seats, tr), moment.view
            question = board.question(view, person)
            lines = [*board.overview(view, person), *board.race(view, person)]
            for sentence in [*lines, *([question] if question else [])]:
                assert_sentence(sentence, tr)
            for group in board.groups(view, person):
                assert_label(group.label, tr)
                assert_sentence(group.explanation, tr)
            for kind in board.kinds(view, person):
                assert_sentence(kind.name, tr)
                for place in kind.places():
                    assert_sentence(place.label, tr)
                    for said in filter(None, (place.explanation, place.refusal)):
                        assert_sentence(said, tr)
            assert all(board.texts(view, tr))


def options_of_the_command_line_set_something(subject: Subject) -> None:
    names = {spec.name for spec in subject.package.rules().options}
    for option in subject.package.command_options():
        assert option.setting in names
        for tr in subject.languages:
            assert option.help(tr)


def every_event_can_be_asked_for_its_sound(subject: Subject) -> None:
    sounds = subject.package.sounds()
    for match in subject.matches:
        for event in some_of_each_kind(match.events, 3):
            for listener in listeners(match.seats, ENGLISH):
                assert isinstance(sounds.cue(event, listener), Cue | None)


CHECKS: tuple[Check, ...] = (
    the_game_has_a_title,
    every_event_is_told_to_those_who_may_hear_it,
    what_happens_at_once_is_told_in_order,
    telling_has_no_memory,
    every_refusal_is_explained,
    every_question_is_answered,
    every_setting_is_named_and_explained,
    every_level_is_described,
    the_rules_are_told_with_every_setting,
    the_tally_has_the_figures_of_every_seat,
    figures_are_told,
    the_board_can_be_heard,
    options_of_the_command_line_set_something,
    every_event_can_be_asked_for_its_sound,
)
