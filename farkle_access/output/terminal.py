"""Plain lines on a terminal or in a pipe. No escape sequence is ever written."""

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, TextIO

from farkle_access.output.announcement import Batch, Unheard
from farkle_access.output.text import wrapped

if TYPE_CHECKING:
    from farkle_access.output.sinks import More


class TerminalSink:
    """Lines for a terminal that a screen reader watches.

    A line is written as newline, text, carriage return, so that the cursor stays on what was
    announced, where screen readers and braille displays look for it. A batch is one write.

    A private text has one row, which is overwritten by the next one and, in the end, by blanks
    and by the next line for everybody. So nobody can read later what it was, or how often it
    changed.
    """

    wipes = True

    def __init__(
        self, stream: TextIO, width: Callable[[], int], linger: Callable[[], None]
    ) -> None:
        """`linger` waits a moment: screen readers may miss what is written just before the end."""
        self._stream = stream
        self._width = width
        self._linger = linger
        self._fresh = True  # the cursor stands at the start of an empty line
        self._private = ""  # the row under the cursor, while it is one to be wiped
        self._rows: deque[str] = deque()  # still to be shown after it

    def deliver(self, batch: Batch) -> None:
        self.wipe()
        width = self._width()
        self._write("".join(self._line(said.text, width) for said in batch.announcements))

    def prompt(self, text: str) -> None:
        self.wipe()
        # The answer is typed on a line of its own; its Enter starts the next one.
        self._write(self._line(text, self._width()) + "\n")
        self._fresh = True

    def echo(self, text: str) -> None:
        """Write at the cursor what is typed where a text was asked for."""
        self._write(text)

    def write_private(self, text: str, more: "More") -> None:
        from farkle_access.output.private_output import rows  # most matches hide nothing

        self._rows = deque(rows(text, self._width(), more))
        self.go_on()

    def go_on(self) -> bool:
        if not self._rows:
            return False
        row, before = self._rows.popleft(), self._private
        self._blank()
        if row == before:
            self._linger()  # an equal row written at once would not be read again
        self._write(("" if self._fresh else "\n") + row + "\r")
        self._private, self._fresh = row, False
        return True

    def remind(self, text: str) -> bool:
        if not self._rows:
            return False
        from farkle_access.output.private_output import rows

        self._rows.extendleft(reversed(rows(text, self._width(), str)))
        return self.go_on()

    def wipe(self) -> None:
        self._rows.clear()
        self._blank()

    def stop(self) -> None:
        pass

    def close(self) -> None:
        self.wipe()
        if not self._fresh:
            self._write("\n")
            self._linger()

    def _blank(self) -> None:
        """Write blanks over the whole row, so that not even the length of its text shows."""
        if self._private:
            self._private, self._fresh = "", True
            self._write("\r" + " " * (self._width() - 1) + "\r")

    def _line(self, text: str, width: int) -> str:
        start = "" if self._fresh else "\n"
        self._fresh = False
        return start + "\n".join(wrapped(text, width)) + "\r"

    def _write(self, text: str) -> None:
        _write(self._stream, text)


class LineSink:
    """One line for each announcement, for pipes, files and terminals that can do no more.

    What is written stays; a private text is a line like any other.
    """

    wipes = False

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def deliver(self, batch: Batch) -> None:
        self._write("".join(f"{said.text}\n" for said in batch.announcements))

    def prompt(self, text: str) -> None:
        self._write(f"{text}\n")

    def write_private(self, text: str, more: "More") -> None:
        self._write(f"{text}\n")

    def go_on(self) -> bool:
        return False

    def remind(self, text: str) -> bool:
        return False

    def wipe(self) -> None:
        pass

    def stop(self) -> None:
        pass

    def close(self) -> None:
        self._write("")

    def _write(self, text: str) -> None:
        _write(self._stream, text)


def _write(stream: TextIO, text: str) -> None:
    try:
        stream.write(text)
        stream.flush()
    except (OSError, ValueError) as error:  # ValueError: the stream is closed
        raise Unheard from error
