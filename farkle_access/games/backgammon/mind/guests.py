"""Players of other programs, where they are installed, at our table."""

from dataclasses import dataclass
from random import Random
from typing import Protocol

from farkle_access.core.contract import Move
from farkle_access.games.backgammon.choices import BEAVER, DOUBLE, DROP, ROLL, TAKE, choices
from farkle_access.games.backgammon.mind.players import Player, Thinker
from farkle_access.games.backgammon.position import Position
from farkle_access.games.backgammon.state import Phase, State
from farkle_access.games.backgammon.turns import plays_of
from farkle_access.games.rooms import NotReady


class EngineGone(Exception):
    """The other program is missing, has ended, or does not answer in time."""


@dataclass(frozen=True, slots=True)
class CubeWorth:
    """What the doubler gets without a double, when it is taken, and dropped, by its equity."""

    no_double: float
    taken: float
    dropped: float


class Engine(Protocol):
    """Another program. Its methods raise EngineGone."""

    def start(self) -> None:
        """Be ready to answer; nothing happens when it is."""

    def best(self, view: State) -> Position:
        """The position that the seat on turn should reach with its roll."""

    def cube(self, view: State) -> CubeWorth:
        """The worth of doubling for the seat with the turn, which is to roll."""


@dataclass(frozen=True, slots=True)
class Guest(Player):
    """Does what an engine says; when that is gone, what our own best player says.

    Of what the engine says only legal plays are played.
    """

    engine: Engine
    deputy: Thinker

    def prepare(self) -> None:
        self.deputy.prepare()
        try:
            self.engine.start()
        except EngineGone as gone:
            raise NotReady(gone) from gone

    def before_the_roll(self, view: State, random: Random) -> Move:
        if DOUBLE not in choices(view):
            return ROLL
        try:
            found = self.engine.cube(view)
        except EngineGone:
            return self.deputy.before_the_roll(view, random)
        return DOUBLE if min(found.taken, found.dropped) > found.no_double else ROLL

    def answer(self, view: State, random: Random) -> Move:
        try:
            found = self.engine.cube(view)
        except EngineGone:
            return self.deputy.answer(view, random)
        if view.phase is Phase.BEAVERED:
            # Dropped now, the game is lost at twice what the double was for.
            return TAKE if found.taken >= -found.dropped else DROP
        if BEAVER in choices(view) and found.taken < 0:
            return BEAVER
        return TAKE if found.taken <= found.dropped else DROP

    def accepts(self, view: State) -> bool:
        return self.deputy.accepts(view)

    def best(self, view: State, random: Random) -> Position:
        plays = plays_of(view.position, view.rolled)
        try:
            found = self.engine.best(view)
        except EngineGone:
            return self.deputy.best(view, random)
        return found if found in plays else self.deputy.best(view, random)

    def go_on(self, view: State) -> Move:
        return self.deputy.go_on(view)
