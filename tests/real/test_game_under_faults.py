"""The whole program on a terminal while its speech fails: every key is answered all the same."""

import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from farkle_access.output.speech.client import DEAD_AFTER
from tests.end_to_end.program import COMMAND, environment
from tests.real.ssip_server import SsipServer, await_that
from tests.real.stopwatch import ANSWER, timed

pexpect = pytest.importorskip("pexpect", reason="needs a terminal of Unix")
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs sockets of Unix")

DOWN, UP = "\x1b[B", "\x1b[A"
WITHOUT_READERS = """
from pathlib import Path
from farkle_access.app import environment
environment.PROCESSES = environment.SPEAKUP = Path("/there is nothing of the kind")
from farkle_access.app.entrance import program
raise SystemExit(program())
"""
"""The program where no reader runs, whatever runs beside the tests."""
NOTICE = "Nothing can speak on this computer now; the game writes lines."


@pytest.fixture
def server(tmp_path: Path) -> Iterator[SsipServer]:
    started = SsipServer(tmp_path).start()
    yield started
    started.stop()


class Game:
    """The program on a terminal of its own, with a server to speak to."""

    def __init__(
        self, home: Path, server: SsipServer, *words: str, command: Sequence[str] = COMMAND
    ) -> None:
        home.mkdir(parents=True, exist_ok=True)
        (home / "settings.toml").write_text('version = 1\ndouble_enter = 0.0\nlanguage = "en"\n')
        more = {"SPEECHD_ADDRESS": server.address, "SPEECHD_CMD": "none", "PATH": "/"}
        env = environment(home, more)
        del env["SSH_CONNECTION"]
        self.child = pexpect.spawn(
            command[0], [*command[1:], *words], env=env, encoding="utf-8", timeout=20
        )
        self.child.delaybeforesend = None
        self.times: list[float] = []

    def press(self, key: str, answer: str) -> None:
        """A key, and the time until the first words of its answer."""
        with timed(self.times, self.child.pid):
            self.child.send(key)
            self.child.expect_exact(answer)

    def walk(self, seconds: float) -> None:
        """Up and down in the main menu for some seconds."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            self.press(DOWN, "Resume, 2 of 7.")
            self.press(UP, "New match, 1 of 7.")
            time.sleep(0.02)

    def quit(self) -> str:
        self.child.send("7")
        self.child.expect_exact("Quit, 7 of 7.")
        self.child.send("\r")
        self.child.expect(pexpect.EOF)
        return str(self.child.before)


def assert_quick(times: list[float]) -> None:
    """A busy machine may delay one key in a hundred; whatever waits for speech delays more."""
    late = sorted(times)[round(0.99 * len(times)) - 1]
    assert late < ANSWER, f"{late:.3f}, median {statistics.median(times):.4f}"


def test_every_key_is_answered_while_the_server_hangs_dies_and_comes_back(
    home: Path, server: SsipServer
) -> None:
    game = Game(home, server, "--output", "both")
    game.child.expect_exact("New match, 1 of 7.")
    game.press(UP, "New match, 1 of 7.")  # the keyboard is ready
    game.times.clear()
    game.walk(0.5)
    server.fall_deaf()
    game.walk(DEAD_AFTER + 0.5)
    server.stop()
    game.walk(0.5)
    server.start()
    spoken = len(server.said)
    await_that(lambda: _walked(game) and len(server.said) > spoken, "speech")
    assert "Goodbye." in game.quit()
    assert len(game.times) > 150
    assert_quick(game.times)
    assert server.texts[-1] == "Goodbye."


def _walked(game: Game) -> bool:
    game.walk(0.1)
    return True


def test_what_cannot_be_spoken_is_written_with_one_notice(home: Path, server: SsipServer) -> None:
    game = Game(home, server, "--output", "speech")
    server.await_text("New match, 1 of 7.")
    game.child.send(DOWN)
    server.await_text("Resume, 2 of 7.")
    server.fall_deaf()
    game.child.send(DOWN)
    game.child.expect_exact(NOTICE)
    game.child.expect_exact("Rules, 3 of 7.")
    for key, answer in ((DOWN, "Keys, 4 of 7."), (UP, "Rules, 3 of 7.")):
        game.child.send(key)
        game.child.expect_exact(answer)
    assert NOTICE not in game.quit()


def test_in_speech_mode_nothing_is_written_while_speech_works(
    home: Path, server: SsipServer
) -> None:
    game = Game(home, server, "--output", "speech")
    server.await_text("New match, 1 of 7.")
    for key, said in ((DOWN, "Resume, 2 of 7."), ("7", "Quit, 7 of 7."), ("\r", "Goodbye.")):
        game.child.send(key)
        server.await_text(said)
    game.child.expect(pexpect.EOF)
    assert game.child.before.strip() == ""
    assert len(server.texts) == len(set(server.texts)), "nothing was said twice"


def test_without_a_reader_lines_and_speech_are_chosen(home: Path, server: SsipServer) -> None:
    game = Game(home, server, command=(sys.executable, "-c", WITHOUT_READERS))
    game.child.expect_exact("New match, 1 of 7.")
    server.await_text("New match, 1 of 7.")
    game.quit()
    server.await_text("Goodbye.")
