"""From a key press to the first bytes of its answer."""

import os
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from itertools import cycle
from pathlib import Path

from benchmarks.figures import Figure, Series, Target, Yardstick, in_turns, show
from benchmarks.homes import settled
from benchmarks.terminal import DOWN, ENTER, ESCAPE, PROGRAM, UP, Terminal, running

TITLE = "Key to text"
ECHO = """
import os, tty
tty.setraw(0)
os.write(1, b"ready")
while keys := os.read(0, 64):
    os.write(1, keys)
"""
ECHOED = "the same key to a raw echo in Python"
FSYNC = "A line written with fsync in the folder of the matches, as each move is"
MENU = "Down and Up in the main menu"
MATCH = "Enter again and again: set-up, choices, throws, next match"
ESC = "Esc in a match, which waits for the rest of a longer key"
WAITING = r"\d+\s+of\s+\d+\.\s*$"  # the focused item, said last: a key is waited for


def measure(presses: int = 240) -> list[Figure]:
    """In a menu and in matches; each key goes to the program and to the echo in turn."""
    target = Target(2)
    with tempfile.TemporaryDirectory() as folder:
        home = settled(Path(folder), "en", pause=0)
        walk = _in_menu(home, presses)
        play = _in_matches(home, presses)
        back = _back_and_forth(home, max(presses // 10, 2))
        disk = _on_disk(Path(folder), presses)
    return [
        Figure(MENU, "ms", walk[MENU], Yardstick(ECHOED, walk[ECHOED]), target),
        Figure(MATCH, "ms", play[MATCH], Yardstick(ECHOED, play[ECHOED]), target),
        Figure(ESC, "ms", back[ESC], Yardstick(ECHOED, back[ECHOED])),
        Figure(FSYNC, "ms", disk),
    ]


class _Pair:
    """The program in its main menu, and the echo, both waiting for a key."""

    def __init__(self, stack: ExitStack, environment: Mapping[str, str]) -> None:
        self._program = stack.enter_context(running(PROGRAM, environment))
        self._echo = stack.enter_context(running((sys.executable, "-c", ECHO), environment))
        self._program.until(WAITING)
        self._echo.until("ready")
        self.answer(UP)  # from here on the program listens

    def answer(self, key: bytes) -> float:
        taken, heard = _timed(self._program, key)
        self._program.until(WAITING, heard)
        return taken

    def echo(self, key: bytes) -> float:
        return _timed(self._echo, key)[0]


def _timed(terminal: Terminal, key: bytes) -> tuple[float, str]:
    start = time.perf_counter()
    terminal.send(key)
    heard = terminal.read()
    return 1e3 * (time.perf_counter() - start), heard


def _in_menu(environment: Mapping[str, str], presses: int) -> dict[str, Series]:
    with ExitStack() as stack:
        pair = _Pair(stack, environment)
        keys, same = (cycle((DOWN,) * 6 + (UP,) * 6) for _ in range(2))
        runs = {MENU: lambda: pair.answer(next(keys)), ECHOED: lambda: pair.echo(next(same))}
        return in_turns(runs, presses)


def _in_matches(environment: Mapping[str, str], presses: int) -> dict[str, Series]:
    with ExitStack() as stack:
        pair = _Pair(stack, environment)
        runs: dict[str, Callable[[], float]] = {
            MATCH: lambda: pair.answer(ENTER),
            ECHOED: lambda: pair.echo(ENTER),
        }
        return in_turns(runs, presses)


def _back_and_forth(environment: Mapping[str, str], presses: int) -> dict[str, Series]:
    with ExitStack() as stack:
        pair = _Pair(stack, environment)
        for _ in range(2):  # the set-up, and into a match
            pair.answer(ENTER)
        return in_turns(
            {ESC: lambda: pair.answer(ESCAPE), ECHOED: lambda: pair.echo(ESCAPE)}, presses
        )


def _on_disk(folder: Path, lines: int) -> Series:
    with (folder / "lines").open("ab", buffering=0) as file:

        def write() -> float:
            start = time.perf_counter()
            file.write(b'{"move":"SetAside","kind":"single","dice":[5]}\n')
            os.fsync(file.fileno())
            return 1e3 * (time.perf_counter() - start)

        return in_turns({FSYNC: write}, lines)[FSYNC]


if __name__ == "__main__":
    show(TITLE, measure())
