"""Prism, an optional library that knows more screen readers. The only file that knows it."""

import time
from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any

from farkle_access.output.speech.backend import LANGUAGES, LAST_WORDS, Backend, Heard
from farkle_access.output.speech.messages import Utterance, VoiceSettings

LINK = "prism"


def make() -> Backend | None:
    """The best that Prism finds; None when it is not installed. Raises what Prism raises."""
    if find_spec("prism") is None:
        return None
    import prism

    context = prism.Context()
    return Prism(context, context.acquire_best())


class Prism:
    """One of the many backends that Prism knows."""

    reports_progress = False

    def __init__(self, context: Any, backend: Any) -> None:
        self._context = context  # lives as long as its backend
        self._backend = backend
        self.name = str(backend.name)
        self._settings = VoiceSettings()
        self._language = ""

    def speak(self, utterance: Utterance, heard: Heard) -> None:
        if utterance.language != self._language:
            self._speak_in(utterance.language)
        self._backend.speak(utterance.text, False)

    def stop(self) -> None:
        if self._backend.features.supports_stop:
            self._backend.stop()

    def braille(self, text: str) -> None:
        if self._backend.features.supports_braille:
            self._backend.braille(text)

    def use(self, settings: VoiceSettings) -> None:
        self._settings, self._language = settings, ""
        features = self._backend.features
        if settings.rate is not None and features.supports_set_rate:
            self._backend.rate = settings.rate / 100
        if settings.pitch is not None and features.supports_set_pitch:
            self._backend.pitch = settings.pitch / 100
        if settings.volume is not None and features.supports_set_volume:
            self._backend.volume = settings.volume / 100

    def voices(self) -> Mapping[str, tuple[str, ...]]:
        return {
            language: tuple(name for _, name, spoken in self._known() if spoken == language)
            for language in LANGUAGES
        }

    def finish(self) -> None:
        until = time.monotonic() + LAST_WORDS
        while self._backend.features.supports_is_speaking and self._backend.speaking:
            if time.monotonic() > until:
                return
            time.sleep(0.05)

    def close(self) -> None:
        self._backend = self._context = None

    def _known(self) -> list[tuple[int, str, str]]:
        """Index, name and language of the voices that can be chosen."""
        if not self._backend.features.supports_set_voice:
            return []
        return [
            (
                index,
                self._backend.get_voice_name(index),
                self._backend.get_voice_language(index).lower().replace("_", "-").split("-")[0],
            )
            for index in range(self._backend.voices_count)
        ]

    def _speak_in(self, language: str) -> None:
        self._language = language
        chosen = self._settings.voices.get(language)
        fitting = [(name, index) for index, name, spoken in self._known() if spoken == language]
        index = dict(fitting).get(chosen or "", fitting[0][1] if fitting else None)
        if index is not None:
            self._backend.voice = index
