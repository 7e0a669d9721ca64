"""The speech host with a server that fails in every way: no call waits, and speech comes back."""

import os
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from farkle_access.output.announcement import Announcement, Batch
from farkle_access.output.speech import children
from farkle_access.output.speech.client import SpeechClient
from farkle_access.output.speech.voice import Voice
from tests.real.ssip_server import SsipServer, alive, await_that
from tests.real.stopwatch import CALL

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs sockets of Unix")


class Speaking:
    """A voice whose hosts we know, timed at every call."""

    def __init__(self, sounds: Path) -> None:
        self.hosts: list[int] = []
        self.unspoken: list[str] = []
        self.longest = 0.0
        self.voice = Voice(SpeechClient(self._start), str(sounds))

    def _start(self, words: Sequence[str]) -> children.Child:
        child = children.start(children.HOST, *words)
        self.hosts.append(child._process.pid)
        return child

    def say(self, *texts: str, interrupt: bool = False, language: str = "it") -> None:
        batch = Batch(tuple(Announcement(text) for text in texts), interrupt)
        start = time.perf_counter()
        self.voice.deliver(batch, language, lambda: self.unspoken.extend(texts))
        self.longest = max(self.longest, time.perf_counter() - start)


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SsipServer]:
    started = SsipServer(tmp_path).start()
    monkeypatch.setenv("SPEECHD_ADDRESS", started.address)
    monkeypatch.setenv("PATH", "/")  # nothing else speaks, and no server is started
    yield started
    started.stop()


@pytest.fixture
def speaking(server: SsipServer, tmp_path: Path) -> Iterator[Speaking]:
    opened = Speaking(tmp_path / "sounds")
    yield opened
    opened.voice.close()
    for host in opened.hosts:
        await_that(lambda host=host: not alive(host), "the end of a host")  # type: ignore[misc]
    assert opened.longest < CALL


def test_texts_arrive_once_in_order_in_their_language(
    speaking: Speaking, server: SsipServer
) -> None:
    speaking.say("Prima frase.", "Seconda frase.")
    speaking.say("Trešais teikums.", language="lv")
    server.await_text("Trešais teikums.")
    assert [(said.text, said.language) for said in server.said] == [
        ("Prima frase.", "it"),
        ("Seconda frase.", "it"),
        ("Trešais teikums.", "lv"),
    ]
    assert {said.priority for said in server.said} == {"message"}
    assert {said.client for said in server.said} == {"farkle_access:farkle_access:main"}
    assert speaking.voice.speaker == "speech-dispatcher"


def test_an_interruption_cancels_before_it_speaks(speaking: Speaking, server: SsipServer) -> None:
    speaking.say("Una frase lunga.")
    server.await_text("Una frase lunga.")
    speaking.say("Subito questa.", interrupt=True)
    server.await_text("Subito questa.")
    assert [said.text for said in server.said] == ["Una frase lunga.", "CANCEL", "Subito questa."]


def test_stop_only_cancels(speaking: Speaking, server: SsipServer) -> None:
    speaking.say("Una frase.")
    server.await_text("Una frase.")
    speaking.voice.stop()
    await_that(lambda: server.said[-1].text == "CANCEL", "silence")
    speaking.say("Un'altra.")
    server.await_text("Un'altra.")
    assert server.texts == ["Una frase.", "Un'altra."]


def test_the_voices_of_each_language_are_told(speaking: Speaking, server: SsipServer) -> None:
    speaking.say("Una frase.")
    await_that(lambda: bool(speaking.voice.voices), "voices")
    assert speaking.voice.voices == {
        "en": ("Voice en",),
        "it": ("Voice it",),
        "lv": ("Voice lv",),
    }


@pytest.mark.parametrize("texts", [["Frase con & e < e >."], ["."], ["Punto.\r\n.\r\nancora"]])
def test_no_text_breaks_the_connection(
    speaking: Speaking, server: SsipServer, texts: list[str]
) -> None:
    speaking.say(*texts)
    speaking.say("La prossima.")
    server.await_text("La prossima.")
    assert server.texts[0].split() == texts[0].split()


def test_a_server_that_closes_the_connection_is_asked_again(
    speaking: Speaking, server: SsipServer
) -> None:
    speaking.say("Prima.")
    server.await_text("Prima.")
    server.drop()
    speaking.say("Dopo.")
    # The library may notice the end only by hanging in it: then the text comes back to be written.
    await_that(lambda: "Dopo." in (*server.texts, *speaking.unspoken), "an answer")
    await_that(lambda: _spoken_again(speaking, server), "speech")
    assert [*server.texts, *speaking.unspoken].count("Dopo.") == 1


def test_a_server_that_is_killed_and_started_again_speaks_again(
    speaking: Speaking, server: SsipServer
) -> None:
    speaking.say("Prima.")
    server.await_text("Prima.")
    server.stop()
    speaking.say("Perduta.")
    # A connection that is just ending may still have taken it; otherwise it comes back.
    await_that(lambda: "Perduta." in (*server.texts, *speaking.unspoken), "an answer")
    server.start()
    await_that(lambda: _spoken_again(speaking, server), "speech")
    assert [*server.texts, *speaking.unspoken].count("Perduta.") == 1


def _spoken_again(speaking: Speaking, server: SsipServer) -> bool:
    time.sleep(0.25)
    speaking.say("Di nuovo.", interrupt=True)
    return "Di nuovo." in server.texts


def test_a_server_that_stops_answering_never_stops_the_game(
    speaking: Speaking, server: SsipServer
) -> None:
    speaking.say("Prima.")
    server.await_text("Prima.")
    server.fall_deaf()
    for number in range(40):
        speaking.say(f"Tasto {number}.", interrupt=True)
        time.sleep(0.05)
    await_that(lambda: "Tasto 39." in speaking.unspoken, "that nobody spoke is told")
    server.stop()
    server.start()
    await_that(lambda: _spoken_again(speaking, server), "speech")
    assert len(speaking.hosts) >= 2
    assert not alive(speaking.hosts[0])


def test_a_killed_host_is_replaced_at_once(speaking: Speaking, server: SsipServer) -> None:
    speaking.say("Prima.")
    server.await_text("Prima.")
    await_that(lambda: not speaking.voice._client._on_the_way, "an answer")
    os.kill(speaking.hosts[0], signal.SIGKILL)
    speaking.say("Dopo.")
    server.await_text("Dopo.")
    assert server.texts == ["Prima.", "Dopo."]
    assert len(speaking.hosts) == 2


def test_a_host_that_is_stopped_is_replaced(speaking: Speaking, server: SsipServer) -> None:
    speaking.say("Prima.")
    server.await_text("Prima.")
    os.kill(speaking.hosts[0], signal.SIGSTOP)
    speaking.say("Dopo.")
    await_that(lambda: _spoken_again(speaking, server), "speech")
    assert not alive(speaking.hosts[0])


def test_a_server_that_comes_later_is_found(
    tmp_path: Path, server: SsipServer, speaking: Speaking
) -> None:
    server.stop()
    speaking.say("Nessuno parla.")
    await_that(lambda: speaking.voice.speaker == "", "silence is known")
    server.start()
    await_that(lambda: speaking.voice.speaker == "", "")
    await_that(lambda: _spoken_again(speaking, server), "speech")


def test_the_last_words_are_handed_over(speaking: Speaking, server: SsipServer) -> None:
    speaking.say("Arrivederci.")
    speaking.voice.close()
    server.await_text("Arrivederci.")
