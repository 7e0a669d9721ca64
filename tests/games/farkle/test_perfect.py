"""The computer player of Farkle that plays to win."""

from dataclasses import replace
from random import Random
from statistics import fmean, stdev

import pytest

from benchmarks.farkle_hands import hand_value
from benchmarks.farkle_strength import given_away_in
from farkle_access.gamekit.advice import Measure
from farkle_access.gamekit.computers import Level
from farkle_access.games.farkle.bots import computers
from farkle_access.games.farkle.engine import perfect
from farkle_access.games.farkle.engine.advising import FarkleAdviser, evaluate
from farkle_access.games.farkle.engine.perfect import mixed
from farkle_access.games.farkle.engine.strategy import appraise, reach
from farkle_access.games.farkle.engine.winning import chances
from farkle_access.games.farkle.rules.moves import COUNT, ROLL, TAKE_BACK, SetAside
from farkle_access.games.farkle.rules.state import Ending, Settings
from tests.games.farkle.play import GAME, made
from tests.games.farkle.standings import USUAL, begun, rolling, table_of

PERFECT = computers().by_level[Level.PERFECT]


def test_reaching_the_limit_wins_unless_somebody_still_passes() -> None:
    view = begun(USUAL, (900, 800))
    after = perfect.Prospect(view, chances(Ending.ROUND, 35), 50).after
    assert after(100) == 1 - reach(205)
    assert after(300) == 1 - reach(405)
    assert after(95) < after(100)
    last = perfect.Prospect(begun(USUAL, (800, 900), 1), chances(Ending.ROUND, 35), 50)
    assert last.after(100) == 1
    sudden = begun(replace(USUAL, ending=Ending.SUDDEN), (900, 995, 995))
    assert perfect.Prospect(sudden, chances(Ending.SUDDEN, 35), 50).after(100) == 1
    everyone = begun(replace(USUAL, ending=Ending.EVERYONE), (990, 0, 900))
    assert perfect.Prospect(everyone, chances(Ending.EVERYONE, 35), 50).after(35) == pytest.approx(
        (1 - reach(1030)) * (1 - reach(130))
    )


def test_several_rivals_are_harder_to_beat_than_the_strongest() -> None:
    assert mixed([0.3]) == pytest.approx(0.3)
    assert mixed([0.5] * 3) == pytest.approx(1 / 4)
    assert mixed([1.0, 1.0]) == 1
    assert mixed([0.0, 0.5]) == 0
    assert mixed([0.4, 0.9]) < 0.4


def test_every_choice_is_evaluated_by_the_chance_to_win() -> None:
    view = rolling(begun(USUAL, (600, 700)), 50, 3)
    view = replace(view, roll=(1, 2, 5))
    found = evaluate(view)
    assert found.measure is Measure.WINNING
    assert {move for move, _ in found.values} == {*GAME.legal_moves(view)} - {TAKE_BACK}
    worth = dict(found.values)
    rival = begun(USUAL, (650, 700), 1)
    assert worth[COUNT] == pytest.approx(1 - table_of(rival), abs=1e-9)
    assert all(0 < value < 1 for value in worth.values())


def test_it_dares_more_when_it_is_behind_and_less_when_it_leads() -> None:
    behind = rolling(begun(USUAL, (500, 975)), 60, 2)
    assert appraise(behind).best == COUNT
    assert evaluate(behind).best == ROLL
    ahead = rolling(begun(USUAL, (975, 500)), 90, 4)
    assert appraise(ahead).best == ROLL
    assert evaluate(ahead).best == COUNT


@pytest.mark.slow
def test_the_plan_is_carried_out_item_by_item() -> None:
    random = Random(5)
    for _ in range(60):
        totals = (random.randrange(0, 1000, 5), random.randrange(0, 1000, 5))
        state = rolling(begun(USUAL, totals), 40, 6)
        state = replace(
            state, taken=(), roll=tuple(sorted((1, *random.choices(range(1, 7), k=4))))
        )
        planned = max(value for _, value in evaluate(state).values)
        while isinstance(move := PERFECT.choose(state, random), SetAside):
            state = made(state, move).state
        assert dict(evaluate(state).values)[move] == pytest.approx(planned, abs=1e-12)


@pytest.mark.parametrize("ending", Ending)
@pytest.mark.parametrize("seats", [2, 3, 16])
def test_it_evaluates_any_table(ending: Ending, seats: int) -> None:
    random = Random(seats)
    for entry, minimum, limit in ((500, 500, 10000), (0, 0, 100), (60, 20, 2500)):
        settings = Settings(entry, minimum, limit, ending)
        totals = tuple(random.randrange(0, limit, 5) for _ in range(seats))
        view = rolling(begun(settings, totals, random.randrange(seats)), 40, 3)
        assert all(0 <= value <= 1 for _, value in evaluate(view).values)
        assert PERFECT.choose(view, random) in GAME.legal_moves(view)


def test_advice_is_the_best_choice_first() -> None:
    view = replace(rolling(begun(USUAL, (300, 700)), 50, 3), roll=(1, 2, 5))
    advice = FarkleAdviser().advise(view)
    assert advice.measure is Measure.WINNING
    assert advice.best.move == PERFECT.choose(view, Random(0))
    worths = [choice.worth for choice in advice.choices]
    assert worths == sorted(worths, reverse=True)
    assert [choice.share for choice in advice.choices] == [1.0] + [0.0] * (len(worths) - 1)


# Slow measurements


@pytest.mark.slow
@pytest.mark.parametrize(
    ("level", "value", "within"), [(Level.HARD, 72.0897, 1e-4), (Level.MEDIUM, 65.49, 5e-3)]
)
def test_a_hand_brings_what_was_computed_elsewhere(
    level: Level, value: float, within: float
) -> None:
    """With the usual hand minimum; the benchmarks print it for the others too."""
    assert hand_value(computers().by_level[level], 35) == pytest.approx(value, abs=within)


@pytest.mark.slow
def test_the_perfect_player_wins_what_the_hard_one_gives_away() -> None:
    lost = [given_away_in(Level.HARD, seed) for seed in range(30)]
    assert min(lost) >= 0
    assert fmean(lost) > 2 * stdev(lost) / len(lost) ** 0.5
