"""Which sounds stand beside the events of Farkle."""

from collections.abc import Iterator, Sequence

from farkle_access.core.contract import Event
from farkle_access.core.cues import Cue
from farkle_access.games.farkle.moves import (
    Farkled,
    HandBegan,
    HotDice,
    MatchEnded,
    Rolled,
    WasSetAside,
)
from farkle_access.i18n.listener import Listener


def cues(events: Sequence[Event], listener: Listener) -> Iterator[Cue]:
    """The sounds of these events, in their order."""
    for event in events:
        match event:
            case Rolled():
                yield Cue.DICE
            case WasSetAside():
                yield Cue.SET_ASIDE
            case Farkled():
                yield Cue.FARKLE
            case HotDice():
                yield Cue.HOT_DICE
            case HandBegan(seat) if listener.here(seat):
                yield Cue.YOUR_TURN
            case MatchEnded(outcome) if listener.here(outcome.winner):
                yield Cue.WIN
