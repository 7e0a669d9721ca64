"""A real speech-dispatcher of our own, whose only voice writes down what it should say."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.real.ssip_server import await_that

PROGRAM = "speech-dispatcher"
MODULE = Path(__file__).with_name("capture_module.py")


class Dispatcher:
    """Runs until it is stopped. `rate`: characters that are "spoken" in a second, 0 for at once.

    `priority`: what the configuration of a user may name as the usual one. `port`: listen there
    instead of on a socket file, for those who know only that.
    """

    def __init__(
        self, folder: Path, *, rate: float = 0, priority: str = "", network: bool = False
    ) -> None:
        self.folder = folder / "dispatcher"
        self.log = self.folder / "log.jsonl"
        (self.folder / "modules").mkdir(parents=True)
        (self.folder / "modules" / "capture.conf").touch()
        self.log.touch()
        self._configure(rate, priority)
        self.port = _free_port() if network else 0
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """For the variable SPEECHD_ADDRESS."""
        if self.port:
            return f"inet_socket:127.0.0.1:{self.port}"
        return f"unix_socket:{self.folder}/socket"

    @property
    def events(self) -> list[dict[str, Any]]:
        """What the voice was told and did, in order."""
        return [json.loads(line) for line in self.log.read_text("utf-8").splitlines()]

    def texts(self, event: str) -> list[str]:
        """The texts that were asked for ("speak"), "stopped" or "finished"."""
        return [told["text"] for told in self.events if told["event"] == event]

    def start(self) -> "Dispatcher":
        where = ["-c", "unix_socket", "-S", str(self.folder / "socket")]
        if self.port:
            where = ["-c", "inet_socket", "-p", str(self.port)]
        folders = ["-C", str(self.folder), "-L", str(self.folder), "-P", str(self.folder / "pid")]
        home = {"HOME": str(self.folder), "XDG_RUNTIME_DIR": str(self.folder)}
        self._process = subprocess.Popen(
            [PROGRAM, "-s", *folders, "-t", "0", *where],
            env={"PATH": os.environ["PATH"], **home},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        await_that(lambda: any(told["event"] == "init" for told in self.events), PROGRAM)
        await_that(self._listens, "a socket")
        return self

    def stop(self) -> None:
        """End it and its module."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None

    def await_text(self, text: str, event: str = "finished") -> None:
        """Wait until a text was asked for, stopped or finished. Raises AssertionError."""
        await_that(lambda: text in self.texts(event), f"{text!r} {event}, {self.events[-5:]}")

    def await_number(self, texts: int) -> None:
        """Wait until so many texts were said to their end. Raises AssertionError."""
        await_that(lambda: len(self.texts("finished")) >= texts, f"{texts}, {self.events[-5:]}")

    def _listens(self) -> bool:
        family = socket.AF_INET if self.port else socket.AF_UNIX
        place: Any = ("127.0.0.1", self.port) if self.port else str(self.folder / "socket")
        with socket.socket(family) as client:
            return client.connect_ex(place) == 0

    def _configure(self, rate: float, priority: str) -> None:
        module = self.folder / "capture"
        python = shutil.which(sys.executable) or sys.executable
        module.write_text(f'#!/bin/sh\nexec "{python}" -I "{MODULE}" "{self.log}" {rate}\n')
        module.chmod(0o755)
        lines = [
            "LogLevel 1",
            f'LogDir "{self.folder}"',
            'DefaultLanguage "en"',
            "DisableAutoSpawn",
            f'AddModule "capture" "{module}" "capture.conf"',
            "DefaultModule capture",
        ]
        if priority:
            lines.append(f'DefaultPriority "{priority}"')
        (self.folder / "speechd.conf").write_text("\n".join(lines) + "\n")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
