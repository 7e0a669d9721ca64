"""What is heard of the events of the bluffing games, and what is heard in one breath."""

from collections.abc import Iterator, Sequence
from typing import Final, assert_never, cast

from farkle_access.core.contract import Event
from farkle_access.games.bluff.events import (
    Believed,
    BluffEvent,
    Claimed,
    DiceShown,
    DirectionThrown,
    Doubted,
    GlassesEmptied,
    HandBegan,
    Kept,
    LossEvent,
    Lost,
    MatchEnded,
    OrderEvent,
    OrderFound,
    OrderToThrow,
    PotFilled,
    Saw,
    Shook,
    StarterDrawn,
    StarterFound,
    ThrewForOrder,
    Tied,
    ToThrow,
    WentOut,
)
from farkle_access.games.bluff.wording import endings, losses, preliminaries, sentences
from farkle_access.games.bluff.wording.answers import turn
from farkle_access.games.bluff.wording.sounds import cues
from farkle_access.games.bluff.wording.terms import Terms, is_you
from farkle_access.games.rooms import Told
from farkle_access.i18n.detail import Detail
from farkle_access.i18n.listener import Listener

FOLLOWS: Final[dict[type[Event], tuple[type[Event], ...]]] = {
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


def tell(events: Sequence[Event], terms: Terms, listener: Listener) -> tuple[Told, ...]:
    """What this listener hears of these events, a line for what belongs together.

    A claim with the belief before it is one line, and so is a doubt with all that it costs.
    Of several persons here a throw in secret is only a sound: whoever threw is asked to take the
    keyboard. In full detail every event has a line of its own. No line but that of `Saw` hangs on
    hidden dice.
    """
    heard = [cast(BluffEvent, event) for event in events if listener.may_hear(event)]
    return tuple(
        told for group in _groups(heard, listener.detail) for told in _told(group, terms, listener)
    )


def _told(group: Sequence[BluffEvent], terms: Terms, listener: Listener) -> Iterator[Told]:
    said = [*_sentences(group, terms, listener)]
    said += [
        sentences.answerer(event, listener) for event in group if isinstance(event, Claimed | Kept)
    ]
    line, sounds = " ".join(filter(None, said)), tuple(cues(group, listener))
    if line or sounds:
        yield Told(line, sounds)


def _groups(events: Sequence[BluffEvent], detail: Detail) -> Iterator[list[BluffEvent]]:
    group: list[BluffEvent] = []
    for event in events:
        if group and (detail is Detail.FULL or type(group[-1]) not in _before(event)):
            yield group
            group = []
        group.append(event)
    if group:
        yield group


def _before(event: BluffEvent) -> tuple[type[Event], ...]:
    return FOLLOWS.get(type(event), ())


def _sentences(group: Sequence[BluffEvent], terms: Terms, listener: Listener) -> Iterator[str]:
    """The sentences of a group, without what the others in it say already."""
    full, together = listener.detail is Detail.FULL, False
    for place, event in enumerate(group):
        rest = group[place + 1 :]
        match event, rest:
            case Believed(), _ if _in_one(event, rest, listener):
                together = True
            case ((Claimed() | Kept()), _) if together:
                yield _of_a_believer(event, terms, listener)
            case Shook(seat), _ if not full and (rest or listener.here(seat)):
                pass
            case HandBegan(seat), _ if not full and (place or not listener.here(seat)):
                pass
            case ThrewForOrder(seat), _ if listener.terse(seat):
                pass
            case ToThrow(seat), _ if not full and (listener.alone() or not listener.here(seat)):
                pass
            case _:
                yield _of_a_hand(event, terms, listener)


def _in_one(event: Believed, rest: Sequence[BluffEvent], listener: Listener) -> bool:
    """Whether belief and claim are one sentence: not where the dice are told between them."""
    if is_you(event.seat, listener) or any(isinstance(other, Saw) for other in rest):
        return False
    return any(isinstance(other, Claimed | Kept) for other in rest)


def _of_a_believer(event: Claimed | Kept, terms: Terms, listener: Listener) -> str:
    """Belief and what came of it; briefly without the belief, which goes without saying."""
    terse = listener.terse(event.seat)
    match event:
        case Claimed() if terse:
            return sentences.claimed(event, terms, listener)
        case Claimed():
            return sentences.believed_and_claimed(event, terms, listener)
        case _ if terse:
            return sentences.kept(event, terms, listener)
        case _:
            return sentences.believed_and_kept(event, terms, listener)


def _of_a_hand(event: BluffEvent, terms: Terms, listener: Listener) -> str:
    match event:
        case HandBegan():
            return sentences.hand_began(event, listener)
        case Shook():
            return sentences.shook(event, listener)
        case Saw():
            return sentences.saw(event, terms, listener)
        case Claimed():
            return sentences.claimed(event, terms, listener)
        case Kept():
            return sentences.kept(event, terms, listener)
        case Believed():
            return sentences.believed(event, terms, listener)
        case Doubted():
            return sentences.doubted(event, terms, listener)
        case DiceShown():
            return sentences.dice_shown(event, terms, listener)
        case _:
            return _of_a_loss(event, terms, listener)


def _of_a_loss(event: LossEvent | OrderEvent, terms: Terms, listener: Listener) -> str:
    match event:
        case PotFilled():
            return losses.pot_filled(event, listener.tr)
        case Lost():
            return losses.lost(event, terms, listener)
        case GlassesEmptied():
            return losses.glasses_emptied(event, listener)
        case WentOut():
            return losses.went_out(event, listener)
        case MatchEnded():
            return endings.match_ended(event, terms, listener)
        case _:
            return _of_the_order(event, terms, listener)


def _of_the_order(event: OrderEvent, terms: Terms, listener: Listener) -> str:
    match event:
        case OrderToThrow():
            return preliminaries.order_to_throw(listener.tr)
        case ToThrow(seat):
            return turn(seat, listener)
        case ThrewForOrder():
            return preliminaries.threw_for_order(event, terms, listener)
        case Tied():
            return preliminaries.tied(event, terms, listener)
        case StarterFound():
            return preliminaries.starter_found(event, listener)
        case DirectionThrown():
            return preliminaries.direction_thrown(event, listener.tr)
        case OrderFound():
            return preliminaries.order_found(event, listener)
        case StarterDrawn():
            return preliminaries.starter_drawn(event, listener)
        case _:
            assert_never(event)
