"""Spells a sentence."""

from collections.abc import Callable

from farkle_access.i18n.translator import Translator
from farkle_access.ui.shell.key_names import key_name


def spelled(text: str, tr: Translator) -> str:
    """The characters separated by commas, with the names of marks and spaces."""
    return f"{', '.join(_character(c, tr) for c in text)}."


def _character(character: str, tr: Translator) -> str:
    if character in _MARKS:
        return _MARKS[character](tr)
    return character if character.isalnum() else key_name(character, tr)


_MARKS: dict[str, Callable[[Translator], str]] = {
    # Translators: The name of the gap between words when a sentence is spelled.
    " ": lambda tr: tr.term("mark", "space"),
    # Translators: The name of the mark ":" when a sentence is spelled.
    ":": lambda tr: tr.term("mark", "colon"),
    # Translators: The name of the mark ";" when a sentence is spelled.
    ";": lambda tr: tr.term("mark", "semicolon"),
    # Translators: The name of the mark "!" when a sentence is spelled.
    "!": lambda tr: tr.term("mark", "exclamation mark"),
    # Translators: The name of the mark "?" when a sentence is spelled.
    "?": lambda tr: tr.term("mark", "question mark"),
    # Translators: The name of the mark "'" when a sentence is spelled.
    "'": lambda tr: tr.term("mark", "apostrophe"),
    # Translators: The name of the mark "-" when a sentence is spelled.
    "-": lambda tr: tr.term("mark", "hyphen"),
    # Translators: The name of the mark "_" when a sentence is spelled.
    "_": lambda tr: tr.term("mark", "underscore"),
    # Translators: The name of the mark "/" when a sentence is spelled.
    "/": lambda tr: tr.term("mark", "slash"),
}
