"""The rules of Farkle, one after the other."""

import pytest

from farkle_access.core.contract import Dice, NotNow, Thrown
from farkle_access.core.options import BadOption, checked
from farkle_access.games.farkle.rules.events import (
    Busted,
    Counted,
    HandBegan,
    HotDice,
    Rolled,
    WasSetAside,
    WasTakenBack,
)
from farkle_access.games.farkle.rules.refusals import (
    NothingSetAside,
    NothingToTakeBack,
    PointsMissing,
)
from farkle_access.games.farkle.rules.scoring import Combination, Kind
from farkle_access.games.farkle.statistics import FarkleStatistics
from tests.games.farkle.play import (
    COUNT,
    FARKLE,
    FIFTY,
    FIVE,
    GAME,
    HUNDRED,
    ROLL,
    TAKE_BACK,
    TEN,
    Part,
    after,
    begin,
    menu,
    play,
    refusal,
    take,
)

THREE_1S = Combination(Kind.THREE, (1, 1, 1), 75)


# Settings


def test_the_usual_settings() -> None:
    assert checked(GAME.options, {}) == {
        "entry": 50,
        "minimum": 35,
        "limit": 1000,
        "ending": "round",
    }


def test_limits_of_1000_1500_and_2000_are_offered() -> None:
    offered = {spec.name: spec.offered for spec in GAME.options}
    assert {1000, 1500, 2000} <= set(offered["limit"])


@pytest.mark.parametrize("limit", [100, 105, 1500, 2000, 10000])
def test_the_limit_is_a_multiple_of_5_from_100_to_10000(limit: int) -> None:
    assert begin(limit=limit).settings.limit == limit


@pytest.mark.parametrize("limit", [0, 95, 101, 1001, 10005])
def test_no_other_limit_is_taken(limit: int) -> None:
    with pytest.raises(BadOption):
        begin(limit=limit)


@pytest.mark.parametrize(
    ("seats", "offered"), [(0, False), (1, False), (2, True), (16, True), (17, False)]
)
def test_the_game_is_for_2_to_16_seats(seats: int, offered: bool) -> None:
    assert (seats in GAME.seats) == offered


def test_sixteen_seats_play_in_order_and_the_first_follows_the_last() -> None:
    step = play(begin(16), *FARKLE * 16)
    began = [event.seat for event in step.events if isinstance(event, HandBegan)]
    assert began == [*range(1, 16), 0]
    assert GAME.turn(step.state) == 0


# Rule 1: setting aside


def test_a_hand_begins_with_a_roll_of_six_dice() -> None:
    assert menu(begin()) == (ROLL,)
    assert GAME.turn(after(begin(), ROLL)) == Dice(6)


def test_nobody_chooses_while_dice_are_awaited() -> None:
    assert menu(after(begin(), ROLL)) == ()


def test_the_menu_of_the_example_begins_with_three_3s_and_then_the_1() -> None:
    assert menu(after(begin(), "133346")) == (take("333"), take("1"))


def test_after_both_items_of_the_example_two_dice_can_be_rolled_and_40_not_counted() -> None:
    state = after(begin(entry=0, minimum=50), "133346", take("333"), take("1"))
    assert menu(state) == (ROLL, TAKE_BACK)
    assert GAME.missing(state) == (PointsMissing(10, 50, entering=False),)
    assert GAME.turn(after(state, ROLL)) == Dice(2)


def test_something_must_be_set_aside_after_each_roll() -> None:
    first = after(begin(), "111234")
    second = after(first, take("111"), "123")
    for state in (first, second):
        assert refusal(state, ROLL) == NothingSetAside()
        assert refusal(state, COUNT) == NothingSetAside()


def test_roll_and_count_stand_behind_the_items() -> None:
    state = after(begin(), "111556", take("111"))
    assert menu(state) == (take("5"), ROLL, COUNT, TAKE_BACK)


def test_the_menu_is_made_again_from_the_dice_left() -> None:
    state = after(begin(), "111136")
    assert menu(state) == (take("1111"), take("111"), take("1"))
    state = after(state, take("1"))
    assert menu(state) == (take("111"), take("1"), ROLL, TAKE_BACK)


def test_items_of_six_dice_are_gone_when_one_die_is_set_aside() -> None:
    assert menu(after(begin(), "112233"))[0] == take("112233")
    assert menu(after(begin(), "112233", take("1"))) == (take("1"), ROLL, TAKE_BACK)


def test_a_1_set_aside_makes_no_three_of_a_kind_with_two_1s_of_the_next_roll() -> None:
    state = after(begin(), "122446", take("1"), "11334")
    assert menu(state) == (take("1"),)
    assert after(state, take("1"), take("1")).points == 30


