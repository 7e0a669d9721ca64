"""From the start of the program to its first line through a pipe, for each game and the menu."""

import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from benchmarks import ROOT
from benchmarks.figures import Figure, Target, Yardstick, in_turns, show
from benchmarks.homes import settled
from benchmarks.terminal import PROGRAM
from farkle_access.games import GAMES

TITLE = "Start to first line through a pipe, with everything compiled and cached"
PASS = "python -c pass, until it has ended"
MENU = "Main menu"
MATCH, MAIN_MENU = Target(9, of_ratio=True), Target(6, of_ratio=True)


def measure(rounds: int = 25) -> list[Figure]:
    """A match at once of each game with the usual players, and the menu."""
    with tempfile.TemporaryDirectory() as name:
        home = settled(Path(name), "en")
        runs = {
            f"play {game}": partial(first_line, (*PROGRAM, "play", game), home) for game in GAMES
        }
        runs[MENU] = partial(first_line, PROGRAM, home)
        for run in runs.values():
            run()  # compiles what is not compiled yet
        found = in_turns({PASS: lambda: whole_run(home), **runs}, rounds)
    yardstick = Yardstick(PASS, found.pop(PASS))
    return [
        Figure(what, "ms", series, yardstick, MAIN_MENU if what == MENU else MATCH)
        for what, series in found.items()
    ]


def first_line(argv: Sequence[str], environment: Mapping[str, str]) -> float:
    """Milliseconds from before the birth of the program until its first line has been read."""
    start = time.perf_counter()
    with _piped(argv, environment) as process:
        assert process.stdout
        line = process.stdout.readline()
        taken = 1e3 * (time.perf_counter() - start)
        process.kill()
    if not line.endswith(b"\n"):
        raise EOFError(f"no line: {line!r}")
    return taken


def whole_run(environment: Mapping[str, str]) -> float:
    """Milliseconds from before the birth of bare Python until its end has been noticed."""
    start = time.perf_counter()
    with _piped((sys.executable, "-c", "pass"), environment) as process:
        process.wait()
        return 1e3 * (time.perf_counter() - start)


def _piped(argv: Sequence[str], environment: Mapping[str, str]) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        argv,
        cwd=ROOT,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )


if __name__ == "__main__":
    show(TITLE, measure())
