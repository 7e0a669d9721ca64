"""What is told to one player alone: through one channel, and wiped before others take over."""

import re
import sys
from collections.abc import Callable
from threading import Lock

from farkle_access.output.announcement import Batch
from farkle_access.output.private_channel import PrivateChannel
from farkle_access.output.sinks import Lines, More, Speech
from farkle_access.output.text import NARROWEST, SHORTEST, beginning, wrapped

PATIENCE = 2.0
"""Seconds to wait until it is known whether a screen reader drives a braille display."""
NOTHING = " "
"""What a braille display is shown in place of a secret."""


class PrivateOutput:
    """Reaches one player. What could not be spoken is written, but never after the wipe."""

    def __init__(self, lines: Lines, lock: Lock, speech: Callable[[], Speech]) -> None:
        """`lock` is held while lines are written; `speech` opens speech when it is needed."""
        self._lines = lines
        self._lock = lock
        self._speech = speech
        self._period = 0  # from one wipe to the next
        self._used: Speech | None = None
        self._brailled = False

    def deliver(self, batch: Batch, channel: PrivateChannel, language: str, more: More) -> None:
        """Pass a private batch on through one channel."""
        text, period = " ".join(said.text for said in batch.announcements), self._period
        if not text:
            return

        def write() -> None:
            self._write(text, more, period)

        if channel is PrivateChannel.SPEECH and self._opened().speaker != "":
            with self._lock:
                self._lines.wipe()  # of what was written while nothing could speak
            self._opened().speak_private(batch, language, write)
        elif channel is PrivateChannel.BRAILLE and self._drives_braille():
            self._brailled = True
            self._opened().braille(text, write)
        else:
            write()

    def go_on(self) -> bool:
        """Write the next row of a long text; False when there is none."""
        with self._lock:
            return self._lines.go_on()

    def wipe(self) -> None:
        """Leave nothing of it to be heard, or to be read on any display."""
        with self._lock:
            self._period += 1
            self._lines.wipe()
        if self._used is not None:
            self._used.stop()
            if self._brailled:
                self._used.braille(NOTHING)
        self._used, self._brailled = None, False

    def _opened(self) -> Speech:
        if self._used is None:
            self._used = self._speech()
        return self._used

    def _drives_braille(self) -> bool:
        """On Windows screen readers take text for braille; elsewhere displays follow the lines."""
        if sys.platform != "win32":
            return False
        self._opened().wait(PATIENCE)
        return self._opened().drives_braille

    def _write(self, text: str, more: More, period: int) -> None:
        """Speech may report from another thread, and much later, that it said nothing."""
        with self._lock:
            if period == self._period:
                self._lines.write_private(text, more)


def rows(text: str, width: int, more: More) -> list[str]:
    """The text split into rows; `more` marks all but the last.

    Where a sentence ends within a row, the row ends with it.
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
    return whole  # the rows are too narrow for the mark


def _sentences(text: str, width: int, more: More) -> int:
    """The length of the whole sentences that fit into one row, short of the whole text."""
    ends = [found.start() + 1 for found in re.finditer(r"[.!?] ", text[:-SHORTEST])]
    fitting = [n for n in ends if n >= SHORTEST and len(wrapped(more(text[:n]), width)) == 1]
    return max(fitting, default=0)


def _slices(text: str, room: int) -> list[str]:
    slices = []
    while text:
        slices.append(beginning(text, room))
        text = text[len(slices[-1]) :]
    return slices
