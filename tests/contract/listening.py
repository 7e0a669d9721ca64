"""Who may listen at a table, and what is fit to be heard."""

from collections.abc import Iterator

from farkle_access.core.contract import Seat
from farkle_access.i18n.detail import Detail
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.translator import Translator

NOBODY: frozenset[Seat] = frozenset()


def listeners(seats: int, tr: Translator) -> Iterator[Listener]:
    """One person, several, everybody and nobody of the table, in every detail."""
    names = tuple(f"Player {seat}" for seat in range(seats))
    everybody = frozenset(range(seats))
    some = {frozenset({0}), frozenset({seats - 1}), frozenset({0, 1}), everybody, NOBODY}
    for here in sorted(some, key=sorted):
        for detail in Detail:
            yield Listener(tr, names, here, detail)


def assert_sentence(text: str) -> None:
    assert len(text) >= 3, repr(text)
    assert text == text.strip(), repr(text)
    assert text[-1] in ".!?", repr(text)
    assert not set("{}") & set(text), f"a placeholder is left: {text!r}"
