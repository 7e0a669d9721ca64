"""The process that speaks one text at a time. The only file that knows pyttsx3.

It reads a line of JSON for each utterance and writes "done" after it. To silence it, it is killed
in the middle of a word: the library's own stop waits for the end of the sentence.
"""

import json
import os
import queue
import shutil
import signal
import sys
import tempfile
import threading
import time
from contextlib import suppress
from typing import Any

import pyttsx3

FOLDER = "farkle_access-"
SETTINGS = ("voice", "rate", "pitch", "volume")
TRIES, MOMENT = 20, 0.005
"""How often, and how many seconds apart, it is checked whether a setting has lasted."""
PATIENCE = 60.0
"""Seconds after which an utterance counts as over, even if the library never reports it."""


def main() -> None:
    """Speak until the input ends. Anything that fails ends the process, which says enough."""
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
    """Queue the requests. When they end, the host is gone, and silence is due at once."""
    for line in sys.stdin.buffer:
        requests.put(line)
    folder = tempfile.gettempdir()
    if os.path.basename(folder).startswith(FOLDER):  # noqa: PTH119
        shutil.rmtree(folder, ignore_errors=True)
    if speaking.is_set() and sys.platform != "win32":
        os.killpg(0, signal.SIGKILL)  # including the program that plays
    os._exit(0)


def _voice(voice: Any) -> tuple[str, str, list[str]]:
    return str(voice.id), str(voice.name), [str(language) for language in voice.languages or ()]


def _set(engine: Any, asked: dict[str, Any], before: dict[str, Any]) -> None:
    """Set what has changed, and make sure that the rest lasts."""
    driver = engine.proxy._driver  # the engine loses the settings, or repeats the last text
    wanted = {name: asked[name] for name in SETTINGS if asked[name] is not None}
    changed = [name for name, value in wanted.items() if value != before.get(name)]
    for name in changed:
        _try(driver, name, wanted[name])
    if changed and sys.platform == "linux":
        wanted.pop("voice", None)
        _insist(driver, wanted)


def _insist(driver: Any, wanted: dict[str, Any]) -> None:
    """Repeat the settings that do not last.

    espeak-ng takes settings in a thread of its own. It loses one that arrives as the thread falls
    asleep, and loading a voice resets the rate.
    """
    kept = 0
    for _ in range(TRIES):
        lost = [name for name, value in wanted.items() if _now(driver, name) not in (None, value)]
        kept = 0 if lost else kept + 1
        if kept > 1:
            return
        for name in lost:
            _try(driver, name, wanted[name])
        time.sleep(MOMENT)


def _try(driver: Any, name: str, value: Any) -> None:
    with suppress(Exception):  # not every system has every setting
        driver.setProperty(name, value)


def _now(driver: Any, name: str) -> Any:
    """The present value of a setting; None where the system does not report it."""
    with suppress(Exception):
        return driver.getProperty(name)
    return None


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
