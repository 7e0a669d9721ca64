"""The preliminary of Beghel and Tokyo, and the lot that draws the starter otherwise."""

from collections import Counter
from itertools import product

import pytest

from farkle_access.core.contract import Dice, NotNow, Thrown, WrongThrow
from farkle_access.core.options import checked
from farkle_access.games.bluff.rules.events import (
    Direction,
    DirectionThrown,
    HandBegan,
    OrderFound,
    OrderToThrow,
    StarterDrawn,
    StarterFound,
    ThrewForOrder,
    Tied,
    ToThrow,
)
from farkle_access.games.bluff.rules.refusals import RollFirst
from farkle_access.games.bluff.rules.rulesets import GameName
from farkle_access.games.bluff.rules.state import State
from tests.games.bluff.play import (
    ANY,
    GAMES,
    ROLL,
    after,
    begin,
    claim,
    go_on,
    heard,
    menu,
    missing,
    play,
    refusal,
    settings,
)


def start(name: GameName = "beghel", seats: int = 3) -> State:
    return GAMES[name].start(checked(GAMES[name].options, {}), seats).state


@pytest.mark.parametrize("name", ["beghel", "tokyo"])
def test_everyone_rolls_both_dice_each_step_is_heard(name: GameName) -> None:
    first = GAMES[name].start(checked(GAMES[name].options, {}), 3)
    assert first.events == (OrderToThrow(), ToThrow(0))
    state = first.state
    for seat, dice in enumerate(("31", "56")):
        assert ANY.turn(state) == seat
        assert menu(state) == (ROLL,)
        assert missing(state) == (RollFirst(),)
        assert ANY.turn(after(state, ROLL)) == Dice(2)
        value = int("".join(sorted(dice, reverse=True)))
        assert heard(state, dice) == (
            ThrewForOrder(seat, value, again=False),
            ToThrow(seat + 1),
        )
        state = after(state, dice)
    assert heard(state, "42") == (ThrewForOrder(2, 42, again=False), StarterFound(1))


@pytest.mark.parametrize(
    ("die", "direction"),
    [
        ("2", Direction.CLOCKWISE),
        ("4", Direction.CLOCKWISE),
        ("6", Direction.CLOCKWISE),
        ("1", Direction.ANTICLOCKWISE),
        ("3", Direction.ANTICLOCKWISE),
        ("5", Direction.ANTICLOCKWISE),
    ],
)
def test_one_die_of_the_highest_even_clockwise_odd_anticlockwise(
    die: str, direction: Direction
) -> None:
    state = after(start(), "31", "65", "42")
    assert ANY.turn(state) == 1
    assert ANY.turn(after(state, ROLL)) == Dice(1)
    step = play(state, die)
    assert step.events == (
        DirectionThrown(1, int(die), direction),
        OrderFound((1, 0, 2), direction),
        HandBegan(1),
    )
    assert step.state.moment.direction is direction


def test_the_starter_plays_on_the_lowest_and_so_on_up() -> None:
    state = after(start(seats=6), "54", "11", "31", "66", "41", "65", "2")
    assert state.moment.order == (3, 2, 4, 0, 5, 1)
    turn = 3
    for follower in (2, 4, 0, 5, 1, 3):
        assert state.moment.following(turn) == follower
        turn = follower
    assert ANY.turn(after(state, "31", claim(31))) == 2


def test_the_preliminary_follows_the_ranking_of_the_game() -> None:
    assert after(start(), "66", "21", "65", "2").moment.order == (1, 2, 0)


def test_ties_among_equals_roll_again() -> None:
    state = after(start(seats=4), "42", "31", "24")
    step = play(state, "65")
    assert step.events == (ThrewForOrder(3, 65, again=False), Tied((0, 2), 42), ToThrow(0))
    assert ANY.turn(step.state) == 0
    step = play(step.state, "31")
    assert step.events == (ThrewForOrder(0, 31, again=True), ToThrow(2))
    assert ANY.turn(step.state) == 2
    step = play(step.state, "66")
    assert step.events == (ThrewForOrder(2, 66, again=True), StarterFound(3))
    assert after(step.state, "2").moment.order == (3, 1, 0, 2)


def test_several_ties_roll_again_together_and_stay_in_their_places() -> None:
    step = play(start(seats=4), "42", "66", "42", "66")
    assert step.events[-3:] == (Tied((1, 3), 66), Tied((0, 2), 42), ToThrow(0))
    step = play(step.state, "21", "31", "66", "32")
    # Whatever the second throw is, the first one parts those who are not equals.
    assert after(step.state, "2").moment.order == (3, 2, 0, 1)


def test_equals_who_throw_alike_again_throw_a_third_time() -> None:
    step = play(start(seats=2), "42", "42", "55", "55")
    assert step.events[-2:] == (Tied((0, 1), 55), ToThrow(0))
    done = play(step.state, "31", "32", "1")
    assert done.state.moment.order == (1, 0)


def test_throws_for_the_order_are_in_the_open() -> None:
    step = play(start(seats=3), "42", "31", "24", "65", "66", "3")
    assert all(event.only is None for event in step.events)
    assert step.state.moment.holder is None


def test_it_is_refused_what_is_no_throw() -> None:
    state = start()
    assert refusal(state, Thrown((4, 2))) == NotNow()
    assert refusal(state, claim(42)) == RollFirst()
    direction = after(state, "31", "65", "42", ROLL)
    assert refusal(direction, Thrown((4, 2))) == WrongThrow((4, 2), 1)


@pytest.mark.parametrize("name", ["beghel", "tokyo"])
def test_the_preliminary_can_be_skipped(name: GameName) -> None:
    first = GAMES[name].start(settings(name, preliminary="off"), 4)
    assert ANY.turn(first.state) == Dice(2)
    assert heard(first.state, "13") == (StarterDrawn(2), HandBegan(2))


@pytest.mark.parametrize("seats", range(2, 17))
def test_in_capitano_the_starter_is_drawn_and_everybody_has_the_same_chance(seats: int) -> None:
    start = GAMES["capitano"].start(settings("capitano"), seats).state
    drawn: Counter[int] = Counter()
    for dice in product(range(1, 7), repeat=2):
        step = go_on(start, Thrown(dice))
        if isinstance(ANY.turn(step.state), Dice):
            assert step == type(step)(start, ())  # it is thrown again
        else:
            drawn[step.state.moment.seat] += 1
    assert set(drawn) == set(range(seats))
    assert set(drawn.values()) == {36 // seats}


def test_in_capitano_play_goes_to_the_left() -> None:
    state = begin("capitano", 4, starter=2)
    assert state.moment.order == (2, 3, 0, 1)
    assert state.moment.direction is Direction.CLOCKWISE
