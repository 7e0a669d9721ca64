"""The computer players of backgammon by level, and who judges choices for a hint."""

from collections.abc import Mapping
from functools import lru_cache

from farkle_access.games.advice import Adviser
from farkle_access.games.backgammon.mind.advising import Appraiser
from farkle_access.games.backgammon.mind.gnubg_engine import Gnubg, find_gnubg
from farkle_access.games.backgammon.mind.guests import Guest
from farkle_access.games.backgammon.mind.players import Beginner, Thinker
from farkle_access.games.backgammon.mind.sage_engine import Sage, has_sage
from farkle_access.games.backgammon.mind.thinking import Mind
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
    """The computer players by level; this folder has only one game.

    Those of other programs are among them where these seem to be installed.
    """
    found = own_levels()
    if has_sage():
        found[Level.STRONG] = Guest(Sage(), EXPERT)
    if find_gnubg():
        found[Level.GNUBG] = Guest(gnubg(), EXPERT)
    return found


@lru_cache(maxsize=1)
def gnubg() -> Gnubg:
    """One process serves all tables of the program; it starts when it is first asked."""
    return Gnubg()


def adviser(name: str) -> Adviser:
    """Who judges the choices; this folder has only one game."""
    return Appraiser((Mind(deeper=True), Mind()))
