"""Lets the player choose one of several things."""

from collections.abc import Sequence
from typing import TypeVar

from farkle_access.ui.shell.commands import Command
from farkle_access.ui.shell.menu import Chosen, Item
from farkle_access.ui.shell.session import Session

T = TypeVar("T")


def pick(session: Session, title: str, items: Sequence[Item[T]], focus: int = 0) -> T | None:
    """The value of the chosen item; None when the player goes back. "" means no title."""
    if title:
        session.console.say(title)
    menu = session.menu(items, focus)
    menu.announce()
    while True:
        match menu.next():
            case Chosen(value):
                return value
            case Command.MENU:
                return None
            case Command.HELP:
                from farkle_access.ui.shell.help import read_help  # here, because few ask for it

                read_help(session)
                menu.announce()
            case press:
                session.console.refuse(press)
