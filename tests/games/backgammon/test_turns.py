"""Turns of backgammon: the opening, moving, taking back, confirming, passing."""

import pytest

from farkle_access.core.contract import Dice
from farkle_access.core.options import BadOption, checked
from farkle_access.games.backgammon.rules.choices import whole_plays
from farkle_access.games.backgammon.rules.events import (
    Cause,
    CheckerMoved,
    CheckerTakenBack,
    DiceLost,
    GameBegan,
    OpeningRolled,
    OpeningWon,
    Played,
    Rolled,
    TurnBegan,
)
from farkle_access.games.backgammon.rules.moves import (
    EndTurn,
    MoveChecker,
    PlayAll,
    Resign,
    Roll,
    TakeBack,
)
from farkle_access.games.backgammon.rules.position import mirrored
from farkle_access.games.backgammon.rules.state import Phase
from tests.games.backgammon.play import GAME, after, begin, board, menu, on_roll, play


def steps(state_menu: tuple[object, ...]) -> list[tuple[int, int]]:
    return [(move.source, move.target) for move in state_menu if isinstance(move, MoveChecker)]


# Settings


def test_the_usual_settings() -> None:
    assert checked(GAME.options, {}) == {
        "length": 3,
        "games": 3,
        "cube": "on",
        "opening": "kept",
        "jacoby": "on",
        "beavers": "off",
        "automatic": 0,
        "position": "start",
    }


@pytest.mark.parametrize("length", range(26))
def test_matches_to_1_to_25_points_and_money_sessions(length: int) -> None:
    assert begin(length=length).settings.money == (length == 0)


@pytest.mark.parametrize("length", [-1, 26])
def test_no_other_length_is_taken(length: int) -> None:
    with pytest.raises(BadOption):
        begin(length=length)


def test_backgammon_is_for_two() -> None:
    assert list(GAME.seats) == [2]


# Rule 1: the opening


def test_a_match_begins_with_one_die_each() -> None:
    step = GAME.start(checked(GAME.options, {}), 2)
    assert step.events == (GameBegan(1, (0, 0), crawford=False),)
    assert GAME.turn(step.state) == Dice(2)


@pytest.mark.parametrize(("dice", "seat"), [("31", 0), ("13", 1), ("65", 0), ("12", 1)])
def test_the_higher_die_moves_first_with_the_two_dice(dice: str, seat: int) -> None:
    step = play(begin(), dice)
    faces = tuple(map(int, dice))
    rolled = tuple(sorted(faces, reverse=True))
    assert step.events == (
        OpeningRolled(faces),
        OpeningWon(seat, anew=False),
        Rolled(seat, rolled),
    )
    assert GAME.turn(step.state) == seat
    assert step.state.dice == rolled


def test_equal_dice_are_rolled_again() -> None:
    step = play(begin(), "44")
    assert step.events == (OpeningRolled((4, 4)),)
    assert GAME.turn(step.state) == Dice(2)
    assert GAME.turn(after(step.state, "25")) == 1


def test_the_winner_of_the_opening_may_have_to_roll_anew() -> None:
    step = play(begin(opening="anew"), "25")
    assert step.events == (OpeningRolled((2, 5)), OpeningWon(1, anew=True))
    assert GAME.turn(step.state) == Dice(2)
    rolled = play(step.state, "44")
    assert rolled.events == (Rolled(1, (4, 4)),)
    assert GAME.turn(rolled.state) == 1


# Moving


def test_a_turn_is_rolled_moved_and_confirmed() -> None:
    state = on_roll(seat=1)
    assert menu(state)[0] == Roll()
    assert GAME.turn(after(state, Roll())) == Dice(2)
    step = play(state, Roll(), "13", (8, 5), (6, 5), EndTurn())
    assert step.events == (
        Rolled(1, (3, 1)),
        CheckerMoved(1, 8, 5, 3, hit=False, left=2, there=1),
        CheckerMoved(1, 6, 5, 1, hit=False, left=4, there=2),
        Played(1, (3, 1), (8, 5, 6, 5), (), forced=False),
        TurnBegan(0),
    )
    assert GAME.turn(step.state) == 0


def test_the_next_turn_is_seen_from_the_other_side() -> None:
    moved = after(begin(), "31", (8, 5), (6, 5))
    assert after(moved, EndTurn()).position == mirrored(moved.position)


def test_a_hit_checker_goes_to_the_bar_and_must_enter() -> None:
    state = on_roll({13: 2, 6: 13}, {10: 1, 24: 14})
    step = play(state, Roll(), "31", (13, 10))
    assert step.events[-1] == CheckerMoved(0, 13, 10, 3, hit=True, left=1, there=1)
    assert step.state.position[0] == 1
    end = play(step.state, (6, 5), EndTurn())
    assert Played(0, (3, 1), (13, 10, 6, 5), (10,), forced=False) in end.events
    assert end.state.position[25] == 1
    assert {source for source, _ in steps(menu(after(end.state, Roll(), "21")))} == {25}


