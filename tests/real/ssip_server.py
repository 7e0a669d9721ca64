"""A stand-in for speech-dispatcher: it keeps what it is told, and fails when it is told to."""

import os
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

WAIT = 20.0  # seconds until something that never comes counts as missing


@dataclass(frozen=True)
class Said:
    """A text that the server was given, or a command to be silent ("CANCEL")."""

    text: str
    language: str = ""
    priority: str = ""
    client: str = ""
    at: float = 0.0


@dataclass
class _Session:
    """What one client has set."""

    name: str = ""
    language: str = ""
    priority: str = ""
    data: list[str] | None = None
    lock: threading.Lock = field(default_factory=threading.Lock)


class SsipServer:
    """Listens on a socket of its own until it is stopped. `said` is in the order of arrival."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "ssip.sock"
        self.said: list[Said] = []
        self.commands: list[str] = []
        self.rate = 0.0
        """Characters a second; 0 speaks at once."""
        self._deaf = threading.Event()
        self._listener: socket.socket | None = None
        self._clients: set[socket.socket] = set()
        self._message = 0

    @property
    def address(self) -> str:
        """For the variable SPEECHD_ADDRESS."""
        return f"unix_socket:{self.path}"

    @property
    def texts(self) -> list[str]:
        """Everything spoken, without the commands to be silent."""
        return [said.text for said in self.said if said.text != "CANCEL"]

    def start(self) -> "SsipServer":
        with suppress(FileNotFoundError):
            self.path.unlink()
        self._deaf.clear()
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(str(self.path))
        self._listener.listen()
        threading.Thread(target=self._accept, args=(self._listener,), daemon=True).start()
        return self

    def stop(self) -> None:
        """As if it was killed: connections end, and nobody listens any more."""
        if self._listener is not None:
            with suppress(OSError):
                self._listener.shutdown(socket.SHUT_RDWR)
            self._listener.close()
            self._listener = None
        self.drop()

    def drop(self) -> None:
        """End all connections; new ones are taken."""
        for client in tuple(self._clients):
            with suppress(OSError):
                client.shutdown(socket.SHUT_RDWR)

    def fall_deaf(self) -> None:
        """Answer nothing any more, and keep every connection open."""
        self._deaf.set()

    def await_text(self, text: str, times: int = 1) -> None:
        """Wait until a text was spoken. Raises AssertionError."""
        await_that(lambda: self.texts.count(text) >= times, f"{text!r} after {self.texts[-5:]}")

    def _accept(self, listener: socket.socket) -> None:
        while True:
            try:
                client, _ = listener.accept()
            except OSError:
                return
            self._clients.add(client)
            threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        session = _Session()
        with suppress(OSError), client, client.makefile("rb") as lines:
            for line in lines:
                if self._deaf.is_set():
                    continue
                answer = self._answer(line.decode().rstrip("\r\n"), session, client)
                if answer:
                    _send(client, session, answer)
        self._clients.discard(client)

    def _answer(self, line: str, session: _Session, client: socket.socket) -> str:
        if session.data is not None:
            return self._text(line, session, client)
        self.commands.append(line)
        match line.split():
            case ["SPEAK"]:
                session.data = []
                return "230 OK RECEIVING DATA"
            case ["SET", _, "CLIENT_NAME", name]:
                session.name = name
            case ["SET", _, "LANGUAGE", language]:
                session.language = language
            case ["SET", _, "PRIORITY", priority]:
                session.priority = priority.lower()
            case ["HISTORY", "GET", "CLIENT_ID"]:
                return "245-1\r\n245 OK CLIENT ID SENT"
            case ["CANCEL", _]:
                self.said.append(Said("CANCEL", at=time.perf_counter()))
                return "210 OK CANCELED"
            case ["LIST", "SYNTHESIS_VOICES", language]:
                return f"249-Voice {language}\t{language}\tnone\r\n249 OK VOICE LIST SENT"
            case ["QUIT"]:
                return "231 HAPPY HACKING"
        return "208 OK DONE"

    def _text(self, line: str, session: _Session, client: socket.socket) -> str:
        assert session.data is not None
        if line != ".":
            session.data.append(line.removeprefix(".") if line.startswith("..") else line)
            return ""
        text, session.data = "\n".join(session.data), None
        now = time.perf_counter()
        self.said.append(Said(text, session.language, session.priority, session.name, now))
        self._message += 1
        threading.Thread(
            target=self._speak, args=(self._message, text, session, client), daemon=True
        ).start()
        return f"225-{self._message}\r\n225 OK MESSAGE QUEUED"

    def _speak(self, number: int, text: str, session: _Session, client: socket.socket) -> None:
        for code, name in ((701, "BEGIN"), (702, "END")):
            _send(client, session, f"{code}-{number}\r\n{code}-1\r\n{code} {name}")
            if self.rate:
                time.sleep(len(text) / self.rate)


def _send(client: socket.socket, session: _Session, answer: str) -> None:
    with suppress(OSError), session.lock:
        client.sendall(answer.encode() + b"\r\n")


def await_that(condition: Callable[[], bool], what: str, seconds: float = WAIT) -> None:
    """Wait until it holds. Raises AssertionError."""
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until, f"never: {what}"
        time.sleep(0.005)


def alive(process: int) -> bool:
    """Whether a process runs, or waits as a zombie."""
    try:
        os.kill(process, 0)
    except OSError:
        return False
    return "Z" not in Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
