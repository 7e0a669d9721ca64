"""Backends that raise, and how the chain deals with them."""

import pytest

from farkle_access.output.speech.chain import Chain, patience
from farkle_access.output.speech.messages import VoiceSettings
from tests.output.speech.fakes import Broken, Clock, FakeBackend, FakeMaker, say
from tests.output.speech.test_chain import chain, one

SLOW = VoiceSettings(rate=20)


def test_a_maker_that_raises_is_passed_over() -> None:
    speaking = chain({"one": FakeMaker(Broken()), "two": FakeMaker(FakeBackend("second"))})
    speaking.speak(say("One."))
    assert speaking.speaker == "second"


def test_one_that_never_works_is_asked_more_and_more_seldom() -> None:
    clock, maker = Clock(), FakeMaker(Broken())
    speaking = chain({"one": maker}, clock)
    speaking.prepare()
    for failures in range(1, 9):
        assert maker.asked == failures
        clock.pass_by(patience(failures) - 0.01)
        speaking.prepare()
        assert maker.asked == failures
        clock.pass_by(0.02)
        speaking.prepare()


def test_one_that_worked_is_made_anew_at_once_and_says_it_then() -> None:
    old, new = FakeBackend("old"), FakeBackend("new")
    speaking = chain({"one": FakeMaker(old, new)})
    speaking.speak(say("One."))
    old.broken = {"speak"}
    speaking.speak(say("Two."))
    assert (old.texts, new.texts) == (["One."], ["Two."])
    assert old.closed


def test_one_that_fails_again_is_replaced_by_the_next_and_tried_again_later() -> None:
    clock = Clock()
    bad, worse, good = (FakeBackend(broken={"speak"}) for _ in range(3))
    good.broken.clear()
    first = FakeMaker(bad, worse, good)
    second = FakeBackend("second")
    speaking = chain({"one": first, "two": FakeMaker(second)}, clock)
    speaking.speak(say("One."))
    assert (second.texts, first.asked) == (["One."], 2)
    speaking.speak(say("Two."))
    assert (second.texts, first.asked) == (["One.", "Two."], 2)
    clock.pass_by(patience(2))
    speaking.speak(say("Three."))
    assert (good.texts, first.asked) == (["Three."], 3)
    assert second.closed


def test_when_all_fail_nothing_is_raised_and_nobody_speaks() -> None:
    links = {
        name: FakeMaker(FakeBackend(name, broken={"speak", "close"})) for name in ("one", "two")
    }
    speaking = chain(links)
    speaking.speak(say("One."))
    assert speaking.speaker == ""
    assert [maker.asked for maker in links.values()] == [2, 2]


@pytest.mark.parametrize("call", ["stop", "braille"])
def test_one_that_cannot_be_silenced_or_brailled_has_failed_too(call: str) -> None:
    second = FakeBackend("second")
    bad = FakeMaker(FakeBackend(broken={call}))
    speaking = chain({"one": bad, "two": FakeMaker(second)})
    speaking.speak(say("One.", interrupt=True, braille="One."))
    assert second.texts == ["One."]


def test_a_stop_that_raises_is_survived() -> None:
    old, new = FakeBackend(broken={"stop"}), FakeBackend()
    speaking = chain({"one": FakeMaker(old, new)})
    speaking.speak(say("One."))
    speaking.stop()
    assert old.closed
    speaking.speak(say("Two."))
    assert new.texts == ["Two."]


def test_settings_that_raise_are_survived() -> None:
    backend, second = FakeBackend(broken={"use"}), FakeBackend("second")
    speaking = chain({"one": FakeMaker(backend), "two": FakeMaker(second)})
    speaking.speak(say("One."))
    speaking.use(SLOW)
    speaking.speak(say("Two."))
    assert (backend.texts, second.texts) == (["One."], ["Two."])
    assert second.used == [SLOW]


def test_one_that_cannot_take_the_settings_is_closed() -> None:
    backend = FakeBackend(broken={"use"})
    speaking = one(backend)
    speaking.use(SLOW)
    speaking.prepare()
    assert speaking.speaker == ""
    assert backend.closed


def test_voices_that_raise_are_none() -> None:
    backend = FakeBackend(broken={"voices"}, offered={"it": ("Alice",)})
    speaking = one(backend)
    speaking.prepare()
    assert speaking.voices() == {}
    speaking.speak(say("One."))
    assert backend.texts == ["One."]


def test_a_close_that_raises_is_survived() -> None:
    speaking = one(FakeBackend(broken={"close"}))
    speaking.prepare()
    speaking.close()
    assert speaking.speaker == ""


def test_last_words_that_cannot_be_finished_are_no_error() -> None:
    backend = FakeBackend(broken={"finish"})
    speaking = one(backend)
    speaking.speak(say("Goodbye."))
    speaking.close()
    assert backend.calls == ["speak", "finish", "close"]


def test_urgent_news_of_a_backend_that_died_is_said_by_the_next() -> None:
    old, new = FakeBackend(), FakeBackend()
    speaking = chain({"one": FakeMaker(old, new)})
    speaking.speak(say("A long story."))
    speaking.speak(say("Farkle.", urgent=True))
    old.heard[0].began()
    old.broken = {"speak"}
    speaking.speak(say("Next."))
    assert new.texts == ["Farkle.", "Next."]


def test_an_interruption_that_a_backend_does_not_survive_keeps_the_urgent_news() -> None:
    old, new = FakeBackend(), FakeBackend()
    speaking = chain({"one": FakeMaker(old, new)})
    speaking.speak(say("Farkle.", urgent=True))
    old.broken = {"stop"}
    speaking.speak(say("Next.", interrupt=True))
    assert new.texts == ["Farkle.", "Next."]


def test_urgent_news_that_the_second_try_spoke_does_not_come_again() -> None:
    old, new = FakeBackend(broken={"speak"}), FakeBackend()
    speaking = chain({"one": FakeMaker(old, new)})
    speaking.speak(say("Farkle.", urgent=True))
    new.heard[0].began()
    new.heard[0].ended()
    speaking.speak(say("Next.", interrupt=True))
    assert new.texts == ["Farkle.", "Next."]


def test_what_is_called_is_announced_before_it_is_called() -> None:
    events: list[str] = []

    class Telling(FakeBackend):
        def _call(self, name: str) -> None:
            events.append(f"{self.name} {name}")
            super()._call(name)

    def making(name: str, backend: FakeBackend | None) -> FakeBackend | None:
        events.append(f"make {name}")
        return backend

    links = {
        "one": lambda: making("one", None),
        "two": lambda: making("two", Telling("two", broken={"speak"})),
        "three": lambda: making("three", Telling("three")),
    }
    speaking = Chain(links, Clock(), lambda name: events.append(f"trying {name}"), {})
    speaking.speak(say("One."))
    two = ["trying two", "make two", "trying two", "two speak", "two close"]
    three = ["trying three", "make three", "trying three", "three speak"]
    assert events == ["trying one", "make one", *two, *two, *three]


def test_while_a_better_one_is_tried_it_is_the_one_to_blame_and_afterwards_the_speaker_is() -> (
    None
):
    clock, trying = Clock(), list[str]()
    links = {"one": FakeMaker(None), "two": FakeMaker(FakeBackend("second"))}
    speaking = chain(links, clock, trying)
    speaking.prepare()
    trying.clear()
    clock.pass_by(patience(1))
    speaking.prepare()
    assert trying == ["one", "two"]
