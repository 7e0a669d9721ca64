"""Text that every terminal, screen reader and encoding can handle."""

import codecs
import unicodedata

NARROWEST = 20
LONGEST_BETWEEN = 3
"""Letters of the word between the numbers of a place, such as "of"."""
SHORTEST = 3
"""Characters; a shorter line is not read out by every screen reader."""


def printable(text: str) -> str:
    """The text without control, format and surrogate characters, in single spaces."""
    kept = "".join(" " if unicodedata.category(c)[0] in "CZ" else c for c in text)
    return " ".join(kept.split())


def columns(text: str) -> int:
    """How many columns a text takes on a terminal: two for wide letters, none for marks."""
    if text.isascii():
        return len(text)
    return sum(
        0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1
        for c in text
    )


def wrapped(text: str, width: int) -> list[str]:
    """The text in lines of less than `width` columns, broken between words.

    The place of an item, such as "1 of 13", stays together.
    Screen readers skip a line of one or two characters, so no line is that short: it takes a
    word, or part of one, from its neighbour.
    """
    limit = max(width, NARROWEST) - 1
    lines: list[str] = []
    for word in _words(text, limit):
        rest = word
        if lines:
            room = limit - columns(lines[-1]) - 1
            if columns(word) <= room:
                lines[-1] += f" {word}"
                continue
            if len(lines[-1]) < SHORTEST:
                start = beginning(word[:-SHORTEST], room).rstrip()
                lines[-1] += f" {start}"
                rest = word[len(start) :].lstrip()
        lines += _pieces(rest, limit)
    if len(lines) > 1 and len(lines[-1]) < SHORTEST:
        _share(lines, limit)
    return lines or [text]


def _words(text: str, limit: int) -> list[str]:
    """The words between which lines may be broken."""
    words: list[str] = []
    for word in text.split():
        words.append(word)
        if len(words) >= 3 and _is_place(*words[-3:]):
            place = " ".join(words[-3:])
            if columns(place) <= limit:
                words[-3:] = [place]
    return words


def _is_place(number: str, between: str, whole: str) -> bool:
    """Whether three words are such as "1 of 13"; the second is short in every language."""
    short = between.isalpha() and len(between) <= LONGEST_BETWEEN
    return short and number.isdecimal() and whole.rstrip(".,;:").isdecimal()


def beginning(word: str, room: int) -> str:
    """As much of a text as fits into `room` columns."""
    while columns(word) > room:
        word = word[:-1]
    return word


def _pieces(word: str, limit: int) -> list[str]:
    pieces: list[str] = []
    while columns(word) > limit:
        pieces.append(beginning(word, limit))
        word = word[len(pieces[-1]) :]
    if pieces and len(word) < SHORTEST:
        pieces[-1], word = pieces[-1][:-SHORTEST], pieces[-1][-SHORTEST:] + word
    return [*pieces, word]


def _share(lines: list[str], limit: int) -> None:
    """Move the word before the short last line into it, or at least the end of that word."""
    before, last = lines[-2:]
    head, _, word = before.rpartition(" ")
    if len(head) < SHORTEST or columns(f"{word} {last}") > limit:
        head, word = before[:-SHORTEST], before[-SHORTEST:]
    lines[-2:] = [head.rstrip(), f"{word.lstrip()} {last}"]


def without_diacritics(error: UnicodeError) -> tuple[str, int]:
    """An error handler for encoders: letters lose their diacritics, nothing else is lost."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    plain = unicodedata.normalize("NFD", error.object[error.start : error.end])
    return "".join(c if c.isascii() else "" if unicodedata.combining(c) else "?" for c in plain), (
        error.end
    )


def register() -> str:
    """Register the error handler with the encoders; returns its name."""
    name = "farkle_access.plain"
    codecs.register_error(name, without_diacritics)
    return name
