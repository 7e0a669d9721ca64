"""Giving commands other keys."""

from farkle_access.input.keys import Key
from farkle_access.output.announcement import Kind
from farkle_access.ui.choosing import pick
from farkle_access.ui.commands import COMMANDS, Command, Entry, KeyTaken, check_chosen, key_name
from farkle_access.ui.menu import Item
from farkle_access.ui.session import Session

_USUAL = "usual"


def change_keys(session: Session) -> None:
    """Let the player choose a command and press its new key, until they go back."""
    focus = 0
    while True:
        items: list[Item[Command | str]] = [
            *(Item(entry.command, _label(session, entry)) for entry in COMMANDS),
            # Translators: The last item in the list of keys.
            Item(_USUAL, session.tr.text("The usual keys for everything")),
        ]
        # Translators: The title of the list of keys in the settings.
        title = session.tr.text("Keys: Enter changes one.")
        chosen = pick(session, title, items, focus)
        if chosen is None:
            return
        focus = [item.value for item in items].index(chosen)
        if isinstance(chosen, Command):
            _change(session, chosen)
        else:
            session.change(keys={})


def _label(session: Session, entry: Entry) -> str:
    tr = session.tr
    key = key_name(session.console.keymap.keys(entry.command)[0], tr)
    # Translators: A key in the list of the settings. {key} is its name, {action} what it does.
    return tr.text("{key}: {action}", key=key, action=entry.help(tr))


def _change(session: Session, command: Command) -> None:
    tr, console = session.tr, session.console
    # Translators: Heard before the new key of a command is pressed.
    console.say(tr.text("Press the new key."), kind=Kind.CHOICE)
    key: Key = console.key()
    chosen = {**session.preferences.keys, command: key}
    try:
        check_chosen(chosen)
    except KeyTaken:
        # Translators: Heard when a key cannot be given to a command. {key} is its name.
        said = tr.text("{key} is taken by another command.", key=key_name(key, tr))
        console.say(said, kind=Kind.ERROR)
        return
    session.change(keys=chosen)
