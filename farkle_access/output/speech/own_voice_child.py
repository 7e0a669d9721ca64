"""The process that speaks one text at a time. The only file that knows pyttsx3.

It reads a line of JSON for each utterance, and writes "done" after it. It is killed in the middle
of a word when it has to be silent: the library's own way to stop waits until the sentence ends.
"""

import json
import os
import queue
import shutil
import signal
import sys
import tempfile
import threading
from typing import Any

import pyttsx3

FOLDER = "farkle_access-"
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
    requests: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    speaking = threading.Event()
    threading.Thread(target=_read, args=(requests, speaking), daemon=True).start()
    while True:
        asked = json.loads(requests.get())
        speaking.set()
        if sys.platform == "win32":
            engine, before = pyttsx3.Engine(), {}  # a used one stays silent there
        _set(engine, asked, before)
        _speak(engine, asked["text"])
        before = asked
        speaking.clear()
        _write(answers, "done")


def _read(requests: "queue.SimpleQueue[bytes]", speaking: threading.Event) -> None:
    """Queue what is asked for. The end of it means that the host is gone, so silence: at once."""
    for line in sys.stdin.buffer:
        requests.put(line)
    folder = tempfile.gettempdir()
    if os.path.basename(folder).startswith(FOLDER):  # noqa: PTH119
        shutil.rmtree(folder, ignore_errors=True)
    if speaking.is_set() and sys.platform != "win32":
        os.killpg(0, signal.SIGKILL)  # with the program that plays
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
