"""Real screen readers around the program, on a terminal of ours: what they would say."""

import configparser
import json
import os
import pty
import re
import select
import shlex
import signal
import struct
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from tests.end_to_end.program import COMMAND, environment
from tests.real.dispatcher import Dispatcher

YASR, FENRIR = "yasr", "fenrir"
FENRIR_SETTINGS = Path("/etc/fenrirscreenreader/settings/settings-pty.conf")
PYTHON_OF_THE_SYSTEM = "/usr/bin/python3"
PAUSE = 0.2
"""Seconds until the next key, when a reader has said what the program has written."""
LONGEST_START = 30.0
LONGEST_SILENCE = 5.0
"""Seconds without a new word after which a reader has said all it has to say."""
NUMBER = "number"
"""The name of the file in which the program's process has its number."""
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
    answers: Sequence[Sequence[str]],
    pause: float = PAUSE,
) -> Read:
    """Run the program under a reader, and press each key when the reader has said everything.

    `answers` are what the program says at its start and after each key: a reader that has said
    something else gets time until it has fallen silent.
    """
    log = folder / "said"
    spoken = log if reader == FENRIR else None
    program = _script(folder / "program", environment(home), [*COMMAND, *words], spoken)
    talk = _Talk(keys, answers, pause)
    if reader == YASR:
        dispatcher = Dispatcher(folder, network=True).start()
        try:
            argv = [YASR, "-s", "speech dispatcher", "-p", f"127.0.0.1:{dispatcher.port}"]
            return _run(
                [*argv, str(program)],
                {"TERM": "xterm", "HOME": str(folder)},
                talk,
                lambda: dispatcher.texts("speak"),
            )
        finally:
            dispatcher.stop()
    log.touch()
    settings = _fenrir_settings(folder, program, log)
    return _run(
        [PYTHON_OF_THE_SYSTEM, "/usr/bin/fenrir", "-e", "-s", str(settings)],
        {"TERM": "linux", "HOME": str(folder)},
        talk,
        lambda: [json.loads(line) for line in log.read_text().splitlines()],
    )


def as_heard(texts: Iterable[str]) -> str:
    """One text: readers cut long lines where the terminal does, and Fenrir joins with commas."""
    return re.sub(r"(\s+,)*\s+", " ", " ".join((*texts, ""))).strip()


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
    number = shlex.quote(str(path.with_name(NUMBER)))
    path.write_text(
        f"#!/bin/sh\necho $$ >{number}\n{wait}\nexec env -i {shlex.join([*variables, *argv])}\n"
    )
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


@dataclass(frozen=True)
class _Talk:
    """What is pressed and answered; see `read_aloud`."""

    keys: Sequence[bytes]
    answers: Sequence[Sequence[str]]
    pause: float


def _run(
    argv: Sequence[str], env: Mapping[str, str], talk: _Talk, heard: Callable[[], list[str]]
) -> Read:
    terminal = _Terminal(argv, {"PATH": os.environ["PATH"], **env})
    first = talk.answers[0][0].partition(" ")[0]  # what a reader says of itself comes before it
    try:
        terminal.until(lambda: any(first in text for text in heard()))
        said: list[list[str]] = []
        count = next(number for number, text in enumerate(heard()) if first in text)
        for key, answer in zip((b"", *talk.keys), talk.answers, strict=True):
            if key:
                terminal.send(key)
            terminal.until_said(lambda: heard()[count:], as_heard(answer), talk.pause)  # noqa: B023
            said.append(heard()[count:])
            count += len(said[-1])
        return Read(said, terminal.seen, terminal.end())
    finally:
        terminal.kill(Path(env["HOME"], NUMBER))


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

    def until_said(self, said: Callable[[], list[str]], wanted: str, pause: float) -> None:
        """Until a reader has said this, and a pause has passed; or nothing new for a long time."""
        changed, known = time.monotonic(), list[str]()
        while True:
            self._read(0.05)
            now, new = time.monotonic(), said()
            if new != known:
                known, changed = new, now
            if now - changed > (pause if as_heard(known) == wanted else LONGEST_SILENCE):
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

    def kill(self, number: Path) -> None:
        """End the reader, and the program, whose process has its number in this file."""
        if self._pid:
            os.kill(self._pid, signal.SIGKILL)
            os.waitpid(self._pid, 0)
            with suppress(OSError, ValueError):  # it has not begun, or has ended already
                os.kill(int(number.read_text()), signal.SIGKILL)
        os.close(self._end)

    def _read(self, seconds: float) -> None:
        if select.select([self._end], [], [], seconds)[0]:
            try:
                self.seen += os.read(self._end, 65536)
            except OSError:  # how Linux tells that nobody is at the other end
                time.sleep(seconds)


assert sys.platform != "win32"
