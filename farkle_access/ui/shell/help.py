"""The help, made from the table of commands."""

from typing import TYPE_CHECKING

from farkle_access.i18n.phrases import listed
from farkle_access.ui.shell.commands import COMMANDS, Command, Entry, Where
from farkle_access.ui.shell.key_names import key_name
from farkle_access.ui.shell.reader import read
from farkle_access.ui.shell.session import Session

if TYPE_CHECKING:
    from farkle_access.gamekit.package import AnyPackage


def read_help(session: Session, package: "AnyPackage | None" = None) -> None:
    """Read which keys work and what they do: in a match of this game, or outside a match."""
    tr = session.tr
    back = session.console.name(Command.MENU)
    on = session.console.name(Command.NEXT)
    # Translators: The title of the help. {on} and {back} are names of keys, usually the down
    # arrow and Esc.
    title = tr.text("Keys. Read on with {on}, go back with {back}.", on=on, back=back)
    lines = [_line(session, entry) for entry in COMMANDS if _works(entry.where, package)]
    # Translators: A line of the help.
    lines.append(tr.text("1 to 9: go to that item of the menu."))
    if package is not None and package.controls().numbered:
        # Translators: A line of the help, about menus of values of two dice such as 42.
        lines.append(tr.text("Two digits, where values are chosen: go to that value."))
    # Translators: A line of the help. Ctrl is the name of a key.
    lines.append(tr.text("Ctrl and C: leave the program; the match is saved."))
    read(session, title, lines)


def _works(where: Where, package: "AnyPackage | None") -> bool:
    match where:
        case Where.EVERYWHERE:
            return True
        case Where.MATCH:
            return package is not None
        case Where.BOARD:
            return package is not None and package.board() is not None


def _line(session: Session, entry: Entry) -> str:
    tr = session.tr
    names = listed(key_name(key, tr) for key in session.console.keymap.keys(entry.command))
    # Translators: A line of the help. {keys} are names of keys, {action} what they do, such as
    # "hear the scores".
    return tr.text("{keys}: {action}.", keys=names, action=entry.help(tr))
