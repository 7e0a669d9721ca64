"""Plain lines on a terminal or in a pipe. Not one escape byte is ever written."""

from collections.abc import Callable
from typing import TextIO

from farkle_access.output.announcement import Batch, Unheard
from farkle_access.output.text import wrapped


class TerminalSink:
    """Lines for a terminal that a screen reader watches.

    A line is written as newline, text, carriage return: so the cursor stays on what was
    announced, where screen readers and braille displays look for it. A batch is one write.
    """

    def __init__(
        self, stream: TextIO, width: Callable[[], int], linger: Callable[[], None]
    ) -> None:
        """`linger` waits a moment: screen readers may lose what is written just before the end."""
        self._stream = stream
        self._width = width
        self._linger = linger
        self._fresh = True  # the cursor stands at the start of an empty line

    def deliver(self, batch: Batch) -> None:
        width = self._width()
        self._write("".join(self._line(said.text, width) for said in batch.announcements))

    def prompt(self, text: str) -> None:
        # The answer is typed on a line of its own; its Enter starts the next one.
        self._write(self._line(text, self._width()) + "\n")
        self._fresh = True

    def stop(self) -> None:
        pass

    def close(self) -> None:
        if not self._fresh:
            self._write("\n")
            self._linger()

    def _line(self, text: str, width: int) -> str:
        start = "" if self._fresh else "\n"
        self._fresh = False
        return start + "\n".join(wrapped(text, width)) + "\r"

    def _write(self, text: str) -> None:
        _write(self._stream, text)


class LineSink:
    """One line for each announcement, for pipes, files and terminals that can do no more."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def deliver(self, batch: Batch) -> None:
        self._write("".join(f"{said.text}\n" for said in batch.announcements))

    def prompt(self, text: str) -> None:
        self._write(f"{text}\n")

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
