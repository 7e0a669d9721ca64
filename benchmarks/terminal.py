"""Programs on a pseudo-terminal, timed from outside. For Linux and macOS."""

import os
import pty
import re
import select
import signal
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from benchmarks import ROOT

PROGRAM = (sys.executable, "-m", "farkle_access")
DOWN, UP, ENTER, ESCAPE = b"\x1b[B", b"\x1b[A", b"\r", b"\x1b"
LONGEST_WAIT = 20.0  # seconds without a word before a benchmark gives up


class Terminal:
    """A program whose terminal is in our hands. `started` is the moment before its birth."""

    def __init__(
        self, argv: Sequence[str], environment: Mapping[str, str], folder: Path = ROOT
    ) -> None:
        self.started = time.perf_counter()
        self._pid, self._end = pty.fork()
        if self._pid == 0:
            try:
                os.chdir(folder)
                os.execvpe(argv[0], list(argv), environment)
            finally:
                os._exit(127)

    @property
    def process(self) -> int:
        """The number of the program's process."""
        return self._pid

    def read(self) -> str:
        """The next piece of what the program says, "" when it has ended."""
        if not select.select([self._end], [], [], LONGEST_WAIT)[0]:
            raise TimeoutError("the program says nothing")
        try:
            return os.read(self._end, 65536).decode(errors="replace")
        except OSError:  # how Linux tells that the other end is closed
            return ""

    def until(self, pattern: str, heard: str = "") -> str:
        """All that is said until the pattern is found in it. Raises EOFError."""
        while not re.search(pattern, heard):
            piece = self.read()
            if not piece:
                raise EOFError(f"{pattern!r} was never said: {heard!r}")
            heard += piece
        return heard

    def send(self, keys: bytes) -> None:
        os.write(self._end, keys)

    def wait(self) -> None:
        """Until the program ends by itself. Raises ValueError when it fails."""
        while self.read():
            pass
        _, status = os.waitpid(self._pid, 0)
        self._pid = 0
        if status:
            raise ValueError(f"the program failed: {status}")

    def close(self) -> None:
        """End the program if it still runs, at once."""
        if self._pid:
            os.kill(self._pid, signal.SIGKILL)
            os.waitpid(self._pid, 0)
        os.close(self._end)


@contextmanager
def running(
    argv: Sequence[str], environment: Mapping[str, str], folder: Path = ROOT
) -> Iterator[Terminal]:
    """A program on a terminal, for the length of a block."""
    terminal = Terminal(argv, environment, folder)
    try:
        yield terminal
    finally:
        terminal.close()


def whole_run(argv: Sequence[str], environment: Mapping[str, str]) -> float:
    """Milliseconds from before the birth of a program to after its end."""
    with running(argv, environment) as terminal:
        terminal.wait()
        return 1e3 * (time.perf_counter() - terminal.started)
