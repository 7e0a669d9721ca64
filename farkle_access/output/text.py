"""Text that every terminal, screen reader and encoding can take."""

import codecs
import textwrap
import unicodedata

NARROWEST = 20


def printable(text: str) -> str:
    """The text without control, format and surrogate characters, in single spaces."""
    kept = "".join(" " if unicodedata.category(c)[0] in "CZ" else c for c in text)
    return " ".join(kept.split())


def wrapped(text: str, width: int) -> list[str]:
    """The text in lines of less than `width` columns, broken between words.

    A last line of one or two characters would not be read out, so it gets company.
    """
    lines = textwrap.wrap(text, max(width, NARROWEST) - 1, break_on_hyphens=False)
    if len(lines) > 1 and len(lines[-1]) < 3:
        head, _, word = lines[-2].rpartition(" ")
        if head:
            lines[-2:] = [head, f"{word} {lines[-1]}"]
    return lines or [text]


def without_diacritics(error: UnicodeError) -> tuple[str, int]:
    """An error handler for encoders: letters lose their diacritics, never the sentence."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    plain = unicodedata.normalize("NFD", error.object[error.start : error.end])
    return "".join(c if c.isascii() else "" if unicodedata.combining(c) else "?" for c in plain), (
        error.end
    )


def register() -> str:
    """Make the error handler known to the encoders; gives its name."""
    name = "farkle_access.plain"
    codecs.register_error(name, without_diacritics)
    return name
