"""The whole program and its speech host: no key waits for it, and nothing of it is left."""

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from farkle_access.output.speech.client import DEAD_AFTER
from tests.end_to_end.program import COMMAND, environment
from tests.real.ssip_server import SsipServer, alive, await_that
from tests.real.stopwatch import ANSWER, timed

pexpect = pytest.importorskip("pexpect", reason="needs a terminal of Unix")
pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="needs sockets of Unix"),
]
FAREWELL = 10.0  # seconds until nothing of the program is left
AFTER = ((signal.SIGKILL, 1.0), (signal.SIGSTOP, DEAD_AFTER + 0.5), (signal.SIGTERM, 1.0))
"""What happens to the host, and for how many seconds keys are pressed then."""
DOWN, UP, END = "\x1b[B", "\x1b[A", "7"
ITEMS = {DOWN: "Resume, 2 of 7.", UP: "New match, 1 of 7."}


class Game:
    """The program on a terminal, with a server to speak to."""

    def __init__(self, child: Any) -> None:
        self.child = child
        self.times: list[float] = []

    def host(self) -> int:
        """The process that speaks; it is awaited."""
        await_that(lambda: bool(_children(self.child.pid)), "a host")
        return _children(self.child.pid)[0]

    def press(self, key: str) -> None:
        """A step in the main menu, and the time until its answer was written."""
        with timed(self.times, self.child.pid):
            self.child.send(key)
            self.child.expect_exact(ITEMS[key])

    def walk(self, steps: int) -> None:
        for _ in range(steps):
            for key in ITEMS:
                self.press(key)

    def quit(self) -> None:
        self.child.send(END)
        self.child.expect_exact("Quit, 7 of 7.")
        self.child.send("\r")
        self.child.expect(pexpect.EOF)


def _children(process: int) -> list[int]:
    """The processes started by any thread of a process."""
    lists = Path(f"/proc/{process}/task").glob("*/children")
    listed = (int(child) for children in lists for child in children.read_text().split())
    return [child for child in listed if alive(child)]


@contextmanager
def game(home: Path, server: SsipServer, *words: str) -> Iterator[Game]:
    home.mkdir(parents=True, exist_ok=True)
    (home / "settings.toml").write_text(
        'version = 1\ndouble_enter = 0.0\nlanguage = "en"\npause = 0.0\n'
    )
    more = {"SPEECHD_ADDRESS": server.address, "SPEECHD_CMD": "none", "PATH": "/"}
    child = pexpect.spawn(
        COMMAND[0],
        [*COMMAND[1:], *words],
        env=environment(home, more),
        encoding="utf-8",
        timeout=20,
    )
    child.delaybeforesend = None
    try:
        yield Game(child)
    finally:
        child.close(force=True)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[SsipServer]:
    started = SsipServer(tmp_path).start()
    yield started
    started.stop()


@pytest.mark.parametrize(("number", "seconds"), AFTER)
def test_every_key_is_answered_whatever_happens_to_the_host(
    home: Path, server: SsipServer, number: signal.Signals, seconds: float
) -> None:
    """A busy machine may delay a key once; what waits for speech delays one in each round."""
    worst = []
    with game(home, server, "--output", "both") as playing:
        playing.child.expect_exact(ITEMS[UP])
        playing.walk(5)  # the keyboard is ready
        for _ in range(3):
            await_that(lambda: _answers(playing, server), "speech")
            playing.times.clear()
            os.kill(playing.host(), number)
            until = time.monotonic() + seconds
            while time.monotonic() < until:
                playing.walk(1)
                time.sleep(0.01)
            worst.append(max(playing.times))
        await_that(lambda: _answers(playing, server), "speech")
        playing.quit()
    print("worst key of each round:", [f"{1000 * time:.1f} ms" for time in worst])  # noqa: T201
    assert min(worst) < ANSWER, worst


def _answers(playing: Game, server: SsipServer) -> bool:
    count = len(server.texts)
    playing.walk(1)
    time.sleep(0.1)
    return len(server.texts) > count


def leave_in_order(playing: Game) -> None:
    playing.quit()


def killed(playing: Game) -> None:
    playing.child.kill(signal.SIGKILL)


def hung_up(playing: Game) -> None:
    playing.child.kill(signal.SIGHUP)


@pytest.mark.parametrize("deaf", [False, True], ids=["answering", "silent"])
@pytest.mark.parametrize("leave", [leave_in_order, killed, hung_up])
def test_nothing_of_the_program_outlives_it_for_long(
    home: Path, server: SsipServer, leave: Callable[[Game], None], deaf: bool
) -> None:
    with game(home, server, "--output", "both") as playing:
        playing.child.expect_exact(ITEMS[UP])
        server.await_text(ITEMS[UP])
        host = playing.host()
        if deaf:
            server.fall_deaf()
        playing.press(DOWN)
        start = time.monotonic()
        leave(playing)
        playing.child.expect(pexpect.EOF)
        playing.child.wait()
        assert time.monotonic() - start < DEAD_AFTER, "it has waited for the host"
    await_that(lambda: not alive(host), "the end of the host", FAREWELL)
