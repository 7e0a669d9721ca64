"""Computer players that ask an external engine, and what such an engine has to answer."""

from typing import Protocol

from farkle_access.core.deferred import dataclass
from farkle_access.gamekit.computers import Chance, NotReady
from farkle_access.games.backgammon.engine.net_player import NetPlayer
from farkle_access.games.backgammon.engine.players import Player
from farkle_access.games.backgammon.rules.choices import BEAVER, DOUBLE, DROP, ROLL, TAKE, choices
from farkle_access.games.backgammon.rules.moves import BackgammonMove
from farkle_access.games.backgammon.rules.position import Position
from farkle_access.games.backgammon.rules.state import Phase, State
from farkle_access.games.backgammon.rules.turns import plays_of


class EngineGone(Exception):
    """The engine is missing, has ended, answers nonsense, or does not answer in time."""


@dataclass(frozen=True)
class CubeWorth:
    """The doubler's equity without a double, and with one that is taken or dropped."""

    no_double: float
    taken: float
    dropped: float


class Engine(Protocol):
    """An external engine. Its methods raise EngineGone."""

    def start(self) -> None:
        """Make it ready to answer, unless it is."""

    def best(self, view: State) -> Position:
        """The position that the seat on turn should reach with its roll."""

    def cube(self, view: State) -> CubeWorth:
        """The worth of doubling for the seat with the turn, which is to roll."""


@dataclass(frozen=True)
class ExternalPlayer(Player):
    """Does what an engine says, and what `fallback` says where that is illegal or missing."""

    engine: Engine
    fallback: NetPlayer

    def prepare(self) -> None:
        self.fallback.prepare()
        try:
            self.engine.start()
        except EngineGone as gone:
            raise NotReady(gone) from gone

    def before_the_roll(self, view: State, random: Chance) -> BackgammonMove:
        if DOUBLE not in choices(view):
            return ROLL
        try:
            found = self.engine.cube(view)
        except EngineGone:
            return self.fallback.before_the_roll(view, random)
        return DOUBLE if min(found.taken, found.dropped) > found.no_double else ROLL

    def answer(self, view: State, random: Chance) -> BackgammonMove:
        try:
            found = self.engine.cube(view)
        except EngineGone:
            return self.fallback.answer(view, random)
        if view.phase is Phase.BEAVERED:
            # To drop the beaver loses the game at the doubled value.
            return TAKE if found.taken >= -found.dropped else DROP
        if BEAVER in choices(view) and found.taken < 0:
            return BEAVER
        return TAKE if found.taken <= found.dropped else DROP

    def accepts(self, view: State) -> bool:
        return self.fallback.accepts(view)

    def best(self, view: State, random: Chance) -> Position:
        plays = plays_of(view.position, view.rolled)
        try:
            found = self.engine.best(view)
        except EngineGone:
            return self.fallback.best(view, random)
        return found if found in plays else self.fallback.best(view, random)

    def go_on(self, view: State) -> BackgammonMove:
        return self.fallback.go_on(view)
