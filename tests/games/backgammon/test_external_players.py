"""External engines as players: which are offered, and what happens when they are gone."""

import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from farkle_access.gamekit.computers import EXTERNAL, Level, NotReady
from farkle_access.games.backgammon import bots
from farkle_access.games.backgammon.bots import computers
from farkle_access.games.backgammon.external import installed
from farkle_access.games.backgammon.external import sage as sage_engine
from farkle_access.games.backgammon.external.gnubg import Gnubg, landed
from farkle_access.games.backgammon.external.installed import ENGINES, find_gnubg
from farkle_access.games.backgammon.external.players import (
    CubeWorth,
    EngineGone,
    ExternalPlayer,
)
from farkle_access.games.backgammon.external.sage import Sage
from farkle_access.games.backgammon.rules.moves import Beaver, Double, Drop, PlayAll, Roll, Take
from farkle_access.games.backgammon.rules.position import START, Position
from farkle_access.games.backgammon.rules.state import State
from tests.games.backgammon.engines import needs_gnubg
from tests.games.backgammon.play import after, begin, board, menu, on_roll

EXPERT = bots.expert()
FIVE_POINT = board({24: 2, 13: 5, 8: 2, 6: 4, 5: 2}, {1: 2, 12: 5, 17: 3, 19: 5})
NOT_LEGAL = board({1: 15}, {24: 15})


@dataclass(frozen=True, slots=True)
class Scripted:
    """An engine that says what it is told to, or is gone."""

    says: Position | None = None
    worth: CubeWorth | None = None

    def start(self) -> None:
        if self.says is None and self.worth is None:
            raise EngineGone

    def best(self, view: State) -> Position:
        if self.says is None:
            raise EngineGone
        return self.says

    def cube(self, view: State) -> CubeWorth:
        if self.worth is None:
            raise EngineGone
        return self.worth


@pytest.fixture(autouse=True)
def every_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here every engine that can be found may be used, and none is taken to be installed."""
    monkeypatch.delenv(ENGINES, raising=False)
    monkeypatch.setattr(installed, "GNUBG_PROGRAMS", ())


def stand_in(folder: Path, script: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that is found in the place of GNU Backgammon."""
    program = folder / "gnubg"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    monkeypatch.setattr(installed, "GNUBG_PROGRAMS", ("gnubg",))
    monkeypatch.setattr(installed, "FOLDERS", ())
    monkeypatch.setenv("PATH", str(folder), prepend=os.pathsep)


def test_what_an_engine_says_is_played() -> None:
    state = after(begin(), "31")
    move = ExternalPlayer(Scripted(FIVE_POINT), EXPERT).choose(state, Random(1))
    assert isinstance(move, PlayAll)
    assert after(state, move).position == FIVE_POINT


def test_what_is_not_legal_is_not_played() -> None:
    state = after(begin(), "31")
    assert ExternalPlayer(Scripted(NOT_LEGAL), EXPERT).choose(state, Random(1)) in menu(state)


@pytest.mark.parametrize(
    ("worth", "doubled", "answer"),
    [
        (CubeWorth(0.5, 0.7, 1.0), Double(), Take()),
        (CubeWorth(0.9, 1.2, 1.0), Double(), Drop()),
        (CubeWorth(1.3, 1.9, 1.0), Roll(), Drop()),
        (CubeWorth(0.2, -0.1, 1.0), Roll(), Beaver()),
    ],
)
def test_the_cube_is_turned_and_answered_by_what_it_is_worth(
    worth: CubeWorth, doubled: Roll | Double, answer: Take | Drop | Beaver
) -> None:
    player = ExternalPlayer(Scripted(worth=worth), EXPERT)
    state = on_roll(length=0, beavers="on")
    assert player.choose(state, Random(1)) == doubled
    asked = after(state, Double())
    assert player.choose(asked, Random(1)) == answer
    assert player.choose(after(asked, Beaver()), Random(1)) == Take()


def test_when_an_engine_is_gone_our_own_player_goes_on() -> None:
    player = ExternalPlayer(Scripted(), EXPERT)
    rolled, money = after(begin(), "31"), on_roll(length=0, beavers="on")
    for state in (rolled, after(rolled, (8, 5)), money, after(money, Double())):
        assert player.choose(state, Random(1)) == EXPERT.choose(state, Random(1))
    with pytest.raises(NotReady):
        player.prepare()


# Which are offered


