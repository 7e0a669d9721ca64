"""Keys by their names, wherever they come from."""

from typing import Protocol, TypeAlias

Key: TypeAlias = str
"""A lower case letter, a digit, a punctuation mark, or one of `NAMED`."""

_EDGES = ("enter", "escape", "space", "tab", "backtab", "backspace", "f1", "f2")
_ARROWS = ("up", "down", "left", "right", "home", "end")
NAMED = frozenset((*_EDGES, *_ARROWS))


class Leave(SystemExit):
    """The player leaves: end of input, Ctrl+C, Ctrl+D, or a signal that ends programs.

    It is a SystemExit, which event loops pass on and no handler mistakes for a fault.
    """


class UnknownKey(ValueError):
    """A line that names no key."""

    def __init__(self, line: str) -> None:
        super().__init__(line)
        self.line = line


class PastedText(UnknownKey):
    """Characters that came together where single keys are read: nobody pressed them as keys."""


class Keys(Protocol):
    """Where keys come from."""

    def next(self, timeout: float | None = None) -> Key | None:
        """The next key; None when `timeout` seconds pass without one.

        Raises Leave, UnknownKey for a line that names no key, and PastedText.
        """

    def text(self) -> str | None:
        """A line of text typed by the player, without its line end; None when it is abandoned.

        Raises Leave at the end of input.
        """

    def close(self) -> None:
        """Restore the keyboard to its former state."""


def key_named(line: str) -> Key:
    """The key that a line names; an empty line is Enter. Raises UnknownKey."""
    name = line.strip().lower() or "enter"
    if is_key(name):
        return name
    raise UnknownKey(line)


def is_key(name: str) -> bool:
    """Whether a key can have this name."""
    return name in NAMED or (len(name) == 1 and name.isprintable() and name != " ")
