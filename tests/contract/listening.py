"""Who may listen at a table, and what is fit to be heard."""

import gettext
import re
from collections.abc import Iterator
from copy import copy

from farkle_access.core.contract import Seat
from farkle_access.i18n.catalog import LANGUAGES, Catalog, Catalogs
from farkle_access.i18n.detail import Detail
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.translator import Translator
from tests.i18n.hearing import faults
from tests.i18n.pseudo import PSEUDO, outside

NOBODY: frozenset[Seat] = frozenset()
NAME = re.compile(r"\bPlayer \d+")
POSITION = re.compile(r"^(?:«[^«»]* ID: »\S+|XGID=\S+)$|^(?:[^«»]* ID: \S+)$")
"""A position as other programs write it."""


REMEDY = (
    "run the pybabel commands of docs/adding_a_game.md; if it is still missing, it stands inside "
    "the arguments of another tr.text: give it a function of its own"
)


def names(seats: int) -> tuple[str, ...]:
    return tuple(f"Player {seat}" for seat in range(seats))


def listeners(seats: int, tr: Translator) -> Iterator[Listener]:
    """One person, several, everybody and nobody of the table, in every detail."""
    everybody = frozenset(range(seats))
    some = {frozenset({0}), frozenset({seats - 1}), frozenset({0, 1}), everybody, NOBODY}
    for here in sorted(some, key=sorted):
        for detail in Detail:
            yield Listener(tr, names(seats), here, detail)


def alone(seat: Seat, seats: int, tr: Translator) -> Listener:
    """The person on that seat, when nobody else listens."""
    return Listener(tr, names(seats), frozenset({seat}))


class Missing(gettext.NullTranslations):
    """Stands behind a catalog: what is asked for here has no translation."""

    def gettext(self, message: str) -> str:
        raise LookupError(f"not in the catalog: {message!r}; {REMEDY}")

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1)

    def pgettext(self, context: str, message: str) -> str:
        return self.gettext(message)


class StrictCatalogs(Catalogs):
    """Catalogs in which a message without translation fails."""

    def __init__(self, catalogs: Catalogs) -> None:
        self._catalogs = catalogs

    def load(self, language: str) -> Catalog:
        return Catalog(_strict(self._catalogs.translator(language)))


def languages(catalogs: Catalogs) -> tuple[Translator, ...]:
    """Every language of these catalogs, and then that in brackets."""
    return (*(catalogs.translator(language) for language in LANGUAGES), PSEUDO)


def _strict(translator: Translator) -> Translator:
    if translator.language == "en":
        return translator
    catalog = copy(translator.catalog)
    catalog.add_fallback(Missing())
    return Translator(translator.language, catalog)


def assert_sentence(text: str, tr: Translator | None = None) -> None:
    """One or more whole sentences, good to hear, of which nothing came past the catalogs."""
    if tr is PSEUDO:
        assert_from_catalogs(text)
        return
    assert len(text) >= 3, repr(text)
    assert text[-1] in ".!?", repr(text)
    assert_heard_well(text)


def assert_label(text: str, tr: Translator) -> None:
    """What is said with a place in a menu behind it, such as "Roll 3 dice": no full stop."""
    assert text, "nothing can be heard"
    if tr is PSEUDO:
        assert_from_catalogs(text)
        return
    assert text[-1] not in ".:;,", repr(text)
    assert_heard_well(text)


def assert_heard_well(text: str) -> None:
    assert text == text.strip(), repr(text)
    assert not set("{}") & set(text), f"a placeholder is left: {text!r}"
    if not POSITION.match(text):
        assert not faults(text), (text, faults(text))


def assert_from_catalogs(text: str) -> None:
    """Nothing of a text in the language in brackets stands outside them but names and numbers."""
    if POSITION.match(text):
        return
    rest = re.sub(r"\b[A-Z]\b|\bF\d+\b", "", outside(NAME.sub("", text)))  # keys
    assert not re.search(r"[^\W\d_]", rest), f"said past the catalogs: {text!r}"
