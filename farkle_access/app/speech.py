"""The speech of this program: a client whose host is a child of this process."""

from collections.abc import Sequence
from pathlib import Path

from farkle_access.output.speech import children
from farkle_access.output.speech.children import HOST, Child
from farkle_access.output.speech.client import SpeechClient
from farkle_access.output.speech.voice import Voice


def speech(cache: Path, started: Child | None = None) -> Voice:
    """Speech that starts its host when it is first asked for something.

    `started` is a host that runs already; later ones are started as they are needed.
    """
    waiting = [] if started is None else [started]

    def start(words: Sequence[str]) -> Child:
        return waiting.pop() if waiting else children.start(HOST, *words)

    return Voice(SpeechClient(start), str(cache / "sounds"))
