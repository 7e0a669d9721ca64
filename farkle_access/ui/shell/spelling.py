"""Spells a sentence."""

from farkle_access.i18n.translator import Translator
from farkle_access.ui.shell.key_names import key_name
from farkle_access.ui.shell.marks import mark_name


def spelled(text: str, tr: Translator) -> str:
    """The characters separated by commas, with the names of capitals, marks and spaces."""
    return f"{', '.join(_character(c, tr) for c in text)}."


def _character(character: str, tr: Translator) -> str:
    if character.isupper():
        # Translators: A capital letter when a sentence is spelled. {letter} is the letter.
        return tr.text("capital {letter}", letter=character)
    if character.isalnum():
        return character
    return mark_name(character, tr) or key_name(character, tr)
