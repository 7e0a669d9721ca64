"""The cube, gammons, matches and sessions: every score of the rules."""

import pytest

from farkle_access.core.contract import Dice, Outcome
from farkle_access.games.backgammon.rules.events import (
    Beavered,
    Doubled,
    DoubledByTie,
    Dropped,
    Ending,
    GameBegan,
    GameEnded,
    MatchEnded,
    OpeningRolled,
    ResignationOffered,
    ResignationRefused,
    Took,
)
from farkle_access.games.backgammon.rules.moves import (
    Accept,
    Beaver,
    Double,
    Drop,
    EndTurn,
    PlayOn,
    Resign,
    Roll,
    Take,
)
from farkle_access.games.backgammon.rules.position import Result
from farkle_access.games.backgammon.rules.state import HIGHEST_CUBE, Cube, Phase, State
from tests.games.backgammon.play import GAME, after, begin, board, menu, on_roll, play

LAST = {1: 1}
"""The mover's only checker, borne off by any roll."""
SINGLE = {12: 14}
GAMMON = {12: 15}
ON_THE_BAR = {12: 14, 0: 1}
IN_THE_HOME = {12: 14, 6: 1}


def won(state: State) -> GameEnded:
    """How the game ended that the seat on roll wins with any roll."""
    events = play(state, Roll(), "21", (1, 0)).events
    return next(event for event in events if isinstance(event, GameEnded))


def ended(state: State) -> GameEnded:
    events = play(state, Drop()).events
    return next(event for event in events if isinstance(event, GameEnded))


# Rule 5: what a game counts


@pytest.mark.parametrize(
    ("theirs", "result", "multiple"),
    [
        (SINGLE, Result.SINGLE, 1),
        (GAMMON, Result.GAMMON, 2),
        (ON_THE_BAR, Result.BACKGAMMON, 3),
        (IN_THE_HOME, Result.BACKGAMMON, 3),
        ({12: 13, 6: 1}, Result.SINGLE, 1),
        ({12: 13, 0: 1}, Result.SINGLE, 1),
        ({12: 14, 7: 1}, Result.GAMMON, 2),
    ],
)
@pytest.mark.parametrize("value", [1, 2, 4, 64])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_win_counts_its_kind_times_the_cube(
    theirs: dict[int, int], result: Result, multiple: int, value: int, seat: int
) -> None:
    cube = Cube(value, None if value == 1 else seat)
    game = won(on_roll(LAST, theirs, seat=seat, on_cube=cube, length=25))
    scores = (value * multiple, 0) if seat == 0 else (0, value * multiple)
    assert game == GameEnded(seat, result, Ending.BORNE_OFF, value, value * multiple, scores)


@pytest.mark.parametrize(
    ("cube", "jacoby", "switch", "points"),
    [
        (Cube(), "on", "on", 1),
        (Cube(), "off", "on", 3),
        (Cube(2, 0), "on", "on", 6),
        (Cube(2, 1), "on", "on", 6),
        (Cube(2), "on", "on", 2),  # automatic doubles leave the cube in the middle
        (Cube(2), "off", "on", 6),
        (Cube(), "on", "off", 3),  # without a cube there is nothing that Jacoby would hasten
    ],
)
def test_with_jacoby_a_backgammon_counts_once_while_the_cube_is_in_the_middle(
    cube: Cube, jacoby: str, switch: str, points: int
) -> None:
    state = on_roll(LAST, ON_THE_BAR, on_cube=cube, length=0, jacoby=jacoby, cube=switch)
    assert won(state).points == points


def test_there_is_no_jacoby_rule_in_a_match() -> None:
    assert won(on_roll(LAST, ON_THE_BAR, length=25, jacoby="on")).points == 3


# Rule 6: the cube


def test_a_take_doubles_once_and_the_taker_owns_the_cube() -> None:
    step = play(on_roll(seat=1), Double(), Take())
    assert step.events == (Doubled(1, 2), Took(0, 2, owner=0))
    assert step.state.cube == Cube(2, 0)
    assert GAME.turn(step.state) == 1
    assert Roll() in menu(step.state)
    assert Double() not in menu(step.state)


def test_the_opponent_answers_the_cube() -> None:
    state = after(on_roll(seat=1), Double())
    assert GAME.turn(state) == 0
    assert menu(state) == (Take(), Drop())


@pytest.mark.parametrize("value", [1, 2, 4, 8])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_drop_scores_the_old_value_to_the_doubler(value: int, seat: int) -> None:
    cube = Cube(value, None if value == 1 else seat)
    state = after(on_roll(LAST, ON_THE_BAR, seat=seat, on_cube=cube, length=25), Double())
    scores = (value, 0) if seat == 0 else (0, value)
    assert ended(state) == GameEnded(seat, Result.SINGLE, Ending.DROPPED, value, value, scores)
    assert play(state, Drop()).events[0] == Dropped(1 - seat, value)


