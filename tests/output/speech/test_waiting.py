"""What was passed to a backend, and how much of it was heard."""

from farkle_access.output.speech.messages import Utterance
from farkle_access.output.speech.waiting import CHARACTERS_A_SECOND, MISSED, Waiting, before
from tests.output.speech.fakes import Clock

LONG = Utterance("x" * int(CHARACTERS_A_SECOND * 2), "en")  # two seconds
NEWS = Utterance("Farkle.", "en", urgent=True)
OTHER = Utterance("Your turn.", "en", urgent=True)
PLAIN = Utterance("Two points.", "en")


def test_what_was_not_begun_is_unheard_in_its_order() -> None:
    waiting = Waiting(Clock())
    for utterance in (LONG, NEWS, PLAIN):
        waiting.give(utterance)
    assert waiting.unheard(told=True) == (LONG, NEWS, PLAIN)


def test_what_was_begun_or_ended_is_heard() -> None:
    waiting = Waiting(Clock())
    first, second, _ = (waiting.give(utterance) for utterance in (LONG, NEWS, PLAIN))
    first.ended()
    second.began()
    assert waiting.unheard(told=True) == (PLAIN,)


def test_the_end_of_an_utterance_means_that_it_began() -> None:
    given = Waiting(Clock()).give(LONG)
    given.ended()
    assert given.has_begun
    assert given.has_ended


def test_time_does_not_count_behind_an_utterance_that_has_not_ended() -> None:
    clock = Clock()
    waiting = Waiting(clock)
    waiting.give(LONG).began()
    waiting.give(NEWS)
    clock.pass_by(1000)
    assert waiting.unheard(told=True) == (NEWS,)


def test_a_beginning_that_was_not_told_is_taken_for_granted_when_nothing_is_before_it() -> None:
    clock = Clock()
    waiting = Waiting(clock)
    waiting.give(LONG).ended()
    waiting.give(NEWS)
    assert waiting.unheard(told=True) == (NEWS,)
    clock.pass_by(MISSED + 0.1)
    assert waiting.unheard(told=True) == ()


def test_what_stands_before_something_heard_was_heard() -> None:
    waiting = Waiting(Clock())
    waiting.give(NEWS)
    waiting.give(PLAIN).began()
    waiting.give(OTHER)
    assert waiting.unheard(told=True) == (OTHER,)


def test_where_it_does_not_tell_the_first_text_counts_as_begun_at_once() -> None:
    waiting = Waiting(Clock())
    waiting.give(NEWS)
    assert waiting.unheard(told=False) == ()


def test_where_it_does_not_tell_a_text_begins_when_the_ones_before_it_are_over() -> None:
    clock = Clock()
    waiting = Waiting(clock)
    for utterance in (LONG, LONG, NEWS):
        waiting.give(utterance)
    assert waiting.unheard(told=False) == (LONG, NEWS)
    clock.pass_by(1.9)
    assert waiting.unheard(told=False) == (LONG, NEWS)
    clock.pass_by(0.2)
    assert waiting.unheard(told=False) == (NEWS,)
    clock.pass_by(2)
    assert waiting.unheard(told=False) == ()


def test_a_text_after_a_pause_begins_at_once() -> None:
    clock = Clock()
    waiting = Waiting(clock)
    waiting.give(LONG)
    clock.pass_by(60)
    waiting.give(NEWS)
    assert waiting.unheard(told=False) == ()


def test_a_text_that_ended_early_keeps_nobody_waiting() -> None:
    waiting = Waiting(Clock())
    waiting.give(LONG).ended()
    waiting.give(NEWS)
    assert waiting.unheard(told=False) == ()


def test_nothing_waits_after_forgetting() -> None:
    waiting = Waiting(Clock())
    waiting.give(LONG)
    waiting.give(NEWS)
    waiting.forget()
    assert waiting.unheard(told=True) == ()
    assert waiting.unheard(told=False) == ()


def test_urgent_news_comes_before_the_new_in_its_order_and_nothing_else_does() -> None:
    assert before((PLAIN, NEWS, OTHER), (LONG,)) == (NEWS, OTHER, LONG)
    assert before((PLAIN,), (LONG,)) == (LONG,)
    assert before((), (LONG, PLAIN)) == (LONG, PLAIN)


def test_urgent_news_that_the_new_says_itself_is_not_said_twice() -> None:
    assert before((NEWS, OTHER), (NEWS, PLAIN)) == (OTHER, NEWS, PLAIN)
