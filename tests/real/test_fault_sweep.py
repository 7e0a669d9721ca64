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
from tests.real.stopwatch import CALL

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs sockets of Unix")
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
        self._next_try = 0.0
        self.client = SpeechClient(self._start)

    def say(self, text: str) -> None:
        start = time.perf_counter()
        self.client.speak(
            Speak((Utterance(text, "it"),), interrupt=False), lambda: self._unspoken.append(text)
        )
        self.longest = max(self.longest, time.perf_counter() - start)

    def settled(self, *texts: str) -> bool:
        """Whether each text was spoken, or given back to be written."""
        return set(texts) <= {*self.server.texts, *self._unspoken}

    def speaks_again(self) -> bool:
        """Whether a new text is spoken; it is tried again and again, as keys are pressed."""
        spoken = AGAIN in self.server.texts
        if not spoken and time.monotonic() > self._next_try:
            self._next_try = time.monotonic() + 0.25
            self.say(AGAIN)
        return spoken

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


def test_wherever_the_server_fails_each_text_is_spoken_once_or_given_back_and_speech_returns(
    players: list[Player],
) -> None:
    for text in (FIRST, SECOND):
        for player in players:
            player.say(text)
    for player in players:
        await_that(
            lambda player=player: player.settled(FIRST, SECOND),  # type: ignore[misc]
            f"an answer after {player.lines} lines, {player.server.texts}",
        )
    for player in players:
        player.server.stop()
        player.server.lines = None
        player.server.start()
    await_that(lambda: not [one for one in players if not one.speaks_again()], "speech")
    for player in players:
        texts = player.server.texts
        assert texts.count(FIRST) <= 1
        assert texts.count(SECOND) <= 1
        assert player.longest < CALL
