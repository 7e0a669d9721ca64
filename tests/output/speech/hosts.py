"""Speech hosts in memory, which answer, hang, die or refuse as a test demands."""

import queue
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pytest

from farkle_access.output.speech import client
from farkle_access.output.speech.client import SpeechClient
from farkle_access.output.speech.messages import (
    Answer,
    Done,
    Request,
    Speak,
    Trying,
    decode_request,
    encode_answer,
)
from tests.output.speech.fakes import Clock

SOON = 5.0
"""Seconds after which a test gives up waiting for what takes milliseconds."""
SHORT = 0.1
"""Seconds without an answer after which a host counts as dead in tests of silence."""


@dataclass
class FakeHost:
    """Answers each request while `answering` is set."""

    speaker: str = "NVDA"
    answering: bool = True
    trying: str = "accessible-output2"
    broken: bool = False
    killed: int = 0
    closed: bool = False
    got: list[Request] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    _lines: "queue.SimpleQueue[bytes]" = field(default_factory=queue.SimpleQueue)
    _change: threading.Condition = field(default_factory=threading.Condition)

    def write_bytes(self, content: bytes) -> None:
        if self.broken:
            raise BrokenPipeError
        number, request = decode_request(content)
        if not self.numbers and self.trying:
            self.answer(Trying(self.trying))
        if self.answering:
            self.answer(Done(number, self.speaker))
        with self._change:
            self.got.append(request)
            self.numbers.append(number)
            self._change.notify_all()

    def read_bytes(self) -> bytes:
        return self._lines.get()

    def close_input(self) -> None:
        """Nothing more will come; then a host ends."""
        self.closed = True

    def kill(self) -> None:
        self.killed += 1
        self.die()

    def die(self) -> None:
        """The end of its output is the end of a host."""
        self._lines.put(b"")

    def answer(self, answer: Answer) -> None:
        self._lines.put(encode_answer(answer))

    def say(self, line: bytes) -> None:
        self._lines.put(line)

    def answer_all(self) -> None:
        """Answer from now on, beginning with what it already got."""
        self.answering = True
        self.answer(Done(self.numbers[-1], self.speaker))

    @property
    def texts(self) -> list[str]:
        """All texts it was asked to speak, in order."""
        speaks = [request for request in self.got if isinstance(request, Speak)]
        return [utterance.text for speak in speaks for utterance in speak.utterances]

    def wait_for(self, condition: "Callable[[FakeHost], object]") -> None:
        """Wait until it got what the test waits for."""
        with self._change:
            assert self._change.wait_for(lambda: condition(self), SOON), self.got

    def wait_for_text(self, text: str) -> None:
        self.wait_for(lambda host: text in host.texts)


class Hosts:
    """Starts the hosts of a test one after the other; an error in the row is raised."""

    def __init__(self, *row: FakeHost | Exception) -> None:
        self._row = list(row)
        self._change = threading.Condition()
        self.words: list[list[str]] = []

    def __call__(self, words: Sequence[str]) -> FakeHost:
        with self._change:
            self.words.append(list(words))
            self._change.notify_all()
        assert self._row, "more hosts were started than the test has"
        host = self._row.pop(0)
        if isinstance(host, Exception):
            raise host
        return host

    @property
    def started(self) -> int:
        return len(self.words)

    def wait_for_start(self, number: int) -> None:
        with self._change:
            assert self._change.wait_for(lambda: self.started >= number, SOON)


class Listener:
    """Callbacks for what nobody spoke."""

    def __init__(self) -> None:
        self.unspoken: list[str] = []
        self._change = threading.Condition()

    def __call__(self, text: str) -> Callable[[], None]:
        def note() -> None:
            with self._change:
                self.unspoken.append(text)
                self._change.notify_all()

        return note

    def wait_for(self, *texts: str) -> None:
        with self._change:
            assert self._change.wait_for(lambda: len(self.unspoken) >= len(texts), SOON)
        assert self.unspoken == list(texts)


def speaking(*row: FakeHost | Exception, clock: Clock | None = None) -> tuple[SpeechClient, Hosts]:
    """A client whose hosts are these; its clock stands still unless a test moves it."""
    hosts = Hosts(*row)
    return SpeechClient(hosts, clock or Clock()), hosts


def until(condition: Callable[[], object]) -> None:
    """Wait for what nothing reports."""
    end = time.monotonic() + SOON
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.001)


def settled(speech: SpeechClient) -> None:
    """Wait until the client has done everything that it was asked for."""
    assert speech._thread is not None
    speech.close()
    speech._thread.join(SOON)
    assert not speech._thread.is_alive()


def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hosts that do not answer count as dead after a moment."""
    monkeypatch.setattr(client, "DEAD_AFTER", SHORT)
    monkeypatch.setattr(client, "FIRST_ANSWER", SHORT)
