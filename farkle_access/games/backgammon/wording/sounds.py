"""Which sounds stand beside the events of backgammon."""

from farkle_access.core.contract import Seat
from farkle_access.core.cues import Cue
from farkle_access.gamekit.words import Sounds
from farkle_access.games.backgammon.rules.events import (
    BackgammonEvent,
    Beavered,
    CheckerMoved,
    CheckerTakenBack,
    DiceLost,
    Doubled,
    DoubledByTie,
    Dropped,
    GameBegan,
    GameEnded,
    MatchEnded,
    OpeningRolled,
    OpeningWon,
    Played,
    ResignationOffered,
    ResignationRefused,
    Rolled,
    SetUp,
    Took,
    TurnBegan,
)
from farkle_access.i18n.listener import Listener


class BackgammonSounds(Sounds[BackgammonEvent]):
    """Dice, the listener's own steps, whatever asks for a choice, and winning."""

    __slots__ = ()

    def cue(self, event: BackgammonEvent, listener: Listener) -> Cue | None:
        match event:
            case Rolled() | OpeningRolled():
                return Cue.DICE
            case CheckerMoved(seat):
                return _here(Cue.SET_ASIDE, seat, listener)
            case TurnBegan(seat):
                return _here(Cue.YOUR_TURN, seat, listener)
            case Doubled(seat) | Beavered(seat) | ResignationOffered(seat):
                return _here(Cue.YOUR_TURN, 1 - seat, listener)
            case MatchEnded(outcome):
                return _here(Cue.WIN, outcome.winner, listener)
            case GameBegan() | SetUp() | GameEnded() | OpeningWon() | DoubledByTie():
                return None
            case CheckerTakenBack() | DiceLost() | Played():
                return None
            case Took() | Dropped() | ResignationRefused():
                return None


def _here(cue: Cue, seat: Seat, listener: Listener) -> Cue | None:
    return cue if listener.here(seat) else None
