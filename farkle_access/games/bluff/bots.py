"""The computer players. They see the view of their seat; their time does not tell their dice.

All levels know the same plan; weaker ones choose by whim instead, now and then. The engine is
loaded for the first choice, not for the beginning of a match.
"""

from collections.abc import Mapping
from typing import Final

from farkle_access.core.deferred import dataclass
from farkle_access.gamekit.computers import Bot, Chance, ComputerPlayers, Level
from farkle_access.games.bluff.engine.levels import LEVELS, BluffLevel
from farkle_access.games.bluff.rules.moves import BluffMove
from farkle_access.games.bluff.rules.rulesets import GameName
from farkle_access.games.bluff.rules.state import View

TABLES: Final[Mapping[GameName, tuple[str, ...]]] = {
    "beghel": ("beghel", "beghel_plain"),
    "tokyo": ("tokyo",),
    "capitano": ("capitano", "capitano_equal"),
}
"""The rules whose tables each game needs, with and without its options."""


@dataclass(frozen=True)
class Bluffer(Bot[View, BluffMove]):
    """Plays by the plan, but by whim with the probability `whim`."""

    whim: float

    def choose(self, view: View, random: Chance) -> BluffMove:
        from farkle_access.games.bluff.engine.choosing import by_plan

        return by_plan(view, random, self.whim)


@dataclass(frozen=True)
class Perfect(Bot[View, BluffMove]):
    """Plays by the plan alone, and only when the tables of its game are whole."""

    game: GameName

    def prepare(self) -> None:
        from farkle_access.games.bluff.engine.choosing import check_tables

        check_tables(TABLES[self.game])

    def choose(self, view: View, random: Chance) -> BluffMove:
        from farkle_access.games.bluff.engine.choosing import by_plan

        return by_plan(view, random)


@dataclass(frozen=True)
class Adaptive(Perfect):
    """Plays by the plan, and doubts liars a little more often."""

    def choose(self, view: View, random: Chance) -> BluffMove:
        from farkle_access.games.bluff.engine.choosing import adapting

        return adapting(view, random)


def computers(name: GameName) -> ComputerPlayers[View, BluffMove]:
    """The computer players of one game."""
    every: dict[Level, Bot[View, BluffMove]] = {
        level: _player(level, name) for level in LEVELS.values()
    }
    return ComputerPlayers(every, Level.MEDIUM)


def _player(level: BluffLevel, name: GameName) -> Bot[View, BluffMove]:
    match level:
        case Level.EASY:
            return Bluffer(0.5)
        case Level.MEDIUM:
            return Bluffer(0.2)
        case Level.HARD:
            return Bluffer(0.05)
        case Level.PERFECT:
            return Perfect(name)
        case Level.ADAPTIVE:
            return Adaptive(name)
