"""The real program, struck by a signal at a chosen moment, and what must be true afterwards."""

import contextlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Timer

from farkle_access.games import GAMES
from farkle_access.play.keys import KEY_FILE, Keys
from farkle_access.play.reading import AnyReading, read
from tests.end_to_end.program import WAIT, Live, environment

AT_A_CALL = """
import os, sys
number, at, calls = int(sys.argv.pop(1)), int(sys.argv.pop(1)), 0

def strike(name):
    real = getattr(os, name)
    def call(*given, **named):
        global calls
        calls += 1
        if calls == at:
            os.kill(os.getpid(), number)
        return real(*given, **named)
    setattr(os, name, call)

for name in ("fsync", "link", "unlink", "rename", "replace", "mkdir", "rmdir", "open"):
    strike(name)
from farkle_access.app.main import program
sys.exit(program())
"""
"""The program, which gets a signal just before its call number so many that changes a disk."""

MATCHES = {
    "farkle": ("--set", "limit=100", "--set", "entry=0", "--set", "minimum=5"),
    "backgammon": ("--set", "length=1"),
    "beghel": ("--set", "points=3"),
    "tokyo": ("--set", "lives=2"),
    "capitano": ("--set", "stakes=2"),
}
WAITS = "The match is saved; it waits under Resume."


@dataclass(frozen=True)
class Run:
    """What was heard, how the process ended, and what it wrote where only faults are written."""

    lines: list[str]
    status: int
    errors: str


def words(game: str, seed: int = 7, *, person: bool = False) -> tuple[str, ...]:
    """A short match against the computer, the same every time.

    In farkle, where taking the last item of every menu leads to an end, a person plays.
    """
    players = "Ann,bot:easy" if person or game == "farkle" else "bot:easy,bot:easy"
    return ("play", game, "--players", players, *MATCHES[game], "--seed", str(seed))


@contextlib.contextmanager
def started(home: Path, *typed: str, at: int = 0, by: int = signal.SIGKILL) -> Iterator[Live]:
    """The program in English, struck at its call `at` when that is not 0."""
    process = subprocess.Popen(
        [sys.executable, "-c", AT_A_CALL, str(int(by)), str(at), *typed, "--language", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(home),
    )
    watchdog = Timer(WAIT, process.kill)
    watchdog.start()
    try:
        yield Live(process)
    finally:
        watchdog.cancel()
        process.kill()
        with suppress(ValueError):
            process.communicate(timeout=WAIT)


def to_the_end(live: Live) -> Run:
    """Take the last item of every menu, until the program ends in one way or another."""
    with suppress(BrokenPipeError):
        live.choose_last()
    return ended(live)


def ended(live: Live) -> Run:
    """Let the program end, and hear its last words."""
    assert live.process.stderr
    with suppress(BrokenPipeError):
        assert live.process.stdin
        live.process.stdin.close()
    live.rest()
    errors = live.process.stderr.read()
    status = live.process.wait(WAIT)
    live.process.stdin = None
    return Run(live.lines, status, errors)


def whole_run(home: Path, *typed: str, at: int = 0, by: int = signal.SIGKILL) -> Run:
    """Play to the end, or as far as the program comes."""
    with started(home, *typed, at=at, by=by) as live:
        return to_the_end(live)


def unfinished(home: Path) -> list[Path]:
    return sorted((home / "matches").glob("*.jsonl"))


def finished(home: Path) -> list[Path]:
    return sorted((home / "matches" / "finished").glob("*.jsonl"))


def reading(home: Path, record: Path) -> AnyReading:
    return read(record, GAMES, Keys(home / KEY_FILE))


def counted(home: Path) -> list[str]:
    """The random names of the matches in the statistics, each once, as they are added up."""
    try:
        content = (home / "statistics.jsonl").read_bytes()
    except FileNotFoundError:
        return []
    return sorted({json.loads(line)["match"] for line in content.splitlines()})


def names_to_count(home: Path, record: Path) -> list[str]:
    """The random name of the match, when a person is in it."""
    header = reading(home, record).header
    return [] if all(player.computer for player in header.players) else [header.match]


def check_what_was_said(home: Path, run: Run, end: str) -> None:
    """What a program says that ends in order is true."""
    if run.status == -signal.SIGKILL:
        return
    assert run.errors == ""
    if WAITS in run.lines:
        (record,) = unfinished(home)
        assert not reading(home, record).over
    elif finished(home):
        assert end in run.lines
        assert counted(home) == names_to_count(home, finished(home)[0])


def recover(home: Path, end: str, before: Run, *, by_menu: bool) -> None:
    """Start anew, and go on to the end: the match is told, counted once and filed once."""
    begun = bool(unfinished(home) or finished(home))
    heard = list(before.lines)
    if by_menu:
        with started(home) as live:
            live.until_menu()
            heard += ended(live).lines
    again = whole_run(home, "resume")
    heard += again.lines
    assert again.errors == ""
    assert again.status in (0, 1)
    assert not unfinished(home)
    if not begun:
        assert not finished(home)
        return
    (record,) = [path for path in finished(home) if path.stat().st_size]
    done = reading(home, record)
    assert done.over
    assert not done.damage
    assert counted(home) == names_to_count(home, record)
    assert end in heard
    assert not list((home / "matches" / "playing").glob("*"))


def age_drafts(home: Path) -> None:
    """As if every draft were of yesterday."""
    for draft in home.rglob(".*.tmp"):
        os.utime(draft, (1, 1))
