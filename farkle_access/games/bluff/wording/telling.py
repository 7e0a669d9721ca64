"""What is heard of the events of the bluffing games, and what is heard in one breath."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from farkle_access.gamekit.table_talk import grouped, is_you
from farkle_access.gamekit.words import Line
from farkle_access.games.bluff.rules.events import (
    Believed,
    BluffEvent,
    Claimed,
    DiceShown,
    Doubted,
    GlassesEmptied,
    HandBegan,
    Kept,
    Lost,
    OrderFound,
    OrderToThrow,
    Saw,
    Shook,
    StarterDrawn,
    ThrewForOrder,
    Tied,
    ToThrow,
    WentOut,
)
from farkle_access.games.bluff.wording import sentences
from farkle_access.games.bluff.wording.event_sentences import event_sentence
from farkle_access.games.bluff.wording.terms import Terms
from farkle_access.i18n.detail import Detail
from farkle_access.i18n.listener import Listener

FOLLOWS: Final[Mapping[type[BluffEvent], tuple[type[BluffEvent], ...]]] = {
    ToThrow: (OrderToThrow, ThrewForOrder, Tied),
    Shook: (Believed,),
    Saw: (Shook,),
    Claimed: (Believed, Shook, Saw),
    Kept: (Believed, Shook, Saw),
    DiceShown: (Doubted,),
    Lost: (Kept, DiceShown, Believed),
    GlassesEmptied: (Lost,),
    WentOut: (Lost, GlassesEmptied),
    HandBegan: (StarterDrawn, OrderFound),
}
"""What is told in one line with what stands right before it."""


def tell(
    events: Sequence[BluffEvent], terms: Terms, listener: Listener
) -> tuple[Line[BluffEvent], ...]:
    """A line for what belongs together.

    A claim with the belief before it is one line, and so is a doubt with all that it costs.
    Where several persons listen, a throw in secret is only a sound: whoever threw is asked to take
    the keyboard. In full detail every event has a line of its own. No line but that of `Saw`
    depends on hidden dice.
    """
    full = listener.detail is Detail.FULL

    def joins(event: BluffEvent, group: Sequence[BluffEvent]) -> bool:
        return not full and isinstance(group[-1], FOLLOWS.get(type(event), ()))

    return tuple(Line(_text(group, terms, listener), group) for group in grouped(events, joins))


def _text(group: Sequence[BluffEvent], terms: Terms, listener: Listener) -> str:
    said = [*_sentences(group, terms, listener)]
    said += [
        sentences.answerer(event, listener) for event in group if isinstance(event, Claimed | Kept)
    ]
    return " ".join(filter(None, said))


def _sentences(group: Sequence[BluffEvent], terms: Terms, listener: Listener) -> Iterator[str]:
    """The sentences of a group, without what the others in it say already."""
    together = False
    for place, event in enumerate(group):
        rest = group[place + 1 :]
        if isinstance(event, Believed) and _in_one(event, rest, listener):
            together = True
        elif together and isinstance(event, Claimed | Kept):
            yield _of_a_believer(event, terms, listener)
        elif not _goes_without_saying(event, place == 0, not rest, listener):
            yield event_sentence(event, terms, listener)


def _in_one(event: Believed, rest: Sequence[BluffEvent], listener: Listener) -> bool:
    """Whether belief and claim are one sentence: not where the dice are told between them."""
    if is_you(event.seat, listener) or any(isinstance(other, Saw) for other in rest):
        return False
    return any(isinstance(other, Claimed | Kept) for other in rest)


def _goes_without_saying(event: BluffEvent, first: bool, last: bool, listener: Listener) -> bool:
    """Whether the rest of the group, or what the listener does next, says it already.

    `first` and `last` are the places of the event in its group.
    """
    if isinstance(event, ThrewForOrder):
        return listener.terse(event.seat)
    if listener.detail is Detail.FULL:
        return False
    if isinstance(event, Shook):
        return not last or listener.here(event.seat)
    if isinstance(event, HandBegan):
        return not first or not listener.here(event.seat)
    if isinstance(event, ToThrow):
        return listener.alone() or not listener.here(event.seat)
    return False


def _of_a_believer(event: Claimed | Kept, terms: Terms, listener: Listener) -> str:
    """Belief and what came of it; briefly without the belief, which goes without saying."""
    if listener.terse(event.seat):
        return event_sentence(event, terms, listener)
    match event:
        case Claimed():
            return sentences.believed_and_claimed(event, terms, listener)
        case Kept():
            return sentences.believed_and_kept(event, terms, listener)
