"""What is for one player alone goes to one host, through one channel, and never late."""

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
    Voice(speech, "sounds").speak_private(SECRET, "en", lambda: None)
    host.wait_for_text("You see 64.")
    settled(speech)
    assert host.got[1] == Speak((Utterance("You see 64.", "en"),), interrupt=True, braille="")


def test_braille_is_not_spoken() -> None:
    host = FakeHost()
    speech, _ = speaking(host)
    Voice(speech, "sounds").braille("You see 64.")
    host.wait_for(lambda host: len(host.got) == 2)
    settled(speech)
    assert host.got[1] == Speak((), interrupt=False, braille="You see 64.")


@pytest.mark.parametrize(
    ("speaker", "drives"), [("NVDA", True), ("jaws", True), ("pyttsx3", False)]
)
def test_the_screen_readers_of_windows_drive_braille_displays(
    speaker: str, *, drives: bool
) -> None:
    host = FakeHost(speaker)
    speech, _ = speaking(host)
    voice = Voice(speech, "sounds")
    assert not voice.drives_braille
    voice.braille(" ")
    voice.wait(5)
    assert voice.drives_braille is drives
    settled(speech)


def test_a_secret_that_a_host_did_not_confirm_is_not_said_by_the_next_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    impatient(monkeypatch)
    unspoken, first, second = Listener(), FakeHost(answering=False), FakeHost()
    speech, _ = speaking(first, second)
    voice = Voice(speech, "sounds")
    voice.speak_private(SECRET, "en", unspoken("You see 64."))
    first.wait_for_text("You see 64.")
    voice.stop()
    voice.deliver(PUBLIC, "en")
    second.wait_for_text("Ann claims 65.")
    settled(speech)
    assert second.texts == ["Ann claims 65."]
    assert unspoken.unspoken == ["You see 64."]
