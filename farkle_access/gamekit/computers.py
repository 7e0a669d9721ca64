"""The computer players of a game, by level, and which of them can play now."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from enum import StrEnum
from random import Random
from typing import Final, Generic, TypeAlias

from farkle_access.core.contract import MoveT, ViewT
from farkle_access.core.deferred import dataclass

Chance: TypeAlias = Random
"""The source of chance that a computer player is handed; it makes none of its own."""


class Level(StrEnum):
    """How well a computer player plays, the weakest first. A game offers some of them."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"
    PERFECT = "perfect"
    ADAPTIVE = "adaptive"
    STRONG = "strong"
    GNUBG = "gnubg"


EXTERNAL: Final = (Level.STRONG, Level.GNUBG)
"""Played by external engines, where they are installed; they may end during a match."""


class NotReady(Exception):
    """What a computer player needs, such as a table, is missing or damaged."""


class Bot(ABC, Generic[ViewT, MoveT]):
    """A computer player. It sees the view of its seat, never the state."""

    __slots__ = ()

    def prepare(self) -> None:
        """Load what it needs, once. Raises NotReady. Most players need nothing."""
        return

    @abstractmethod
    def choose(self, view: ViewT, random: Chance) -> MoveT:
        """One of the legal moves of this view; equal views and random states choose alike."""


@dataclass(frozen=True)
class ComputerPlayers(Generic[ViewT, MoveT]):
    """Everybody whom a game offers, the weakest first, and the level that is usual."""

    by_level: Mapping[Level, Bot[ViewT, MoveT]]
    usual: Level

    def ready(self, level: Level) -> tuple[Bot[ViewT, MoveT], Level]:
        """The player of this level, or the best weaker one that can play now, and its level.

        Raises NotReady when there is none.
        """
        ranks = list(Level)
        for weaker in reversed(ranks[: ranks.index(level) + 1]):
            bot = self.by_level.get(weaker)
            if bot is not None and _is_ready(bot):
                return bot, weaker
        raise NotReady(level)

    @property
    def whole(self) -> bool:
        """Whether everything is there that our own players, and the advice, need."""
        own = (bot for level, bot in self.by_level.items() if level not in EXTERNAL)
        return all(_is_ready(bot) for bot in own)


def _is_ready(bot: Bot[ViewT, MoveT]) -> bool:
    try:
        bot.prepare()
    except NotReady:
        return False
    return True
