"""The computer players of Farkle. They see what everybody sees, and take nothing back.

The stronger ones import their calculations when they play, because the others do without them.
"""

from farkle_access.gamekit.computers import Bot, Chance, ComputerPlayers, Level, NotReady
from farkle_access.games.farkle.engine.goals import goal_of
from farkle_access.games.farkle.rules.game import set_asides
from farkle_access.games.farkle.rules.moves import COUNT, ROLL, FarkleMove
from farkle_access.games.farkle.rules.state import State

COUNT_BEYOND = (0, 35, 25, 40, 100, 360, 2220)
"""By the number of dice to roll: with more points than these, counting is better."""

LEAVES, COUNTS_EARLY, ROLLS_ON = 0.5, 0.5, 0.25
"""How often a beginner leaves what scores, counts too early, and rolls on against the odds."""


class Beginner(Bot[State, FarkleMove]):
    """Takes the highest-scoring item of a roll, and for the rest decides partly at random."""

    __slots__ = ()

    def choose(self, view: State, random: Chance) -> FarkleMove:
        moves = set_asides(view.roll)
        if moves and (not view.taken or view.reached or random.random() >= LEAVES):
            return moves[0]
        if not view.may_count or not _counts(view, random):
            return ROLL
        return moves[0] if moves else COUNT


class Careful(Bot[State, FarkleMove]):
    """Takes all that scores, and counts when one more roll would lose on average."""

    __slots__ = ()

    def choose(self, view: State, random: Chance) -> FarkleMove:
        moves = set_asides(view.roll)
        if moves:
            return moves[0]
        if not view.may_count:
            return ROLL
        if view.reached:
            return COUNT if _wins(view) else ROLL
        return COUNT if _enough(view) or _wins(view) else ROLL


class Expert(Bot[State, FarkleMove]):
    """Makes the choice with the highest value, and plays its last hand to win."""

    __slots__ = ()

    def choose(self, view: State, random: Chance) -> FarkleMove:
        from farkle_access.games.farkle.engine.strategy import appraise

        return appraise(view).best


class Perfect(Bot[State, FarkleMove]):
    """Makes the choice that wins the match most often; without its tables, as an expert does."""

    __slots__ = ()

    def prepare(self) -> None:
        from farkle_access.gamekit.tables import DamagedTable
        from farkle_access.games.farkle.engine.winning import check_tables

        try:
            check_tables()
        except DamagedTable as damaged:
            raise NotReady(str(damaged)) from damaged

    def choose(self, view: State, random: Chance) -> FarkleMove:
        from farkle_access.games.farkle.engine.advising import evaluate

        return evaluate(view).best if view.rolls else ROLL


def computers() -> ComputerPlayers[State, FarkleMove]:
    """The computer players by level."""
    players: dict[Level, Bot[State, FarkleMove]] = {
        Level.EASY: Beginner(),
        Level.MEDIUM: Careful(),
        Level.HARD: Expert(),
        Level.PERFECT: Perfect(),
    }
    return ComputerPlayers(players, usual=Level.MEDIUM)


def _counts(view: State, random: Chance) -> bool:
    """Whether a beginner counts."""
    whim = random.random()
    if view.reached or _wins(view):
        return _wins(view)
    if whim < COUNTS_EARLY:
        return True
    return whim < 1 - ROLLS_ON and _enough(view)


def _enough(view: State) -> bool:
    return view.points > COUNT_BEYOND[view.to_roll]


def _wins(view: State) -> bool:
    """Whether counting wins, or takes the lead in a last hand."""
    goal = goal_of(view)
    return goal is not None and view.points >= goal