def test_three_of_a_kind_that_came_with_the_next_roll_is_offered() -> None:
    state = after(begin(), "122446", take("1"), "11136")
    assert menu(state) == (take("111"), take("1"))


# Rule 2: farkle


def test_a_farkle_loses_the_points_of_the_hand_and_passes_the_turn() -> None:
    step = play(begin(), "111555", take("111"), "234")
    assert step.events[-3:] == (
        Rolled(0, (2, 3, 4)),
        Busted(0, lost=75, total=0, rolls=2),
        HandBegan(1, last=False),
    )
    assert step.state.totals == (0, 0)
    assert step.state.points == 0
    assert GAME.turn(step.state) == 1


def test_a_farkle_on_the_first_roll_loses_nothing() -> None:
    assert Busted(0, lost=0, total=0, rolls=1) in play(begin(), *FARKLE).events


def test_a_farkle_leaves_the_counted_points() -> None:
    step = play(begin(), *FIFTY, *FARKLE, "111555", take("111"), "234")
    assert Busted(0, lost=75, total=50, rolls=2) in step.events
    assert step.state.totals == (50, 0)


# Rule 3: hot dice


def test_hot_dice_in_one_roll_may_be_counted_or_rolled_again() -> None:
    step = play(begin(), "123456", take("123456"))
    assert step.events[-1] == HotDice(0)
    assert menu(step.state) == (ROLL, COUNT, TAKE_BACK)
    assert after(step.state, COUNT).totals == (200, 0)
    assert GAME.turn(after(step.state, ROLL)) == Dice(6)


def test_hot_dice_over_several_rolls() -> None:
    step = play(begin(), "122446", take("1"), "11134", take("111"), "15", take("1"), take("5"))
    assert step.events[-1] == HotDice(0)
    assert step.events.count(HotDice(0)) == 1
    assert menu(step.state) == (ROLL, COUNT, TAKE_BACK)
    assert GAME.turn(after(step.state, ROLL)) == Dice(6)


def test_hot_dice_below_the_minimum_must_be_rolled() -> None:
    state = after(begin(minimum=250), "123456", take("123456"))
    assert menu(state) == (ROLL, TAKE_BACK)
    assert refusal(state, COUNT) == PointsMissing(50, 250, entering=False)


def test_points_go_on_after_hot_dice() -> None:
    hot = after(begin(), "123456", take("123456"))
    assert after(hot, *HUNDRED).totals == (300, 0)
    assert Busted(0, lost=200, total=0, rolls=2) in play(hot, *FARKLE).events


def test_as_many_dice_are_rolled_as_are_left() -> None:
    for taken, left in (("1", 5), ("111", 3), ("1111", 2), ("11111", 1)):
        assert GAME.turn(after(begin(), "111112", take(taken), ROLL)) == Dice(left)


# Rule 4: counting


@pytest.mark.parametrize(
    ("entry", "minimum", "needed"),
    [
        (35, 35, None),
        (40, 35, None),
        (45, 35, PointsMissing(5, 45, entering=True)),
        (50, 35, PointsMissing(10, 50, entering=True)),
        (500, 500, PointsMissing(460, 500, entering=False)),
        (0, 40, None),
        (0, 45, PointsMissing(5, 45, entering=False)),
        (35, 45, PointsMissing(5, 45, entering=False)),
        (0, 0, None),
    ],
)
def test_40_points_before_entering_must_reach_the_higher_minimum(
    entry: int, minimum: int, needed: PointsMissing | None
) -> None:
    state = after(begin(entry=entry, minimum=minimum), "133346", take("333"), take("1"))
    assert refusal(state, COUNT) == needed
    assert (COUNT in menu(state)) == (needed is None)
    assert GAME.missing(state) == (() if needed is None else (needed,))


@pytest.mark.parametrize(
    ("minimum", "needed"), [(40, None), (45, PointsMissing(5, 45, entering=False))]
)
def test_40_points_after_entering_must_reach_the_hand_minimum_only(
    minimum: int, needed: PointsMissing | None
) -> None:
    entered = after(begin(entry=50, minimum=minimum), *FIFTY, *FARKLE)
    assert refusal(after(entered, "133346", take("333"), take("1")), COUNT) == needed


def test_the_entry_minimum_holds_for_each_seat_by_itself() -> None:
    state = after(begin(), *FIFTY, "133346", take("333"), take("1"))
    assert refusal(state, COUNT) == PointsMissing(10, 50, entering=True)


def test_20_more_points_are_needed() -> None:
    state = after(begin(), "333226", take("333"))
    assert GAME.missing(state) == (PointsMissing(20, 50, entering=True),)


