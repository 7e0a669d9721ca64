"""Resuming a record of 500 moves."""

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from benchmarks import ROOT
from benchmarks.figures import Figure, Series, Target, Yardstick, in_turns, show
from farkle_access.core.codec import encode
from farkle_access.core.contract import Dice
from farkle_access.gamekit.computers import Level
from farkle_access.games import GAMES
from farkle_access.games.farkle.package import FARKLE
from farkle_access.play.header import encode_header, new_header
from farkle_access.play.lines import write_line
from farkle_access.play.players import Player
from farkle_access.play.table import Table

TITLE = "Resume of a record"
MOVES = 500
PARSED = "json.loads of the same lines"
AGAIN = "Table.resume, repeated in one process"
FIRST = "Table.resume, the first in its process"


def measure(rounds: int = 50, moves: int = MOVES) -> list[Figure]:
    """Repeated in one process, and once in a process of its own as a player has it."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "match.jsonl"
        path.write_bytes(record(moves))
        lines = path.read_bytes().splitlines()
        warm = in_turns(
            {AGAIN: lambda: _timed(lambda: resumed(path)), PARSED: lambda: parsed(lines)}, rounds
        )
        cold = [first(path) for _ in range(max(rounds // 3, 1))]
    firsts, parses = (Series(values) for values in zip(*cold, strict=True))
    target = Target(10)
    return [
        Figure(AGAIN, "ms", warm[AGAIN], Yardstick(PARSED, warm[PARSED]), target),
        Figure(FIRST, "ms", firsts, Yardstick(PARSED, parses), target),
    ]


def record(moves: int) -> bytes:
    """The record of two computer players in a long match that has so many moves and throws."""
    players = (Player("Anna", Level.MEDIUM), Player("Bruno", Level.MEDIUM))
    header = new_header(
        FARKLE, players, {"limit": 10000}, started="2026-01-01T12:00:00", match="0", seed=1
    )
    table = Table.begin(FARKLE, header)
    while len(table.moves) < moves:
        if isinstance(table.turn, Dice):
            table.throw()
        else:
            table.play(table.computer_move())
    log = (write_line(encode(move)) for move in table.moves)
    return write_line(encode_header(header)) + b"".join(log)


def resumed(path: Path) -> None:
    """Resume a match as the program does, and give its record free."""
    Table.resume(path, GAMES).close()


def parsed(lines: list[bytes]) -> float:
    """Milliseconds of the yardstick."""
    return _timed(lambda: [json.loads(line) for line in lines])


def first(path: Path) -> tuple[float, float]:
    """Milliseconds of resume and yardstick, each for the first time in a new process."""
    argv = [sys.executable, "-m", "benchmarks.resume", str(path)]
    done = subprocess.run(argv, cwd=ROOT, capture_output=True, check=True, text=True)
    taken, parse = map(float, done.stdout.split())
    return taken, parse


def _timed(run: Callable[[], object]) -> float:
    start = time.perf_counter()
    run()
    return 1e3 * (time.perf_counter() - start)


def _in_this_process(path: Path) -> None:
    FARKLE.rules()  # loaded by now, because the program has listed its matches
    lines = path.read_bytes().splitlines()
    taken = _timed(lambda: resumed(path))
    sys.stdout.write(f"{taken} {parsed(lines)}\n")


if __name__ == "__main__":
    if sys.argv[1:]:
        _in_this_process(Path(sys.argv[1]))
    else:
        show(TITLE, measure())
