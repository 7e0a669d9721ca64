"""Real screen readers around the program, on a terminal of ours: what they would say."""

import configparser
import json
import os
import pty
import select
import shlex
import signal
import struct
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.end_to_end.program import COMMAND, environment
from tests.real.company import a_reader
from tests.real.dispatcher import Dispatcher

YASR, FENRIR = "yasr", "fenrir"
FENRIR_SETTINGS = Path("/etc/fenrirscreenreader/settings/settings-pty.conf")
PYTHON_OF_THE_SYSTEM = "/usr/bin/python3"
QUIET = {YASR: 0.5, FENRIR: 0.9}
"""Seconds without a new word after which a reader has said all it has to say."""
LONGEST_START, LONGEST_ANSWER = 30.0, 3.0
FIRST = "Farkle."
"""In the first words of the program; what a reader says of itself comes before them."""
SPEAKER = """#!{python}
import json, sys, time
with open({log!r}, "a") as file:
    file.write(json.dumps(sys.argv[1]) + "\\n")
"""


@dataclass
class Read:
    """What a reader said at the start and after each key, and all that reached the terminal."""

    said: list[list[str]]
    bytes: bytes
    status: int


def read_aloud(
    reader: str,
    folder: Path,
    home: Path,
    words: Sequence[str],
    keys: Sequence[bytes],
    command: Sequence[str] = COMMAND,
    first: str = FIRST,
) -> Read:
    """Run the program under a reader, and press each key when the reader has fallen silent.

    `first` is a part of the first words of the program.
    """
    log = folder / "said"
    spoken = log if reader == FENRIR else None
    program = _script(folder / "program", environment(home), [*command, *words], spoken)
    if reader == YASR:
        dispatcher = Dispatcher(folder, network=True).start()
        try:
            argv = [YASR, "-s", "speech dispatcher", "-p", f"127.0.0.1:{dispatcher.port}"]
            return _run(
                [*argv, str(program)],
                keys,
                lambda: dispatcher.texts("speak"),
                QUIET[reader],
                {"TERM": "xterm", "HOME": str(folder)},
                first,
            )
        finally:
            dispatcher.stop()
    log.touch()
    settings = _fenrir_settings(folder, program, log)
    return _run(
        [PYTHON_OF_THE_SYSTEM, "/usr/bin/fenrir", "-e", "-s", str(settings)],
        keys,
        lambda: [json.loads(line) for line in log.read_text().splitlines()],
        QUIET[reader],
        {"TERM": "linux", "HOME": str(folder)},
        first,
    )


def _script(
    path: Path, env: Mapping[str, str], argv: Sequence[str], after: Path | None = None
) -> Path:
    """A program without words of its own, because yasr takes them for its own.

    It waits until the reader has said something in the file `after`: what is written before
    that is lost to Fenrir now and then.
    """
    variables = [f"{name}={value}" for name, value in env.items()]
    wait = (
        ""
        if after is None
        else f"while [ ! -s {shlex.quote(str(after))} ]; do sleep 0.1; done; sleep 1.5"
    )
    path.write_text(f"#!/bin/sh\n{wait}\nexec env -i {shlex.join([*variables, *argv])}\n")
    path.chmod(0o755)
    return path


def _fenrir_settings(folder: Path, program: Path, log: Path) -> Path:
    speaker = folder / "speaker"
    speaker.write_text(SPEAKER.format(python=PYTHON_OF_THE_SYSTEM, log=str(log)))
    speaker.chmod(0o755)
    changes = {
        "sound": {"enabled": "False"},
        "speech": {
            "driver": "genericDriver",
            "genericSpeechCommand": f'{speaker} "fenrirText"',
        },
        "screen": {"driver": "ptyDriver"},
        "keyboard": {"driver": "ptyDriver", "keyboardLayout": "pty"},
        "remote": {"enable": "False"},
        "general": {"debugFile": str(folder / "debug"), "shell": str(program)},
    }
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(FENRIR_SETTINGS)
    for section, values in changes.items():
        parser[section].update(values)
    settings = folder / "fenrir.conf"
    with settings.open("w") as file:
        parser.write(file)
    return settings


@a_reader()
def _run(
    argv: Sequence[str],
    keys: Sequence[bytes],
    heard: Callable[[], list[str]],
    quiet: float,
    env: Mapping[str, str],
    first: str,
) -> Read:
    terminal = _Terminal(argv, {"PATH": os.environ["PATH"], **env})
    try:
        terminal.until(lambda: any(first in text for text in heard()))
        said: list[list[str]] = []
        count = next(number for number, text in enumerate(heard()) if first in text)
        for key in (b"", *keys):
            if key:
                terminal.send(key)
            longest = LONGEST_ANSWER if key else quiet
            terminal.until_quiet(lambda: len(heard()), quiet, first=longest)
            said.append(heard()[count:])
            count = len(heard())
        return Read(said, terminal.seen, terminal.end())
    finally:
        terminal.kill()


class _Terminal:
    """A reader on a terminal of 24 lines and 80 columns."""

    def __init__(self, argv: Sequence[str], env: Mapping[str, str]) -> None:
        import fcntl
        import termios

        self.seen = b""
        self._pid, self._end = pty.fork()
        if self._pid == 0:
            try:
                os.execvpe(argv[0], list(argv), dict(env))
            finally:
                os._exit(127)
        fcntl.ioctl(self._end, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))

    def send(self, key: bytes) -> None:
        os.write(self._end, key)

    def until(self, condition: Callable[[], bool]) -> None:
        """Until it holds. Raises AssertionError."""
        until = time.monotonic() + LONGEST_START
        while not condition():
            assert time.monotonic() < until, self.seen
            self._read(0.05)

    def until_quiet(self, count: Callable[[], int], quiet: float, *, first: float) -> None:
        """Until a reader has said something and then nothing more for some time."""
        start, known = time.monotonic(), count()
        changed = None
        while True:
            self._read(0.05)
            now, new = time.monotonic(), count()
            if new != known:
                known, changed = new, now
            if changed is not None and now - changed > quiet:
                return
            if changed is None and now - start > first:
                return

    def end(self) -> int:
        """Wait for the end; the status."""
        until = time.monotonic() + 10
        while time.monotonic() < until:
            self._read(0.05)
            pid, status = os.waitpid(self._pid, os.WNOHANG)
            if pid:
                self._pid = 0
                return os.waitstatus_to_exitcode(status)
        return -1

    def kill(self) -> None:
        if self._pid:
            os.kill(self._pid, signal.SIGKILL)
            os.waitpid(self._pid, 0)
        os.close(self._end)

    def _read(self, seconds: float) -> None:
        if select.select([self._end], [], [], seconds)[0]:
            try:
                self.seen += os.read(self._end, 65536)
            except OSError:  # how Linux tells that nobody is at the other end
                time.sleep(seconds)


assert sys.platform != "win32"
