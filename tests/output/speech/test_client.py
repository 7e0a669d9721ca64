"""The game's side of the speech host, with well-behaved hosts in memory."""

import threading
import time
from collections.abc import Callable, Sequence

import pytest

from farkle_access.output.speech.client import SpeechClient
from farkle_access.output.speech.messages import (
    Play,
    Quit,
    Stop,
    Use,
    Utterance,
    Voices,
    VoiceSettings,
)
from tests.output.speech.fakes import say
from tests.output.speech.hosts import SOON, FakeHost, settled, speaking

SLOW = VoiceSettings(rate=20, voices={"lv": "Anna"})
DICE = Play("dice", 30, "sounds")
NEWS = Utterance("Farkle.", "en", urgent=True)
QUICK = SOON / 10  # seconds that a call may take on a busy machine; a wait takes far longer


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
    assert max(times) < QUICK


def test_no_call_waits_for_a_host_that_is_started() -> None:
    released, host = threading.Event(), FakeHost()

    def start(words: Sequence[str]) -> FakeHost:
        assert released.wait(SOON)
        return host

    speech = SpeechClient(start)
    before = time.perf_counter()
    speech.speak(say("One."))
    speech.speak(say("Two."))
    assert time.perf_counter() - before < QUICK
    assert host.got == []
    released.set()
    host.wait_for_text("Two.")
    speech.close()


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
    assert time.perf_counter() - before < SOON / 2
    released.set()


def test_a_host_that_is_gone_at_the_end_is_no_error() -> None:
    host = FakeHost()
    speech, _ = speaking(host)
    speech.speak(say("One."))
    host.wait_for_text("One.")
    host.broken = True
    settled(speech)
    assert Quit() not in host.got
