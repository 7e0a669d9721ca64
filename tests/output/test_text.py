"""Text that every terminal, screen reader and encoding can handle."""

import gettext
import io
import unicodedata
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from farkle_access.i18n.catalog import Catalogs
from farkle_access.output.text import NARROWEST, printable, register, wrapped

SENTENCES = (
    "You rolled 1, 3, 3, 3, 4, 6. Scoring: three of a kind of 3, a 1.",
    "Farkle. Entry minimum: 50 points, Hand minimum: 35 points, Limit: 1000 points, Ending: the "
    "round is finished.",
    "Atlikti: trīs vienādi 3, viens 1. Šajā gājienā: 40 punkti.",
    "Hai lanciato 1, 3, 3, 3, 4, 6. Segnano: tris di 3, un 1. È così: più, perché, lunedì.",
    "Count is not possible: 20 more points are needed to enter with 50.",
    "Three of a kind of 3, 30 points, 1 of 2.",
    "a b c d e f g h i j k l m n o p q r s t u v w x y z",
)
WIDTHS = range(20, 201)
plain_words = st.text("abcdefghijklmnop,.:123456789", min_size=1, max_size=19)
texts = st.lists(plain_words, min_size=1, max_size=40).map(" ".join)


def messages(language: str, catalogs: Catalogs) -> list[str]:
    """Every text of a catalog as it is heard, with a word in place of each value."""

    class Any_(dict[str, Any]):
        def __missing__(self, key: str) -> str:
            return "Anna"

    catalog = catalogs.translator(language).catalog
    if not isinstance(catalog, gettext.GNUTranslations):
        return []
    found: dict[Any, str] = vars(catalog)["_catalog"]
    return [text.format_map(Any_()) for key, text in found.items() if key and text]


@pytest.mark.parametrize("text", SENTENCES)
def test_words_stay_whole_and_nothing_is_lost_at_any_width(text: str) -> None:
    for width in WIDTHS:
        assert " ".join(wrapped(text, width)) == text


@pytest.mark.parametrize("text", SENTENCES)
def test_no_line_is_too_short_or_too_long_at_any_width(text: str) -> None:
    for width in WIDTHS:
        lines = wrapped(text, width)
        assert min(map(len, lines)) >= 3
        assert max(map(len, lines)) < width


@pytest.mark.parametrize("language", ["it", "lv"])
def test_every_translated_text_fits_every_width(language: str, catalogs: Catalogs) -> None:
    for text in messages(language, catalogs):
        for width in (20, 21, 25, 30, 40, 79, 80):
            lines = wrapped(text, width)
            assert " ".join(lines) == text
            assert max(map(len, lines)) < width, lines
            assert min(map(len, lines)) >= 3 or len(text) < 3, lines


@given(texts, st.integers(20, 200))
def test_no_word_is_lost_or_changed(text: str, width: int) -> None:
    assert "".join(wrapped(text, width)).replace(" ", "") == "".join(text.split())


@given(texts, st.integers(60, 200))
def test_no_word_is_broken_where_there_is_room(text: str, width: int) -> None:
    assert " ".join(wrapped(text, width)) == " ".join(text.split())


@given(texts, st.integers(20, 200))
@example("a bcdefghijklmnopqr xy", 20)
def test_no_line_reaches_the_last_column(text: str, width: int) -> None:
    assert max(map(len, wrapped(text, width))) < width


@given(st.lists(plain_words, min_size=4, max_size=40).map(" ".join), st.integers(20, 200))
@example("a bcdefghijklmnopqrst and more", 20)
def test_no_line_of_a_long_text_has_one_or_two_characters(text: str, width: int) -> None:
    assert len(text) < 3 or min(map(len, wrapped(text, width))) >= 3


@pytest.mark.parametrize("width", [-1, 0, 1, 5, 19])
def test_a_terminal_that_is_too_narrow_counts_as_twenty_columns(width: int) -> None:
    assert wrapped(SENTENCES[0], width) == wrapped(SENTENCES[0], NARROWEST)


def test_a_word_longer_than_the_line_is_broken_and_nothing_lost() -> None:
    name = "Abcdefghijklmnopqrstuvwxyzabcd"
    lines = wrapped(f"Turn of {name}.", 20)
    assert "".join(lines).replace(" ", "") == f"Turnof{name}."
    assert max(map(len, lines)) < 20


def test_wide_letters_of_a_name_take_two_columns() -> None:
    name = "\u6f22" * 15
    for line in wrapped(f"Turn of {name}.", 20):
        assert sum(1 + (unicodedata.east_asian_width(c) == "W") for c in line) < 20


def test_a_hyphen_breaks_no_line() -> None:
    assert "set-up" in " ".join(wrapped("aaaaaaaaaaaaa set-up of it", 20)).split()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a\x1b[31mb", "a [31mb"),
        ("\x1b]0;title\x07x", "]0;title x"),
        ("a\x00b", "a b"),
        ("a\u202eb\u202cc", "a b c"),
        ("a\u200bb\u2066c", "a b c"),
        ("a\r\nb\tc\x0bd\x85e\u2028f\u2029g", "a b c d e f g"),
        ("\ud800a\udfff", "a"),
        ("\ue000a", "a"),
        ("  a  b  ", "a b"),
        ("a\u00a0b\u3000c", "a b c"),
        ("\ufeffa", "a"),
        ("Jānis, è così", "Jānis, è così"),
        ("", ""),
    ],
)
def test_only_what_can_be_read_is_kept(text: str, said: str) -> None:
    assert printable(text) == said


@given(st.text(st.characters(codec=None), max_size=60))
def test_nothing_that_controls_a_terminal_is_ever_left(text: str) -> None:
    said = printable(text)
    assert not {unicodedata.category(c)[0] for c in said} & {"C"}
    assert said == " ".join(said.split())
    assert printable(said) == said


@pytest.mark.parametrize(
    ("encoding", "text", "said"),
    [
        ("ascii", "kauliņus", "kaulinus"),
        ("ascii", "È così: più, perché, lunedì", "E cosi: piu, perche, lunedi"),
        ("ascii", "ĀČĒĢĪĶĻŅŠŪŽ āčēģīķļņšūž", "ACEGIKLNSUZ acegiklnsuz"),
        ("cp1252", "Šis žurnāls, kauliņi", "Šis žurnals, kaulini"),
        ("cp1252", "È così", "È così"),
        ("cp850", "Mest kauliņus", "Mest kaulinus"),
        ("cp850", "È così, più", "È così, più"),
        ("cp437", "Mest kauliņus: šūņā", "Mest kaulinus: suna"),
        ("cp437", "così più è perché", "così più è perché"),
        ("cp1257", "Mest kauliņus", "Mest kauliņus"),
        ("cp1257", "è così", "e cosi"),
        ("utf-8", "Mest kauliņus: è", "Mest kauliņus: è"),
    ],
)
def test_letters_lose_their_diacritics_and_nothing_else(
    encoding: str, text: str, said: str
) -> None:
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors=register())
    stream.write(text)
    stream.flush()
    assert stream.buffer.getvalue().decode(encoding) == said


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "cp850", "cp437", "cp1257"])
@pytest.mark.parametrize("language", ["it", "lv"])
def test_every_translated_text_stays_a_text_in_every_encoding(
    encoding: str, language: str, catalogs: Catalogs
) -> None:
    for text in messages(language, catalogs):
        said = text.encode(encoding, register()).decode(encoding)
        assert len(said) == len(unicodedata.normalize("NFC", text))
        assert said.count("?") == text.count("?"), text


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=60))
def test_no_text_ends_the_program(text: str) -> None:
    text.encode("ascii", register())