def test_a_checker_borne_off_is_told_with_how_many_are_off() -> None:
    step = play(on_roll({6: 2, 3: 3}, {24: 2}), Roll(), "63", (6, 0))
    assert step.events[-1] == CheckerMoved(0, 6, 0, 6, hit=False, left=1, there=11)


def test_a_double_is_four_moves() -> None:
    state = after(on_roll(), Roll(), "11")
    assert state.dice == (1, 1, 1, 1)
    state = after(state, (8, 7), (8, 7), (6, 5))
    assert EndTurn() not in menu(state)
    state = after(state, (6, 5))
    assert state.dice == ()
    assert EndTurn() in menu(state)


def test_whole_plays_are_in_the_menu_until_a_checker_has_moved() -> None:
    state = after(begin(), "31")
    plays = whole_plays(state)
    assert set(plays) <= set(menu(state))
    step = play(state, plays[0])
    assert len([event for event in step.events if isinstance(event, CheckerMoved)]) == 2
    assert not whole_plays(after(state, (8, 5)))


def test_steps_stand_in_the_menu_from_the_back_to_the_front() -> None:
    found = steps(menu(after(begin(), "31")))
    assert found == sorted(found, reverse=True)
    assert (24, 21) in found
    assert (24, 23) in found


# Rule 7: taking back


def test_every_step_can_be_taken_back_until_the_turn_is_confirmed() -> None:
    state = after(on_roll({13: 2, 6: 13}, {10: 1, 24: 14}), Roll(), "31")
    first = after(state, (13, 10))
    second = after(first, (10, 9))
    step = play(second, TakeBack())
    assert step.events == (CheckerTakenBack(0, 10, 9, 1, hit=False),)
    assert step.state == first
    step = play(first, TakeBack())
    assert step.events == (CheckerTakenBack(0, 13, 10, 3, hit=True),)
    assert step.state == state
    assert TakeBack() not in menu(after(second, EndTurn()))


def test_a_whole_play_is_taken_back_step_by_step() -> None:
    state = after(begin(), "31")
    moved = after(state, whole_plays(state)[0])
    assert TakeBack() in menu(moved)
    assert after(moved, TakeBack(), TakeBack()) == state


# Rule 2: when nothing can be played


def test_a_turn_without_a_legal_play_passes_and_says_why() -> None:
    closed = dict.fromkeys(range(19, 25), 2) | {1: 3}
    step = play(on_roll({25: 1, 6: 14}, closed), Roll(), "61")
    assert step.events == (
        Rolled(0, (6, 1)),
        DiceLost(0, (6, 1), Cause.BAR, any_played=False),
        Played(0, (6, 1), (), (), forced=True),
        TurnBegan(1),
    )
    held = play(on_roll({7: 2}, {6: 2, 1: 2}), Roll(), "61")
    assert held.events[1] == DiceLost(0, (6, 1), Cause.HELD, any_played=False)


def test_a_double_that_cannot_be_played_at_all_loses_four_dice() -> None:
    step = play(on_roll({24: 1}, {18: 2, 1: 2}), Roll(), "66")
    assert DiceLost(0, (6, 6, 6, 6), Cause.HELD, any_played=False) in step.events


def test_dice_that_cannot_be_played_after_others_are_told_before_the_turn_ends() -> None:
    state = after(on_roll({24: 1, 9: 1}, {18: 2, 2: 1}), Roll(), "63")
    step = play(state, (9, 3))
    assert step.state.phase is Phase.MOVING
    state = after(on_roll({24: 1, 13: 1, 12: 1}, {18: 2, 1: 2, 7: 1}), Roll(), "66")
    step = play(state, (13, 7), (12, 6))
    assert step.events[-3:] == (
        DiceLost(0, (6, 6), Cause.HELD, any_played=True),
        Played(0, (6, 6), (13, 7, 12, 6), (7,), forced=True),
        TurnBegan(1),
    )


def test_a_forced_play_ends_the_turn_by_itself() -> None:
    state = after(on_roll({12: 1}, {4: 2}), Roll(), "53")
    assert [move for move in menu(state) if not isinstance(move, Resign)] == [
        MoveChecker(12, 7),
        PlayAll((12, 7)),
    ]
    for move in (MoveChecker(12, 7), PlayAll((12, 7))):
        step = play(state, move)
        assert step.events[-1] == TurnBegan(1)
        assert any(isinstance(event, Played) and event.forced for event in step.events)


def test_a_seat_sees_what_everybody_sees() -> None:
    state = after(begin(), "31")
    assert GAME.view(state, 0) == GAME.view(state, 1) == GAME.view(state, None)


def test_the_board_of_a_script() -> None:
    assert board({25: 1}, {0: 2})[0] == 2
