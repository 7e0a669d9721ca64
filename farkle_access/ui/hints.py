"""What the key I says: the best choice, and the numbers that speak for it."""

from collections.abc import Callable

from farkle_access.core.contract import Move
from farkle_access.games.advice import Advice, Judged, Measure
from farkle_access.i18n.phrases import points
from farkle_access.i18n.translator import Translator

ALWAYS = 0.995
"""A share that is said to be 100 in 100."""


def hint(advice: Advice, label: Callable[[Move], str], tr: Translator) -> str:
    """The best choice in one sentence; then what it and the next best are worth."""
    best = _name(advice.best, label)
    # Translators: Answer to the key I. {choice} is a menu item such as "roll 3 dice".
    said = tr.text("Hint: {choice}.", choice=best)
    if len(advice.choices) == 1:
        return said
    next_best = advice.choices[1]
    other = _name(next_best, label)
    if advice.best.share < ALWAYS:
        return f"{said} {_how_often(advice.best, tr)} {_otherwise(other, next_best, tr)}"
    return f"{said} {_worth(advice, tr)} {_next(advice.measure, other, advice, tr)}"


def _name(judged: Judged, label: Callable[[Move], str]) -> str:
    name = label(judged.move)
    return name[:1].lower() + name[1:]


def _how_often(best: Judged, tr: Translator) -> str:
    # Translators: After a hint where the best player varies its choices. {n} of 100.
    return tr.plural(
        "A perfect player does so {n} time in 100.",
        "A perfect player does so {n} times in 100.",
        _in_100(best.share),
    )


def _otherwise(choice: str, judged: Judged, tr: Translator) -> str:
    # Translators: After a hint: the second choice, and how often the best player makes it.
    return tr.plural(
        "Otherwise: {choice}, {n} time in 100.",
        "Otherwise: {choice}, {n} times in 100.",
        _in_100(judged.share),
        choice=choice,
    )


def _worth(advice: Advice, tr: Translator) -> str:
    worth = advice.best.worth
    match advice.measure:
        case Measure.WINNING:
            # Translators: After a hint: how often the player wins the match with it, of 100.
            return tr.plural(
                "With it you win {n} time in 100.",
                "With it you win {n} times in 100.",
                _in_100(worth),
            )
        case Measure.POINTS:
            # Translators: After a hint. {points} is what the hand brings, such as "62 points".
            return tr.text("It brings {points} on average.", points=points(tr, round(worth)))
        case Measure.EQUITY if worth < 0:
            # Translators: After a hint in backgammon: what the game loses on average with it.
            return tr.plural(
                "With it you lose {n} hundredth of a point on average.",
                "With it you lose {n} hundredths of a point on average.",
                _in_100(-worth),
            )
        case Measure.EQUITY:
            # Translators: After a hint in backgammon: what the game wins on average with it.
            return tr.plural(
                "With it you win {n} hundredth of a point on average.",
                "With it you win {n} hundredths of a point on average.",
                _in_100(worth),
            )


def _next(measure: Measure, choice: str, advice: Advice, tr: Translator) -> str:
    worth = advice.choices[1].worth
    if _sound_alike(measure, advice.best.worth, worth):
        # Translators: After a hint: the second best choice, when the number that was just heard
        # of the best one holds for it too.
        return tr.text("Next best, nearly as good: {choice}.", choice=choice)
    match measure:
        case Measure.WINNING:
            # Translators: After a hint: the second best choice, and how often it wins, of 100.
            return tr.plural(
                "Next best: {choice}, which wins {n} time in 100.",
                "Next best: {choice}, which wins {n} times in 100.",
                _in_100(worth),
                choice=choice,
            )
        case Measure.POINTS:
            # Translators: After a hint: the second best choice, and what the hand brings with
            # it, such as "45 points".
            return tr.text(
                "Next best: {choice}, which brings {points} on average.",
                choice=choice,
                points=points(tr, round(worth)),
            )
        case Measure.EQUITY:
            # Translators: After a hint in backgammon: the second best choice, and how much
            # less it wins than the best.
            return tr.plural(
                "Next best: {choice}, less by {n} hundredth.",
                "Next best: {choice}, less by {n} hundredths.",
                _in_100(advice.best.worth - worth),
                choice=choice,
            )


def _sound_alike(measure: Measure, best: float, other: float) -> bool:
    """Whether the two would be told with one number, or their distance with none."""
    match measure:
        case Measure.WINNING:
            return _in_100(best) == _in_100(other)
        case Measure.POINTS:
            return round(best) == round(other)
        case Measure.EQUITY:
            return _in_100(best - other) == 0


def _in_100(share: float) -> int:
    return round(100 * share)
