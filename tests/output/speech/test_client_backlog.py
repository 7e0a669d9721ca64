"""What waits while a host is slow: how much is sent, and what an interruption leaves."""

import pytest

from farkle_access.output.speech.client import MOST_ON_THE_WAY
from farkle_access.output.speech.messages import (
    Done,
    Play,
    Speak,
    Stop,
    Use,
    Utterance,
    VoiceSettings,
)
from tests.output.speech.fakes import say
from tests.output.speech.hosts import FakeHost, speaking

SLOW = VoiceSettings(rate=20, voices={"lv": "Anna"})
DICE = Play("dice", 30, "sounds")
NEWS = Utterance("Farkle.", "en", urgent=True)


def test_not_more_is_on_the_way_than_fits_and_the_rest_follows_in_order() -> None:
    host = FakeHost(answering=False)
    speech, _ = speaking(host)
    texts = [f"Text {number}." for number in range(20)]
    for text in texts:
        speech.speak(say(text))
    host.wait_for(lambda host: len(host.got) == MOST_ON_THE_WAY)
    host.answer(Done(1, "NVDA"))
    host.wait_for(lambda host: len(host.got) == MOST_ON_THE_WAY + 1)
    assert host.texts == texts[:MOST_ON_THE_WAY]
    host.answer_all()
    host.wait_for_text(texts[-1])
    assert host.texts == texts
    speech.close()


def full(host: FakeHost) -> None:
    host.wait_for(lambda host: len(host.got) == MOST_ON_THE_WAY)


def test_an_interruption_leaves_of_what_still_waits_only_urgent_news() -> None:
    host = FakeHost(answering=False)
    speech, _ = speaking(host)
    for number in range(1, MOST_ON_THE_WAY):
        speech.speak(say(f"Text {number}."))
    full(host)
    speech.speak(say("Late."))
    speech.speak(Speak((Utterance("Two points.", "en"), NEWS), interrupt=False))
    speech.play(DICE)
    speech.speak(say("Next.", interrupt=True, braille="Next."))
    speech.speak(say("After."))
    host.answer_all()
    host.wait_for_text("After.")
    next_ = Speak((NEWS, Utterance("Next.", "en")), interrupt=True, braille="Next.")
    assert host.got[MOST_ON_THE_WAY:] == [next_, say("After.")]
    speech.close()


def test_a_stop_clears_what_still_waits() -> None:
    host = FakeHost(answering=False)
    speech, _ = speaking(host)
    for number in range(1, MOST_ON_THE_WAY):
        speech.speak(say(f"Text {number}."))
    full(host)
    speech.speak(say("Late."))
    speech.stop()
    speech.speak(say("After."))
    host.answer_all()
    host.wait_for_text("After.")
    assert host.got[MOST_ON_THE_WAY:] == [Stop(), say("After.")]
    speech.close()


@pytest.mark.parametrize("interrupted", [True, False])
def test_settings_that_still_wait_survive_an_interruption_and_a_stop(interrupted: bool) -> None:
    host = FakeHost(answering=False)
    speech, _ = speaking(host)
    for number in range(1, MOST_ON_THE_WAY):
        speech.speak(say(f"Text {number}."))
    full(host)
    speech.use(SLOW)
    if not interrupted:
        speech.stop()
    speech.speak(say("Next.", interrupt=interrupted))
    host.answer_all()
    host.wait_for_text("Next.")
    speech.close()
    assert Use(SLOW) in host.got
