"""Which sounds stand beside the events of the bluffing games."""

from collections.abc import Iterator, Sequence

from farkle_access.core.contract import Event
from farkle_access.core.cues import Cue
from farkle_access.games.bluff.events import (
    Claimed,
    DiceShown,
    DirectionThrown,
    HandBegan,
    Kept,
    Lost,
    MatchEnded,
    Shook,
    ThrewForOrder,
)
from farkle_access.i18n.listener import Listener


def cues(events: Sequence[Event], listener: Listener) -> Iterator[Cue]:
    """The sounds of these events, in their order."""
    for event in events:
        match event:
            case Shook() | ThrewForOrder() | DirectionThrown():
                yield Cue.DICE
            case DiceShown():
                yield Cue.SHOWN
            case Lost(seat) if listener.here(seat):
                yield Cue.LOST
            case HandBegan(seat) if listener.here(seat):
                yield Cue.YOUR_TURN
            case Claimed() | Kept() if listener.here(event.answerer):
                yield Cue.YOUR_TURN
            case MatchEnded(outcome) if listener.here(outcome.winner):
                yield Cue.WIN
