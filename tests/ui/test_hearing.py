"""The words of a game get only what their listener may hear, wherever events are told."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TypeAlias

import pytest

from farkle_access.core.contract import Event
from farkle_access.gamekit.hearing import may_hear
from farkle_access.gamekit.words import Line, Words
from farkle_access.games.bluff.package import BEGHEL
from farkle_access.games.bluff.rules.events import BluffEvent
from farkle_access.games.bluff.rules.refusals import BluffRefusal
from farkle_access.games.bluff.rules.state import View
from farkle_access.i18n.listener import Listener
from tests.ui.scripted import Booth, ListSink

SETTINGS = ("--set", "preliminary=off", "--set", "points=1", "--dice", "1 1; 6 4", "--seed", "1")
WORDS = ("play", "beghel", *SETTINGS, "--players")
Telling: TypeAlias = tuple[tuple[Event, ...], Listener]


@pytest.fixture
def tellings(monkeypatch: pytest.MonkeyPatch) -> list[Telling]:
    """What Beghel was given to tell, and for whom, in order."""
    words = type(BEGHEL.words())
    usual, kept = words.tell, list[Telling]()

    def tell(
        self: Words[View, BluffEvent, BluffRefusal],
        events: Sequence[BluffEvent],
        listener: Listener,
    ) -> tuple[Line[BluffEvent], ...]:
        kept.append((tuple(events), listener))
        return usual(self, events, listener)

    monkeypatch.setattr(words, "tell", tell)
    return kept


def private(tellings: list[Telling]) -> list[Telling]:
    """Those with an event that not everybody may know, after a look at all of them."""
    for events, listener in tellings:
        assert all(may_hear(event, listener) for event in events)
    return [
        (events, listener)
        for events, listener in tellings
        if any(event.only is not None for event in events)
    ]


def to_the_end(sink: ListSink) -> Iterator[str]:
    """Takes the keyboard, claims, and doubts every claim."""
    while not sink.lines[-1].startswith("The match is over"):
        if "Believe it, 1 of 2." in sink.lines[-1]:
            yield "down"
        yield "enter"


def record(booth: Booth) -> str:
    (path,) = Path(booth.places.matches).glob("**/*.jsonl")
    return str(path)


def test_several_at_one_keyboard_are_told_alone_or_nothing_private(
    booth: Booth, tellings: list[Telling]
) -> None:
    booth.run(*WORDS, "Ann,Bob", keys=to_the_end)
    told = private(tellings)
    assert told
    assert all(len(listener.seats) == 1 for _, listener in told)


def test_one_person_hears_their_own_secrets_and_no_computers(
    booth: Booth, tellings: list[Telling]
) -> None:
    booth.run(*WORDS, "Ann,bot:easy", keys=to_the_end)
    told = private(tellings)
    assert told
    assert all(listener.seats == frozenset({0}) for _, listener in told)


def test_computers_alone_are_told_without_secrets(booth: Booth, tellings: list[Telling]) -> None:
    booth.run(*WORDS, "bot:easy,bot:easy")
    assert tellings
    assert private(tellings) == []


def test_a_resumed_match_is_told_anew_without_secrets(
    booth: Booth, tellings: list[Telling]
) -> None:
    booth.run(*WORDS, "Ann,Bob", keys=["enter", "enter"])
    tellings.clear()
    booth.run("resume", record(booth))
    assert tellings
    assert private(tellings) == []


def test_a_replay_tells_secrets_only_when_the_match_is_over(
    booth: Booth, tellings: list[Telling]
) -> None:
    booth.run(*WORDS, "Ann,Bob", keys=["enter", "enter"])
    tellings.clear()
    booth.run("replay", record(booth))
    assert tellings
    assert private(tellings) == []
    booth.run("resume", record(booth), keys=to_the_end)
    tellings.clear()
    booth.run("replay", record(booth))
    assert private(tellings)
