"""The best backend speaks, in order, and urgent news is not lost."""

from collections.abc import Mapping

import pytest

from farkle_access.output.speech.backend import Maker
from farkle_access.output.speech.chain import PATIENCE, Chain, patience
from farkle_access.output.speech.messages import VoiceSettings
from tests.output.speech.fakes import Clock, FakeBackend, FakeMaker, say

SLOW = VoiceSettings(rate=20)


def chain(
    links: Mapping[str, Maker], clock: Clock | None = None, trying: list[str] | None = None
) -> Chain:
    return Chain(links, clock or Clock(), ([] if trying is None else trying).append, {})


def one(backend: FakeBackend) -> Chain:
    return chain({"one": FakeMaker(backend)})


def test_texts_are_spoken_in_order() -> None:
    backend = FakeBackend()
    speaking = one(backend)
    speaking.speak(say("One.", "Two."))
    speaking.speak(say("Three."))
    assert backend.texts == ["One.", "Two.", "Three."]
    assert "stop" not in backend.calls


def test_an_interruption_silences_first() -> None:
    backend = FakeBackend()
    speaking = one(backend)
    speaking.speak(say("One."))
    speaking.speak(say("Two.", "Three.", interrupt=True))
    assert backend.calls == ["speak", "stop", "speak", "speak"]


def test_braille_is_shown_once_after_the_texts_and_only_when_there_is_any() -> None:
    backend = FakeBackend()
    speaking = one(backend)
    speaking.speak(say("One.", "Two.", braille="One."))
    speaking.speak(say("Three."))
    assert backend.calls == ["speak", "speak", "braille One.", "speak"]


def test_urgent_news_that_nobody_began_to_hear_comes_again_in_front_of_the_new() -> None:
    backend = FakeBackend()
    speaking = one(backend)
    speaking.speak(say("A long story."))
    speaking.speak(say("Farkle.", urgent=True))
    backend.heard[0].began()
    speaking.speak(say("Next.", interrupt=True))
    assert backend.texts == ["A long story.", "Farkle.", "Farkle.", "Next."]


def test_it_comes_again_after_each_interruption_until_it_is_begun_and_then_never() -> None:
    backend = FakeBackend()
    speaking = one(backend)
    speaking.speak(say("Farkle.", urgent=True))
    speaking.speak(say("Next.", interrupt=True))
    speaking.speak(say("After.", interrupt=True))
    assert backend.texts == ["Farkle.", "Farkle.", "Next.", "Farkle.", "After."]
    backend.heard[3].began()
    speaking.speak(say("Last.", interrupt=True))
    assert backend.texts[5:] == ["Last."]


def test_news_that_was_begun_or_is_not_urgent_is_cut_off_for_good() -> None:
    backend = FakeBackend()
    speaking = one(backend)
    speaking.speak(say("Farkle.", urgent=True))
    speaking.speak(say("Two points."))
    backend.heard[0].began()
    speaking.speak(say("Next.", interrupt=True))
    assert backend.texts[2:] == ["Next."]


def test_news_that_goes_on_waiting_is_not_said_twice_without_an_interruption() -> None:
    backend = FakeBackend()
    speaking = one(backend)
    speaking.speak(say("Farkle.", urgent=True))
    speaking.speak(say("Two points."))
    assert backend.texts == ["Farkle.", "Two points."]


def test_where_the_backend_does_not_tell_the_time_is_estimated() -> None:
    clock, backend = Clock(), FakeBackend(reports_progress=False)
    speaking = chain({"one": FakeMaker(backend)}, clock)
    speaking.speak(say("x" * 40))
    speaking.speak(say("Farkle.", urgent=True))
    clock.pass_by(1)
    speaking.speak(say("Next.", interrupt=True))
    assert backend.texts[2:] == ["Farkle.", "Next."]
    clock.pass_by(1)
    speaking.speak(say("Last.", interrupt=True))
    assert backend.texts[4:] == ["Last."]


