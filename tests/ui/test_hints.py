"""Hints: what is best, and the numbers."""

import pytest

from farkle_access.gamekit.advice import Advice, Evaluated, Measure
from farkle_access.games.farkle.rules.moves import COUNT, ROLL, TAKE_BACK, FarkleMove
from farkle_access.i18n.translator import ENGLISH
from farkle_access.ui.match.hints import hint

NAMES: dict[FarkleMove, str] = {ROLL: "Roll 5 dice", COUNT: "Count 45 points"}


def heard(measure: Measure, *choices: tuple[FarkleMove, float, float]) -> str:
    advice = Advice(measure, tuple(Evaluated(*choice) for choice in choices))
    return hint(advice, NAMES.__getitem__, ENGLISH)


def test_the_only_choice_needs_no_numbers() -> None:
    assert heard(Measure.WINNING, (ROLL, 0.5, 1.0)) == "Hint: roll 5 dice."


@pytest.mark.parametrize(
    ("measure", "worths", "numbers"),
    [
        (
            Measure.WINNING,
            (0.314, 0.27),
            "With it you win 31 times in 100. "
            "Next best: count 45 points, which wins 27 times in 100.",
        ),
        (
            Measure.WINNING,
            (0.011, 0.0),
            "With it you win 1 time in 100. "
            "Next best: count 45 points, which wins 0 times in 100.",
        ),
        (
            Measure.POINTS,
            (72.09, 45.0),
            "It brings 72 points on average. "
            "Next best: count 45 points, which brings 45 points on average.",
        ),
        (
            Measure.EQUITY,
            (0.251, 0.22),
            "With it you win 25 hundredths of a point on average. "
            "Next best: count 45 points, less by 3 hundredths.",
        ),
        (
            Measure.EQUITY,
            (-0.01, -0.5),
            "With it you lose 1 hundredth of a point on average. "
            "Next best: count 45 points, less by 49 hundredths.",
        ),
    ],
)
def test_a_sure_choice_is_weighed_against_the_next_best(
    measure: Measure, worths: tuple[float, float], numbers: str
) -> None:
    said = heard(measure, (ROLL, worths[0], 1.0), (COUNT, worths[1], 0.0))
    assert said == f"Hint: roll 5 dice. {numbers}"


@pytest.mark.parametrize(
    ("measure", "worths", "number"),
    [
        (Measure.WINNING, (0.0742, 0.0651), "With it you win 7 times in 100."),
        (Measure.POINTS, (45.2, 44.6), "It brings 45 points on average."),
        (Measure.EQUITY, (0.251, 0.249), "With it you win 25 hundredths of a point on average."),
        (Measure.EQUITY, (-0.01, -0.0149), "With it you lose 1 hundredth of a point on average."),
    ],
)
def test_a_number_is_not_said_twice(
    measure: Measure, worths: tuple[float, float], number: str
) -> None:
    said = heard(measure, (ROLL, worths[0], 1.0), (COUNT, worths[1], 0.0))
    assert said == f"Hint: roll 5 dice. {number} Next best, nearly as good: count 45 points."


def test_a_varied_choice_says_how_often() -> None:
    assert heard(Measure.WINNING, (ROLL, 0.4, 0.63), (COUNT, 0.4, 0.37)) == (
        "Hint: roll 5 dice. A perfect player does so 63 times in 100. "
        "Otherwise: count 45 points, 37 times in 100."
    )


def test_the_loss_of_a_choice_is_against_the_best_worth() -> None:
    choices = (Evaluated(ROLL, 0.4, 0.63), Evaluated(COUNT, 0.3, 0.37))
    advice = Advice(Measure.WINNING, choices)
    assert advice.loss(COUNT) == pytest.approx(0.1)
    assert advice.loss(ROLL) == 0
    assert advice.loss(TAKE_BACK) is None
