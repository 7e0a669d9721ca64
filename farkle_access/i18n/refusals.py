"""The words for the refusals that every game shares."""

from farkle_access.core.contract import NotNow, Refusal, WrongThrow
from farkle_access.i18n.phrases import numbers
from farkle_access.i18n.translator import Translator


def common_refusal(tr: Translator, refusal: Refusal) -> str | None:
    """The words for refusals of the contract itself; None for those of a game."""
    match refusal:
        case NotNow():
            # Translators: Heard when a key does not fit the moment, in any game.
            return tr.text("That is not possible now.")
        case WrongThrow(dice, needed):
            # Translators: Heard when dice given by the player do not fit the roll.
            # {dice} is a list such as "1, 1, 2"; {n} is how many dice are rolled.
            return tr.plural(
                "The dice given, {dice}, are refused: {n} die is rolled now.",
                "The dice given, {dice}, are refused: {n} dice are rolled now.",
                needed,
                dice=numbers(dice),
            )
        case _:
            return None