def test_the_key_for_silence_forgets_even_urgent_news() -> None:
    backend = FakeBackend()
    speaking = one(backend)
    speaking.speak(say("Farkle.", urgent=True))
    speaking.stop()
    speaking.speak(say("Next.", interrupt=True))
    assert backend.texts == ["Farkle.", "Next."]
    assert backend.calls == ["speak", "stop", "stop", "speak"]


def test_settings_are_used_at_once_and_by_whoever_speaks_later() -> None:
    clock, first, second = Clock(), FakeBackend("first"), FakeBackend("second")
    speaking = chain({"one": FakeMaker(None, second), "two": FakeMaker(first)}, clock)
    speaking.prepare()
    speaking.use(SLOW)
    assert first.used == [SLOW]
    clock.pass_by(patience(1))
    speaking.prepare()
    assert second.used == [SLOW]


def test_settings_given_before_anything_speaks_are_not_lost() -> None:
    backend = FakeBackend()
    speaking = one(backend)
    speaking.use(SLOW)
    speaking.speak(say("One."))
    assert backend.calls == ["use", "speak"]
    assert backend.used == [SLOW]


def test_voices_are_those_of_what_speaks() -> None:
    backend = FakeBackend(offered={"it": ("Alice",)})
    speaking = one(backend)
    assert speaking.voices() == {}
    speaking.prepare()
    assert speaking.voices() == {"it": ("Alice",)}


def test_the_speaker_has_a_name_and_nobody_has_none() -> None:
    speaking = one(FakeBackend("NVDA"))
    assert speaking.speaker == ""
    speaking.prepare()
    assert speaking.speaker == "NVDA"
    speaking.close()
    assert speaking.speaker == ""


def test_a_better_backend_that_comes_later_is_picked_up_when_it_is_looked_for() -> None:
    clock, late, first = Clock(), FakeBackend("late"), FakeBackend("first")
    links = {"one": FakeMaker(None, late), "two": FakeMaker(first)}
    speaking = chain(links, clock)
    speaking.speak(say("One."))
    clock.pass_by(patience(1) - 0.1)
    speaking.prepare()
    assert (speaking.speaker, links["one"].asked) == ("first", 1)
    clock.pass_by(0.2)
    speaking.speak(say("Two."))
    assert (speaking.speaker, links["two"].asked) == ("late", 1)
    assert (first.texts, late.texts) == (["One."], ["Two."])
    assert first.closed


def test_nothing_worse_is_looked_for_while_something_speaks() -> None:
    worse = FakeMaker(FakeBackend())
    speaking = chain({"one": FakeMaker(FakeBackend()), "two": worse})
    speaking.prepare()
    speaking.speak(say("One."))
    assert worse.asked == 0


def test_links_that_are_absent_wait_their_seconds() -> None:
    clock, first = Clock(), FakeMaker(FakeBackend("first"))
    links = {"one": first, "two": FakeMaker(FakeBackend("second"))}
    speaking = Chain(links, clock, lambda name: None, {"one": 8.0, "unknown": 3.0})
    speaking.prepare()
    clock.pass_by(7.9)
    speaking.prepare()
    assert (speaking.speaker, first.asked) == ("second", 0)
    clock.pass_by(0.1)
    speaking.prepare()
    assert speaking.speaker == "first"


def test_nobody_to_speak_is_no_error() -> None:
    speaking = chain({"one": FakeMaker(None)})
    speaking.speak(say("One.", interrupt=True))
    speaking.stop()
    speaking.use(SLOW)
    speaking.close()
    assert speaking.speaker == ""
    assert speaking.voices() == {}


def test_at_the_end_the_last_words_are_finished_before_anything_is_let_go() -> None:
    backend = FakeBackend()
    speaking = one(backend)
    speaking.speak(say("Goodbye."))
    speaking.close()
    assert backend.calls == ["speak", "finish", "close"]


@pytest.mark.parametrize(("failures", "seconds"), [(1, 2.0), (2, 4.0), (6, 60.0), (100, 60.0)])
def test_the_more_failures_the_longer_the_wait_up_to_a_minute(
    failures: int, seconds: float
) -> None:
    assert patience(failures) == seconds
    assert list(PATIENCE) == sorted(PATIENCE)
