"""The twelve places where public programs went wrong, each by its name."""

from random import Random

import pytest

from farkle_access.core.contract import Outcome, Refused
from farkle_access.gamekit.computers import Level
from farkle_access.games.backgammon.bots import computers, own_players
from farkle_access.games.backgammon.external.installed import ENGINES
from farkle_access.games.backgammon.formats.notation import read_play
from farkle_access.games.backgammon.rules.board import legal_plays, single_steps
from farkle_access.games.backgammon.rules.events import DiceLost, GameEnded
from farkle_access.games.backgammon.rules.moves import (
    Double,
    Drop,
    EndTurn,
    MoveChecker,
    PlayOn,
    Resign,
    Roll,
    Take,
)
from farkle_access.games.backgammon.rules.position import BAR, OFF, START, Result, pips, stepped
from farkle_access.games.backgammon.rules.refusals import HigherChecker, LargerDie, StrandsDie
from farkle_access.games.backgammon.rules.state import Cube, Phase, State
from tests.games.backgammon.engines import needs_gnubg
from tests.games.backgammon.play import GAME, after, board, menu, on_roll, play, refusal

BOTS = own_players()


def first_steps(state_menu: tuple[object, ...]) -> set[tuple[int, int]]:
    return {(move.source, move.target) for move in state_menu if isinstance(move, MoveChecker)}


def test_trap_1_both_dice_are_played_when_any_order_allows_it() -> None:
    position = board({12: 1, 8: 1}, {7: 2, 3: 2})
    assert list(legal_plays(position, (5, 3))) == [board({8: 1, 4: 1}, {7: 2, 3: 2})]
    assert set(single_steps(position, (5, 3))) == {(12, 9)}
    state = after(on_roll({12: 1, 8: 1}, {7: 2, 3: 2}), Roll(), "53")
    assert refusal(state, (8, 5)) == StrandsDie(5)


def test_trap_1_a_double_needs_no_looking_ahead() -> None:
    position = board({13: 2, 6: 2}, {1: 2})
    assert set(single_steps(position, (2,) * 4)) == {(13, 11), (6, 4)}


def test_trap_2_a_die_may_become_playable_after_the_other() -> None:
    position = board({12: 1}, {7: 2})
    assert set(single_steps(position, (5,))) == set()
    assert single_steps(position, (5, 3)) == {(12, 9): 3}
    assert list(legal_plays(position, (5, 3))) == [board({4: 1}, {7: 2})]


def test_trap_3_when_only_one_die_can_be_played_it_is_the_larger() -> None:
    state = after(on_roll({12: 1}, {4: 2}), Roll(), "53")
    assert first_steps(menu(state)) == {(12, 7)}
    assert refusal(state, (12, 9)) == LargerDie(5)
    smaller = board({12: 1}, {7: 2, 4: 2})
    assert set(single_steps(smaller, (5, 3))) == {(12, 9)}


def test_trap_3_also_while_bearing_off() -> None:
    position = board({6: 1}, {1: 2})
    assert set(legal_plays(position, (5, 2))) == {board({}, {1: 2})}
    only_one = board({5: 1}, {2: 2, 1: 2})
    assert set(legal_plays(only_one, (4, 3))) == set()
    either = board({6: 1, 5: 2}, {4: 2, 3: 2, 2: 2, 1: 2})
    assert set(legal_plays(either, (6, 5))) == {board({5: 1}, {4: 2, 3: 2, 2: 2, 1: 2})}


def test_trap_4_a_larger_die_bears_off_from_the_highest_point_only() -> None:
    state = after(on_roll({6: 2, 4: 2}, {24: 2}), Roll(), "51")
    assert refusal(state, (4, 0)) == HigherChecker(5, 4, 6)
    highest = board({4: 2}, {24: 2})
    assert (4, OFF) in single_steps(highest, (5,))


def test_trap_4_bearing_off_begins_as_soon_as_the_last_checker_comes_home() -> None:
    position = board({7: 1, 5: 3}, {24: 2})
    assert (5, OFF) not in single_steps(position, (5, 1))
    assert board({6: 1, 5: 2}, {24: 2}) in legal_plays(position, (5, 1))


def test_trap_5_the_last_checker_ends_the_game_and_the_other_dice_are_void() -> None:
    step = play(on_roll({3: 1}, {20: 15}), Roll(), "44", (3, 0))
    ended = next(event for event in step.events if isinstance(event, GameEnded))
    assert ended.result is Result.GAMMON
    assert not any(isinstance(event, DiceLost) for event in step.events)
    assert EndTurn() not in menu(step.state)
    assert pips(board({}, {20: 15})) == 0
    assert play(on_roll({5: 1}, {20: 15}), Roll(), "61", (5, 0)).state.game == 2


def test_trap_5_a_blot_on_the_way_of_the_last_checker_must_be_hit_as_in_gnu_backgammon() -> None:
    position = board({5: 1}, {4: 1, 20: 3})
    assert list(legal_plays(position, (6, 1))) == [board({}, {0: 1, 20: 3})]
    assert set(single_steps(position, (6, 1))) == {(5, 4)}
    state = after(on_roll({5: 1}, {4: 1, 20: 3}), Roll(), "61")
    assert refusal(state, (5, 0)) == StrandsDie(1)


