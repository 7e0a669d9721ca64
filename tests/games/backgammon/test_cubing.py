"""What chances are worth with the cube: Janowski's points, matches, and decisions."""

from dataclasses import replace
from itertools import pairwise

import pytest

from farkle_access.games.backgammon.engine.cubing import (
    LIVE,
    Shares,
    cash_point,
    curve,
    efficiency,
    offer,
    take_point,
    worth,
)
from farkle_access.games.backgammon.engine.match_equity import LONGEST, table, winning
from farkle_access.games.backgammon.engine.nets import Chances
from farkle_access.games.backgammon.engine.stakes import Owner, Stakes, stakes_of
from farkle_access.games.backgammon.rules.position import START
from farkle_access.games.backgammon.rules.state import Cube
from tests.games.backgammon.play import board, on_roll

PLAIN = Shares(0, 0, 0, 0)
SOME = Shares(0.25, 0.01, 0.2, 0.01)
MONEY = Stakes()


def chances(win: float, shares: Shares = PLAIN) -> Chances:
    lose = 1 - win
    return (
        win,
        win * shares.gammons,
        win * shares.backgammons,
        lose * shares.lost_gammons,
        lose * shares.lost_backgammons,
    )


# The table of match equities


def test_the_table_is_that_of_kazaross() -> None:
    assert winning(1, 2, False) == pytest.approx(0.67736)
    assert winning(2, 1, False) == pytest.approx(0.32264)
    assert winning(2, 1, True) == pytest.approx(0.48803)
    assert winning(3, 5, False) == pytest.approx(0.64795)


def test_both_sides_of_a_match_have_one_win_together() -> None:
    for mine in range(1, LONGEST + 1):
        for theirs in range(1, LONGEST + 1):
            for over in (False, True):
                both = winning(mine, theirs, over) + winning(theirs, mine, over)
                assert both == pytest.approx(1, abs=2e-5)


def test_fewer_points_away_are_better() -> None:
    for row in table()[:-1]:
        assert all(before < after for before, after in pairwise(row))
    assert all(before >= after for before, after in pairwise(table()[-1]))


def test_a_match_that_is_over_is_won_or_lost() -> None:
    assert winning(0, 3, False) == winning(-2, 1, True) == 1
    assert winning(3, 0, False) == winning(1, -4, True) == 0


def test_scores_beyond_the_table_are_those_at_its_end() -> None:
    assert winning(40, 40, False) == 0.5
    assert winning(30, 28, False) == winning(25, 23, False)
    assert winning(100, 1, False) == winning(25, 1, False)


# Money


def test_the_points_of_money_are_those_of_janowski() -> None:
    """Without gammons a live cube is taken from 20 percent and cashed from 80."""
    assert take_point(MONEY, PLAIN) == pytest.approx(0.2)
    assert cash_point(MONEY, PLAIN) == pytest.approx(0.8)
    assert curve(MONEY, PLAIN) == [(0, -1), (0.2, -1), (0.8, 1), (1, 1)]


def test_a_dead_cube_is_worth_what_it_would_be_without() -> None:
    for win in (0.1, 0.5, 0.9):
        for stakes in (MONEY, Stakes(5, 3)):
            off = replace(stakes, doubling=False)
            full = win * SOME.won(off) + (1 - win) * SOME.lost(off)
            assert worth(chances(win, SOME), off) == pytest.approx(full)
            assert worth(chances(win, SOME), stakes, live=0) == pytest.approx(full)


def test_money_without_gammons_is_symmetric() -> None:
    assert worth(chances(0.5), MONEY) == pytest.approx(0)
    mine = worth(chances(0.5), replace(MONEY, owner=Owner.MINE))
    theirs = worth(chances(0.5), replace(MONEY, owner=Owner.THEIRS))
    assert mine == pytest.approx(-theirs)
    assert mine > 0


def test_owning_the_cube_is_better_than_the_middle_and_that_than_theirs() -> None:
    for stakes in (MONEY, Stakes(5, 5), Stakes(9, 4), Stakes(3, 7)):
        for percent in range(5, 100, 10):
            mine, middle, theirs = (
                worth(chances(percent / 100, SOME), replace(stakes, cube=2, owner=owner))
                for owner in (Owner.MINE, Owner.MIDDLE, Owner.THEIRS)
            )
            assert mine >= middle - 1e-9
            assert middle >= theirs - 1e-9


