"""A server that fails at each command in turn: no call waits, and nothing is lost for good."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from farkle_access.output.speech import children
from farkle_access.output.speech.client import SpeechClient
from farkle_access.output.speech.messages import Speak, Utterance
from tests.real.ssip_server import SsipServer, _Session, alive, await_that

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs sockets of Unix")
LONGEST = 0.02  # seconds that a call may take
MOST = 16  # lines that a client sends for its first texts, and some more
FIRST, SECOND, AGAIN = "Prima frase.", "Seconda frase.", "Di nuovo."


class FailingServer(SsipServer):
    """Fails after so many lines: it goes on without an answer, or ends the connection."""

    def __init__(self, folder: Path, lines: int, *, closes: bool) -> None:
        super().__init__(folder)
        self.lines: int | None = lines
        self._closes = closes

    def _answer(self, line: str, session: _Session, client: socket.socket) -> str:
        if self.lines is not None:
            self.lines -= 1
            if self.lines < 0:
                if self._closes:
                    self.drop()
                return ""
        return super()._answer(line, session, client)


class Player:
    """One game with a server of its own, timed at every call."""

    def __init__(self, folder: Path, lines: int, *, closes: bool) -> None:
        folder.mkdir()
        self.lines = lines
        self.server = FailingServer(folder, lines, closes=closes)
        self.server.start()
        self.hosts: list[int] = []
        self.longest = 0.0
        self._unspoken: list[str] = []
        self.client = SpeechClient(self._start)

    def say(self, text: str) -> None:
        start = time.perf_counter()
        self.client.speak(
            Speak((Utterance(text, "it"),), interrupt=False), lambda: self._unspoken.append(text)
        )
        self.longest = max(self.longest, time.perf_counter() - start)

    def settled(self, text: str) -> bool:
        """Whether the player has got a text: spoken, or given back to be written."""
        return text in self.server.texts or text in self._unspoken

    def twice(self) -> set[str]:
        """What was spoken more than once."""
        return {text for text in self.server.texts if self.server.texts.count(text) > 1}

    def end(self) -> None:
        self.client.close()
        self.server.stop()

    def _start(self, words: Sequence[str]) -> children.Child:
        process = subprocess.Popen(
            children.command(children.HOST, *words),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PATH": "/", "SPEECHD_ADDRESS": self.server.address},
            start_new_session=True,
        )
        self.hosts.append(process.pid)
        return children.Child(process)


@pytest.fixture(params=[False, True], ids=["silent", "closing"])
def players(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[list[Player]]:
    """One for each line after which a server can fail; they run side by side."""
    opened = [Player(tmp_path / str(n), n, closes=request.param) for n in range(MOST)]
    yield opened
    for player in opened:
        player.end()
    for player in opened:
        for host in player.hosts:
            await_that(lambda host=host: not alive(host), "the end of a host")  # type: ignore[misc]


@pytest.mark.slow
def test_wherever_the_server_fails_each_text_is_spoken_or_given_back(
    players: list[Player],
) -> None:
    for text in (FIRST, SECOND):
        for player in players:
            player.say(text)
    for player in players:
        for text in (FIRST, SECOND):
            await_that(
                lambda player=player, text=text: player.settled(text),  # type: ignore[misc]
                f"{text!r} after {player.lines} lines: {player.server.texts}",
            )
    for player in players:
        assert player.longest < LONGEST


@pytest.mark.slow
def test_wherever_the_server_fails_it_speaks_again_when_it_is_back(players: list[Player]) -> None:
    for player in players:
        player.say(FIRST)
    for player in players:
        await_that(
            lambda player=player: player.server.lines is None  # type: ignore[misc]
            or player.server.lines < 0
            or player.settled(FIRST),
            f"a failure after {player.lines} lines",
        )
    for player in players:
        player.server.stop()
        player.server.lines = None
        player.server.start()
    for player in players:
        await_that(lambda player=player: _spoken(player), f"speech, {player.lines}")  # type: ignore[misc]
        assert player.twice() <= {FIRST, AGAIN}, "only what was not acknowledged is said again"


def _spoken(player: Player) -> bool:
    if AGAIN not in player.server.texts:
        player.say(AGAIN)
        time.sleep(0.2)
    return AGAIN in player.server.texts
