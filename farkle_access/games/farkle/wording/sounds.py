"""Which sounds stand beside the events of Farkle."""

from typing import assert_never

from farkle_access.core.cues import Cue
from farkle_access.gamekit.words import Sounds
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
from farkle_access.i18n.listener import Listener


class FarkleSounds(Sounds[FarkleEvent]):
    """The dice are heard for everybody; turns and wins for those who listen here."""

    __slots__ = ()

    def cue(self, event: FarkleEvent, listener: Listener) -> Cue | None:
        match event:
            case Rolled():
                return Cue.DICE
            case WasSetAside():
                return Cue.SET_ASIDE
            case HotDice():
                return Cue.HOT_DICE
            case Busted():
                return Cue.FARKLE
            case HandBegan(seat):
                return Cue.YOUR_TURN if listener.here(seat) else None
            case MatchEnded(outcome):
                return Cue.WIN if listener.here(outcome.winner) else None
            case WasTakenBack() | Counted() | LimitReached():
                return None
            case _:
                assert_never(event)
