"""The spoken names of keys."""

from collections.abc import Callable

from farkle_access.i18n.translator import Translator
from farkle_access.input.keys import Key
from farkle_access.ui.shell.marks import mark_name


def key_name(key: Key, tr: Translator) -> str:
    """The spoken name of a key."""
    name = _NAMES.get(key)
    return name(tr) if name else mark_name(key, tr) or key.upper()


def key_spoken(name: str, tr: Translator) -> Key | None:
    """The key with this spoken name, in upper or lower case; None for any other text."""
    wanted = name.strip().casefold()
    return next((key for key, said in _NAMES.items() if said(tr).casefold() == wanted), None)


_NAMES: dict[Key, Callable[[Translator], str]] = {
    # Translators: The name of a key, as screen readers of your language say it.
    "enter": lambda tr: tr.term("key name", "Enter"),
    # Translators: The name of a key.
    "escape": lambda tr: tr.term("key name", "Esc"),
    # Translators: The name of a key.
    "space": lambda tr: tr.term("key name", "Space"),
    # Translators: The name of a key.
    "up": lambda tr: tr.term("key name", "up arrow"),
    # Translators: The name of a key.
    "down": lambda tr: tr.term("key name", "down arrow"),
    # Translators: The name of a key.
    "left": lambda tr: tr.term("key name", "left arrow"),
    # Translators: The name of a key.
    "right": lambda tr: tr.term("key name", "right arrow"),
    # Translators: The name of a key.
    "tab": lambda tr: tr.term("key name", "Tab"),
    # Translators: The name of a key with Shift.
    "backtab": lambda tr: tr.term("key name", "Shift and Tab"),
    # Translators: The name of a key.
    "backspace": lambda tr: tr.term("key name", "Backspace"),
    # Translators: The name of a key.
    "home": lambda tr: tr.term("key name", "Home"),
    # Translators: The name of a key.
    "end": lambda tr: tr.term("key name", "End"),
    # Translators: The name of a key, the punctuation mark.
    ",": lambda tr: tr.term("key name", "comma"),
    # Translators: The name of a key, the punctuation mark.
    ".": lambda tr: tr.term("key name", "full stop"),
    # Translators: The name of the key with the mark "<".
    "<": lambda tr: tr.term("key name", "less than"),
    # Translators: The name of the key with the mark ">".
    ">": lambda tr: tr.term("key name", "greater than"),
}
