"""The setting for an Enter that is pressed twice by mistake, or held down."""

from typing import TypeVar

from farkle_access.i18n.translator import Translator
from farkle_access.ui.shell.menu import Item
from farkle_access.ui.shell.preferences import DOUBLE_ENTERS
from farkle_access.ui.shell.session import Session
from farkle_access.ui.shell.values import choice

T = TypeVar("T")


def double_enter_item(value: T, now: float, tr: Translator) -> Item[T]:
    """The item of the settings."""
    # Translators: A setting: whether an Enter pressed twice by mistake makes a second choice.
    return Item(value, tr.text("Enter pressed twice: {value}", value=_name(now, tr)))


def change_double_enter(session: Session) -> None:
    """Let the player choose, and store it."""
    # Translators: The title of the choices for the setting "Enter pressed twice".
    title = session.tr.text(
        "Enter pressed twice by mistake, or held down: how long it chooses nothing in the next "
        "menu of a match."
    )
    now = session.preferences.double_enter
    session.change(double_enter=choice(session, title, DOUBLE_ENTERS, now, _name))


def _name(seconds: float, tr: Translator) -> str:
    if not seconds:
        # Translators: A value of the setting "Enter pressed twice".
        return tr.text("it counts at once")
    # Translators: A value of the setting "Enter pressed twice". {n} is a number such as 3.
    return tr.plural(
        "ignored for {n} tenth of a second",
        "ignored for {n} tenths of a second",
        round(seconds * 10),
    )
