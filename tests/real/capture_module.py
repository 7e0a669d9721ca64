"""An output module for speech-dispatcher that speaks nothing and writes down everything.

It is run by speech-dispatcher itself, and talks with it on standard input and output. Words:
the file for its lines of JSON, and the characters that it "speaks" in a second, 0 for at once.
"""

import json
import re
import sys
import threading
from html import unescape
from typing import TextIO


class Module:
    """Answers the commands of speech-dispatcher 0.11."""

    def __init__(self, log: str, rate: float) -> None:
        self._log = log
        self._rate = rate
        self._settings: dict[str, str] = {}
        self._stop = threading.Event()
        self._out = threading.Lock()
        self._written = threading.Lock()

    def serve(self, lines: TextIO) -> None:
        for line in lines:
            command = line.strip().partition(" ")[0]
            match command:
                case "INIT":
                    self._note(event="init")
                    self._say("299-captured\n299 OK LOADED SUCCESSFULLY")
                case "SPEAK" | "CHAR" | "KEY" | "SOUND_ICON":
                    self._say("202 OK RECEIVING MESSAGE")
                    text = _block(lines)
                    self._say("200 OK SPEAKING")
                    self._speak(unescape(re.sub(r"<[^>]+>", "", text)))
                case "SET":
                    self._say("203 OK RECEIVING SETTINGS")
                    pairs = (pair.partition("=") for pair in _block(lines).split("\n"))
                    self._settings |= {name: value for name, _, value in pairs}
                    self._say("203 OK SETTINGS RECEIVED")
                case "AUDIO" | "LOGLEVEL":
                    self._say("207 OK RECEIVING SETTINGS")
                    _block(lines)
                    self._say("203 OK SETTINGS RECEIVED")
                case "STOP" | "PAUSE":
                    self._note(event="stop")
                    self._stop.set()
                case "LIST":
                    voices = (f"200-Captured {code}\t{code}\tnone" for code in ("en", "it", "lv"))
                    self._say("\n".join((*voices, "200 OK VOICE LIST SENT")))
                case "QUIT":
                    self._say("210 OK QUIT")
                    return
                case _:
                    self._say("300 ERR UNKNOWN COMMAND")

    def _speak(self, text: str) -> None:
        names = ("language", "rate", "pitch", "volume", "synthesis_voice")
        self._note(event="speak", text=text, **{name: self._settings.get(name) for name in names})
        self._stop.clear()
        threading.Thread(target=self._be_speaking, args=(text,), daemon=True).start()

    def _be_speaking(self, text: str) -> None:
        self._say("701 BEGIN")
        stopped = bool(self._rate) and self._stop.wait(len(text) / self._rate)
        self._note(event="stopped" if stopped else "finished", text=text)
        self._say("703 STOP" if stopped else "702 END")

    def _note(self, **details: str | None) -> None:
        with self._written, open(self._log, "a", encoding="utf-8") as file:  # noqa: PTH123
            file.write(json.dumps(details) + "\n")

    def _say(self, answer: str) -> None:
        with self._out:
            sys.stdout.write(f"{answer}\n")
            sys.stdout.flush()


def _block(lines: TextIO) -> str:
    """The lines up to a single full stop."""
    block = []
    for line in lines:
        text = line.rstrip("\n")
        if text == ".":
            break
        block.append(text.removeprefix(".") if text.startswith("..") else text)
    return "\n".join(block)


if __name__ == "__main__":
    Module(sys.argv[1], float(sys.argv[2])).serve(sys.stdin)
