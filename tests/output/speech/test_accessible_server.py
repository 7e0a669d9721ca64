"""speech-dispatcher as the host uses it, with a stand-in for its client library."""

import sys
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from farkle_access.output.speech import accessible
from farkle_access.output.speech.accessible import SpeechServer
from farkle_access.output.speech.messages import Utterance, VoiceSettings
from farkle_access.output.speech.waiting import Given
from tests.output.speech.windows import module

VOICES = {"it": ("Alice", "Luca"), "en": ("Zira",), "lv": ()}


class SsipClient:
    """Keeps settings as the server does: a language does not change a named voice."""

    def __init__(self, name: str) -> None:
        self._conn = self
        self.sent: list[tuple[Any, ...]] = []
        self.voice = ""
        self.spoken: list[tuple[str, str]] = []
        self.callbacks: list[Callable[[str], None]] = []
        self.events: tuple[str, ...] = ()
        self.closed = False

    def send_command(self, *words: str) -> None:
        self.sent.append(words)

    def set_priority(self, priority: str) -> None:
        self.sent.append(("priority", priority))

    def set_language(self, language: str) -> None:
        self.sent.append(("language", language))

    def set_synthesis_voice(self, name: str) -> None:
        self.sent.append(("voice", name))
        self.voice = name

    def set_voice(self, kind: str) -> None:
        self.sent.append(("kind", kind))
        self.voice = ""

    def set_rate(self, rate: int) -> None:
        self.sent.append(("rate", rate))

    def set_pitch(self, pitch: int) -> None:
        self.sent.append(("pitch", pitch))

    def set_volume(self, volume: int) -> None:
        self.sent.append(("volume", volume))

    def list_synthesis_voices(self, language: str) -> tuple[tuple[str, str, None], ...]:
        return tuple((name, language, None) for name in VOICES[language])

    def speak(
        self, text: str, callback: Callable[[str], None], event_types: tuple[str, ...]
    ) -> None:
        self.sent.append(("speak", text))
        self.spoken.append((text, self.voice))
        self.callbacks.append(callback)
        self.events = event_types

    def cancel(self) -> None:
        self.sent.append(("cancel",))

    def close(self) -> None:
        self.closed = True


class CallbackType:
    BEGIN, CANCEL, END = "begin", "cancel", "end"


@pytest.fixture
def speechd(monkeypatch: pytest.MonkeyPatch) -> None:
    """The client library is replaced, so that no real server can be reached."""
    monkeypatch.setattr(sys, "platform", "linux")
    fake = module("speechd", SSIPClient=SsipClient, CallbackType=CallbackType)
    monkeypatch.setitem(sys.modules, "speechd", fake)


@pytest.fixture
def server(speechd: None) -> SpeechServer:
    made = accessible.make()
    assert isinstance(made, SpeechServer)
    return made


def client(server: SpeechServer) -> SsipClient:
    found = server._client
    assert isinstance(found, SsipClient)
    return found


def say(server: SpeechServer, text: str, language: str = "en") -> Given:
    utterance = Utterance(text, language)
    given = Given(utterance, 0, 0, 0)
    server.speak(utterance, given)
    return given


def test_the_server_is_told_our_name_and_that_texts_are_messages(server: SpeechServer) -> None:
    assert client(server).sent == [
        ("SET", "self", "CLIENT_NAME", "farkle_access:farkle_access:main"),
        ("priority", "message"),
    ]


def test_the_language_is_set_before_the_text_and_only_when_it_changes(
    server: SpeechServer,
) -> None:
    client(server).sent.clear()
    for text, language in (("Uno.", "it"), ("Due.", "it"), ("Trīs.", "lv"), ("Sei.", "it")):
        say(server, text, language)
    assert client(server).sent == [
        ("language", "it"),
        ("speak", "Uno."),
        ("speak", "Due."),
        ("language", "lv"),
        ("speak", "Trīs."),
        ("language", "it"),
        ("speak", "Sei."),
    ]


