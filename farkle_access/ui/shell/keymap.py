"""Which key does what: the usual keys, and those that the player has chosen instead."""

from collections.abc import Mapping

from farkle_access.input.keys import Key, is_key
from farkle_access.ui.shell.commands import COMMANDS, Command

DIGITS = frozenset("123456789")


class KeyTaken(ValueError):
    """A key that cannot be assigned to a command, because it has another meaning."""


class Keymap:
    """The commands by their keys.

    A chosen key replaces all usual keys of its command.
    """

    def __init__(self, chosen: Mapping[Command, Key]) -> None:
        self._keys = {
            entry.command: (chosen[entry.command],) if entry.command in chosen else entry.keys
            for entry in COMMANDS
        }
        self._commands = {key: command for command, keys in self._keys.items() for key in keys}

    def command(self, key: Key) -> Command | None:
        """The command of a key; None when it has none."""
        return self._commands.get(key)

    def keys(self, command: Command) -> tuple[Key, ...]:
        """The keys of a command, the most common first."""
        return self._keys[command]


def check_chosen(chosen: Mapping[Command, Key]) -> None:
    """Raises KeyTaken when two commands would share a key, or a key is a digit or no key."""
    keymap = Keymap(chosen)
    seen: set[Key] = set()
    for entry in COMMANDS:
        for key in keymap.keys(entry.command):
            if key in seen or key in DIGITS or not is_key(key):
                raise KeyTaken(key)
            seen.add(key)
