"""The setting for the side from which the points of a board are counted."""

from typing import TypeVar

from farkle_access.i18n.numbering import Numbering
from farkle_access.i18n.translator import Translator
from farkle_access.ui.shell.menu import Item
from farkle_access.ui.shell.session import Session
from farkle_access.ui.shell.values import choice

T = TypeVar("T")


def numbering_item(value: T, numbering: Numbering, tr: Translator) -> Item[T]:
    """The setting and its value, as an item of the settings."""
    name = numbering_name(numbering, tr)
    # Translators: A setting: from which side the points of the backgammon board are counted.
    return Item(value, tr.text("Points of the board: {value}", value=name))


def change_numbering(session: Session) -> None:
    """Let the player choose; the change holds at once and is stored."""
    # Translators: The title of the choices for the setting "Points of the board".
    title = session.tr.text("Points of the board: from which side they are counted.")
    now = session.preferences.numbering
    session.change(numbering=choice(session, title, tuple(Numbering), now, numbering_name))


def numbering_name(numbering: Numbering, tr: Translator) -> str:
    match numbering:
        case Numbering.OWN:
            # Translators: A value of the setting "Points of the board".
            return tr.text("always from your side")
        case Numbering.MOVER:
            # Translators: A value of the setting "Points of the board".
            return tr.text("from the side of the one who moves")
        case Numbering.SIDES:
            # Translators: A value of the setting "Points of the board": as from the near and the
            # far side, each with 1 to 12.
            return tr.text("1 to 12, near and far")