def test_trap_6_as_many_of_a_double_as_possible() -> None:
    position = board({24: 1, 13: 1, 12: 1}, {18: 2, 1: 2})
    assert list(legal_plays(position, (6, 6))) == [board({24: 1, 7: 1, 6: 1}, {18: 2, 1: 2})]
    step = play(on_roll({24: 1, 13: 1, 12: 1}, {18: 2, 1: 2}), Roll(), "66", (13, 7), (12, 6))
    assert step.state.seat == 1


def test_trap_6_partial_entry_ends_the_turn_and_uses_up_the_right_die() -> None:
    state = after(on_roll({25: 2, 6: 3}, {20: 2, 1: 2}), Roll(), "52")
    assert first_steps(menu(state)) == {(25, 23)}
    step = play(state, (25, 23))
    lost = [event.dice for event in step.events if isinstance(event, DiceLost)]
    assert lost == [(5,)]
    assert step.state.seat == 1


@pytest.mark.parametrize("place", [0, 6])
def test_trap_7_on_the_bar_or_in_the_winners_home_is_a_backgammon(place: int) -> None:
    state = on_roll({1: 1}, {12: 14, place: 1}, length=25)
    assert after(state, Roll(), "21", (1, 0)).scores == (3, 0)
    money = on_roll({1: 1}, {12: 14, place: 1}, length=0)
    assert after(money, Roll(), "21", (1, 0)).scores == (1, 0)


def test_trap_8_a_take_doubles_once_and_a_drop_costs_the_old_value() -> None:
    doubled = after(on_roll(on_cube=Cube(2, 0), length=25), Double())
    assert after(doubled, Take()).cube == Cube(4, 1)
    assert after(doubled, Drop()).scores == (2, 0)


@pytest.mark.parametrize(
    "state",
    [
        on_roll(scores=(2, 0), crawford=True),
        after(on_roll(), Roll(), "31"),
        on_roll(on_cube=Cube(2, 1)),
        on_roll(scores=(2, 0), post_crawford=True),
        on_roll(length=1),
    ],
)
def test_trap_8_when_nobody_may_double(state: State) -> None:
    assert Double() not in menu(state)


def test_trap_9_the_level_of_a_resignation_may_be_refused() -> None:
    state = after(on_roll(), Resign(Result.SINGLE))
    assert PlayOn() in menu(state)
    assert after(state, PlayOn()).phase is Phase.TO_ROLL


def test_trap_9_computer_players_never_resign_more_than_they_must() -> None:
    hopeless = on_roll({24: 2, 13: 5, 8: 3, 6: 5}, {23: 1}, length=25)
    for level, bot in BOTS.items():
        move = bot.choose(hopeless, Random(1))
        assert not isinstance(move, Resign), level


@pytest.mark.parametrize(
    ("text", "reached"),
    [
        ("24/14", {24: 1, 14: 1, 13: 5, 8: 3, 6: 5}),
        ("24/18 18/14", {24: 1, 14: 1, 13: 5, 8: 3, 6: 5}),
        ("8 4 24 18", {24: 1, 18: 1, 13: 5, 8: 2, 6: 5, 4: 1}),
    ],
)
def test_trap_10_typed_plays_in_any_way_and_order(text: str, reached: dict[int, int]) -> None:
    position = START
    play = read_play(text, START, (6, 4))
    assert not isinstance(play, Refused)
    for way in play:
        position = stepped(position, *way)
    assert position in legal_plays(START, (6, 4))
    assert {p: c for p, c in enumerate(position) if c > 0} == reached


def test_trap_10_bar_off_and_repeats() -> None:
    entering = board({BAR: 1, 6: 1}, {1: 2})
    assert read_play("bar/20 6/5", entering, (5, 1)) == ((25, 20), (6, 5))
    assert read_play("6/off(2)", board({6: 2}, {24: 1}), (6, 6)) == ((6, 0), (6, 0))


def test_trap_11_the_answer_to_a_double_is_a_choice_of_its_own() -> None:
    """The rules have two moves for it and nothing else, so Enter can mean neither."""
    assert menu(after(on_roll(), Double())) == (Take(), Drop())


@pytest.mark.parametrize(
    "level",
    [
        *(Level.EASY, Level.MEDIUM, Level.HARD),  # the contract suite has matches of all levels
        pytest.param(Level.GNUBG, marks=[pytest.mark.slow, needs_gnubg]),
    ],
)
def test_trap_12_computer_players_choose_from_the_legal_moves_only(
    level: Level, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(ENGINES, "gnubg")
    bots = computers().by_level
    random, bot, state, chosen = Random(12), bots[level], on_roll(length=1), 0
    while not isinstance(turn := GAME.turn(state), Outcome) and chosen < 60:
        if isinstance(turn, int):
            move = bot.choose(GAME.view(state, turn), random)
            assert move in menu(state)
            state, chosen = after(state, move), chosen + 1
        else:
            state = after(state, f"{random.randint(1, 6)}{random.randint(1, 6)}")
