"""The standard streams and the signals, made safe for a program that is only heard."""

import io
import os
import signal
import sys
import time
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
        _wait_for(stream)
    return stream


def _wait_for(stream: TextIO) -> None:
    """Let reads and writes wait for a pipe that is empty or full, whatever mode it was left in."""
    with suppress(OSError, ValueError, AttributeError):
        os.set_blocking(stream.fileno(), True)


def print_lines(*lines: str) -> None:
    """Write lines on standard output. Raises Unheard."""
    sink = LineSink(prepared_stdout())
    said = tuple(Announcement(printable(line)) for line in lines)
    sink.deliver(Batch(said, interrupt=False))


def print_file(text: str) -> None:
    """Write a text for programs on standard output, with every space in it. Raises Unheard."""
    said = tuple(Announcement(line) for line in text.splitlines())
    LineSink(prepared_stdout()).deliver(Batch(said, interrupt=False))


def say_on_stderr(text: str) -> None:
    """Write a sentence on standard error, if anybody can read it there."""
    try:
        stream = _prepared(sys.stderr)
        stream.write(printable(text) + "\n")
        stream.flush()
    except (OSError, ValueError):
        _silence(sys.stderr)


def prepared_stdin() -> TextIO:
    """Standard input, in which bytes of another encoding are no fault."""
    stream = sys.stdin
    if stream is None:
        return io.StringIO()
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="replace")
        _wait_for(stream)
    return stream


def silence_stdout() -> None:
    """Throw away what could not be written, which the interpreter would try again at its end."""
    _silence(sys.stdout)


def _silence(stream: TextIO | None) -> None:
    with suppress(OSError, ValueError):
        if stream is not None:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def at_a_terminal(stdin: TextIO, stdout: TextIO, term: str) -> bool:
    """Whether single keys can be read and a screen reader watches the lines."""
    return stdin.isatty() and stdout.isatty() and term != "dumb"


PATIENCE = 2.0  # seconds that an orderly end may take after a signal
MOMENT = 0.005  # seconds until it is seen again whether a module is still being loaded
STOPPING = ("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT", "SIGBREAK")


def stop_signals() -> None:
    """Let the signals that end programs end this one in order; ignored ones stay ignored."""
    for number in _stopping():
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, _leave)


def ignore_signals() -> None:
    """The program ends anyway: a signal would only disturb the end."""
    for number in _stopping():
        signal.signal(number, signal.SIG_IGN)
    if sys.platform != "win32" and isinstance(signal.getsignal(signal.SIGALRM), _Again):
        signal.setitimer(signal.ITIMER_REAL, 0)


def _stopping() -> list[signal.Signals]:
    return [getattr(signal, name) for name in STOPPING if hasattr(signal, name)]


def _leave(number: int, frame: FrameType | None) -> None:
    status = 0 if number == signal.SIGINT else 128 + number
    ignore_signals()  # one is enough: others would disturb what ends in order
    if sys.platform == "win32":
        raise Leave(status)
    _end(status, time.monotonic() + PATIENCE, frame)


def _end(status: int, latest: float, frame: FrameType | None) -> None:
    """Leave, or look again in a moment while a module is being loaded."""
    left = latest - time.monotonic()
    if left <= 0:
        os._exit(status)
    if _loading(frame):
        signal.signal(signal.SIGALRM, _Again(status, latest))
        signal.setitimer(signal.ITIMER_REAL, MOMENT)
        return
    # A program that cannot write its last words, because nobody reads them, ends all the same.
    signal.signal(signal.SIGALRM, lambda number, frame: os._exit(status))
    signal.setitimer(signal.ITIMER_REAL, left)
    raise Leave(status)


class _Again:
    """What the timer does until it is safe to leave."""

    def __init__(self, status: int, latest: float) -> None:
        self._status, self._latest = status, latest

    def __call__(self, number: int, frame: FrameType | None) -> None:
        _end(self._status, self._latest, frame)


def _loading(frame: FrameType | None) -> bool:
    """Whether a module is being loaded: an end in the middle of that could become a fault."""
    while frame is not None:
        if frame.f_code.co_filename.startswith("<frozen importlib"):
            return True
        frame = frame.f_back
    return False
