"""What the choices of a moment are worth, the advice, and players that are not ready."""

from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from shutil import copyfile

import pytest

from farkle_access.gamekit.advice import Measure
from farkle_access.gamekit.computers import Level, NotReady
from farkle_access.gamekit.tables import data_file
from farkle_access.games.backgammon.bots import BackgammonAdviser, computers, own_players
from farkle_access.games.backgammon.engine import weights
from farkle_access.games.backgammon.engine.match_equity import table
from farkle_access.games.backgammon.engine.search import Search
from farkle_access.games.backgammon.engine.weights import bear_off_table, match_equity_text, net
from farkle_access.games.backgammon.rules.moves import (
    Accept,
    BackgammonMove,
    Beaver,
    Double,
    Drop,
    MoveChecker,
    PlayAll,
    PlayOn,
    Resign,
    Roll,
    Take,
)
from farkle_access.games.backgammon.rules.position import Result
from farkle_access.games.backgammon.rules.state import Cube, State
from farkle_access.games.backgammon.rules.turns import plays_of
from tests.games.backgammon.play import after, begin, board, menu, on_roll

ADVISER, BOTS = BackgammonAdviser(), own_players()
RACE = ({6: 5, 5: 5, 4: 4}, {19: 5, 20: 5, 21: 5})


def moves(state: State) -> list[BackgammonMove]:
    advice = ADVISER.advise(state)
    assert advice is not None
    assert {choice.move for choice in advice.choices} <= set(menu(state))
    assert [choice.share for choice in advice.choices] == [1.0] + [0.0] * (len(advice.choices) - 1)
    for kind in {type(choice.move) is MoveChecker for choice in advice.choices}:
        of_kind = [one.worth for one in advice.choices if (type(one.move) is MoveChecker) == kind]
        assert of_kind == sorted(of_kind, reverse=True)
    return [choice.move for choice in advice.choices]


def test_all_plays_of_a_roll_are_evaluated_and_a_well_known_one_is_best() -> None:
    state = after(begin(), "31")
    found = moves(state)
    whole = [move for move in menu(state) if isinstance(move, PlayAll)]
    steps = [move for move in menu(state) if isinstance(move, MoveChecker)]
    assert set(found) == {*whole, *steps}
    assert set(found[: len(whole)]) == set(whole)
    assert isinstance(found[0], PlayAll)
    assert after(state, found[0]).position == board(
        {24: 2, 13: 5, 8: 2, 6: 4, 5: 2}, {1: 2, 12: 5, 17: 3, 19: 5}
    )


def test_a_match_is_evaluated_by_winning_it_and_money_by_points() -> None:
    match = ADVISER.advise(after(begin(length=5), "31"))
    money = ADVISER.advise(after(begin(length=0, jacoby="off"), "31"))
    assert match is not None
    assert money is not None
    assert match.measure is Measure.WINNING
    assert match.best.worth == pytest.approx(0.53, abs=0.04)
    assert money.measure is Measure.EQUITY
    assert money.best.worth == pytest.approx(0.17, abs=0.1)


def test_the_cube_counts_in_the_worth_for_money() -> None:
    state = after(begin(length=0, jacoby="off"), "31")
    mine = ADVISER.advise(replace(state, cube=Cube(2, 0)))
    large = ADVISER.advise(replace(state, cube=Cube(8, 0)))
    assert mine is not None
    assert large is not None
    assert large.best.worth == pytest.approx(4 * mine.best.worth)


def test_doubling_and_its_answers_are_evaluated() -> None:
    state = on_roll(*RACE, length=7)
    assert set(moves(state)) == {Roll(), Double()}
    assert set(moves(after(state, Double()))) == {Take(), Drop()}
    money = on_roll({24: 10}, {23: 2}, length=0, beavers="on")
    assert moves(after(money, Double()))[0] == Beaver()
    beavered = after(money, Double(), Beaver())
    assert moves(beavered)[0] == Drop()


def test_a_resignation_is_evaluated() -> None:
    state = after(on_roll({24: 15}, {23: 2}, length=7), Resign(Result.SINGLE))
    assert moves(state) == [PlayOn(), Accept()]


