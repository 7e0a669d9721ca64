"""Phrases that every game uses."""

from collections.abc import Iterable

from farkle_access.core.contract import NotNow, Refusal, WrongThrow
from farkle_access.i18n.translator import Translator


def numbers(values: Iterable[int]) -> str:
    """Dice as they are read out: "1, 3, 3, 4"."""
    return ", ".join(map(str, values))


def listed(parts: Iterable[str]) -> str:
    """Things one after the other, for the end of a sentence after a colon."""
    return ", ".join(parts)


def points(tr: Translator, number: int) -> str:
    # Translators: An amount of points, alone or in a list. {n} is the number.
    return tr.plural("{n} point", "{n} points", number)


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
