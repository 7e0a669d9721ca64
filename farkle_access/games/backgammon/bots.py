"""The computer players of backgammon by level, and who judges choices for a hint."""

from collections.abc import Mapping

from farkle_access.games.advice import Adviser
from farkle_access.games.backgammon.advising import Appraiser
from farkle_access.games.backgammon.players import Beginner, Thinker
from farkle_access.games.backgammon.thinking import Mind
from farkle_access.games.rooms import Bot, Level

MEDIUM_NOISE = 0.06
"""Points by which a medium player misjudges a play, as a deviation."""
EXPERT = Thinker(Mind(deeper=True))


def own_levels() -> dict[Level, Bot]:
    """The players that need nothing but this program."""
    return {
        Level.EASY: Beginner(),
        Level.MEDIUM: Thinker(Mind(), MEDIUM_NOISE),
        Level.HARD: Thinker(Mind()),
        Level.EXPERT: EXPERT,
    }


def levels(name: str) -> Mapping[Level, Bot]:
    """The computer players by level; this folder has only one game."""
    return own_levels()


def adviser(name: str) -> Adviser:
    """Who judges the choices; this folder has only one game."""
    return Appraiser((Mind(deeper=True), Mind()))
