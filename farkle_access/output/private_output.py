"""What is told to one player alone: through one channel, and wiped before others take over."""

import re
import sys
from collections.abc import Callable
from threading import Lock
from time import monotonic

from farkle_access.output.announcement import Batch
from farkle_access.output.private_channel import PrivateChannel
from farkle_access.output.sinks import Lines, More, Speech, Telling
from farkle_access.output.text import NARROWEST, SHORTEST, beginning, wrapped

PATIENCE = 2.0
"""Seconds to wait until it is known whether a screen reader drives a braille display."""
NOTHING = " "
"""What a braille display is shown in place of a secret."""


class PrivateOutput:
    """Reaches one player, in no other way than the one that was announced.

    What cannot be told in that way is held, and all hear so; it is shown in a line when the
    player has agreed, and never after the wipe.
    """

    def __init__(
        self,
        lines: Lines,
        lock: Lock,
        speech: Callable[[], Speech],
        tell_all: Callable[[str], None],
    ) -> None:
        """`lock` is held while lines are written; `speech` opens speech when it is needed."""
        self._lines = lines
        self._lock = lock
        self._speech = speech
        self._tell_all = tell_all
        self._period = 0  # from one wipe to the next
        self._used: Speech | None = None
        self._brailled = False
        self._held: list[str] = []
        self._telling: Telling | None = None  # of what is held
        self._asked: float | None = None  # when all had been told that something is held
        self._agreed = False

    def deliver(self, batch: Batch, telling: Telling, language: str) -> None:
        """Pass a private batch on through one channel."""
        text, period = " ".join(said.text for said in batch.announcements), self._period
        if not text:
            return

        def unreached() -> None:
            self._hold(text, telling, period)

        if self._agreed or self._in_lines(telling.channel):
            self._write(text, telling, period)
        elif telling.channel is PrivateChannel.SPEECH and self._opened().speaker != "":
            self._opened().speak_private(batch, language, unreached)
        elif telling.channel is PrivateChannel.BRAILLE and self._drives_braille():
            self._brailled = True
            self._opened().braille(text, unreached)
        else:
            unreached()

    def held_for(self) -> float | None:
        """Seconds since all were told that something is held; None when nothing is."""
        asked = self._asked
        return None if asked is None else monotonic() - asked

    def agree(self) -> None:
        """Show what is held, and what follows until the wipe, in a line."""
        with self._lock:
            if self._telling is None:
                return
            telling, text = self._telling, " ".join(self._held)
            self._forget_held()
            self._agreed = True
            self._lines.write_private(text, telling.more)
        telling.agreed()

    def ask_again(self) -> None:
        """Tell all once more that something is held."""
        if self._telling is not None:
            self._tell_all(self._telling.unkept())

    def go_on(self) -> bool:
        """Write the next row of a long text; False when there is none."""
        with self._lock:
            return self._lines.go_on()

    def remind(self, text: str) -> bool:
        """Write this before the next row of a long text; False when there is none."""
        with self._lock:
            return self._lines.remind(text)

    def wipe(self) -> None:
        """Leave nothing of it to be heard, or to be read on any display."""
        with self._lock:
            self._period += 1
            self._forget_held()
            self._agreed = False
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

    def _in_lines(self, channel: PrivateChannel) -> bool:
        """On Windows screen readers take text for braille; elsewhere displays follow the lines."""
        if channel is PrivateChannel.BRAILLE:
            return sys.platform != "win32"
        return channel is PrivateChannel.LINE

    def _drives_braille(self) -> bool:
        self._opened().wait(PATIENCE)
        return self._opened().drives_braille

    def _write(self, text: str, telling: Telling, period: int) -> None:
        with self._lock:
            if period == self._period:
                self._lines.write_private(text, telling.more)

    def _hold(self, text: str, telling: Telling, period: int) -> None:
        """Speech may report from another thread, and much later, that it said nothing."""
        with self._lock:
            if period != self._period:
                return
            if self._agreed:
                self._lines.write_private(text, telling.more)
                return
            self._held.append(text)
            first, self._telling = self._telling is None, telling
        if first:
            self._tell_all(telling.unkept())
            with self._lock:
                if period == self._period:
                    self._asked = monotonic()

    def _forget_held(self) -> None:
        self._held.clear()
        self._telling, self._asked = None, None


def rows(text: str, width: int, more: More) -> list[str]:
    """The text split into rows; `more` marks all but the last.

    Where a sentence ends within a row, the row ends with it; no row ends within a sentence that
    fits into one.
    """
    if width < NARROWEST:
        return _slices(text, max(width - 1, 2))
    if len(wrapped(text, width)) == 1:
        return wrapped(text, width)
    ends = [found.start() + 1 for found in re.finditer(r"[.!?] ", text[:-SHORTEST])]
    ends = [end for end in ends if end >= SHORTEST]
    fitting = [end for end in ends if len(wrapped(more(text[:end]), width)) == 1]
    if fitting:
        end = max(fitting)
        return [more(text[:end]), *rows(text[end + 1 :], width, more)]
    if ends:
        parts = _parts(text[: ends[0]], width, more, last=more)
        return [*parts, *rows(text[ends[0] + 1 :], width, more)]
    return _parts(text, width, more, last=str)


def _parts(sentence: str, width: int, more: More, last: More) -> list[str]:
    """A sentence that is longer than a row."""
    for room in range(width, NARROWEST - 1, -1):
        *parts, end = wrapped(sentence, room)
        marked = [*map(more, parts), last(end)]
        if all(len(wrapped(row, width)) == 1 for row in marked):
            return marked
    return wrapped(sentence, width)  # the rows are too narrow for the mark


def _slices(text: str, room: int) -> list[str]:
    slices = []
    while text:
        slices.append(beginning(text, room))
        text = text[len(slices[-1]) :]
    return slices
