"""Lets the player choose the value of a setting."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from farkle_access.i18n.translator import Translator
from farkle_access.ui.shell.choosing import pick
from farkle_access.ui.shell.menu import Item
from farkle_access.ui.shell.session import Session

T = TypeVar("T")

PERCENTS = tuple(range(10, 101, 10))


def choice(
    session: Session,
    title: str,
    values: Sequence[T],
    current: T,
    name: Callable[[T, Translator], str],
) -> T:
    """The value chosen from a list; the current one if the player goes back."""
    values = values if current in values else [*values, current]
    items = [Item(value, name(value, session.tr)) for value in values]
    chosen = pick(session, title, items, list(values).index(current))
    return current if chosen is None else chosen


def switch(on: bool, tr: Translator) -> str:
    """A setting that is on or off."""
    if on:
        # Translators: A value of a setting that is switched.
        return tr.term("setting", "on")
    # Translators: A value of a setting that is switched.
    return tr.term("setting", "off")


def percent(value: int, tr: Translator) -> str:
    """A part of a hundred."""
    # Translators: A value of a setting. {n} is a number from 10 to 100.
    return tr.text("{n} percent", n=value)
