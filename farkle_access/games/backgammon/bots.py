"""The computer players of backgammon by level, and who evaluates choices for a hint.

Each player is loaded when it is first needed, so that a match without it reads no nets and starts
no other program.
"""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final

from farkle_access.core.deferred import dataclass
from farkle_access.gamekit.advice import Advice, Adviser
from farkle_access.gamekit.computers import Bot, Chance, ComputerPlayers, Level
from farkle_access.games.backgammon.external.installed import find_gnubg, has_sage
from farkle_access.games.backgammon.rules.moves import BackgammonMove
from farkle_access.games.backgammon.rules.state import State

if TYPE_CHECKING:  # loaded when a player is needed
    from farkle_access.games.backgammon.engine.net_player import NetPlayer
    from farkle_access.games.backgammon.engine.players import Beginner
    from farkle_access.games.backgammon.external.players import ExternalPlayer

MEDIUM_NOISE: Final = 0.06
"""The standard deviation, in points, of a medium player's misjudgements of a play."""


@dataclass(frozen=True)
class LoadedLater(Bot[State, BackgammonMove]):
    """A player that is loaded when it first prepares or chooses."""

    load: Callable[[], Bot[State, BackgammonMove]]

    def prepare(self) -> None:
        self.load().prepare()

    def choose(self, view: State, random: Chance) -> BackgammonMove:
        return self.load().choose(view, random)


class BackgammonAdviser(Adviser[State, BackgammonMove]):
    """Evaluates the choices by the nets."""

    __slots__ = ()

    def advise(self, view: State) -> Advice[BackgammonMove] | None:
        from farkle_access.games.backgammon.engine.advising import advice

        return advice(view)


def own_players() -> dict[Level, Bot[State, BackgammonMove]]:
    """The players that need nothing but this program."""
    return {
        Level.EASY: LoadedLater(easy),
        Level.MEDIUM: LoadedLater(medium),
        Level.HARD: LoadedLater(hard),
        Level.EXPERT: LoadedLater(expert),
    }


def computers() -> ComputerPlayers[State, BackgammonMove]:
    """Our own players, and those of the external engines that are found."""
    players = own_players()
    if has_sage():
        players[Level.STRONG] = LoadedLater(sage)
    if find_gnubg() is not None:
        players[Level.GNUBG] = LoadedLater(gnubg)
    return ComputerPlayers(players, usual=Level.MEDIUM)


@cache
def easy() -> "Beginner":
    from farkle_access.games.backgammon.engine.players import Beginner

    return Beginner()


@cache
def medium() -> "NetPlayer":
    return _net_player(noise=MEDIUM_NOISE)


@cache
def hard() -> "NetPlayer":
    return _net_player()


@cache
def expert() -> "NetPlayer":
    return _net_player(deeper=True)


@cache
def sage() -> "ExternalPlayer":
    from farkle_access.games.backgammon.external.players import ExternalPlayer
    from farkle_access.games.backgammon.external.sage import Sage

    return ExternalPlayer(Sage(), expert())


@cache
def gnubg() -> "ExternalPlayer":
    """Its one process serves all tables of the program; it starts when it is first asked."""
    from farkle_access.games.backgammon.external.gnubg import Gnubg
    from farkle_access.games.backgammon.external.players import ExternalPlayer

    return ExternalPlayer(Gnubg(), expert())


def _net_player(*, noise: float = 0.0, deeper: bool = False) -> "NetPlayer":
    from farkle_access.games.backgammon.engine.net_player import NetPlayer
    from farkle_access.games.backgammon.engine.search import Search

    return NetPlayer(Search(deeper), noise)
