"""The gate of hearing: who may hear what is for some seats alone is decided in one place."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from farkle_access.core.contract import Event, Seat
from farkle_access.gamekit.hearing import heard, may_hear, sift
from farkle_access.gamekit.package import AnyPackage
from farkle_access.gamekit.words import Line
from farkle_access.games import GAMES
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.translator import ENGLISH
from tests.contract.listening import listeners, names
from tests.contract.private_events import made_private
from tests.contract.random_matches import random_moments, sample
from tests.toy.pig.package import PIG
from tests.toy.pig.rules import Rolled

PUBLIC = Rolled(0, 4, 4)
FOR_ONE = made_private(PUBLIC, frozenset({0}))
NOBODY = frozenset[Seat]()


@pytest.mark.parametrize(
    ("here", "everything", "hears"),
    [
        (NOBODY, False, False),  # a spectator
        ({0, 1}, False, False),  # both at one keyboard
        ({0}, False, True),
        ({1}, False, False),
        (NOBODY, True, True),  # the match is over, and nothing is secret any more
        ({0, 1}, True, True),
    ],
)
def test_who_may_hear_what_is_for_one_alone(
    here: frozenset[Seat], everything: bool, hears: bool
) -> None:
    listener = Listener(ENGLISH, names(2), frozenset(here), everything=everything)
    assert may_hear(FOR_ONE, listener) is hears
    assert may_hear(PUBLIC, listener)


def test_what_is_for_one_of_several_waits_for_that_one() -> None:
    parts = sift([FOR_ONE, PUBLIC], Listener(ENGLISH, names(2), frozenset({0, 1})))
    assert parts.for_all == (PUBLIC,)
    assert parts.in_private == {0: (FOR_ONE,)}


def test_what_is_for_nobody_here_is_in_neither_part() -> None:
    parts = sift([FOR_ONE], Listener(ENGLISH, names(3), frozenset({1, 2})))
    assert (parts.for_all, parts.in_private) == ((), {})


class Spy:
    """Words and sounds that note every event that they are shown."""

    def __init__(self) -> None:
        self.shown: list[Event] = []

    def words(self) -> "Spy":
        return self

    def sounds(self) -> "Spy":
        return self

    def tell(self, events: Sequence[Event], listener: Listener) -> tuple[Line[Event], ...]:
        self.shown += events
        return tuple(Line(repr(event), (event,)) for event in events)

    def cue(self, event: Event, listener: Listener) -> None:
        self.shown.append(event)


@pytest.mark.parametrize("package", [*GAMES.values(), PIG], ids=lambda package: package.name)
def test_what_is_private_reaches_neither_words_nor_sounds_for_others(package: AnyPackage) -> None:
    """Real matches, in which more events are private than the game makes so itself."""
    random = Random(27)
    for match, moment in random_moments(package, 27, 8):
        events = []
        for step in match.steps[max(moment.number - 9, 0) : moment.number + 1]:
            for event in step.events:
                some = frozenset(sample(random, range(match.seats), random.randint(1, 2)))
                events.append(made_private(event, some) if random.random() < 0.5 else event)
        for listener in listeners(match.seats, ENGLISH):
            spied: Any = Spy()
            told = heard(spied, events, listener)
            audible = [event for event in events if may_hear(event, listener)]
            assert spied.shown[: len(audible)] == audible
            assert set(map(id, spied.shown)) == set(map(id, audible))
            assert [said.text for said in told] == list(map(repr, audible))
            for event in set(events) - set(audible):
                assert event.only is not None
                assert not (listener.seats and listener.seats <= event.only)
