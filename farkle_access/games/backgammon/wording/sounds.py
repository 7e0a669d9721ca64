"""Which sounds stand beside the events of backgammon."""

from collections.abc import Iterator, Sequence

from farkle_access.core.contract import Event
from farkle_access.core.cues import Cue
from farkle_access.games.backgammon.moves import (
    Beavered,
    CheckerMoved,
    Doubled,
    MatchEnded,
    OpeningRolled,
    ResignationOffered,
    Rolled,
    TurnBegan,
)
from farkle_access.i18n.listener import Listener


def cues(events: Sequence[Event], listener: Listener) -> Iterator[Cue]:
    """The sounds of these events, in their order."""
    for event in events:
        match event:
            case Rolled() | OpeningRolled():
                yield Cue.DICE
            case CheckerMoved(seat) if listener.here(seat):
                yield Cue.SET_ASIDE
            case TurnBegan(seat) if listener.here(seat):
                yield Cue.YOUR_TURN
            case Doubled(seat) | Beavered(seat) | ResignationOffered(seat) if listener.here(
                1 - seat
            ):
                yield Cue.YOUR_TURN
            case MatchEnded(outcome) if listener.here(outcome.winner):
                yield Cue.WIN
