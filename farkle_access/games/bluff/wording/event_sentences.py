"""The sentence of each event of the bluffing games."""

from typing import assert_never

from farkle_access.gamekit.table_talk import turn_of
from farkle_access.games.bluff.rules.events import (
    Believed,
    BluffEvent,
    Claimed,
    DiceShown,
    DirectionThrown,
    Doubted,
    GlassesEmptied,
    HandBegan,
    HandEvent,
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
from farkle_access.games.bluff.wording.terms import Terms
from farkle_access.i18n.listener import Listener


def event_sentence(event: BluffEvent, terms: Terms, listener: Listener) -> str:
    """An event by itself."""
    if isinstance(event, HandEvent):
        return _of_a_hand(event, terms, listener)
    if isinstance(event, LossEvent):
        return _of_a_loss(event, terms, listener)
    return _of_the_order(event, terms, listener)


def _of_a_hand(event: HandEvent, terms: Terms, listener: Listener) -> str:
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
            assert_never(event)


def _of_a_loss(event: LossEvent, terms: Terms, listener: Listener) -> str:
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
            assert_never(event)


def _of_the_order(event: OrderEvent, terms: Terms, listener: Listener) -> str:
    match event:
        case OrderToThrow():
            return preliminaries.order_to_throw(listener.tr)
        case ToThrow(seat):
            return turn_of(seat, listener)
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
