"""The standard streams and the signals, made safe for a program that is only heard."""

import io
import os
import signal
import sys
from contextlib import suppress
from types import FrameType
from typing import TextIO

from farkle_access.input.keys import Leave
from farkle_access.output.announcement import Announcement, Batch
from farkle_access.output.terminal import LineSink
from farkle_access.output.text import printable, register


def prepared_stdout() -> TextIO:
    """Standard output, in which letters that its encoding lacks lose their diacritics."""
    return _prepared(sys.stdout)


def _prepared(stream: TextIO | None) -> TextIO:
    if stream is None:  # closed by whoever started the program
        return open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors=register())
    return stream


def print_lines(*lines: str) -> None:
    """Write lines on standard output. Raises Unheard."""
    sink = LineSink(prepared_stdout())
    said = tuple(Announcement(printable(line)) for line in lines)
    sink.deliver(Batch(said, interrupt=False))


def prepared_stderr() -> TextIO:
    """Standard error, as safe as standard output."""
    return _prepared(sys.stderr)


def prepared_stdin() -> TextIO:
    """Standard input, in which bytes of another encoding are no fault."""
    stream = sys.stdin
    if stream is None:
        return io.StringIO()
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="replace")
    return stream


def silence_stdout() -> None:
    """Throw away what could not be written, which the interpreter would try again at its end."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def at_a_terminal(stdin: TextIO, stdout: TextIO, term: str) -> bool:
    """Whether single keys can be read and a screen reader watches the lines."""
    return stdin.isatty() and stdout.isatty() and term != "dumb"


def stop_signals() -> None:
    """Let the signals that end programs end this one in order."""
    for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK"):
        number = getattr(signal, name, None)
        if number is not None:
            signal.signal(number, _leave)


def _leave(number: int, frame: FrameType | None) -> None:
    raise Leave(0 if number == signal.SIGINT else 128 + number)
