"""GNU Backgammon as a process of its own, asked through its own Python.

It is started when it is first needed and answers one question at a time. It is ended when it takes
too long, and ends by itself when its input is closed: when our program ends in any way.
"""

import json
import os
import signal
import subprocess
import sys
import tempfile
from contextlib import suppress
from dataclasses import replace
from itertools import pairwise
from math import isfinite
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import Any

from farkle_access.games.backgammon.external.installed import find_gnubg
from farkle_access.games.backgammon.external.players import CubeWorth, EngineGone
from farkle_access.games.backgammon.rules.ids.gnubg_id import write_ids
from farkle_access.games.backgammon.rules.ids.moment import moment_of
from farkle_access.games.backgammon.rules.position import OFF, Position, stepped
from farkle_access.games.backgammon.rules.state import State
from farkle_access.games.backgammon.rules.turns import plays_of

FIRST_ANSWER, NEXT_ANSWER = 15.0, 6.0
"""Seconds to wait for an answer."""
LONGEST_LINE = 1000
"""The most characters of a line that are read at once; an answer is far shorter."""
MARK = "answer-to-farkle"
MOST_STEPS = 4

SCRIPT = """
import gnubg, json, os, sys
for command in (
    "set automatic move off", "set automatic game off", "set automatic roll off",
    "set automatic bearoff off", "set display off", "set confirm new off", "set confirm save off",
    "set player 0 human", "set player 1 human", "new session",
    "set evaluation chequer evaluation plies PLIES",
):
    gnubg.command(command)
context = gnubg.evalcontext(1, PLIES, 1, 1, 0.0)
while True:
    line = sys.stdin.readline()
    if not line:
        os._exit(0)
    number, kind, text = line.split()
    try:
        gnubg.command("set gnubgid " + text)
        if kind == "play":
            answer = gnubg.hint(1)["hint"][0]["move"]
        else:
            answer = gnubg.cfevaluate(gnubg.board(), gnubg.cubeinfo(), context)[1:4]
    except Exception as error:
        answer = None
    print("\\nMARK", number, json.dumps(answer))
    sys.stdout.flush()
"""


class Gnubg:
    """An engine. Once it is gone it stays gone."""

    def __init__(self, plies: int = 2) -> None:
        self._plies = plies
        self._process: subprocess.Popen[str] | None = None
        self._lines: Queue[str] = Queue()
        self._number = 0
        self._gone = False

    def start(self) -> None:
        if self._process is None:
            self._cube("4HPwATDgc/ABMA:cAkAAAAAAAAE")

    def best(self, view: State) -> Position:
        answer = self._ask("play", write_ids(moment_of(view)))
        try:
            found = landed(view.position, answer)
        except (ValueError, IndexError, AttributeError) as error:
            raise self._nonsense(answer) from error
        if found not in plays_of(view.position, view.rolled):
            raise self._nonsense(answer)
        return found

    def cube(self, view: State) -> CubeWorth:
        moment = replace(moment_of(view), doubled=False, resigned=None)
        return self._cube(write_ids(moment))

    def _cube(self, text: str) -> CubeWorth:
        answer = self._ask("cube", text)
        try:
            no_double, taken, dropped = map(float, answer)
        except (TypeError, ValueError) as error:
            raise self._nonsense(answer) from error
        if not all(map(isfinite, (no_double, taken, dropped))):
            raise self._nonsense(answer)
        return CubeWorth(no_double, taken, dropped)

    def close(self) -> None:
        """End the process; no other is started."""
        self._gone = True
        process, self._process = self._process, None
        if process is not None:
            if sys.platform == "win32":
                process.kill()
            else:  # it may be a script that started further processes
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)
            process.wait()

    def _nonsense(self, answer: object) -> EngineGone:
        """What to raise for such an answer; the engine is not asked again."""
        self.close()
        return EngineGone(repr(answer))

    def _ask(self, kind: str, text: str) -> Any:
        if self._gone:
            raise EngineGone
        limit = NEXT_ANSWER if self._process is not None else FIRST_ANSWER
        self._number += 1
        try:
            process = self._process or self._begin()
            assert process.stdin is not None
            process.stdin.write(f"{self._number} {kind} {text}\n")
            process.stdin.flush()
            return self._answer(limit)
        except (OSError, ValueError, Empty) as error:
            self.close()
            raise EngineGone(str(error)) from error

    def _answer(self, limit: float) -> Any:
        begin, until = f"{MARK} {self._number} ", monotonic() + limit
        while True:
            line = self._lines.get(timeout=max(until - monotonic(), 0))
            if not line:
                raise OSError("ended")
            if line.startswith(begin):
                return json.loads(line.removeprefix(begin))

    def _begin(self) -> "subprocess.Popen[str]":
        program = find_gnubg()
        if program is None:
            raise OSError("not installed")
        script = SCRIPT.replace("PLIES", str(self._plies)).replace("MARK", MARK)
        with tempfile.NamedTemporaryFile(
            "w", suffix=".py", prefix="farkle-", delete=False, encoding="ascii"
        ) as file:
            file.write(script)
        self._process = subprocess.Popen(
            [program, "-t", "-q", "-r", "-p", file.name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
        )
        Thread(target=self._listen, args=(self._process, Path(file.name)), daemon=True).start()
        return self._process

    def _listen(self, process: "subprocess.Popen[str]", script: Path) -> None:
        stream = process.stdout
        assert stream is not None
        while line := stream.readline(LONGEST_LINE):
            if line.startswith(MARK):
                script.unlink(missing_ok=True)  # it answers, so it has read the script
                self._lines.put(line)
        script.unlink(missing_ok=True)
        self._lines.put("")


def landed(position: Position, text: str) -> Position:
    """Where a play leads that GNU Backgammon wrote; it names every stop with a hit.

    Raises ValueError, IndexError or AttributeError for what is not a play.
    """
    for item in text.split():
        path, _, times = item.partition("(")
        count = int(times.rstrip(")") or 1)
        if count > MOST_STEPS:
            raise ValueError(text)
        for _ in range(count):
            points = path.replace("*", "").replace("bar", "25").replace("off", str(OFF)).split("/")
            for source, target in pairwise(points):
                position = stepped(position, int(source), int(target))
    return position
