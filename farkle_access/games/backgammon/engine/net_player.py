"""The computer players that go by the nets."""

from collections.abc import Mapping
from typing import TypeVar

from farkle_access.core.deferred import dataclass
from farkle_access.gamekit.computers import Chance, NotReady
from farkle_access.gamekit.tables import DamagedTable
from farkle_access.games.backgammon.engine.players import Player
from farkle_access.games.backgammon.engine.rules_of_thumb import in_contact
from farkle_access.games.backgammon.engine.search import Search
from farkle_access.games.backgammon.engine.stakes import stakes_of
from farkle_access.games.backgammon.rules.choices import ACCEPT, DOUBLE, PLAY_ON, ROLL, choices
from farkle_access.games.backgammon.rules.moves import BackgammonMove
from farkle_access.games.backgammon.rules.position import Position
from farkle_access.games.backgammon.rules.state import State
from farkle_access.games.backgammon.rules.turns import plays_of

T = TypeVar("T")

LENIENT = 0.02
"""Points that a player gives away rather than refuse a resignation for them."""


@dataclass(frozen=True)
class NetPlayer(Player):
    """Goes by the nets. `noise` is the standard deviation, in points, of its misjudgements.

    In a race it does not misjudge.
    """

    search: Search
    noise: float = 0.0

    def prepare(self) -> None:
        try:
            self.search.prepare()
        except DamagedTable as damaged:
            raise NotReady(damaged) from damaged

    def before_the_roll(self, view: State, random: Chance) -> BackgammonMove:
        if DOUBLE not in choices(view):
            return ROLL
        return self._most(self.search.doubling(view), view, random)

    def answer(self, view: State, random: Chance) -> BackgammonMove:
        return self._most(self.search.answers(view), view, random)

    def accepts(self, view: State) -> bool:
        found = self.search.resignation(view)
        lenient = LENIENT * stakes_of(view, 1 - view.seat).unit
        return found[ACCEPT] + lenient >= found[PLAY_ON]

    def best(self, view: State, random: Chance) -> Position:
        plays = plays_of(view.position, view.rolled)
        return self._most(self.search.plays(view, plays), view, random)

    def go_on(self, view: State) -> BackgammonMove:
        found = self.search.steps(view)
        return max(found, key=found.__getitem__)

    def _most(self, found: Mapping[T, float], view: State, random: Chance) -> T:
        noise = self.noise if in_contact(view.position) else 0.0
        if not noise:
            return max(found, key=found.__getitem__)
        noise *= stakes_of(view, view.answering).unit
        noisy = {choice: worth + random.gauss(0, noise) for choice, worth in found.items()}
        return max(noisy, key=noisy.__getitem__)
