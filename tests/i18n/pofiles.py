"""The catalogs on the disk, and the messages in them."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter

import polib

from farkle_access.i18n.catalog import DOMAIN, folder

TRANSLATED = ("it", "lv")
"""The languages that have a catalog; English is the language of the sources."""


def path(language: str) -> Path:
    return folder() / language / "LC_MESSAGES" / f"{DOMAIN}.po"


@cache
def catalog(language: str) -> polib.POFile:
    return polib.pofile(path(language).read_text(encoding="utf-8"))


def messages(language: str) -> Iterator[polib.POEntry]:
    """Every message of a catalog, without its header."""
    yield from catalog(language)


def forms(message: polib.POEntry) -> list[str]:
    """The texts of a message: one, or one for each plural form."""
    if message.msgid_plural:
        return [text for _, text in sorted(message.msgstr_plural.items())]
    return [message.msgstr]


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every English message with every text that stands for it."""
    for message in messages(language):
        for text in forms(message):
            yield message.msgid, text


def placeholders(text: str) -> set[str]:
    """The names in braces. Raises ValueError for unbalanced braces."""
    fields = list(Formatter().parse(text))
    assert all(not spec and not conversion for _, _, spec, conversion in fields), text
    return {name for _, name, _, _ in fields if name is not None}
