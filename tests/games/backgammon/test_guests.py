"""Players of other programs: what they may do, and what happens when they are gone."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from farkle_access.games.backgammon import bots
from farkle_access.games.backgammon.bots import EXPERT, levels
from farkle_access.games.backgammon.mind import sage_engine
from farkle_access.games.backgammon.mind.gnubg_engine import Gnubg, find_gnubg, landed
from farkle_access.games.backgammon.mind.guests import CubeWorth, EngineGone, Guest
from farkle_access.games.backgammon.mind.sage_engine import Sage
from farkle_access.games.backgammon.moves import Beaver, Double, Drop, PlayAll, Roll, Take
from farkle_access.games.backgammon.position import START, Position
from farkle_access.games.backgammon.state import State
from farkle_access.games.rooms import Level, NotReady
from tests.games.backgammon.play import after, begin, board, menu, on_roll

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


def test_what_an_engine_says_is_played() -> None:
    state = after(begin(), "31")
    move = Guest(Scripted(FIVE_POINT), EXPERT).choose(state, Random(1))
    assert isinstance(move, PlayAll)
    assert after(state, move).position == FIVE_POINT


def test_what_is_not_legal_is_not_played() -> None:
    state = after(begin(), "31")
    assert Guest(Scripted(NOT_LEGAL), EXPERT).choose(state, Random(1)) in menu(state)


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
    guest = Guest(Scripted(worth=worth), EXPERT)
    state = on_roll(length=0, beavers="on")
    assert guest.choose(state, Random(1)) == doubled
    asked = after(state, Double())
    assert guest.choose(asked, Random(1)) == answer
    assert guest.choose(after(asked, Beaver()), Random(1)) == Take()


def test_when_an_engine_is_gone_our_own_player_goes_on() -> None:
    guest = Guest(Scripted(), EXPERT)
    rolled, money = after(begin(), "31"), on_roll(length=0, beavers="on")
    for state in (rolled, after(rolled, (8, 5)), money, after(money, Double())):
        assert guest.choose(state, Random(1)) == EXPERT.choose(state, Random(1))
    with pytest.raises(NotReady):
        guest.prepare()


# GNU Backgammon


def test_the_plays_that_gnu_backgammon_writes_are_read() -> None:
    assert landed(START, "8/5 6/5") == FIVE_POINT
    assert landed(board({25: 1, 6: 2}, {24: 1, 1: 2}), "bar/24*/23 6/off(2)") == board(
        {23: 1}, {0: 1, 1: 2}
    )


def test_gnu_backgammon_is_gone_where_it_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("farkle_access.games.backgammon.mind.gnubg_engine.PROGRAMS", ())
    assert find_gnubg() is None
    engine = Gnubg()
    with pytest.raises(EngineGone):
        engine.start()
    assert Level.GNUBG not in levels("backgammon")


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
    program = tmp_path / "gnubg"
    program.write_text(f"#!/bin/sh\n{does}\n")
    program.chmod(0o755)
    module = "farkle_access.games.backgammon.mind.gnubg_engine"
    monkeypatch.setattr(f"{module}.find_gnubg", lambda: str(program))
    monkeypatch.setattr(f"{module}.FIRST_ANSWER", 0.3)
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
    program = tmp_path / "gnubg"
    answers = f"""echo 'answer-to-farkle 1 [0, 0, 1]'; echo 'answer-to-farkle 2 "{play}"'"""
    program.write_text(f"#!/bin/sh\n{answers}\ncat > /dev/null\n")
    program.chmod(0o755)
    module = "farkle_access.games.backgammon.mind.gnubg_engine"
    monkeypatch.setattr(f"{module}.find_gnubg", lambda: str(program))
    guest, state = Guest(Gnubg(), EXPERT), after(begin(), "31")
    guest.prepare()
    assert guest.choose(state, Random(1)) == EXPERT.choose(state, Random(1))
    with pytest.raises(NotReady):
        guest.prepare()


@pytest.mark.slow
@pytest.mark.skipif(find_gnubg() is None, reason="gnubg is not installed")
def test_gnu_backgammon_plays_at_our_table() -> None:
    engine = Gnubg(plies=0)
    guest = Guest(engine, EXPERT)
    guest.prepare()
    try:
        assert engine.best(after(begin(length=5), "31")) == FIVE_POINT
        found = engine.cube(on_roll(length=5))
        assert found.taken < found.no_double < found.dropped == pytest.approx(1)
        assert engine.cube(after(on_roll(length=5), Double())) == found
    finally:
        engine.close()
    with pytest.raises(EngineGone):
        engine.start()


# Open Sage, as a stand-in package


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where the package is looked for, here and in other Pythons."""
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
    assert Level.STRONG in levels("backgammon")
    with pytest.raises(NotReady):
        levels("backgammon")[Level.STRONG].prepare()
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
    guest = levels("backgammon")[Level.STRONG]
    guest.prepare()
    assert Sage().best(after(begin(), "31")) == FIVE_POINT
    assert guest.choose(on_roll(length=5), Random(1)) == Double()
    with pytest.raises(EngineGone):
        Sage().cube(on_roll(length=7))


def test_one_process_serves_all_tables() -> None:
    assert bots.gnubg() is bots.gnubg()
