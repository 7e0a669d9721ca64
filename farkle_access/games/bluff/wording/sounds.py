"""Which sounds stand beside the events of the bluffing games."""

from typing import assert_never

from farkle_access.core.cues import Cue
from farkle_access.gamekit.words import Sounds
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
from farkle_access.i18n.listener import Listener


class BluffSounds(Sounds[BluffEvent]):
    """The sounds of all three games."""

    __slots__ = ()

    def cue(self, event: BluffEvent, listener: Listener) -> Cue | None:
        if isinstance(event, HandEvent):
            return _of_a_hand(event, listener)
        if isinstance(event, LossEvent):
            return _of_a_loss(event, listener)
        return _of_the_order(event)


def _of_a_hand(event: HandEvent, listener: Listener) -> Cue | None:
    match event:
        case Shook():
            return Cue.DICE
        case HandBegan(seat):
            return Cue.YOUR_TURN if listener.here(seat) else None
        case Claimed() | Kept():
            return Cue.YOUR_TURN if listener.here(event.answerer) else None
        case DiceShown():
            return Cue.SHOWN
        case Saw() | Believed() | Doubted():
            return None
        case _:
            assert_never(event)


def _of_a_loss(event: LossEvent, listener: Listener) -> Cue | None:
    match event:
        case Lost(seat):
            return Cue.LOST if listener.here(seat) else None
        case MatchEnded(outcome):
            return Cue.WIN if listener.here(outcome.winner) else None
        case PotFilled() | GlassesEmptied() | WentOut():
            return None
        case _:
            assert_never(event)


def _of_the_order(event: OrderEvent) -> Cue | None:
    match event:
        case ThrewForOrder() | DirectionThrown():
            return Cue.DICE
        case OrderToThrow() | ToThrow() | Tied():
            return None
        case StarterFound() | OrderFound() | StarterDrawn():
            return None
        case _:
            assert_never(event)
