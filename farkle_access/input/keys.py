"""Keys by their names, wherever they come from."""

from typing import Protocol, TypeAlias

Key: TypeAlias = str
"""A lower case letter, a digit, a punctuation mark, or one of `NAMED`."""

_EDGES = ("enter", "escape", "space", "tab", "backtab", "backspace", "f1", "f2")
_ARROWS = ("up", "down", "left", "right", "home", "end")
NAMED = frozenset((*_EDGES, *_ARROWS))


class Leave(SystemExit):
    """The player leaves: end of input, Ctrl+C, Ctrl+D, or a signal that ends programs.

    Event loops let a SystemExit pass, and no handler for faults takes it for one.
    """


class UnknownKey(ValueError):
    """A line that names no key."""

    def __init__(self, line: str) -> None:
        super().__init__(line)
        self.line = line


class Keys(Protocol):
    """Where keys come from."""

    def next(self, timeout: float | None = None) -> Key | None:
        """The next key; None when `timeout` seconds passed without one.

        Raises Leave, and UnknownKey where a line can name no key.
        """

    def text(self) -> str | None:
        """A line of text typed by the player, without its end; None when it was given up.

        Raises Leave at the end of input.
        """

    def close(self) -> None:
        """Give the keyboard back as it was."""


def key_named(line: str) -> Key:
    """The key that a line names; an empty line is Enter. Raises UnknownKey."""
    name = line.strip().lower() or "enter"
    if is_key(name):
        return name
    raise UnknownKey(line)


def is_key(name: str) -> bool:
    """Whether a key can have this name."""
    return name in NAMED or (len(name) == 1 and name.isprintable() and name != " ")