@pytest.mark.parametrize(
    ("wanted", "offered"),
    [
        (None, [Level.STRONG, Level.GNUBG]),
        ("none", []),
        ("", []),
        ("sage", [Level.STRONG]),
        ("gnubg", [Level.GNUBG]),
        ("sage, gnubg", [Level.STRONG, Level.GNUBG]),
        ("another", []),
    ],
)
@pytest.mark.skipif(sys.platform == "win32", reason="the stand-in is a script for a shell")
def test_a_variable_narrows_down_which_engines_are_offered(
    wanted: str | None,
    offered: list[Level],
    package: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    package.write_text("")
    stand_in(tmp_path, "exit", monkeypatch)
    if wanted is not None:
        monkeypatch.setenv(ENGINES, wanted)
    assert [level for level in computers().by_level if level in EXTERNAL] == offered


def test_what_is_not_installed_is_not_offered_though_it_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(ENGINES, "gnubg")
    assert find_gnubg() is None
    assert list(computers().by_level) == [Level.EASY, Level.MEDIUM, Level.HARD, Level.EXPERT]


# GNU Backgammon


def test_the_plays_that_gnu_backgammon_writes_are_read() -> None:
    assert landed(START, "8/5 6/5") == FIVE_POINT
    assert landed(board({25: 1, 6: 2}, {24: 1, 1: 2}), "bar/24*/23 6/off(2)") == board(
        {23: 1}, {0: 1, 1: 2}
    )


def test_gnu_backgammon_is_gone_where_it_is_not_installed() -> None:
    engine = Gnubg()
    with pytest.raises(EngineGone):
        engine.start()


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-in is a script for a shell")
@pytest.mark.parametrize(
    "does",
    [
        "exit 3",
        "cat > /dev/null",
        "echo answer-to-farkle 1 nonsense",
        "yes",
        "yes | tr -d '\\n'",
        "echo answer-to-farkle 1 '[NaN, 0, 1]'",
    ],
)
def test_a_program_that_ends_is_silent_or_talks_nonsense_is_gone(
    does: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_in(tmp_path, does, monkeypatch)
    monkeypatch.setattr("farkle_access.games.backgammon.external.gnubg.FIRST_ANSWER", 0.3)
    engine = Gnubg()
    with pytest.raises(EngineGone):
        engine.start()
    with pytest.raises(EngineGone):
        engine.best(after(begin(), "31"))
    engine.close()  # a second time there is nothing left to end


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-in is a script for a shell")
@pytest.mark.parametrize("play", ["24/18(100000000)", "6/99", "24/1", "nonsense", ""])
def test_a_program_that_names_no_legal_play_is_not_asked_again(
    play: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = f"""echo 'answer-to-farkle 1 [0, 0, 1]'; echo 'answer-to-farkle 2 "{play}"'"""
    stand_in(tmp_path, f"{answers}\ncat > /dev/null", monkeypatch)
    player, state = ExternalPlayer(Gnubg(), EXPERT), after(begin(), "31")
    player.prepare()
    assert player.choose(state, Random(1)) == EXPERT.choose(state, Random(1))
    with pytest.raises(NotReady):
        player.prepare()


@pytest.mark.slow
@needs_gnubg
def test_gnu_backgammon_plays_at_our_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installed, "GNUBG_PROGRAMS", ("gnubg",))
    engine = Gnubg(plies=0)
    player = ExternalPlayer(engine, EXPERT)
    player.prepare()
    try:
        assert engine.best(after(begin(length=5), "31")) == FIVE_POINT
        found = engine.cube(on_roll(length=5))
        assert found.taken < found.no_double < found.dropped == pytest.approx(1)
        assert engine.cube(after(on_roll(length=5), Double())) == found
    finally:
        engine.close()
    with pytest.raises(EngineGone):
        engine.start()


# Open Sage, as a package of ours in its place


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where the package is looked for, here and in other processes."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.delitem(sys.modules, "bgsage", raising=False)
    forget()
    yield tmp_path / "bgsage.py"
    sys.modules.pop("bgsage", None)
    forget()


def forget() -> None:
    sage_engine.works.cache_clear()
    sage_engine.analyzer.cache_clear()


@pytest.mark.parametrize("code", ["import os; os.abort()", "raise OSError", "create_analyzer = 3"])
def test_a_package_that_crashes_harms_nobody(package: Path, code: str) -> None:
    package.write_text(code)
    strong = computers().by_level[Level.STRONG]
    with pytest.raises(NotReady):
        strong.prepare()
    assert "bgsage" not in sys.modules


STAND_IN = """
from types import SimpleNamespace as Found
STARTING_BOARD = None

def create_analyzer(level, parallel_threads):
    return Found(checker_play=play, cube_action=cube)

def play(board, first, second, **others):
    best = {best}
    return Found(moves=[Found(board=list(best))])

def cube(board, *, cube_value, cube_owner, away1, away2, is_crawford, jacoby, beaver):
    assert (cube_value, cube_owner, away1, away2) == (1, "centered", 5, 5)
    return Found(equity_nd=0.5, equity_dt=0.7, equity_dp=1.0)
"""


def test_a_package_that_works_is_asked(package: Path) -> None:
    package.write_text(STAND_IN.format(best=FIVE_POINT))
    player = computers().by_level[Level.STRONG]
    player.prepare()
    assert Sage().best(after(begin(), "31")) == FIVE_POINT
    assert player.choose(on_roll(length=5), Random(1)) == Double()
    with pytest.raises(EngineGone):
        Sage().cube(on_roll(length=7))


def test_one_process_serves_all_tables() -> None:
    assert bots.gnubg() is bots.gnubg()
