"""The game's own voice, for computers on which nothing else speaks.

The library behind it cannot be interrupted, loses texts and repeats them. So each text is sent to
a child process on its own, silence means killing the child, and a second child stands ready.
"""

import json
import shutil
import sys
import tempfile
import threading
from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from importlib.util import find_spec
from typing import Any

from farkle_access.output.speech import children
from farkle_access.output.speech.backend import LANGUAGES, LAST_WORDS, Backend, Heard
from farkle_access.output.speech.children import Child
from farkle_access.output.speech.messages import Utterance, VoiceSettings

LINK = "pyttsx3"
PLAYER = "aplay"
"""The program with which the library plays its sounds on Linux."""
USUAL_RATE = 200  # words a minute
PROGRAM = "from farkle_access.output.speech.own_voice_child import main; main()"


def make() -> Backend | None:
    """The voice; None when the system has no synthesizer or no way to play sound."""
    if find_spec("pyttsx3") is None or (sys.platform == "linux" and not shutil.which(PLAYER)):
        return None
    voice = OwnVoice()
    if voice.ready():
        return voice
    voice.close()
    return None


class OwnVoice:
    """Texts wait here and are sent to the child one by one."""

    name = LINK
    reports_progress = True

    def __init__(self) -> None:
        self._folder = tempfile.mkdtemp(prefix="farkle_access-")  # for sounds of killed children
        self._settings = VoiceSettings()
        self._waiting: deque[tuple[Utterance, Heard]] = deque()
        self._change = threading.Condition()
        self._closed = False
        self._broken = False
        self._child = self._start()
        self._spare = self._start()
        self._known: list[tuple[str, str, list[str]]] = []
        self._worker = threading.Thread(target=self._work, daemon=True)

    def ready(self) -> bool:
        """Wait for the first child; True when it lives, and texts can be spoken."""
        greeting = self._child.read()
        if not greeting:
            return False
        self._known = json.loads(greeting)
        self._worker.start()
        return True

    def speak(self, utterance: Utterance, heard: Heard) -> None:
        if self._broken:
            raise RuntimeError("the voice died")
        with self._change:
            self._waiting.append((utterance, heard))
            self._change.notify_all()

    def stop(self) -> None:
        with self._change:
            self._waiting.clear()
            if self._child.busy:
                self._child.kill()
                self._child, self._spare = self._spare, self._start()

    def braille(self, text: str) -> None:
        """This voice drives no braille display."""

    def use(self, settings: VoiceSettings) -> None:
        if settings == self._settings:
            return
        with self._change:  # a child that has spoken sometimes loses new settings
            self._settings = settings
            if not self._child.busy:
                self._child.kill()
                self._child = self._start()
            self._spare.kill()
            self._spare = self._start()

    def voices(self) -> Mapping[str, tuple[str, ...]]:
        return {
            language: tuple(name for _, name, spoken in self._known if _speaks(spoken, language))
            for language in LANGUAGES
        }

    def finish(self) -> None:
        with self._change:
            self._change.wait_for(
                lambda: self._broken or not (self._waiting or self._child.busy), LAST_WORDS
            )

    def close(self) -> None:
        with self._change:
            self._closed = True
            self._waiting.clear()
            self._child.kill()
            self._spare.kill()
            self._change.notify_all()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _start(self) -> Child:
        return children.start(PROGRAM, temporary=self._folder)

    def _work(self) -> None:
        while True:
            with self._change:
                self._change.wait_for(lambda: self._closed or self._waiting)
                if self._closed:
                    return
                utterance, heard = self._waiting.popleft()
                child = self._child
                child.busy = True
            heard.began()
            self._say(child, utterance)
            heard.ended()

    def _say(self, child: Child, utterance: Utterance) -> None:
        with suppress(OSError):
            child.write(json.dumps(self._asked(utterance)))
        answer = child.read()
        while answer.startswith("["):  # the greeting of a child that stood ready
            answer = child.read()
        with self._change:
            child.busy = False
            self._change.notify_all()
            if not answer and child is self._child and not self._closed:  # nobody killed it
                self._broken = True
                self._waiting.clear()

    def _asked(self, utterance: Utterance) -> dict[str, Any]:
        settings, language = self._settings, utterance.language
        chosen = settings.voices.get(language)
        voice = next((found for found, name, _ in self._known if name == chosen), None)
        if voice is None:
            fitting = (found for found, _, spoken in self._known if _speaks(spoken, language))
            voice = next(fitting, None)
        rate, volume = settings.rate, settings.volume
        return {
            "text": utterance.text,
            "voice": voice,
            "rate": None if rate is None else round(USUAL_RATE * 2 ** (rate / 50 - 1)),
            "pitch": settings.pitch,
            "volume": None if volume is None else volume / 100,
        }


def _speaks(languages: list[str], language: str) -> bool:
    return any(spoken.lower().startswith(language) for spoken in languages)