def test_only_the_owner_may_double_and_after_that_the_other_owner() -> None:
    state = on_roll(on_cube=Cube(2, 0), length=0)
    assert Double() in menu(state)
    taken = after(state, Double(), Take())
    assert taken.cube == Cube(4, 1)
    assert Double() not in menu(taken)
    assert Double() not in menu(on_roll(seat=0, on_cube=Cube(4, 1), length=0))
    assert Double() in menu(on_roll(seat=1, on_cube=Cube(4, 1), length=0))


@pytest.mark.parametrize("value", [1, 2, 4])
@pytest.mark.parametrize("score", range(7))
def test_the_cube_is_dead_when_it_shows_all_that_the_seat_needs(value: int, score: int) -> None:
    state = on_roll(
        on_cube=Cube(value, None if value == 1 else 0),
        scores=(score, 0),
        post_crawford=True,
        length=7,
    )
    assert (Double() in menu(state)) == (value < 7 - score)


def test_nobody_doubles_in_the_first_turn_of_a_game_whose_dice_were_rolled_already() -> None:
    for opening in ("kept", "anew"):
        state = after(begin(opening=opening), "31")
        assert Double() not in menu(state)


def test_beavers_are_for_money_sessions_that_allow_them() -> None:
    assert Beaver() in menu(after(on_roll(length=0, beavers="on"), Double()))
    assert Beaver() not in menu(after(on_roll(length=0, beavers="off"), Double()))
    assert Beaver() not in menu(after(on_roll(length=5, beavers="on"), Double()))


def test_a_beaver_is_twice_the_offer_and_the_one_who_beavered_keeps_the_cube() -> None:
    state = on_roll(length=0, beavers="on")
    step = play(state, Double(), Beaver())
    assert step.events == (Doubled(0, 2), Beavered(1, 4))
    assert GAME.turn(step.state) == 0
    assert menu(step.state) == (Take(), Drop())
    taken = play(step.state, Take())
    assert taken.events == (Took(0, 4, owner=1),)
    assert taken.state.cube == Cube(4, 1)
    assert GAME.turn(taken.state) == 0


def test_a_beaver_that_is_dropped_costs_the_doubled_value() -> None:
    state = after(on_roll(length=0, games=1, beavers="on"), Double(), Beaver())
    game = ended(state)
    assert (game.winner, game.points, game.cube) == (1, 2, 2)