def test_silence_cancels_what_is_ours(server: SpeechServer) -> None:
    client(server).sent.clear()
    server.stop()
    assert client(server).sent == [("cancel",)]


@pytest.mark.parametrize(
    ("kinds", "begun", "ended"),
    [
        ((), False, False),
        (("begin",), True, False),
        (("begin", "end"), True, True),
        (("begin", "cancel"), True, True),
        (("cancel",), True, True),
    ],
)
def test_the_events_of_the_server_are_told(
    server: SpeechServer, kinds: tuple[str, ...], begun: bool, ended: bool
) -> None:
    given = say(server, "One.")
    for kind in kinds:
        client(server).callbacks[0](kind)
    assert (given.has_begun, given.has_ended) == (begun, ended)
    assert client(server).events == ("begin", "cancel", "end")


def test_the_events_of_one_text_do_not_mark_another(server: SpeechServer) -> None:
    first, second = say(server, "One."), say(server, "Two.")
    client(server).callbacks[1]("begin")
    assert (first.has_begun, second.has_begun) == (False, True)


@pytest.mark.parametrize(("level", "native"), [(0, -100), (25, -50), (50, 0), (100, 100)])
def test_settings_go_from_minus_to_plus_a_hundred(
    server: SpeechServer, level: int, native: int
) -> None:
    client(server).sent.clear()
    server.use(VoiceSettings(rate=level, pitch=level, volume=level))
    assert client(server).sent == [("rate", native), ("pitch", native), ("volume", native)]


def test_what_the_player_did_not_set_stays_as_the_server_has_it(server: SpeechServer) -> None:
    client(server).sent.clear()
    server.use(VoiceSettings())
    assert client(server).sent == []


def used_voices(server: SpeechServer, voices: Mapping[str, str], *languages: str) -> list[str]:
    server.use(VoiceSettings(voices=voices))
    client(server).spoken.clear()
    for language in languages:
        say(server, "One.", language)
    return [voice for _, voice in client(server).spoken]


def test_each_language_is_spoken_by_the_voice_that_was_chosen_for_it(server: SpeechServer) -> None:
    voices = {"it": "Alice", "en": "Zira"}
    assert used_voices(server, voices, "it", "en", "it") == ["Alice", "Zira", "Alice"]


def test_a_voice_that_is_changed_is_heard_at_once(server: SpeechServer) -> None:
    assert used_voices(server, {"it": "Alice"}, "it") == ["Alice"]
    assert used_voices(server, {"it": "Luca"}, "it") == ["Luca"]


def test_a_language_without_a_chosen_voice_is_not_spoken_by_that_of_another(
    server: SpeechServer,
) -> None:
    assert used_voices(server, {"it": "Alice"}, "it", "lv")[1] != "Alice"


def test_a_choice_that_is_taken_back_is_not_heard_any_more(server: SpeechServer) -> None:
    assert used_voices(server, {"it": "Alice"}, "it") == ["Alice"]
    assert used_voices(server, {}, "it") != ["Alice"]


def test_the_voices_are_named_by_language(server: SpeechServer) -> None:
    assert server.voices() == VOICES


def test_braille_follows_the_terminal(server: SpeechServer) -> None:
    client(server).sent.clear()
    server.braille("One.")
    assert client(server).sent == []


def test_at_the_end_the_connection_is_closed_without_silencing(server: SpeechServer) -> None:
    client(server).sent.clear()
    server.finish()
    server.close()
    assert client(server).sent == []
    assert client(server).closed


def test_a_server_that_cannot_be_reached_is_no_backend(
    speechd: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(name: str) -> SsipClient:
        raise ConnectionRefusedError("nobody listens")

    monkeypatch.setattr(sys.modules["speechd"], "SSIPClient", refuse)
    assert accessible.make() is None
    assert "nobody listens" in capsys.readouterr().out, "which is why the host has no output"


def test_without_the_client_library_there_is_no_backend(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(accessible, "find_spec", lambda name: None)
    assert accessible.make() is None
