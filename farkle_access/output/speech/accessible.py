"""Screen readers and speech servers. The only file that knows accessible-output2.

Pitfalls of the library that are avoided here: its `Auto` fails with the first output that fails in
an unforeseen way, so the outputs are made one by one; an empty text breaks the connection to a
speech server for good; and text with an ampersand is not valid XML for Windows' own speech.
"""

import sys
from collections.abc import Iterable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from farkle_access.output.speech.backend import LANGUAGES, LAST_WORDS, Backend, Heard
from farkle_access.output.speech.messages import Utterance, VoiceSettings

LINK = "accessible-output2"
CLIENT = "farkle_access"
SAPI = "sapi5"


def make() -> Backend | None:
    """What accessible-output2 finds on this system; None when it finds nothing."""
    if sys.platform == "linux":
        return _speech_dispatcher()
    if sys.platform == "win32":
        return _windows()
    # On a Mac the library speaks two seconds late, and only with a permission that nobody grants.
    return None


def load() -> None:
    """Import what `make` will need, without connecting to anything. May raise anything."""
    if sys.platform == "linux" and find_spec("speechd") is not None:
        import_module("speechd")
        import_module("accessible_output2.outputs.speech_dispatcher")


def _speech_dispatcher() -> Backend | None:
    if find_spec("speechd") is None:
        return None
    from accessible_output2.outputs.speech_dispatcher import SpeechDispatcher

    output = SpeechDispatcher()
    return SpeechServer(output) if output.is_active() else None


def _windows() -> Backend | None:
    import accessible_output2
    import accessible_output2.outputs

    return readers(accessible_output2.get_output_classes())


def readers(classes: Iterable[type[Any]]) -> Backend | None:
    """The outputs of these classes that can be made, if one of them is active."""
    outputs = []
    for output_class in classes:
        try:
            outputs.append(output_class())
        except Exception:  # a library for another processor, a damaged cache: the next may do
            continue
    found = WindowsReaders(outputs)
    return found if found.active() is not None else None


class SpeechServer:
    """speech-dispatcher, which knows languages and reports what it is saying."""

    name = "speech-dispatcher"
    reports_progress = True

    def __init__(self, output: Any) -> None:
        self._output = output
        self._client = output._client
        self._language = ""
        self._named = False
        self._voices: Mapping[str, str] = {}
        self._client._conn.send_command("SET", "self", "CLIENT_NAME", f"{CLIENT}:{CLIENT}:main")
        # With the priority "text", which some systems set, each text would cut off the one before.
        self._client.set_priority("message")

    def speak(self, utterance: Utterance, heard: Heard) -> None:
        self._speak_in(utterance.language)

        def event(kind: str) -> None:
            heard.began() if kind == "begin" else heard.ended()

        self._client.speak(utterance.text, callback=event, event_types=("begin", "cancel", "end"))

    def stop(self) -> None:
        self._output.silence()

    def braille(self, text: str) -> None:
        """Braille displays follow the terminal here."""

    def use(self, settings: VoiceSettings) -> None:
        if settings.rate is not None:
            self._client.set_rate(2 * settings.rate - 100)
        if settings.pitch is not None:
            self._client.set_pitch(2 * settings.pitch - 100)
        if settings.volume is not None:
            self._client.set_volume(2 * settings.volume - 100)
        self._voices = settings.voices
        self._language = ""

    def voices(self) -> Mapping[str, tuple[str, ...]]:
        return {
            language: tuple(voice[0] for voice in self._client.list_synthesis_voices(language))
            for language in LANGUAGES
        }

    def finish(self) -> None:
        """The server goes on speaking without us."""

    def close(self) -> None:
        self._output.close()

    def _speak_in(self, language: str) -> None:
        if language != self._language:
            self._client.set_language(language)
            if voice := self._voices.get(language):
                self._client.set_synthesis_voice(voice)
                self._named = True
            elif self._named:
                self._client.set_voice("MALE1")
                self._named = False
            self._language = language


class WindowsReaders:
    """The screen readers of Windows, and its own speech when none of them runs.

    They share one thread, as COM requires. Whichever runs at the moment is used, so one that is
    started or closed later is noticed.
    """

    reports_progress = False

    def __init__(self, outputs: Iterable[Any]) -> None:
        self._outputs = list(outputs)
        self._voices: Mapping[str, str] = {}

    @property
    def name(self) -> str:
        output = self.active()
        return "" if output is None else str(output.name)

    def active(self) -> Any:
        """The first output that reports that it is running; None when none does."""
        return next((output for output in self._outputs if _is_active(output)), None)

    def speak(self, utterance: Utterance, heard: Heard) -> None:
        output = self._active()
        text = utterance.text
        if output.name != SAPI:
            output.speak(text)
            return
        voice = self._voices.get(utterance.language)
        if voice in output.list_voices() and voice != output.get_voice():
            output.set_voice(voice)
        output.speak(text.replace("&", "&amp;").replace(">", "&gt;"))

    def stop(self) -> None:
        output = self._active()
        if hasattr(output, "silence"):
            output.silence()
        elif hasattr(getattr(output, "object", None), "StopSpeech"):
            output.object.StopSpeech()  # JAWS

    def braille(self, text: str) -> None:
        self._active().braille(text)

    def use(self, settings: VoiceSettings) -> None:
        self._voices = settings.voices
        for output in self._outputs:
            if output.name == SAPI:
                _use_sapi(output, settings)

    def voices(self) -> Mapping[str, tuple[str, ...]]:
        """Windows names its voices without their languages: every voice is offered for each."""
        output = self.active()
        if output is None or output.name != SAPI:
            return {}
        return dict.fromkeys(LANGUAGES, tuple(output.list_voices()))

    def finish(self) -> None:
        output = self.active()
        if output is not None and output.name == SAPI:
            output.object.WaitUntilDone(round(1000 * LAST_WORDS))

    def close(self) -> None:
        self._outputs.clear()

    def _active(self) -> Any:
        output = self.active()
        if output is None:
            raise RuntimeError("no output is active")
        return output


def _is_active(output: Any) -> bool:
    try:
        return bool(output.is_active())
    except Exception:
        return False


def _use_sapi(output: Any, settings: VoiceSettings) -> None:
    if settings.rate is not None:
        output.set_rate(round((settings.rate - 50) / 5))
    if settings.pitch is not None:
        output.set_pitch(round((settings.pitch - 50) / 5))
    if settings.volume is not None:
        output.set_volume(settings.volume)
