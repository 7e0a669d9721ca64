"""The engine Open Sage, from the optional package bgsage.

The package is compiled for processors with AVX2 and would end the whole program on any other. So a
separate Python process tries it first; only when that succeeds is it loaded here.
"""

import subprocess
import sys
from functools import lru_cache
from importlib import import_module
from typing import Any

from farkle_access.games.backgammon.engine.stakes import Owner, stakes_of
from farkle_access.games.backgammon.external.installed import SAGE_PACKAGE, has_sage
from farkle_access.games.backgammon.external.players import CubeWorth, EngineGone
from farkle_access.games.backgammon.rules.position import Position
from farkle_access.games.backgammon.rules.state import State

LEVEL = "2ply"
LIMIT = 30.0
"""Seconds that the trial may take."""
TRIAL = f"""
import {SAGE_PACKAGE} as sage
found = sage.create_analyzer("1ply", parallel_threads=1)
found.checker_play(sage.STARTING_BOARD, 3, 1)
"""
OWNERS = {Owner.MINE: "player", Owner.THEIRS: "opponent", Owner.MIDDLE: "centered"}


@lru_cache(maxsize=1)
def works() -> bool:
    """Whether another process could use it. It is tried once in each run of the program."""
    if not has_sage():
        return False
    try:
        done = subprocess.run(
            [sys.executable, "-c", TRIAL],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=LIMIT,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


@lru_cache(maxsize=1)
def analyzer() -> Any:
    """The engine, loaded. Raises EngineGone."""
    if not works():
        raise EngineGone(SAGE_PACKAGE)
    try:
        return import_module(SAGE_PACKAGE).create_analyzer(LEVEL, parallel_threads=1)
    except Exception as error:
        raise EngineGone(SAGE_PACKAGE) from error


class Sage:
    """An engine; it looks one roll ahead."""

    def start(self) -> None:
        analyzer()

    def best(self, view: State) -> Position:
        found = self._asked(analyzer().checker_play, view, *view.rolled)
        return tuple(found.moves[0].board)

    def cube(self, view: State) -> CubeWorth:
        found = self._asked(analyzer().cube_action, view)
        return CubeWorth(found.equity_nd, found.equity_dt, found.equity_dp)

    def _asked(self, ask: Any, view: State, *dice: int) -> Any:
        stakes = stakes_of(view, view.seat)
        try:
            return ask(
                list(view.position),
                *dice,
                cube_value=stakes.cube,
                cube_owner=OWNERS[stakes.owner],
                away1=stakes.away,
                away2=stakes.their_away,
                is_crawford=view.crawford,
                jacoby=stakes.jacoby,
                beaver=view.settings.beavers,
            )
        except Exception as error:
            raise EngineGone(SAGE_PACKAGE) from error