def test_the_highest_cube_is_never_passed() -> None:
    state = on_roll(length=0, on_cube=Cube(HIGHEST_CUBE // 2, 0))
    assert Double() in menu(state)
    assert after(state, Double(), Take()).cube.value == HIGHEST_CUBE


@pytest.mark.parametrize(
    ("length", "most", "values"),
    [(0, 0, [1, 1, 1]), (0, 1, [2, 2, 2]), (0, 2, [2, 4, 4]), (5, 3, [1, 1, 1])],
)
def test_equal_dice_in_the_opening_double_the_cube_as_often_as_allowed(
    length: int, most: int, values: list[int]
) -> None:
    state = begin(length=length, automatic=most)
    seen = []
    for _ in values:
        step = play(state, "44")
        turned = [event for event in step.events if isinstance(event, DoubledByTie)]
        assert [event.value for event in turned] == (
            [step.state.cube.value] if step.state.cube != state.cube else []
        )
        state = step.state
        seen.append(state.cube.value)
        assert state.cube.owner is None
    assert seen == values


def test_automatic_doubles_need_a_cube() -> None:
    assert after(begin(length=0, automatic=3, cube="off"), "44").cube == Cube()


def test_without_a_cube_nobody_doubles() -> None:
    assert Double() not in menu(on_roll(length=0, cube="off"))


# Matches


def test_the_crawford_game_is_the_first_one_after_somebody_came_within_one_point() -> None:
    state = on_roll(LAST, GAMMON, length=3)
    state = after(state, Roll(), "21", (1, 0))
    assert state.scores == (2, 0)
    assert state.crawford
    assert not state.post_crawford
    crawford = on_roll(LAST, SINGLE, seat=1, length=3, scores=(2, 0), crawford=True)
    step = play(crawford, Roll(), "21", (1, 0))
    assert step.events[-1] == GameBegan(2, (2, 1), crawford=False)
    assert step.state.post_crawford
    again = on_roll(LAST, SINGLE, seat=1, length=4, scores=(3, 2), post_crawford=True)
    assert not after(again, Roll(), "21", (1, 0)).crawford


def test_the_trailer_doubles_again_after_the_crawford_game() -> None:
    state = on_roll(seat=1, length=3, scores=(2, 0), post_crawford=True)
    assert Double() in menu(state)


def test_no_crawford_game_in_a_match_to_one_point() -> None:
    assert not begin(length=1).crawford


def test_no_crawford_game_in_a_money_session() -> None:
    state = after(on_roll(LAST, SINGLE, length=0), Roll(), "21", (1, 0))
    assert not state.crawford


@pytest.mark.parametrize(("scores", "over"), [((1, 2), False), ((2, 2), True), ((2, 0), True)])
def test_a_match_ends_when_its_points_are_reached(scores: tuple[int, int], over: bool) -> None:
    step = play(on_roll(LAST, SINGLE, scores=scores, length=3), Roll(), "21", (1, 0))
    assert (step.state.phase is Phase.OVER) == over
    if over:
        outcome = Outcome(0, (3, scores[1]))
        assert GAME.turn(step.state) == outcome
        assert step.events[-1] == MatchEnded(outcome)
        assert menu(step.state) == ()


def test_points_beyond_those_of_the_match_stay_in_the_score() -> None:
    step = play(
        on_roll(LAST, ON_THE_BAR, seat=1, on_cube=Cube(4, 1), scores=(1, 2), length=5),
        Roll(),
        "21",
        (1, 0),
    )
    assert GAME.turn(step.state) == Outcome(1, (1, 14))


def test_the_next_game_has_a_new_opening_roll_and_the_cube_in_the_middle() -> None:
    state = after(on_roll(LAST, SINGLE, on_cube=Cube(2, 0), length=5), Roll(), "21", (1, 0))
    assert (state.game, state.scores, state.cube) == (2, (2, 0), Cube())
    assert state.position == begin().position
    assert GAME.turn(state) == Dice(2)
    assert play(state, "26").events[0] == OpeningRolled((2, 6))


# Money sessions


def test_a_session_ends_after_its_games() -> None:
    state = after(on_roll(LAST, SINGLE, length=0, games=1), Roll(), "21", (1, 0))
    assert GAME.turn(state) == Outcome(0, (1, 0))


def test_a_session_that_stands_level_goes_on() -> None:
    state = on_roll(LAST, SINGLE, seat=1, length=0, games=1, scores=(1, 0))
    state = after(state, Roll(), "21", (1, 0))
    assert state.scores == (1, 1)
    assert GAME.turn(state) == Dice(2)


# Resigning


@pytest.mark.parametrize("result", Result)
@pytest.mark.parametrize("value", [1, 2])
def test_a_resignation_that_is_accepted_counts_what_was_offered(
    result: Result, value: int
) -> None:
    cube = Cube(value, None if value == 1 else 0)
    state = on_roll(on_cube=cube, length=25)
    offered = play(state, Resign(result))
    points = {"single": 1, "gammon": 2, "backgammon": 3}[result] * value
    assert offered.events == (ResignationOffered(0, result, points),)
    assert GAME.turn(offered.state) == 1
    assert menu(offered.state) == (Accept(), PlayOn())
    game = play(offered.state, Accept()).events[0]
    assert game == GameEnded(1, result, Ending.RESIGNED, value, points, (0, points))


def test_after_a_refused_resignation_the_turn_goes_on_and_more_may_be_offered() -> None:
    moving = after(begin(), "31", (8, 5))
    step = play(moving, Resign(Result.SINGLE), PlayOn())
    assert step.events[-1] == ResignationRefused(1)
    assert step.state.position == moving.position
    assert step.state.dice == (1,)
    assert [move for move in menu(step.state) if isinstance(move, Resign)] == [
        Resign(Result.GAMMON),
        Resign(Result.BACKGAMMON),
    ]


def test_in_the_next_turn_as_much_may_be_offered_again() -> None:
    state = after(on_roll(), Resign(Result.BACKGAMMON), PlayOn(), Roll(), "31")
    assert not [move for move in menu(state) if isinstance(move, Resign)]
    state = after(state, (8, 5), (6, 5))
    state = after(state, EndTurn())
    assert [move for move in menu(state) if isinstance(move, Resign)]


def test_who_has_borne_off_a_checker_can_lose_a_single_game_only() -> None:
    state = on_roll({6: 14}, {1: 15})
    assert [move for move in menu(state) if isinstance(move, Resign)] == [Resign(Result.SINGLE)]


def test_with_jacoby_and_the_cube_in_the_middle_there_is_only_a_single_game_to_lose() -> None:
    state = on_roll(length=0)
    assert [move for move in menu(state) if isinstance(move, Resign)] == [Resign(Result.SINGLE)]
    state = on_roll(length=0, on_cube=Cube(2, 0))
    assert len([move for move in menu(state) if isinstance(move, Resign)]) == 3


def test_what_a_script_calls_a_board_is_one() -> None:
    assert board({24: 2, 13: 5, 8: 3, 6: 5}, {1: 2, 12: 5, 17: 3, 19: 5}) == begin().position
