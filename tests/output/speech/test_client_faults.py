"""Hosts that hang, die or cannot be started: speech comes back, and nothing is lost."""

import pytest

from farkle_access.output.speech.chain import patience
from farkle_access.output.speech.messages import Done, Play, Stop, Trying, Use, VoiceSettings
from tests.output.speech.fakes import Clock, say
from tests.output.speech.hosts import (
    SOON,
    FakeHost,
    Listener,
    impatient,
    settled,
    speaking,
    until,
)

SLOW = VoiceSettings(rate=20)
LINK = "accessible-output2"


def silent(trying: str = LINK) -> FakeHost:
    return FakeHost(answering=False, trying=trying)


def test_a_host_that_does_not_answer_is_killed_and_the_next_one_says_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    impatient(monkeypatch)
    unspoken, first, second = Listener(), silent(), FakeHost("pyttsx3")
    speech, hosts = speaking(first, second)
    speech.speak(say("One."), unspoken("One."))
    second.wait_for_text("One.")
    assert first.killed == 1
    assert hosts.words == [[], [f"{LINK}={patience(1)}"]], "the link that hung is left out"
    settled(speech)
    assert unspoken.unspoken == []


def test_a_host_that_answers_in_time_is_never_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("farkle_access.output.speech.client.DEAD_AFTER", 60.0)
    monkeypatch.setattr("farkle_access.output.speech.client.FIRST_ANSWER", 60.0)
    host = silent()
    speech, _ = speaking(host)
    speech.speak(say("One."))
    host.wait_for_text("One.")
    host.answer_all()
    assert speech.answered.wait(SOON)
    settled(speech)
    assert host.killed == 0


def test_a_host_that_dies_is_replaced_and_what_it_had_not_answered_is_said_again() -> None:
    first, second = silent(), FakeHost()
    speech, hosts = speaking(first, second)
    speech.use(SLOW)
    speech.speak(say("One."))
    speech.play(Play("dice", 30, "sounds"))
    speech.stop()
    speech.speak(say("Two."))
    first.wait_for_text("Two.")
    first.answer(Done(2, "NVDA"))
    first.die()
    second.wait_for_text("Two.")
    settled(speech)
    assert second.texts == ["Two."], "what was answered is not said again"
    assert second.got[0] == Use(SLOW), "it sounds like the one before"
    assert Stop() not in second.got
    assert hosts.started == 2


def test_an_idle_host_that_was_killed_by_others_is_replaced_when_there_is_something_to_say() -> (
    None
):
    first, second = FakeHost(), FakeHost()
    speech, hosts = speaking(first, second)
    speech.speak(say("One."))
    assert speech.answered.wait(SOON)
    first.wait_for_text("One.")
    first.die()
    speech.speak(say("Two."))
    second.wait_for_text("Two.")
    settled(speech)
    assert hosts.words == [[], []], "nothing is blamed"
    assert second.texts == ["Two."]


def test_a_write_that_fails_is_the_end_of_that_host() -> None:
    first, second = FakeHost(), FakeHost()
    speech, _ = speaking(first, second)
    speech.speak(say("One."))
    first.wait_for_text("One.")
    assert speech.answered.wait(SOON)
    first.broken = True
    speech.speak(say("Two."))
    second.wait_for_text("Two.")
    settled(speech)
    assert first.killed == 1
    assert second.texts == ["Two."]


def test_an_interruption_that_is_sent_again_still_leaves_out_what_it_interrupted() -> None:
    first, second = silent(), FakeHost()
    speech, _ = speaking(first, second)
    speech.speak(say("Long story."))
    speech.speak(say("Farkle.", urgent=True))
    speech.speak(say("Next.", interrupt=True))
    first.wait_for_text("Next.")
    first.die()
    second.wait_for_text("Next.")
    settled(speech)
    assert second.texts == ["Farkle.", "Next."]


def test_a_host_that_dies_before_it_gets_anywhere_is_not_started_again_at_once() -> None:
    clock, unspoken, first, second = Clock(), Listener(), silent(trying=""), FakeHost()
    speech, hosts = speaking(first, second, clock=clock)
    speech.speak(say("One."), unspoken("One."))
    first.wait_for_text("One.")
    first.die()
    unspoken.wait_for("One.")
    assert hosts.started == 1
    clock.pass_by(patience(1))
    speech.speak(say("Two."))
    second.wait_for_text("Two.")
    settled(speech)
    assert second.texts == ["Two."]


def test_what_keeps_hanging_is_left_out_longer_and_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    impatient(monkeypatch)
    row = [silent(), silent(), silent(), FakeHost()]
    speech, hosts = speaking(*row)
    for number in range(3):
        speech.speak(say(f"Text {number}."))
        row[number].wait_for_text(f"Text {number}.")
        hosts.wait_for_start(number + 2)
    row[3].wait_for_text("Text 2.")
    settled(speech)
    assert hosts.words == [[], *([f"{LINK}={patience(n)}"] for n in (1, 2, 3))]


def test_what_dies_with_a_text_is_left_out_from_the_second_time() -> None:
    row = [silent(), silent(), FakeHost()]
    speech, hosts = speaking(*row)
    for number in range(2):
        speech.speak(say(f"Text {number}."))
        row[number].wait_for_text(f"Text {number}.")
        row[number].die()
        hosts.wait_for_start(number + 2)
    row[2].wait_for_text("Text 1.")
    settled(speech)
    assert hosts.words == [[], [], [f"{LINK}={patience(2)}"]]


def test_after_its_time_a_link_is_not_left_out_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    impatient(monkeypatch)
    clock, third = Clock(), FakeHost()
    second = FakeHost("pyttsx3", trying="pyttsx3")
    speech, hosts = speaking(silent(), second, third, clock=clock)
    speech.speak(say("One."))
    until(lambda: speech.speaker == "pyttsx3" and not speech._on_the_way)
    clock.pass_by(patience(1))
    second.die()
    speech.speak(say("Two."))
    third.wait_for_text("Two.")
    settled(speech)
    assert hosts.words == [[], [f"{LINK}={patience(1)}"], []]


def test_what_hangs_each_time_is_left_out_longer_although_others_speak_in_between(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    impatient(monkeypatch)
    second, third = FakeHost("pyttsx3", trying="pyttsx3"), FakeHost()
    speech, hosts = speaking(silent(), second, third)
    speech.speak(say("One."))
    until(lambda: speech.speaker == "pyttsx3" and not speech._on_the_way)
    second.answering = False
    second.answer(Trying(LINK))
    speech.speak(say("Two."))
    third.wait_for_text("Two.")
    settled(speech)
    assert hosts.words[2] == [f"{LINK}={patience(2)}"]
