"""What is heard of the events of Farkle, and what is heard in one breath."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import TypeAlias

from farkle_access.core.contract import Event
from farkle_access.games.farkle import farkles, sentences
from farkle_access.games.farkle.moves import (
    Counted,
    Farkled,
    HandBegan,
    HotDice,
    LimitReached,
    MatchEnded,
    Rolled,
    WasSetAside,
    WasTakenBack,
)
from farkle_access.games.farkle.sounds import cues
from farkle_access.games.rooms import Told
from farkle_access.i18n.detail import Detail
from farkle_access.i18n.listener import Listener

Lines: TypeAlias = tuple[str, ...]

BELONGS_TO_A_ROLL = (WasSetAside, HotDice, Farkled, Counted)


def tell(events: Sequence[Event], listener: Listener) -> tuple[Told, ...]:
    """What this listener hears of these events, a line for what belongs together.

    A roll of somebody else and all that follows from it are one line, and so are the
    listener's own roll and its farkle. In full detail every event has a line of its own; in
    brief detail only the end of somebody else's hand has one.
    """
    heard = [event for event in events if listener.may_hear(event)]
    return tuple(chain.from_iterable(_told(group, listener) for group in _groups(heard, listener)))


def _told(group: list[Event], listener: Listener) -> Iterator[Told]:
    """The lines of a group; its sounds stand beside the first of them."""
    sounds = tuple(cues(group, listener))
    for line in _tell(group, listener):
        yield Told(line, sounds)
        sounds = ()


def _groups(events: Sequence[Event], listener: Listener) -> Iterator[list[Event]]:
    group: list[Event] = []
    for event in events:
        if group and not (isinstance(group[0], Rolled) and _joins(event, listener)):
            yield group
            group = []
        group.append(event)
    if group:
        yield group


def _joins(event: Event, listener: Listener) -> bool:
    """Whether an event is told in one line with the roll before it."""
    if listener.detail is Detail.FULL or not isinstance(event, BELONGS_TO_A_ROLL):
        return False
    return isinstance(event, Farkled) or not listener.here(event.seat)


def _tell(group: list[Event], listener: Listener) -> Lines:
    match group:
        case [Rolled() as roll, *more] if listener.terse(roll.seat):
            return tuple(chain.from_iterable(_alone(event, listener) for event in more))
        case [Rolled() as roll, Farkled() as event] if listener.here(roll.seat):
            return (_joined(sentences.rolled(roll, listener), farkles.farkled(event, listener)),)
        case [Rolled() as roll, *more] if more:
            return (_joined(*_one_roll(roll, more, listener)),)
        case _:
            return tuple(chain.from_iterable(_alone(event, listener) for event in group))


def _joined(*parts: str) -> str:
    return " ".join(parts)


def _one_roll(roll: Rolled, more: Sequence[Event], listener: Listener) -> Iterator[str]:
    """A roll of somebody else, and what followed from it, without naming them again."""
    tr = listener.tr
    taken = [event for event in more if isinstance(event, WasSetAside)]
    if taken:
        yield sentences.rolled_and_took(roll, taken, listener)
    else:
        yield sentences.rolled(roll, listener)
    if any(isinstance(event, HotDice) for event in more):
        yield sentences.hot_dice_too(tr)
    match more[-1]:
        case Farkled() as event:
            yield farkles.and_farkled(event, tr)
        case Counted() as event:
            yield sentences.and_counted(event, tr)
        case _:
            yield sentences.in_the_hand(taken[-1].points, tr)


def _alone(event: Event, listener: Listener) -> Lines:
    match event:
        case Rolled() | WasSetAside() | HotDice() if listener.terse(event.seat):
            return ()
        case Rolled():
            return (sentences.rolled(event, listener),)
        case WasSetAside():
            return (sentences.was_set_aside(event, listener),)
        case WasTakenBack():
            return (sentences.was_taken_back(event, listener),)
        case HotDice(seat):
            return (sentences.hot_dice(seat, listener),)
        case Farkled():
            return (farkles.farkled(event, listener),)
        case Counted():
            return (sentences.counted(event, listener),)
        case HandBegan(seat):
            # The next line names whoever plays elsewhere.
            silent = not listener.here(seat) and listener.detail is not Detail.FULL
            return () if silent else (sentences.hand_began(event, listener),)
        case LimitReached():
            # When nobody plays after it, the end of the match says it all.
            silent = not event.still and listener.detail is not Detail.FULL
            return () if silent else (sentences.limit_reached(event, listener),)
        case MatchEnded():
            return (sentences.match_ended(event, listener),)
        case _:
            raise ValueError(event)
