"""The one gate between what happened and what is heard.

Nobody else decides who may hear an event, and nobody else asks a game to tell one: in a match, in
a replay, and wherever else events are told. So the words of a game cannot leak: what a listener
may not hear they never get.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Generic

from farkle_access.core.contract import (
    Event,
    EventT,
    EventT_co,
    MoveT,
    RefusalT,
    Seat,
    StateT,
    ViewT,
)
from farkle_access.core.deferred import dataclass
from farkle_access.gamekit.package import GamePackage
from farkle_access.gamekit.words import Line, Sounds, Utterance
from farkle_access.i18n.listener import Listener


def may_hear(event: Event, listener: Listener) -> bool:
    """Whether everyone who listens here may know this.

    A spectator, for whom nobody listens, may know only what is for all. Of a match that is over
    nothing is secret any more (`listener.everything`).
    """
    if event.only is None or listener.everything:
        return True
    return bool(listener.seats) and listener.seats <= event.only


def heard(
    package: GamePackage[StateT, ViewT, MoveT, EventT, RefusalT],
    events: Iterable[EventT],
    listener: Listener,
) -> tuple[Utterance, ...]:
    """What this listener hears of these events, in order."""
    audible = [event for event in events if may_hear(event, listener)]
    sounds = package.sounds()
    utterances = (
        _uttered(line, sounds, listener) for line in package.words().tell(audible, listener)
    )
    return tuple(said for said in utterances if said.text or said.cues)


def _uttered(line: Line[EventT], sounds: Sounds[EventT], listener: Listener) -> Utterance:
    cues = (sounds.cue(event, listener) for event in line.events)
    return Utterance(line.text, tuple(cue for cue in cues if cue is not None))


@dataclass(frozen=True)
class Sifted(Generic[EventT_co]):
    """Events by who may hear them: all at one keyboard, and each of them alone."""

    for_all: tuple[EventT_co, ...]
    in_private: Mapping[Seat, tuple[EventT_co, ...]]


def sift(events: Sequence[EventT], everybody: Listener) -> Sifted[EventT]:
    """Part what all who listen at one keyboard may hear from what one of them alone may.

    What none of them may hear is in neither.
    """
    private = [event for event in events if not may_hear(event, everybody)]
    alone = {
        seat: tuple(event for event in private if event.only and seat in event.only)
        for seat in everybody.seats
    }
    return Sifted(
        tuple(event for event in events if may_hear(event, everybody)),
        {seat: kept for seat, kept in alone.items() if kept},
    )
