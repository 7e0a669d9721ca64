"""Phrases that every game uses."""

from collections.abc import Iterable

from farkle_access.i18n.translator import Translator


def numbers(values: Iterable[int]) -> str:
    """Dice as they are read aloud: "1, 3, 3, 4"."""
    return ", ".join(map(str, values))


def listed(parts: Iterable[str]) -> str:
    """A list of things for the end of a sentence, after a colon."""
    return ", ".join(parts)


def points(tr: Translator, number: int) -> str:
    # Translators: An amount of points, alone or in a list. {n} is the number.
    return tr.plural("{n} point", "{n} points", number)
