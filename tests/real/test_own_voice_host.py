"""The own voice in its place at the end of the chain: through the client and a real host."""

import ctypes.util
import os
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import pytest

from farkle_access.output.speech import children
from farkle_access.output.speech.client import SpeechClient
from farkle_access.output.speech.messages import Speak, Utterance
from tests.real.ssip_server import SsipServer, alive, await_that
from tests.real.stopwatch import AT_ONCE

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system itself plays"),
    pytest.mark.skipif(
        not ctypes.util.find_library("espeak-ng"), reason="espeak-ng is not installed"
    ),
]
PLAYER = """#!{python} -I
import os, sys, time, wave
def note(what):
    with open({log!r}, "a") as file:
        file.write(f"{{what}} {{os.getpid()}}\\n")
with wave.open(sys.argv[1]) as sound:
    seconds = sound.getnframes() / sound.getframerate()
note("begun")
time.sleep(seconds)
note("played")
"""
SHORT, LONG = "Uno, due.", "Una frase molto lunga, che non finisce mai. " * 15


class Room:
    """A computer on which nothing but the game's own voice can speak."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._log = folder / "played"
        self._log.touch()
        self.hosts: list[int] = []
        self.unspoken: list[str] = []
        self.client = SpeechClient(self._start)

    def say(self, text: str, *, interrupt: bool = False) -> None:
        request = Speak((Utterance(text, "it"),), interrupt)
        self.client.speak(request, lambda: self.unspoken.append(text))

    def players(self, what: str) -> list[int]:
        """The processes that began to play ("begun"), or played to the end ("played")."""
        lines = (line.split() for line in self._log.read_text().splitlines())
        return [int(process) for kind, process in lines if kind == what]

    def await_players(self, what: str, number: int) -> None:
        await_that(lambda: len(self.players(what)) >= number, f"{number} {what}")

    def left_behind(self) -> list[Path]:
        """The folders for temporary files that are still there."""
        return list(self.folder.glob("farkle_access-*"))

    def _start(self, words: Sequence[str]) -> children.Child:
        child = children.start(children.HOST, *words)
        self.hosts.append(child._process.pid)
        return child


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    player = tmp_path / "bin" / "aplay"
    player.parent.mkdir()
    player.write_text(PLAYER.format(python=sys.executable, log=str(tmp_path / "played")))
    player.chmod(0o755)
    monkeypatch.setenv("PATH", f"{player.parent}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    opened = Room(tmp_path)
    yield opened
    opened.client.close()
    for process in opened.players("begun"):
        with suppress(ProcessLookupError):  # it has ended, as it should
            os.kill(process, signal.SIGKILL)
    for host in opened.hosts:
        await_that(lambda host=host: not alive(host), "the end of a host")  # type: ignore[misc]


def test_it_speaks_where_nothing_else_does_and_leaves_nothing_behind(room: Room) -> None:
    room.say(SHORT)
    room.say(SHORT)
    room.await_players("played", 2)
    assert room.client.speaker == "pyttsx3"
    assert len(room.players("begun")) == 2, "nothing is said twice"
    room.client.close()
    await_that(lambda: not alive(room.hosts[0]), "the end of the host")
    assert room.left_behind() == []
    assert room.unspoken == []


def test_an_interruption_is_heard_at_once_and_nothing_of_the_rest(room: Room) -> None:
    room.say(LONG)
    room.say(LONG)
    room.await_players("begun", 1)
    start = time.perf_counter()
    room.say(SHORT, interrupt=True)
    room.await_players("begun", 2)
    assert time.perf_counter() - start < AT_ONCE
    room.await_players("played", 1)
    assert room.players("played") == room.players("begun")[1:]
    assert not alive(room.players("begun")[0])


def test_silence_ends_the_sound(room: Room) -> None:
    room.say(LONG)
    room.await_players("begun", 1)
    room.client.stop()
    await_that(lambda: not alive(room.players("begun")[0]), "silence", 1)
    assert room.players("played") == []


def test_a_player_that_is_killed_harms_only_its_own_text(room: Room) -> None:
    room.say(LONG)
    room.await_players("begun", 1)
    os.kill(room.players("begun")[0], signal.SIGKILL)
    room.say(SHORT)
    room.await_players("played", 1)
    assert len(room.players("begun")) == 2


def test_the_last_words_are_said_when_the_game_is_over(room: Room) -> None:
    room.say(SHORT)
    room.client.close()
    room.await_players("played", 1)


def test_a_server_that_comes_takes_over_and_the_voice_is_put_away(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = SsipServer(room.folder)
    monkeypatch.setenv("SPEECHD_ADDRESS", server.address)
    room.say(SHORT)
    room.await_players("played", 1)
    server.start()
    await_that(lambda: _spoken_by(server, room), "the server")
    assert room.client.speaker == "speech-dispatcher"
    assert room.left_behind() == []
    server.stop()


def _spoken_by(server: SsipServer, room: Room) -> bool:
    room.say("Di nuovo.", interrupt=True)
    time.sleep(0.3)
    return "Di nuovo." in server.texts


def test_a_killed_host_is_replaced_and_nobody_speaks_on(room: Room) -> None:
    room.say(LONG)
    room.await_players("begun", 1)
    await_that(lambda: not room.client._on_the_way, "an answer")
    os.kill(room.hosts[0], signal.SIGKILL)
    room.say(SHORT, interrupt=True)
    room.await_players("played", 1)
    assert not alive(room.players("begun")[0]), "the old sound goes on below the new one"


def test_a_killed_host_leaves_no_files_behind(room: Room) -> None:
    room.say(SHORT)
    room.await_players("played", 1)
    os.kill(room.hosts[0], signal.SIGKILL)
    await_that(lambda: not alive(room.hosts[0]), "the end of the host")
    room.say(SHORT)
    room.await_players("played", 2)
    room.client.close()
    for host in room.hosts:
        await_that(lambda host=host: not alive(host), "the end of a host")  # type: ignore[misc]
    assert room.left_behind() == []
