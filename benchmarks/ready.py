"""From the start of the program to its answer to the first key.

A key pressed before the program listens waits in the terminal, so the answer to a key that
is sent as early as can be is the moment from which the program is ready.
"""

import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

from benchmarks.figures import Figure, Target, Yardstick, in_turns, show
from benchmarks.homes import settled
from benchmarks.terminal import DOWN, PROGRAM, running, whole_run

TITLE = "Start until ready for keys"
IMPORT = "import prompt_toolkit"
HEARD = "Down sent at the first announcement"
AHEAD = "Down sent before the program runs"
SECOND = r"\b2 of \d"  # the item to which Down leads


def measure(rounds: int = 25) -> list[Figure]:
    """The answer to a key sent at the first announcement, and to one sent before it."""
    with tempfile.TemporaryDirectory() as folder:
        english = settled(Path(folder), "en")
        found = in_turns(
            {
                IMPORT: lambda: whole_run((sys.executable, "-c", IMPORT), english),
                HEARD: lambda: answered(english, ahead=False),
                AHEAD: lambda: answered(english, ahead=True),
            },
            rounds,
        )
    yardstick = Yardstick(f'python -c "{IMPORT}"', found[IMPORT])
    target = Target(1.5, of_ratio=True)
    return [Figure(what, "ms", found[what], yardstick, target) for what in (HEARD, AHEAD)]


def answered(environment: Mapping[str, str], *, ahead: bool) -> float:
    """Milliseconds from before the birth of the program to the answer to its first key."""
    with running(PROGRAM, environment) as terminal:
        if ahead:
            terminal.send(DOWN)
        heard = terminal.until("Farkle Access")
        if not ahead:
            terminal.send(DOWN)
        terminal.until(SECOND, heard)
        return 1e3 * (time.perf_counter() - terminal.started)


if __name__ == "__main__":
    show(TITLE, measure())
