"""What is heard of the events of Farkle, and what is heard in one breath."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias, assert_never

from farkle_access.gamekit.table_talk import grouped, is_you
from farkle_access.gamekit.words import Line
from farkle_access.games.farkle.rules.events import (
    Busted,
    Counted,
    FarkleEvent,
    HandBegan,
    HotDice,
    LimitReached,
    MatchEnded,
    Rolled,
    WasSetAside,
    WasTakenBack,
)
from farkle_access.games.farkle.wording import busts, sentences
from farkle_access.i18n.detail import Detail
from farkle_access.i18n.listener import Listener

OfARoll: TypeAlias = WasSetAside | HotDice | Busted | Counted
"""What can be told in one line with the roll before it."""


def tell(events: Sequence[FarkleEvent], listener: Listener) -> tuple[Line[FarkleEvent], ...]:
    """What this listener hears of these events, a line for what belongs together.

    A roll of somebody else and all that follows from it are one line, and so are the
    listener's own roll and its farkle. In full detail every event has a line of its own; in
    brief detail only the end of somebody else's hand has one.
    """
    lines: list[Line[FarkleEvent]] = []
    for group in grouped(events, lambda event, before: _joins(event, before, listener)):
        sounding = group
        for text in _texts(group, listener):
            lines.append(Line(text, sounding))
            sounding = ()
    return tuple(lines)


def _joins(event: FarkleEvent, before: Sequence[FarkleEvent], listener: Listener) -> bool:
    """Whether an event is told in one line with the roll before it."""
    if listener.detail is Detail.FULL or not isinstance(before[0], Rolled):
        return False
    if isinstance(event, Busted):
        return True
    return isinstance(event, OfARoll) and not listener.here(event.seat)


def _texts(group: Sequence[FarkleEvent], listener: Listener) -> tuple[str, ...]:
    roll, *more = group
    followed = [event for event in more if isinstance(event, OfARoll)]
    if not isinstance(roll, Rolled) or not followed or listener.terse(roll.seat):
        return tuple(_sentence(event, listener) for event in group if not _silent(event, listener))
    return (" ".join(_one_roll(roll, followed, listener)),)


def _one_roll(roll: Rolled, more: Sequence[OfARoll], listener: Listener) -> Iterator[str]:
    """A roll and what followed from it, without naming whose it is again."""
    tr = listener.tr
    taken = [event for event in more if isinstance(event, WasSetAside)]
    if taken:
        yield sentences.rolled_and_took(roll, taken, listener)
    else:
        yield sentences.rolled(roll, listener)
    if any(isinstance(event, HotDice) for event in more):
        yield sentences.hot_dice_too(tr)
    last = more[-1]
    match last:
        case Busted():
            you = is_you(last.seat, listener)
            yield busts.busted(last, listener) if you else busts.and_busted(last, tr)
        case Counted():
            yield sentences.and_counted(last, tr)
        case WasSetAside() | HotDice():
            yield sentences.in_the_hand(taken[-1].points, tr)
        case _:
            assert_never(last)


def _silent(event: FarkleEvent, listener: Listener) -> bool:
    """Whether the lines around this event say enough of it."""
    full = listener.detail is Detail.FULL
    match event:
        case Rolled() | WasSetAside() | HotDice():
            return listener.terse(event.seat)
        case HandBegan(seat):
            # The next line names whoever plays elsewhere.
            return not full and not listener.here(seat)
        case LimitReached():
            # When nobody plays after it, the end of the match says it all.
            return not full and not event.still
        case WasTakenBack() | Busted() | Counted() | MatchEnded():
            return False
        case _:
            assert_never(event)


def _sentence(event: FarkleEvent, listener: Listener) -> str:
    match event:
        case Rolled():
            return sentences.rolled(event, listener)
        case WasSetAside():
            return sentences.was_set_aside(event, listener)
        case WasTakenBack():
            return sentences.was_taken_back(event, listener)
        case HotDice(seat):
            return sentences.hot_dice(seat, listener)
        case Busted():
            return busts.busted(event, listener)
        case Counted():
            return sentences.counted(event, listener)
        case HandBegan():
            return sentences.hand_began(event, listener)
        case LimitReached():
            return sentences.limit_reached(event, listener)
        case MatchEnded():
            return sentences.match_ended(event, listener)
        case _:
            assert_never(event)
