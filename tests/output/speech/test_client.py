"""The game's end of the speech host, with hosts in memory that behave."""

import threading
import time
from collections.abc import Callable, Sequence

import pytest

from farkle_access.output.speech.client import MOST_ON_THE_WAY, SpeechClient
from farkle_access.output.speech.messages import (
    Done,
    Play,
    Quit,
    Speak,
    Stop,
    Use,
    Utterance,
    Voices,
    VoiceSettings,
)
from tests.output.speech.fakes import say
from tests.output.speech.hosts import SOON, FakeHost, Listener, settled, speaking

SLOW = VoiceSettings(rate=20, voices={"lv": "Anna"})
DICE = Play("dice", 30, "sounds")
NEWS = Utterance("Farkle.", "en", urgent=True)
QUICK = 0.02  # seconds that a call may take on a busy machine; a wait would take far longer


def test_nothing_is_started_before_it_is_needed() -> None:
    speech, hosts = speaking(FakeHost())
    speech.close()
    assert hosts.started == 0
    assert speech.speaker is None
    assert not speech.answered.is_set()


def test_requests_arrive_in_order_after_the_settings_and_with_rising_numbers() -> None:
    host = FakeHost()
    speech, hosts = speaking(host)
    speech.speak(say("One."))
    speech.play(DICE)
    speech.stop()
    speech.use(SLOW)
    speech.speak(say("Two.", interrupt=True))
    settled(speech)
    kinds = [Use(VoiceSettings()), say("One."), DICE, Stop(), Use(SLOW)]
    assert host.got == [*kinds, say("Two.", interrupt=True), Quit()]
    assert host.numbers[:-1] == [1, 2, 3, 4, 5, 6]
    assert hosts.words == [[]]


def test_settings_given_before_the_first_text_are_given_once() -> None:
    host = FakeHost()
    speech, _ = speaking(host)
    speech.use(SLOW)
    speech.speak(say("One."))
    settled(speech)
    assert host.got == [Use(SLOW), say("One."), Quit()]


def test_the_answer_says_who_spoke() -> None:
    speech, _ = speaking(FakeHost("speech-dispatcher"))
    speech.speak(say("One."))
    assert speech.answered.wait(SOON)
    assert speech.speaker == "speech-dispatcher"
    speech.close()


def test_voices_are_remembered() -> None:
    host = FakeHost(answering=False)
    speech, _ = speaking(host)
    speech.speak(say("One."))
    host.wait_for_text("One.")
    host.answer(Voices({"it": ("Alice", "Luca")}))
    host.answer_all()
    assert speech.answered.wait(SOON)
    assert speech.voices == {"it": ("Alice", "Luca")}
    speech.close()


def test_a_line_without_sense_is_overheard() -> None:
    host = FakeHost(answering=False)
    speech, hosts = speaking(host)
    speech.speak(say("One."))
    host.wait_for_text("One.")
    for line in (b"nonsense\n", b"[]\n", b'["Voices",{"voices":[]}]\n', b"\xff\n"):
        host.say(line)
    host.answer_all()
    assert speech.answered.wait(SOON)
    assert (host.killed, hosts.started) == (0, 1)
    speech.close()


def test_what_nobody_could_speak_is_reported_once() -> None:
    unspoken = Listener()
    speech, _ = speaking(FakeHost(speaker=""))
    speech.speak(say("One."), unspoken("One."))
    speech.speak(say("Two."), unspoken("Two."))
    unspoken.wait_for("One.", "Two.")
    assert speech.speaker == ""
    settled(speech)
    assert unspoken.unspoken == ["One.", "Two."]


def test_what_was_spoken_is_not_reported() -> None:
    unspoken, host = Listener(), FakeHost()
    speech, _ = speaking(host)
    for number in range(20):
        speech.speak(say(f"Text {number}."), unspoken("any"))
    host.wait_for_text("Text 19.")
    settled(speech)
    assert unspoken.unspoken == []


def test_one_answer_covers_everything_before_it() -> None:
    unspoken, host = Listener(), FakeHost(answering=False)
    speech, _ = speaking(host)
    speech.speak(say("One."), unspoken("One."))
    speech.speak(say("Two."), unspoken("Two."))
    host.wait_for_text("Two.")
    host.answer(Done(3, ""))
    unspoken.wait_for("One.", "Two.")
    speech.close()


def test_no_call_waits_for_a_host_that_hangs() -> None:
    released = threading.Event()

    class Hanging(FakeHost):
        def write_bytes(self, content: bytes) -> None:
            released.wait(SOON)
            super().write_bytes(content)

    speech, _ = speaking(Hanging())
    times = []
    calls: tuple[Callable[[], None], ...] = (
        lambda: speech.speak(say("One.", interrupt=True)),
        lambda: speech.play(DICE),
        lambda: speech.use(SLOW),
        speech.stop,
    )
    for call in 25 * calls:
        before = time.perf_counter()
        call()
        times.append(time.perf_counter() - before)
    released.set()
    settled(speech)
    assert sorted(times)[-3] < QUICK


def test_no_call_waits_for_a_host_that_is_started() -> None:
    released, host = threading.Event(), FakeHost()

    def start(words: Sequence[str]) -> FakeHost:
        assert released.wait(SOON)
        return host

    speech = SpeechClient(start)
    before = time.perf_counter()
    speech.speak(say("One."))
    speech.speak(say("Two."))
    assert time.perf_counter() - before < 0.5
    assert host.got == []
    released.set()
    host.wait_for_text("Two.")
    speech.close()


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


@pytest.mark.xfail(strict=True, reason="an interruption and a stop throw settings away as well")
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


def test_the_end_hands_over_the_last_words_before_it_returns() -> None:
    host = FakeHost()
    speech, _ = speaking(host)
    speech.speak(say("Goodbye."))
    speech.close()
    assert host.got[1:] == [say("Goodbye."), Quit()]
    assert (host.closed, host.killed) == (True, 0)


def test_the_end_hands_over_last_words_that_are_not_answered() -> None:
    host = FakeHost(answering=False)
    speech, _ = speaking(host)
    speech.speak(say("Well played."))
    speech.speak(say("Goodbye."))
    speech.close()
    assert host.texts == ["Well played.", "Goodbye."]
    assert host.got[-1] == Quit()


def test_the_end_does_not_wait_for_a_host_that_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    released = threading.Event()

    class Hanging(FakeHost):
        def write_bytes(self, content: bytes) -> None:
            released.wait(SOON)

    monkeypatch.setattr("farkle_access.output.speech.client.FAREWELL", 0.05)
    speech, _ = speaking(Hanging())
    speech.speak(say("Goodbye."))
    before = time.perf_counter()
    speech.close()
    assert time.perf_counter() - before < 1
    released.set()


def test_a_host_that_is_gone_at_the_end_is_no_error() -> None:
    host = FakeHost()
    speech, _ = speaking(host)
    speech.speak(say("One."))
    host.wait_for_text("One.")
    host.broken = True
    settled(speech)
    assert Quit() not in host.got