def test_more_chances_are_never_worth_less() -> None:
    for stakes in (
        MONEY,
        Stakes(2, 2),
        Stakes(5, 1, crawford_over=True),
        Stakes(1, 5),
        Stakes(7, 3),
    ):
        found = [worth(chances(percent / 100, SOME), stakes) for percent in range(101)]
        assert all(before <= after + 1e-12 for before, after in pairwise(found))


def test_money_grows_with_the_cube() -> None:
    for owner in Owner:
        one = worth(chances(0.6, SOME), Stakes(owner=owner))
        assert worth(chances(0.6, SOME), Stakes(cube=4, owner=owner)) == pytest.approx(4 * one)


def test_doubling_and_taking_in_a_plain_race() -> None:
    """With the usual share of a live cube: doubled at 74 percent, taken until about 78."""
    for win, doubled, taken in ((0.5, False, True), (0.75, True, True), (0.83, True, False)):
        found = offer(chances(win), MONEY, 0.6)
        assert (found.double > found.no_double) == doubled
        assert found.takes == taken


def test_who_may_win_a_gammon_is_too_good_to_double() -> None:
    found = offer((0.95, 0.8, 0.0, 0.0, 0.0), MONEY)
    assert found.no_double > found.double == found.dropped


def test_with_jacoby_gammons_count_once_the_cube_was_turned() -> None:
    jacoby = Stakes(jacoby=True)
    assert SOME.won(jacoby) == 1
    assert SOME.won(jacoby.doubled(Owner.THEIRS)) == pytest.approx(2 * 1.26)
    found = offer((0.95, 0.8, 0.0, 0.0, 0.0), jacoby)
    assert found.double > found.no_double


def test_a_race_has_a_less_live_cube() -> None:
    assert efficiency(START) == LIVE
    assert efficiency(board({1: 2}, {24: 2})) == 0.6
    assert efficiency(board({6: 15}, {19: 15})) == pytest.approx(0.6625)


# Matches


def test_the_last_cube_of_a_match_is_dead() -> None:
    stakes = Stakes(2, 4, cube=2, owner=Owner.MINE)
    assert not stakes.i_may_double
    assert not stakes.they_may_double
    assert Stakes(4, 2, cube=2, owner=Owner.MINE).i_may_double


def test_at_two_away_each_the_cube_is_taken_from_the_last_chance_of_the_table() -> None:
    """Dropping leaves 1 to 2 away at the Crawford game, taking is for the match."""
    assert take_point(Stakes(2, 2), PLAIN) == pytest.approx(0.32264)
    assert cash_point(Stakes(2, 2), PLAIN) == pytest.approx(0.67736)


def test_after_the_crawford_game_the_trailer_doubles_at_once() -> None:
    behind = Stakes(4, 1, crawford_over=True)
    for win in (0.3, 0.5, 0.7):
        found = offer(chances(win, SOME), behind)
        assert found.double > found.no_double
    assert not Stakes(1, 4, crawford_over=True).i_may_double


def test_gammons_make_a_double_better_for_who_needs_them() -> None:
    score = Stakes(4, 4, crawford_over=False)
    many = offer(chances(0.68, Shares(0.6, 0, 0, 0)), score)
    none = offer(chances(0.68), score)
    assert many.double - many.no_double > none.double - none.no_double


def test_the_stakes_are_those_of_the_table() -> None:
    state = on_roll(length=7, scores=(3, 5), on_cube=Cube(2, 1))
    mine, theirs = stakes_of(state, 0), stakes_of(state, 1)
    assert (mine.away, mine.their_away, mine.cube, mine.owner) == (4, 2, 2, Owner.THEIRS)
    assert (theirs.away, theirs.their_away, theirs.owner) == (2, 4, Owner.MINE)
    assert mine.unit == pytest.approx(theirs.unit, abs=1e-5)
    money = stakes_of(on_roll(length=0), 0)
    assert money == Stakes(jacoby=True)
    assert replace(money, cube=4).unit == 4
    assert mine.turned() == theirs
    crawford = stakes_of(on_roll(length=3, scores=(2, 0), crawford=True), 1)
    assert not crawford.doubling
    assert crawford.crawford_over
    assert not stakes_of(on_roll(length=5, cube="off"), 0).doubling
