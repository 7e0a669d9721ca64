"""What is said to one player alone is given to one host, never late, and by one way only."""

import pytest

from farkle_access.output.announcement import Announcement, Batch
from farkle_access.output.speech.messages import Speak, Utterance
from farkle_access.output.speech.voice import Voice
from tests.output.speech.hosts import FakeHost, Listener, impatient, settled, speaking

SECRET = Batch((Announcement("You see 64.", private=True, urgent=True),), interrupt=True)
PUBLIC = Batch((Announcement("Ann claims 65."),), interrupt=True)


def test_a_secret_is_spoken_and_not_shown_in_braille_nor_urgent() -> None:
    host = FakeHost()
    speech, _ = speaking(host)
    Voice(speech, "sounds").whisper(SECRET, "en", lambda: None)
    host.wait_for_text("You see 64.")
    settled(speech)
    assert host.got[1] == Speak((Utterance("You see 64.", "en"),), interrupt=True, braille="")


def test_what_is_felt_is_not_spoken() -> None:
    host = FakeHost()
    speech, _ = speaking(host)
    Voice(speech, "sounds").feel("You see 64.")
    host.wait_for(lambda host: len(host.got) == 2)
    settled(speech)
    assert host.got[1] == Speak((), interrupt=False, braille="You see 64.")


@pytest.mark.parametrize(
    ("speaker", "leads"), [("NVDA", True), ("jaws", True), ("pyttsx3", False)]
)
def test_the_screen_readers_of_windows_lead_braille_displays(speaker: str, *, leads: bool) -> None:
    host = FakeHost(speaker)
    speech, _ = speaking(host)
    voice = Voice(speech, "sounds")
    assert not voice.leads_braille
    voice.feel(" ")
    voice.wait(5)
    assert voice.leads_braille is leads
    settled(speech)


def test_a_secret_that_a_host_did_not_confirm_is_not_said_by_the_next_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    impatient(monkeypatch)
    unspoken, first, second = Listener(), FakeHost(answering=False), FakeHost()
    speech, _ = speaking(first, second)
    voice = Voice(speech, "sounds")
    voice.whisper(SECRET, "en", unspoken("You see 64."))
    first.wait_for_text("You see 64.")
    voice.stop()
    voice.deliver(PUBLIC, "en")
    second.wait_for_text("Ann claims 65.")
    settled(speech)
    assert second.texts == ["Ann claims 65."]
    assert unspoken.unspoken == ["You see 64."]
