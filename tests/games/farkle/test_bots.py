"""The computer players of Farkle, and the values that the best of them plays by."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise, product
from random import Random
from statistics import fmean

import pytest

from farkle_access.core.contract import Dice, Outcome, Thrown
from farkle_access.core.options import OptionValue
from farkle_access.gamekit.advice import Measure
from farkle_access.gamekit.computers import Bot, Level
from farkle_access.games.farkle.bots import computers
from farkle_access.games.farkle.engine.goals import goal_of
from farkle_access.games.farkle.engine.keeping import Pattern, keeps, patterns
from farkle_access.games.farkle.engine.strategy import (
    appraise,
    hand_points,
    last_hand,
    reach,
)
from farkle_access.games.farkle.rules.moves import COUNT, ROLL, TAKE_BACK, FarkleMove, SetAside
from farkle_access.games.farkle.rules.scoring import Combination, Kind, items, without
from farkle_access.games.farkle.rules.state import Ending, Settings, State
from tests.games.farkle.play import GAME, Logged, made

FACES = range(1, 7)
ONE = (items((1,))[0],)
DEFAULTS: Mapping[str, OptionValue] = {spec.name: spec.default for spec in GAME.options}
BOTS = computers().by_level
QUICK = (Level.EASY, Level.MEDIUM, Level.HARD)
SETTINGS = Settings(entry=50, minimum=35, limit=1000, ending=Ending.ROUND)


def moment(
    roll: Sequence[int] = (),
    points: int = 0,
    totals: tuple[int, ...] = (500, 500),
    reached: tuple[int, ...] = (),
    seat: int = 0,
    taken: int = 0,
    settings: Settings = SETTINGS,
) -> State:
    """A choice of `seat`; `taken` ones have been set aside, counted in `points` already."""
    ones = ONE * taken
    return State(settings, totals, seat, 1, points, tuple(roll), ones, 0, reached, False)


def play(
    bots: Sequence[Bot[State, FarkleMove]],
    random: Random,
    options: Mapping[str, OptionValue] = DEFAULTS,
) -> tuple[Outcome, list[tuple[State, FarkleMove]]]:
    """A whole match, and every choice made in it."""
    state = GAME.start(options, len(bots)).state
    choices: list[tuple[State, FarkleMove]] = []
    while True:
        match GAME.turn(state):
            case Outcome() as outcome:
                return outcome, choices
            case Dice(count):
                move: Logged = Thrown(tuple(random.choices(FACES, k=count)))
            case seat:
                move = bots[seat].choose(GAME.view(state, seat), random)
                choices.append((state, move))
        state = made(state, move).state


def wins(first: Level, second: Level, matches: int) -> float:
    """The share of matches that `first` wins, beginning in every other one."""
    won = 0
    for number in range(matches):
        at_table = [BOTS[first], BOTS[second]]
        start = number % 2
        outcome, _ = play(at_table[::-1] if start else at_table, Random(number))
        won += outcome.winner == start
    return won / matches


# Patterns and keeps


@pytest.mark.parametrize(
    ("dice", "distinct", "choices"),
    [(1, 2, 2), (2, 5, 8), (3, 13, 24), (4, 30, 76), (5, 62, 215), (6, 126, 539)],
)
def test_patterns_are_as_many_as_counted_elsewhere(dice: int, distinct: int, choices: int) -> None:
    assert len(patterns(dice)) == distinct
    assert sum(len(pattern.keeps) for pattern in patterns(dice)) == choices


@pytest.mark.parametrize(
    ("dice", "farkle"),
    [(1, 2 / 3), (2, 4 / 9), (3, 5 / 18), (4, 17 / 108), (5, 25 / 324), (6, 5 / 216)],
)
def test_what_the_patterns_leave_is_the_farkle(dice: int, farkle: float) -> None:
    assert sum(p.probability for p in patterns(dice)) == pytest.approx(1 - farkle)


def test_keeps_name_the_most_points_for_each_number_of_dice() -> None:
    assert keeps((1, 3, 3, 3, 4, 6)) == ((1, 10), (3, 30), (4, 40))
    assert keeps((1, 1, 1, 5, 5, 5)) == ((1, 10), (2, 20), (3, 75), (4, 80), (5, 85), (6, 250))
    assert keeps((2, 3, 4, 6)) == ()
    assert patterns(1) == (Pattern(1 / 6, ((1, 10),)), Pattern(1 / 6, ((1, 5),)))


def test_taking_the_highest_scoring_item_again_and_again_brings_the_most_points() -> None:
    for roll in {tuple(sorted(dice)) for dice in product(FACES, repeat=6)}:
        left, points = roll, 0
        while items(left):
            points += items(left)[0].points
            left = without(left, items(left)[0].dice)
        assert points == max((points for _, points in keeps(roll)), default=0)


# Values


@pytest.mark.parametrize(("required", "value"), [(35, 72.0897), (50, 71.2084), (5, 72.1178)])
def test_a_hand_is_worth_what_was_computed_elsewhere(required: int, value: float) -> None:
    assert hand_points(required).rolled(0, 6) == pytest.approx(value, abs=1e-4)


@pytest.mark.parametrize(
    ("dice", "threshold"), [(1, 35), (2, 25), (3, 40), (4, 100), (5, 360), (6, 2220)]
)
def test_rolling_is_better_up_to_the_known_thresholds(dice: int, threshold: int) -> None:
    hand = hand_points(5)
    for points in range(5, 4000, 5):
        assert (hand.rolled(points, dice) > points) == (points <= threshold)


def test_points_beyond_a_win_are_worth_nothing_near_or_far() -> None:
    for enough in (100, 500, 505, 5000):
        hand = hand_points(35, enough)
        assert hand.counted(enough) == hand.counted(enough + 750) == enough
        for points in range(35, enough + 200, 5):
            for dice in range(1, 7):
                assert hand.rolled(points, dice) < enough


def test_reaching_more_is_less_likely_and_tables_of_all_sizes_agree() -> None:
    chances = [reach(points) for points in range(5, 3000, 5)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] == pytest.approx(1 - 5 / 216)
    assert 0 < reach(20000) < 1e-9
    for points in (5, 100, 640):
        beyond = last_hand(points + 640, ())
        assert beyond.rolled(640, 6) == pytest.approx(last_hand(points).rolled(0, 6), abs=1e-12)


def test_rivals_to_come_lower_the_value_of_a_lead() -> None:
    alone, followed = last_hand(100), last_hand(100, ((50, 35), (0, 50)))
    assert alone.counted(100) == 1
    assert followed.counted(95) == 0
    assert followed.counted(100) == pytest.approx((1 - reach(150)) * (1 - reach(100)))
    assert followed.counted(300) > followed.counted(100)
    assert followed.rolled(0, 6) < alone.rolled(0, 6)


def test_the_appraisal_of_a_last_hand_agrees_with_search_through_the_rules() -> None:
    settings = replace(SETTINGS, entry=0, minimum=10, limit=100)
    start = moment(totals=(130, 100), reached=(0,), seat=1, settings=settings)
    enough = 35
    throws = [Counter(tuple(sorted(d)) for d in product(FACES, repeat=n)) for n in range(7)]

    def choices(state: State) -> dict[FarkleMove, float]:
        moves = [move for move in GAME.legal_moves(state) if move != TAKE_BACK]
        return {move: after(made(state, move).state) for move in moves}

    def after(state: State) -> float:
        if state.over:
            return float(state.totals[1] > 130)
        if state.taken and state.points >= enough:
            return 1.0
        return search(state.points, state.roll, state.taken[:1], state.throw)

    @cache
    def search(
        points: int, roll: tuple[int, ...], taken: tuple[Combination, ...], throw: int
    ) -> float:
        state = replace(start, points=points, roll=roll, taken=taken, throw=throw)
        if not throw:
            return max(choices(state).values())
        worths = {dice: after(made(state, Thrown(dice)).state) for dice in throws[throw]}
        total = sum(throws[throw][dice] * worth for dice, worth in worths.items())
        return total / throws[throw].total()

    rolls = ((), (1, 2, 5), (5,), (1, 1, 2, 3, 4, 6), (2, 2, 2, 3, 5, 6), (1, 1, 5, 5, 5))
    for roll, points, taken in product(rolls, range(10, enough + 10, 5), (0, 1)):
        state = replace(start, roll=roll, points=points, taken=ONE * (taken or not roll))
        appraisal = appraise(state)
        assert appraisal.measure is Measure.WINNING
        assert dict(appraisal.values) == pytest.approx(choices(state), abs=1e-12)


def test_an_appraisal_has_every_choice_but_taking_back() -> None:
    state = moment((1, 2, 5), points=50, taken=1)
    appraisal = appraise(state)
    assert appraisal.measure is Measure.POINTS
    assert {move for move, _ in appraisal.values} == {*GAME.legal_moves(state)} - {TAKE_BACK}
    assert dict(appraisal.values)[COUNT] == 50
    assert dict(appraisal.values)[ROLL] == hand_points(35).rolled(50, 3)


@pytest.mark.parametrize(
    ("ending", "reached", "seat", "goal", "still"),
    [
        (Ending.ROUND, (), 1, None, (2,)),
        (Ending.ROUND, (), 2, 300, ()),
        (Ending.ROUND, (0,), 1, 505, (2,)),
        (Ending.EVERYONE, (), 2, None, (0, 1)),
        (Ending.EVERYONE, (2,), 0, 305, (1,)),
        (Ending.EVERYONE, (2,), 1, 505, ()),
        (Ending.SUDDEN, (), 0, 100, ()),
    ],
)
def test_the_goal_of_a_hand_and_who_plays_after_it(
    ending: Ending, reached: tuple[int, ...], seat: int, goal: int | None, still: tuple[int, ...]
) -> None:
    totals = tuple(1200 if other in reached else (900, 700, 700)[other] for other in range(3))
    settings = replace(SETTINGS, ending=ending)
    view = moment(totals=totals, reached=reached, seat=seat, settings=settings)
    assert goal_of(view) == goal
    assert view.still_to_play == still


# Players


@pytest.mark.parametrize("level", list(BOTS))
@pytest.mark.parametrize("ending", Ending)
def test_every_level_counts_at_once_when_that_wins(level: Level, ending: Ending) -> None:
    settings = replace(SETTINGS, ending=ending)
    last = ending is Ending.EVERYONE
    totals, reached = ((1040, 960), (0,)) if last else ((900, 960), ())
    # Six dice after hot dice would be rolled at any other moment.
    view = moment(points=85, totals=totals, reached=reached, seat=1, taken=1, settings=settings)
    assert all(BOTS[level].choose(view, Random(seed)) == COUNT for seed in range(50))


@pytest.mark.parametrize("level", list(BOTS))
def test_no_level_stops_a_last_hand_below_the_leader(level: Level) -> None:
    for points in range(35, 200, 5):
        view = moment((2,), points, totals=(1100, 900), reached=(0,), seat=1, taken=1)
        for seed in range(50):
            move = BOTS[level].choose(view, Random(seed))
            assert move == (COUNT if points > 200 else ROLL)


@pytest.mark.parametrize(("total", "points"), [(955, 40), (400, 595)])
def test_the_expert_does_not_roll_hot_dice_when_counting_wins(total: int, points: int) -> None:
    sudden = replace(SETTINGS, ending=Ending.SUDDEN)
    view = moment((5,), points, totals=(total, 900), taken=1, settings=sudden)
    take = SetAside(Kind.SINGLE, (5,))
    assert BOTS[Level.HARD].choose(view, Random(0)) == take
    assert BOTS[Level.HARD].choose(made(view, take).state, Random(0)) == COUNT
    assert BOTS[Level.HARD].choose(replace(view, totals=(total - 20, 900)), Random(0)) == take


def test_the_expert_carries_out_its_plan_item_by_item() -> None:
    random = Random(5)
    for _ in range(2000):
        roll = tuple(sorted(random.choices(FACES, k=random.randint(1, 6))))
        state = moment(roll, random.randrange(0, 300, 5))
        if not items(roll):
            continue
        planned = max(value for _, value in appraise(state).values)
        while (move := BOTS[Level.HARD].choose(state, random)) not in (ROLL, COUNT):
            state = made(state, move).state
            assert max(value for _, value in appraise(state).values) == planned
        assert dict(appraise(state).values)[move] == planned


def test_the_careful_one_takes_all_and_stops_by_thresholds() -> None:
    careful, random = BOTS[Level.MEDIUM], Random(0)
    assert careful.choose(moment((1, 2, 2, 2, 2, 5)), random) == SetAside(Kind.FOUR, (2,) * 4)
    assert careful.choose(moment((2, 3, 4), 40, taken=1), random) == ROLL
    assert careful.choose(moment((2, 3, 4), 45, taken=1), random) == COUNT
    assert careful.choose(moment((2,), 40, totals=(0, 0), taken=1), random) == ROLL


def test_the_beginner_has_whims_but_begins_with_the_highest_scoring_item() -> None:
    easy = BOTS[Level.EASY]
    whims = {easy.choose(moment((2, 3), 50, taken=1), Random(seed)) for seed in range(50)}
    assert whims == {ROLL, COUNT}
    leaves = {easy.choose(moment((2, 5), 10, taken=1), Random(seed)) for seed in range(50)}
    assert leaves == {ROLL, SetAside(Kind.SINGLE, (5,))}
    first = {easy.choose(moment((1, 3, 3, 3, 5)), Random(seed)) for seed in range(50)}
    assert first == {SetAside(Kind.THREE, (3, 3, 3))}


@pytest.mark.slow
def test_every_level_makes_legal_moves_in_any_match_and_ends_it() -> None:
    random = Random(8)
    for number in range(24):
        options: dict[str, OptionValue] = {
            "entry": random.choice((0, 35, 50, 100, random.randrange(0, 205, 5))),
            "minimum": random.choice((0, 5, 35, 50, random.randrange(0, 205, 5))),
            "limit": random.choice((100, 500, 1000, random.randrange(100, 2005, 5))),
            "ending": random.choice(list(Ending)),
        }
        bots = [BOTS[random.choice(QUICK)] for _ in range(random.randint(2, 16))]
        if not number % 8:
            bots[0] = BOTS[Level.PERFECT]
        _, choices = play(bots, Random(number), options)
        for state, move in choices:
            assert move in GAME.legal_moves(state)
            assert move != TAKE_BACK


@pytest.mark.slow
@pytest.mark.parametrize("level", list(BOTS))
def test_the_hardest_settings_end_too(level: Level) -> None:
    for entry, minimum, limit, seats in (
        (500, 500, 1000, 2),
        (500, 0, 3000, 3),
        (0, 300, 10000, 2),
    ):
        options: dict[str, OptionValue] = {
            "entry": entry,
            "minimum": minimum,
            "limit": limit,
            "ending": Ending.EVERYONE,
        }
        outcome, _ = play([BOTS[level]] * seats, Random(1), options)
        assert outcome.scores[outcome.winner] >= limit


@pytest.mark.parametrize("level", list(BOTS))
def test_equal_views_and_random_states_choose_alike(level: Level) -> None:
    _, choices = play([BOTS[level]] * 3, Random(3))
    _, again = play([computers().by_level[level]] * 3, Random(3))
    assert choices == again


@pytest.mark.slow
@pytest.mark.parametrize(
    ("better", "worse", "matches"),
    [
        (Level.MEDIUM, Level.EASY, 500),
        (Level.HARD, Level.MEDIUM, 1100),
        (Level.HARD, Level.EASY, 200),
    ],
)
def test_a_higher_level_wins_more(better: Level, worse: Level, matches: int) -> None:
    """In as many matches as show it by six standard deviations."""
    error = 0.5 / matches**0.5
    assert wins(better, worse, matches) > 0.5 + 4 * error


@pytest.mark.slow
def test_the_expert_brings_home_the_value_of_a_hand() -> None:
    far = {**DEFAULTS, "entry": 0, "limit": 10000}
    hands = []
    for seed in range(10):
        _, choices = play([BOTS[Level.HARD]] * 2, Random(seed), far)
        begun = [state for state, _ in choices if not state.rolls and not state.reached]
        hands += [
            later.totals[state.seat] - state.totals[state.seat] for state, later in pairwise(begun)
        ]
    assert fmean(hands) == pytest.approx(hand_points(35).rolled(0, 6), abs=4)
