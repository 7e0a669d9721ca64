"""From a key to the speech server, from the start to the first spoken words, and the memory.

The server is a stand-in in this process, so both ends are timed by one clock. For Linux.
"""

import re
import tempfile
import time
from collections.abc import Mapping
from itertools import cycle
from pathlib import Path

from benchmarks.figures import Figure, Series, Target, Yardstick, in_turns, show
from benchmarks.homes import settled
from benchmarks.terminal import DOWN, PROGRAM, UP, Terminal, running
from tests.real.ssip_server import SsipServer, await_that

TITLE = "Speech"
FIRST = "Farkle Access"  # said in the title of the main menu
KEY, TEXT = "Down and Up in the main menu, to the server", "the same keys to the text"
SPOKEN, PRINTED = "Start to the first spoken words", "start to the first printed line"
MB = 1024.0


def measure(presses: int = 1000, rounds: int = 25) -> list[Figure]:
    """Keys, starts and memory."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        server = SsipServer(folder).start()
        try:
            home = _speaking(folder, server)
            printed, spoken = _starts(home, server, rounds)
            with running(PROGRAM, home) as terminal:
                terminal.until(r"1 of 7\.")
                terminal.send(UP)
                terminal.until(r"1 of 7\.")
                keys = _keys(terminal, server, presses)
                memory = _memory(terminal)
        finally:
            server.stop()
    worst = Series((max(keys[KEY].values),))
    return [
        Figure(KEY, "ms", keys[KEY], Yardstick(TEXT, keys[TEXT]), Target(4)),
        Figure(f"The slowest of {presses} keys, to the server", "ms", worst, None, Target(20)),
        Figure(SPOKEN, "ms", spoken, Yardstick(PRINTED, printed), Target(1.5, of_ratio=True)),
        Figure("Memory of the game and its speech host", "MB", memory, None, Target(60)),
    ]


def _speaking(folder: Path, server: SsipServer) -> dict[str, str]:
    """The home of a player of this computer, with a server to speak to."""
    home = settled(folder, "en")
    del home["SSH_CONNECTION"]
    (settings,) = Path(home["HOME"]).rglob("settings.toml")
    settings.write_text(settings.read_text("utf-8").replace('"auto"', '"both"'), "utf-8")
    return {**home, "SPEECHD_ADDRESS": server.address, "SPEECHD_CMD": "none"}


def _starts(home: Mapping[str, str], server: SsipServer, rounds: int) -> tuple[Series, Series]:
    printed, spoken = [], []
    for _ in range(rounds):
        known = len(server.said)
        with running(PROGRAM, home) as terminal:
            terminal.until(FIRST)
            printed.append(1e3 * (time.perf_counter() - terminal.started))
            await_that(lambda known=known: _speaks(server, known), "speech")  # type: ignore[misc]
            first = next(said for said in server.said[known:] if FIRST in said.text)
            spoken.append(1e3 * (first.at - terminal.started))
    return Series(tuple(printed)), Series(tuple(spoken))


def _speaks(server: SsipServer, known: int) -> bool:
    return any(FIRST in said.text for said in server.said[known:])


def _keys(terminal: Terminal, server: SsipServer, presses: int) -> dict[str, Series]:
    keys = cycle((DOWN,) * 6 + (UP,) * 6)
    texts: list[float] = []

    def press() -> float:
        known = len(server.said)
        start = time.perf_counter()
        terminal.send(next(keys))
        terminal.read()
        texts.append(1e3 * (time.perf_counter() - start))
        await_that(lambda: len(server.said) > known + 1, "speech")  # silence, then the text
        return 1e3 * (server.said[-1].at - start)

    spoken = in_turns({KEY: press}, presses)[KEY]
    return {KEY: spoken, TEXT: Series(tuple(texts))}


def _memory(terminal: Terminal) -> Series:
    """The memory of the program and all processes below it; what is shared counts in parts."""
    processes = [terminal.process, *_children(terminal.process)]
    return Series((sum(map(_proportional, processes)),))


def _children(process: int) -> list[int]:
    tasks = Path(f"/proc/{process}/task")
    found = [
        int(child) for task in tasks.iterdir() for child in (task / "children").read_text().split()
    ]
    return [*found, *(below for child in found for below in _children(child))]


def _proportional(process: int) -> float:
    text = Path(f"/proc/{process}/smaps_rollup").read_text()
    found = re.search(r"^Pss: +(\d+) kB", text, re.M)
    assert found
    return int(found[1]) / MB


if __name__ == "__main__":
    show(TITLE, measure())
