"""What a braille display is shown: the news first, whole words, as many as fit."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from farkle_access.output.announcement import Announcement, Batch, Kind
from farkle_access.output.braille import CELLS, braille_line
from farkle_access.output.text import printable

LONG = "You rolled 1, 3, 3, 3, 4 and 6, and these score."


def batch(*said: tuple[str, Kind]) -> Batch:
    return Batch(tuple(Announcement(text, kind) for text, kind in said), interrupt=True)


def test_the_news_is_shown_wherever_it_stands() -> None:
    found = batch(("Set aside.", Kind.ANSWER), ("Farkle.", Kind.NEWS), ("Next.", Kind.NEWS))
    assert braille_line(found) == "Farkle."


@pytest.mark.parametrize("kind", [Kind.ANSWER, Kind.CHOICE, Kind.ERROR])
def test_without_news_the_first_words_are_shown(kind: Kind) -> None:
    assert braille_line(batch(("One.", kind), ("Two.", Kind.CHOICE))) == "One."


def test_a_long_text_ends_after_a_whole_word() -> None:
    assert braille_line(batch((LONG, Kind.NEWS))) == "You rolled 1, 3, 3, 3, 4 and 6, and"


@pytest.mark.parametrize("length", [1, 20, CELLS])
def test_a_text_that_fits_is_shown_whole(length: int) -> None:
    assert braille_line(batch(("x" * length, Kind.NEWS))) == "x" * length


def test_a_word_that_ends_in_the_last_cell_is_kept() -> None:
    text = f"{'x' * 19} {'y' * 20} and more"
    assert braille_line(batch((text, Kind.NEWS))) == text[:CELLS]


def test_a_word_that_is_longer_than_the_display_is_cut() -> None:
    assert braille_line(batch(("x" * 100, Kind.NEWS))) == "x" * CELLS


def test_nothing_said_is_nothing_shown() -> None:
    assert braille_line(Batch((), interrupt=True)) == ""


texts = st.text(max_size=120).map(printable).filter(bool)
batches = st.lists(st.tuples(texts, st.sampled_from(Kind)), min_size=1, max_size=4)


@given(batches)
@example([(f"{'x' * 41}", Kind.NEWS)])
def test_something_is_always_shown_and_never_too_much(said: list[tuple[str, Kind]]) -> None:
    line = braille_line(batch(*said))
    assert 0 < len(line) <= CELLS
    assert line == line.strip()


@given(batches)
def test_what_is_shown_is_the_beginning_of_what_is_said(said: list[tuple[str, Kind]]) -> None:
    line = braille_line(batch(*said))
    news = [text for text, kind in said if kind is Kind.NEWS] or [said[0][0]]
    assert news[0].startswith(line)
    rest = news[0][len(line) :]
    assert rest[:1] in ("", " ") or " " not in news[0][: CELLS + 1]