def test_there_is_no_advice_where_there_is_no_choice() -> None:
    assert ADVISER.advise(begin()) is None
    assert ADVISER.advise(on_roll(length=1)) is None
    assert ADVISER.advise(after(on_roll({24: 1}, {1: 15}, length=1), Roll(), "21")) is None


def test_a_turn_begun_is_ended_in_the_best_way_that_is_left() -> None:
    """After 8/5 with 31 the 5 point is made by 6/5."""
    state = after(begin(), "31", (8, 5))
    best = moves(state)[0]
    assert after(state, best).position == board(
        {24: 2, 13: 5, 8: 2, 6: 4, 5: 2}, {1: 2, 12: 5, 17: 3, 19: 5}
    )
    assert ADVISER.advise(after(state, best)) is None
    for level, bot in BOTS.items():
        if level not in (Level.EASY, Level.MEDIUM):
            assert bot.choose(state, Random(1)) == best


def test_a_step_costs_what_it_makes_impossible() -> None:
    state = after(begin(), "31")
    first = ADVISER.advise(state)
    assert first is not None
    assert first.loss(MoveChecker(8, 5)) == first.loss(MoveChecker(6, 5)) == 0
    wrong = first.loss(MoveChecker(24, 23))
    assert wrong is not None
    assert wrong > 0.01
    second = ADVISER.advise(after(state, MoveChecker(24, 23)))
    assert second is not None
    assert second.best.worth == pytest.approx(first.best.worth - wrong, abs=0.01)


def test_bearing_off_follows_the_table() -> None:
    """With 21 and checkers on 4, 2 and 1 two are borne off; the net alone need not see it."""
    state = after(on_roll({4: 1, 2: 1, 1: 2}, {24: 2}, length=1), Roll(), "21")
    best = moves(state)[0]
    assert after(state, best).position == board({4: 1, 1: 1}, {24: 2})


def test_looking_ahead_changes_the_order_of_the_candidates_only() -> None:
    state = after(begin(), "62")
    plays = plays_of(state.position, state.rolled)
    at_once, ahead = Search().plays(state, plays), Search(deeper=True).plays(state, plays)
    assert set(at_once) == set(ahead) == set(plays)
    assert set(list(at_once)[:1]) <= set(list(ahead)[:4])
    for worths in (at_once, ahead):
        assert list(worths.values()) == sorted(worths.values(), reverse=True)


def test_a_computer_takes_the_last_chance_of_a_match() -> None:
    """Two away each, with 40 percent: dropping leaves 32 percent, taking 40."""
    state = after(on_roll(length=3, scores=(1, 1)), Double())
    for level in (Level.HARD, Level.EXPERT):
        assert BOTS[level].choose(state, Random(1)) == Take()


# Not ready


@dataclass(frozen=True, slots=True)
class Missing:
    """The levels that are ready when a file is missing, and whether the start is advised."""

    file: str
    ready: dict[Level, Level]
    advised: bool


ALL_EASY = dict.fromkeys(BOTS, Level.EASY)
AT_ONCE = {level: level for level in BOTS} | {Level.EXPERT: Level.HARD}


@pytest.mark.parametrize(
    "missing",
    [
        Missing("both.bin", ALL_EASY, False),
        Missing("race.bin", ALL_EASY, True),
        Missing("bear_off.bin", ALL_EASY, True),
        Missing("match_equity.bin", ALL_EASY, False),
        Missing("quick.bin", AT_ONCE, True),
    ],
)
def test_a_weaker_level_plays_when_a_file_is_missing(
    missing: Missing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for path in data_file(weights.PACKAGE, "").iterdir():
        if path.name != missing.file:
            copyfile(path, tmp_path / path.name)
    monkeypatch.setattr(weights, "data_file", lambda package, name: tmp_path / name)
    forget()
    try:
        assert {level: computers().ready(level)[1] for level in BOTS} == missing.ready
        assert (ADVISER.advise(after(begin(), "31")) is not None) == missing.advised
        with pytest.raises(NotReady, match=missing.file):
            BOTS[Level.EXPERT].prepare()
    finally:
        forget()


def forget() -> None:
    net.cache_clear()
    bear_off_table.cache_clear()
    match_equity_text.cache_clear()
    table.cache_clear()
