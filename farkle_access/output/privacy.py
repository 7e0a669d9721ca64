"""What is told to one player alone: given by one way, and gone before others have the keyboard."""

import re
import sys
from collections.abc import Callable
from threading import Lock
from typing import Protocol

from farkle_access.output.announcement import Batch, Lines, More, Way
from farkle_access.output.text import NARROWEST, SHORTEST, beginning, wrapped

PATIENCE = 2.0
"""Seconds in which it becomes known whether a screen reader leads a braille display."""
NOTHING = " "
"""What a braille display is shown in place of a secret."""


class Whispering(Protocol):
    """What secrets need of speech."""

    @property
    def speaker(self) -> str | None:
        """What spoke last: None before the first answer, "" when nothing can speak."""

    @property
    def leads_braille(self) -> bool:
        """Whether what speaks can show texts on a braille display."""

    def wait(self, seconds: float) -> None:
        """Wait until it is known what can speak, at most so long."""

    def whisper(self, batch: Batch, language: str, unspoken: Callable[[], None]) -> None:
        """Speak a batch, in no case later than now, and show it nowhere."""

    def feel(self, text: str, unspoken: Callable[[], None] | None = None) -> None:
        """Show a text on the braille display only."""

    def stop(self) -> None:
        """Silence now."""


class Confidences:
    """The ways to one player. What could not be spoken is written, but never after the wipe."""

    def __init__(self, lines: Lines, lock: Lock, speech: Callable[[], Whispering]) -> None:
        """`lock` is held while lines are written; `speech` opens it when it is needed."""
        self._lines = lines
        self._lock = lock
        self._speech = speech
        self._period = 0  # from one wipe to the next
        self._used: Whispering | None = None
        self._felt = False

    def give(self, batch: Batch, way: Way, language: str, more: More) -> None:
        """A private batch, by one way."""
        text, period = " ".join(said.text for said in batch.announcements), self._period
        if not text:
            return

        def write() -> None:
            self._write(text, more, period)

        if way is Way.SPEECH and self._opened().speaker != "":
            with self._lock:
                self._lines.wipe()  # of what was written while nothing could speak
            self._opened().whisper(batch, language, write)
        elif way is Way.BRAILLE and self._leads_braille():
            self._felt = True
            self._opened().feel(text, write)
        else:
            write()

    def go_on(self) -> bool:
        """The next row of a long text; False when there is none."""
        with self._lock:
            return self._lines.go_on()

    def wipe(self) -> None:
        """Nothing of it is heard, read or felt from now on."""
        with self._lock:
            self._period += 1
            self._lines.wipe()
        if self._used is not None:
            self._used.stop()
            if self._felt:
                self._used.feel(NOTHING)
        self._used, self._felt = None, False

    def _opened(self) -> Whispering:
        if self._used is None:
            self._used = self._speech()
        return self._used

    def _leads_braille(self) -> bool:
        """Screen readers take texts for braille on Windows; elsewhere displays follow lines."""
        if sys.platform != "win32":
            return False
        self._opened().wait(PATIENCE)
        return self._opened().leads_braille

    def _write(self, text: str, more: More, period: int) -> None:
        """Speech may report much later, and from another thread, that it said nothing."""
        with self._lock:
            if period == self._period:
                self._lines.confide(text, more)


def rows(text: str, width: int, more: More) -> list[str]:
    """The text in parts of one row each; `more` is said of all but the last.

    A row ends with a sentence where one ends in it.
    """
    if width < NARROWEST:
        return _slices(text, max(width - 1, 2))
    whole = wrapped(text, width)
    if len(whole) == 1:
        return whole
    if size := _sentences(text, width, more):
        return [more(text[:size]), *rows(text[size + 1 :], width, more)]
    for room in range(width, NARROWEST - 1, -1):
        *parts, last = wrapped(text, room)
        marked = [*map(more, parts), last]
        if all(len(wrapped(row, width)) == 1 for row in marked):
            return marked
    return whole  # the row is too narrow for anything to be said of it


def _sentences(text: str, width: int, more: More) -> int:
    """The length of the whole sentences that one row holds, not to the end of the text."""
    ends = [found.start() + 1 for found in re.finditer(r"[.!?] ", text[:-SHORTEST])]
    fitting = [n for n in ends if n >= SHORTEST and len(wrapped(more(text[:n]), width)) == 1]
    return max(fitting, default=0)


def _slices(text: str, room: int) -> list[str]:
    slices = []
    while text:
        slices.append(beginning(text, room))
        text = text[len(slices[-1]) :]
    return slices
