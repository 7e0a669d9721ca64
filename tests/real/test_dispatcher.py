"""A real speech-dispatcher hears the game: in order, in its language, and silent at once."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from farkle_access.app.speech import speech
from farkle_access.output.announcement import Announcement, Batch
from farkle_access.output.speech.voice import Voice
from tests.real.dispatcher import PROGRAM, Dispatcher

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="speech-dispatcher is for Linux"),
    pytest.mark.skipif(not shutil.which(PROGRAM), reason="speech-dispatcher is not installed"),
]
LONG = "Una frase così lunga che per dirla ci vuole molto più tempo di quanto se ne aspetti."


@pytest.fixture(params=["", "text"], ids=["usual priority", "a user's priority text"])
def dispatcher(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Dispatcher]:
    started = Dispatcher(tmp_path, rate=100, priority=request.param).start()
    yield started
    started.stop()


@pytest.fixture
def voice(
    dispatcher: Dispatcher, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Voice]:
    monkeypatch.setenv("SPEECHD_ADDRESS", dispatcher.address)
    opened = speech(tmp_path)
    yield opened
    opened.close()


def say(voice: Voice, *texts: str, interrupt: bool = False, language: str = "it") -> None:
    voice.deliver(Batch(tuple(Announcement(text) for text in texts), interrupt), language)


def test_everything_is_said_to_its_end_in_order_and_language(
    dispatcher: Dispatcher, voice: Voice
) -> None:
    say(voice, "Prima frase.", "Seconda frase.")
    say(voice, "Trešais teikums, ļoti īss.", language="lv")
    dispatcher.await_text("Trešais teikums, ļoti īss.")
    told = [event for event in dispatcher.events if event["event"] == "speak"]
    assert [(event["text"], event["language"]) for event in told] == [
        ("Prima frase.", "it"),
        ("Seconda frase.", "it"),
        ("Trešais teikums, ļoti īss.", "lv"),
    ]
    assert dispatcher.texts("finished") == [event["text"] for event in told]
    assert voice.speaker == "speech-dispatcher"


def test_an_interruption_stops_what_is_said_and_what_waits(
    dispatcher: Dispatcher, voice: Voice
) -> None:
    say(voice, LONG, "Questa non si sente più.")
    dispatcher.await_text(LONG, "speak")
    say(voice, "Subito questa.", interrupt=True)
    dispatcher.await_text("Subito questa.")
    assert dispatcher.texts("stopped") == [LONG]
    assert dispatcher.texts("finished") == ["Subito questa."]


def test_urgent_news_that_waited_is_said_after_the_interruption(
    dispatcher: Dispatcher, voice: Voice
) -> None:
    urgent = Announcement("È il tuo turno.", urgent=True)
    voice.deliver(Batch((Announcement(LONG), Announcement("Altro."), urgent), False), "it")
    dispatcher.await_text(LONG, "speak")
    say(voice, "Tirare sei dadi.", interrupt=True)
    dispatcher.await_text("Tirare sei dadi.")
    assert dispatcher.texts("finished") == ["È il tuo turno.", "Tirare sei dadi."]


def test_stop_is_silence(dispatcher: Dispatcher, voice: Voice) -> None:
    say(voice, LONG)
    dispatcher.await_text(LONG, "speak")
    voice.stop()
    dispatcher.await_text(LONG, "stopped")


def test_the_voice_sounds_as_it_was_set(dispatcher: Dispatcher, voice: Voice) -> None:
    voice.use(rate=70, pitch=30, volume=80, voices={"lv": "Captured lv"})
    say(voice, "Trešais teikums.", language="lv")
    dispatcher.await_text("Trešais teikums.")
    told = next(event for event in dispatcher.events if event["event"] == "speak")
    assert (told["rate"], told["pitch"], told["volume"]) == ("40", "-40", "60")
    assert told["synthesis_voice"] == "Captured lv"
