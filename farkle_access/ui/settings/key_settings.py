"""Assigns other keys to commands."""

from farkle_access.i18n.translator import Translator
from farkle_access.input.keys import Key
from farkle_access.output.announcement import Kind
from farkle_access.ui.shell.choosing import pick
from farkle_access.ui.shell.commands import COMMANDS, Command, Entry
from farkle_access.ui.shell.key_names import key_name
from farkle_access.ui.shell.keymap import KeyTaken, check_chosen
from farkle_access.ui.shell.menu import Item
from farkle_access.ui.shell.session import Session

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
        enter = session.console.name(Command.ACTIVATE)
        # Translators: The title of the list of keys in the settings. {key} is usually Enter.
        title = session.tr.text("Keys: {key} changes one.", key=enter)
        chosen = pick(session, title, items, focus)
        if chosen is None:
            return
        focus = [item.value for item in items].index(chosen)
        if isinstance(chosen, Command):
            _change(session, chosen)
        else:
            session.change(keys={})
            # Translators: Heard after all keys have been set back.
            session.console.say(session.tr.text("All commands have their usual keys again."))


def _label(session: Session, entry: Entry) -> str:
    tr = session.tr
    key = key_name(session.console.keymap.keys(entry.command)[0], tr)
    # Translators: A key in the list of the settings. {key} is its name, {action} what it does.
    return tr.text("{key}: {action}", key=key, action=entry.help(tr))


def _change(session: Session, command: Command) -> None:
    tr, console = session.tr, session.console
    back = console.name(Command.MENU)
    # Translators: Heard before the new key of a command is pressed. {back} is the name of a key,
    # usually Esc.
    said = tr.text("Press the new key, or {back} to change nothing.", back=back)
    console.say(said, kind=Kind.CHOICE)
    key: Key = console.key()
    owner = console.keymap.command(key)
    if owner in (command, Command.MENU):
        return
    chosen = {**session.preferences.keys, command: key}
    try:
        check_chosen(chosen)
    except KeyTaken:
        console.say(_taken(key, owner, tr), kind=Kind.ERROR)
        return
    session.change(keys=chosen)


def _taken(key: Key, owner: Command | None, tr: Translator) -> str:
    name = key_name(key, tr)
    if owner is None:
        # Translators: Heard when a digit is pressed as the new key of a command.
        return tr.text("The key {key} has a use of its own in menus.", key=name)
    action = next(entry.help(tr) for entry in COMMANDS if entry.command is owner)
    # Translators: Heard when a key cannot be given to a command. {key} is its name, {action} what
    # it does, such as "hear the scores".
    return tr.text("The key {key} is taken already: {action}.", key=name, action=action)
