"""The program as its player starts it: a process of its own."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import IO

from farkle_access.app.places import HOME
from farkle_access.games import GAMES
from farkle_access.play.reading import AnyReading, read

ROOT = Path(__file__).parents[2]
COMMAND = (sys.executable, "-m", "farkle_access")
SHORT = ("--set", "limit=500", "--set", "entry=0", "--set", "minimum=5", "--seed", "7")
PLACE = re.compile(r", (\d+) (?:of|di|no) (\d+)\.$")
WAIT = 30  # seconds until a process counts as hanging


def environment(home: Path, more: Mapping[str, str] | None = None) -> dict[str, str]:
    """Nothing of the environment of the tests but what Python needs."""
    kept = ("PATH", "SYSTEMROOT", "VIRTUAL_ENV", "COVERAGE_PROCESS_START")
    own = {name: os.environ[name] for name in kept if name in os.environ}
    paths = {HOME: str(home), "PYTHONPATH": str(ROOT), "TERM": "xterm", "LC_ALL": "C.UTF-8"}
    # Nobody is spoken to during tests: over the network the lines are what is heard.
    paths["SSH_CONNECTION"] = "tests"
    # A disk that is made full for a test must not leave bytecode cut short behind.
    paths["PYTHONDONTWRITEBYTECODE"] = "1"
    return {**own, **paths, **(more or {})}


def run(
    home: Path,
    *words: str,
    keys: Sequence[str] = (),
    more: Mapping[str, str] | None = None,
    flags: Sequence[str] = (),
    limits: Callable[[], None] | None = None,
) -> subprocess.CompletedProcess[str]:
    """A whole run through pipes; nothing may ever stand on standard error."""
    done = subprocess.run(
        [COMMAND[0], *flags, *COMMAND[1:], *words],
        input="".join(f"{key}\n" for key in keys),
        capture_output=True,
        encoding="utf-8",
        env=environment(home, more),
        timeout=WAIT,
        check=False,
        preexec_fn=limits,
    )
    assert done.stderr == ""
    return done


class Live:
    """A run through pipes that is answered line by line."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.lines: list[str] = []
        self.items: int | None = None  # of the menu heard last, when nothing was pressed since
        assert process.stdin
        assert process.stdout
        self._keys: IO[str] = process.stdin
        self._out: IO[str] = process.stdout

    def hear(self) -> str:
        """The next line, without its end; "" at the end of output."""
        line = self._out.readline()
        if line:
            assert line.endswith("\n")
            self.lines.append(line.removesuffix("\n"))
        return line.removesuffix("\n")

    def press(self, *keys: str) -> None:
        self._keys.write("".join(f"{key}\n" for key in keys))
        self._keys.flush()
        self.items = None

    def until_menu(self) -> int:
        """Hear until a menu item is said; how many items it has, 0 at the end."""
        while self.items is None:
            line = self.hear()
            place = PLACE.search(line)
            if place or not line:
                self.items = int(place[2]) if place else 0
        return self.items

    def choose_last(self, times: int | None = None) -> None:
        """Take the last item of each menu, so many times or to the end; hear what follows."""
        while self.until_menu() and times != 0:
            self.press(str(min(self.until_menu(), 9)))
            self.until_menu()
            self.press("enter")
            times = None if times is None else times - 1

    def rest(self) -> None:
        while self.hear():
            pass


@contextmanager
def live(home: Path, *words: str, more: Mapping[str, str] | None = None) -> Iterator[Live]:
    """A run through pipes; it is ended afterwards in any case."""
    process = subprocess.Popen(
        [*COMMAND, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(home, more),
    )
    watchdog = Timer(WAIT, process.kill)
    watchdog.start()
    try:
        yield Live(process)
    finally:
        watchdog.cancel()
        process.kill()
        process.communicate(timeout=WAIT)


def the_record(home: Path) -> Path:
    """The only unfinished match."""
    (record,) = (home / "matches").glob("*.jsonl")
    return record


def state(record: Path) -> AnyReading:
    """Where a match stands; it must be undamaged."""
    reading = read(record, GAMES)
    assert reading.damage == 0
    assert reading.whole
    return reading
