"""Reads a text paragraph by paragraph."""

from collections.abc import Sequence

from farkle_access.ui.shell.commands import Command
from farkle_access.ui.shell.menu import Chosen, Item, capitalised
from farkle_access.ui.shell.session import Session


def read(
    session: Session,
    title: str,
    paragraphs: Sequence[str],
    focus: int = 0,
    *,
    positions: bool = True,
) -> None:
    """Let the player read with the arrows, or with Enter to the end; Esc goes back.

    Without `positions` no paragraph says its number, whatever the preferences are.
    """
    console = session.console
    console.say(title)
    items = [Item(None, paragraph) for paragraph in paragraphs]
    menu = session.menu(items, focus, positions=positions)
    menu.announce()
    while True:
        match menu.next():
            case Chosen() if menu.focus < len(paragraphs) - 1:
                menu.focus += 1
                menu.announce()
            case Chosen() | Command.MENU:
                return
            case Command.HELP:
                on, back = console.name(Command.NEXT), console.name(Command.MENU)
                # Translators: Heard after the help key while a text is read. {on} and {back} are
                # names of keys, usually the down arrow and Esc.
                said = session.tr.text("{on} reads on, {back} goes back.", on=on, back=back)
                console.say(capitalised(said))
            case press:
                console.refuse(press)