def test_points_of_earlier_rolls_of_the_hand_help_to_reach_the_minimum() -> None:
    state = after(begin(), "333246", take("333"), "113", take("1"), take("1"))
    assert after(state, COUNT).totals == (50, 0)


def test_enough_points_are_not_counted_before_the_new_roll_has_given_something() -> None:
    state = after(begin(), "111234", take("111"), "123")
    assert refusal(state, COUNT) == NothingSetAside()
    assert after(state, take("1"), COUNT).totals == (85, 0)


def test_dice_that_would_score_may_be_left_on_the_table() -> None:
    step = play(begin(), "111555", take("111"), COUNT)
    assert Counted(0, points=75, total=75, rolls=1, entered=True) in step.events
    assert step.state.totals == (75, 0)


def test_points_of_hands_add_up() -> None:
    assert after(begin(minimum=5), *FIFTY, *HUNDRED, *FIVE, *TEN).totals == (55, 110)


@pytest.mark.parametrize("script", [(), (ROLL,), ("133346",), ("111234", take("111"), "123")])
def test_what_is_missing_is_what_counting_is_refused_for(script: tuple[Part, ...]) -> None:
    state = after(begin(), *script)
    expected = () if state.throw else (refusal(state, COUNT),)
    assert GAME.missing(state) == expected


# Rule 5: entering


def test_a_total_of_0_is_not_entered_and_the_first_count_enters() -> None:
    step = play(begin(), *FIFTY, *FARKLE, *FIFTY, *FIFTY)
    counted = [event for event in step.events if isinstance(event, Counted)]
    assert [(event.seat, event.entered) for event in counted] == [
        (0, True),
        (0, False),
        (1, True),
    ]


def test_everybody_has_entered_when_the_entry_minimum_is_0() -> None:
    assert begin(entry=0).entered
    assert not begin(entry=5).entered
    counted = play(begin(entry=0), *FIFTY).events
    assert Counted(0, points=50, total=50, rolls=1, entered=False) in counted


# Rule 7: undo


def test_items_are_taken_back_one_by_one_the_last_first() -> None:
    rolled = after(begin(), "111556")
    one = after(rolled, take("111"))
    two = after(one, take("5"))
    assert after(two, TAKE_BACK) == one
    assert after(two, TAKE_BACK, TAKE_BACK) == rolled


def test_taking_back_tells_the_item_and_the_points_left() -> None:
    step = play(begin(), "111556", take("5"), take("111"), TAKE_BACK)
    assert step.events[-1] == WasTakenBack(0, THREE_1S, points=5)


def test_hot_dice_can_be_taken_back() -> None:
    rolled = after(begin(), "123456")
    assert after(rolled, take("123456"), TAKE_BACK) == rolled


def test_items_of_an_earlier_roll_cannot_be_taken_back() -> None:
    rolling = after(begin(), "111234", take("111"), ROLL)
    assert refusal(rolling, TAKE_BACK) == NotNow()
    assert refusal(after(rolling, Thrown((1, 2, 3))), TAKE_BACK) == NothingToTakeBack()


def test_a_counted_hand_cannot_be_taken_back() -> None:
    assert refusal(after(begin(), *FIFTY), TAKE_BACK) == NothingToTakeBack()


# Events and figures


def test_the_events_of_a_hand() -> None:
    step = play(begin(), "611423", take("1"), "55111", take("111"), take("5"), COUNT)
    assert step.events == (
        Rolled(0, (1, 1, 2, 3, 4, 6)),
        WasSetAside(0, Combination(Kind.SINGLE, (1,), 10), points=10, left=5),
        Rolled(0, (1, 1, 1, 5, 5)),
        WasSetAside(0, THREE_1S, points=85, left=2),
        WasSetAside(0, Combination(Kind.SINGLE, (5,), 5), points=90, left=1),
        Counted(0, points=90, total=90, rolls=2, entered=True),
        HandBegan(1, last=False),
    )


def test_a_match_begins_with_the_hand_of_the_first_seat() -> None:
    step = GAME.start(checked(GAME.options, {}), 3)
    assert step.events == (HandBegan(0, last=False),)
    assert step.state.totals == (0, 0, 0)


def test_the_figures_of_a_match() -> None:
    events = play(begin(), *FIFTY, *FARKLE, *HUNDRED, *FARKLE, *FARKLE).events
    assert FarkleStatistics().tally(events, 2) == (
        {"hands": 3, "farkles": 1, "best_hand": 100},
        {"hands": 2, "farkles": 2, "best_hand": 0},
    )


def test_over_several_matches_the_best_hand_is_the_highest_and_the_others_are_sums() -> None:
    merged = {name: figure.merge(3, 2) for name, figure in FarkleStatistics().figures.items()}
    assert merged == {"hands": 5, "farkles": 5, "best_hand": 3}
