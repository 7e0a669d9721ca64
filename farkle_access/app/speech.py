"""The speech of this program: a client whose host is a child of this process."""

from collections.abc import Sequence
from pathlib import Path

from farkle_access.output.speech import children
from farkle_access.output.speech.children import Child
from farkle_access.output.speech.client import SpeechClient
from farkle_access.output.speech.voice import Voice

PROGRAM = "from farkle_access.output.speech.host import main; main(sys.argv[1:])"


def speech(cache: Path) -> Voice:
    """Speech that starts its host when it is first asked for something."""
    return Voice(SpeechClient(_start), str(cache / "sounds"))


def _start(words: Sequence[str]) -> Child:
    return children.start(PROGRAM, *words)
