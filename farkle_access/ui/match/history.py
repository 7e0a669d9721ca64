"""Everything said in a match: read back, or written to a file."""

from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path

from farkle_access.output.announcement import Kind
from farkle_access.ui.shell.commands import Command
from farkle_access.ui.shell.menu import Chosen, Item
from farkle_access.ui.shell.session import Session


def read_history(session: Session, said: Sequence[str]) -> None:
    """From the latest backwards; the item after the latest writes everything to a file."""
    console, tr = session.console, session.tr
    # Translators: The title of the list of everything said, the latest at its end.
    console.say(tr.text("History. The up arrow goes back; the last item writes it to a file."))
    items = [Item(False, text) for text in said]
    # Translators: The last item of the history.
    items.append(Item(True, tr.text("Write the history to a file")))
    # Menu items in it say their own places, so a second place would confuse.
    menu = session.menu(items, max(len(said) - 1, 0), positions=False)
    menu.announce()
    while True:
        match menu.next():
            case Chosen(True):
                return _write_history(session, said)
            case Chosen():
                menu.focus += 1
                menu.announce()
            case Command.MENU:
                return None
            case press:
                console.refuse(press)


def _write_history(session: Session, said: Sequence[str]) -> None:
    """Write to a new file in the folder of the histories, an announcement on each line."""
    tr, folder = session.tr, session.histories
    try:
        path = _write(folder, said)
    except OSError:
        # Translators: Heard when the history cannot be written to a file.
        text = tr.text("The history cannot be written: its folder or the disk does not allow it.")
        session.console.say(text, kind=Kind.ERROR)
        return
    # Translators: Heard when the history was written. {folder} and {file} are names.
    text = tr.text(
        "The history is in the folder {folder}, in the file {file}.",
        folder=folder.name,
        file=path.name,
    )
    session.console.say(text)


def _write(folder: Path, said: Sequence[str]) -> Path:
    from farkle_access.play.files import make_folder, write_new

    make_folder(folder)
    content = "".join(f"{text}\n" for text in said).encode()
    for number in count(1):
        path = folder / f"history {number}.txt"  # a name that is easy to hear
        with suppress(FileExistsError):
            write_new(path, content)
            return path
    raise AssertionError("numbers do not end")
