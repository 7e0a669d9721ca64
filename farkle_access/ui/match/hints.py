"""What the key I says: the best choice, and the numbers behind it."""

from collections.abc import Callable

from farkle_access.core.contract import MoveT
from farkle_access.gamekit.advice import Advice, Evaluated, Measure
from farkle_access.i18n.phrases import points
from farkle_access.i18n.translator import Translator

ALWAYS = 0.995
"""From this share on a choice is always made: rounded it is 100 in 100."""


def hint(advice: Advice[MoveT], label: Callable[[MoveT], str], tr: Translator) -> str:
    """The best choice in one sentence; then what it and the next best are worth.

    `label` names a move as the menu does.
    """
    best = _name(advice.best, label)
    # Translators: Answer to the key I. {choice} is a menu item such as "roll 3 dice".
    said = tr.text("Hint: {choice}.", choice=best)
    if len(advice.choices) == 1:
        return said
    second = advice.choices[1]
    other = _name(second, label)
    if advice.best.share < ALWAYS:
        often = _how_often(advice.best.share, tr)
        return f"{said} {often} {_otherwise(other, second.share, tr)}"
    return f"{said} {_worth(advice, tr)} {_next(other, advice, tr)}"


def _name(choice: Evaluated[MoveT], label: Callable[[MoveT], str]) -> str:
    name = label(choice.move)
    return name[:1].lower() + name[1:]


def _how_often(share: float, tr: Translator) -> str:
    # Translators: After a hint where the best player varies its choices. {n} of 100.
    return tr.plural(
        "A perfect player does so {n} time in 100.",
        "A perfect player does so {n} times in 100.",
        _in_100(share),
    )


def _otherwise(choice: str, share: float, tr: Translator) -> str:
    # Translators: After a hint: the second choice, and how often the best player makes it.
    return tr.plural(
        "Otherwise: {choice}, {n} time in 100.",
        "Otherwise: {choice}, {n} times in 100.",
        _in_100(share),
        choice=choice,
    )


def _worth(advice: Advice[MoveT], tr: Translator) -> str:
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


def _next(choice: str, advice: Advice[MoveT], tr: Translator) -> str:
    measure, worth = advice.measure, advice.choices[1].worth
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
    """Whether both would be told with the same number, or their difference as 0."""
    match measure:
        case Measure.WINNING:
            return _in_100(best) == _in_100(other)
        case Measure.POINTS:
            return round(best) == round(other)
        case Measure.EQUITY:
            return _in_100(best - other) == 0


def _in_100(share: float) -> int:
    return round(100 * share)
