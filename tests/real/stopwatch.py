"""How long a program takes for an answer, without the time in which others had the processor."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ANSWER = 0.02
"""Seconds in which the whole program answers a key, whatever its speech does."""
CALL = 0.25
"""Seconds that no call takes, even beside stand-in servers in the same interpreter.

Whoever waits for a host that hangs waits two seconds.
"""

AT_ONCE = 5.0
"""Seconds in which a voice that was cut off says the next words; the rest would be long."""


@contextmanager
def timed(times: list[float], game: int) -> Iterator[None]:
    """Add the seconds that the block takes, less what this test and the game waited for a turn."""
    queued, start = _queued(game, os.getpid()), time.perf_counter()
    yield
    took = time.perf_counter() - start
    times.append(took - (_queued(game, os.getpid()) - queued))


def _queued(*processes: int) -> float:
    """Seconds in which the main threads could have gone on and no processor was free."""
    # The second number of /proc/PID/schedstat, see the kernel's Documentation/scheduler.
    numbers = (Path(f"/proc/{process}/schedstat").read_text().split()[1] for process in processes)
    return sum(map(int, numbers)) / 1e9
