"""The process that speaks one text at a time. The only file that knows pyttsx3.

It reads a line of JSON for each utterance, and writes "done" after it. It is killed in the middle
of a word when it has to be silent: the library's own way to stop waits until the sentence ends.
"""

import json
import os
import sys
import threading
from typing import Any

import pyttsx3

PATIENCE = 60.0
"""Seconds after which an utterance is over, even if the library never says so."""


def main() -> None:
    """Until the input ends. Anything that fails ends the process, which says enough."""
    answers = os.dup(1)
    silent = os.open(os.devnull, os.O_WRONLY)  # the library and its players print
    os.dup2(silent, 1)
    os.dup2(silent, 2)
    engine = pyttsx3.Engine()
    _write(answers, json.dumps([_voice(voice) for voice in engine.getProperty("voices")]))
    before: dict[str, Any] = {}
    for line in sys.stdin.buffer:
        asked = json.loads(line)
        if sys.platform == "win32":
            engine, before = pyttsx3.Engine(), {}  # a used one stays silent there
        _set(engine, asked, before)
        _speak(engine, asked["text"])
        before = asked
        _write(answers, "done")
    os._exit(0)


def _voice(voice: Any) -> tuple[str, str, list[str]]:
    return str(voice.id), str(voice.name), [str(language) for language in voice.languages or ()]


def _set(engine: Any, asked: dict[str, Any], before: dict[str, Any]) -> None:
    """Set what has changed: espeak-ng forgets a rate now and then when the voice is set again."""
    driver = engine.proxy._driver  # the engine forgets the settings, or says the last text again
    for name in ("voice", "rate", "pitch", "volume"):
        if asked[name] is not None and asked[name] != before.get(name):
            try:
                driver.setProperty(name, asked[name])
            except Exception:  # not every system has every setting
                continue


def _speak(engine: Any, text: str) -> None:
    over = threading.Event()
    token = engine.connect("finished-utterance", lambda **details: over.set())
    engine.say(text)
    engine.runAndWait()
    over.wait(PATIENCE)
    engine.disconnect(token)


def _write(answers: int, text: str) -> None:
    os.write(answers, text.encode("ascii") + b"\n")


if __name__ == "__main__":
    main()
