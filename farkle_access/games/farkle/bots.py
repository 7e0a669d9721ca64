"""The computer players of Farkle. They see what everybody sees, and take nothing back."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from farkle_access.core.contract import Move
from farkle_access.games.advice import Advice, Adviser, Judged
from farkle_access.games.farkle.following import hand_value
from farkle_access.games.farkle.perfect import appraise_to_win
from farkle_access.games.farkle.rules import COUNT, ROLL, set_asides
from farkle_access.games.farkle.state import State
from farkle_access.games.farkle.strategy import Appraisal, appraise, goal_of
from farkle_access.games.farkle.winning import check_tables
from farkle_access.games.rooms import Bot, Level, NotReady
from farkle_access.games.tables import DamagedTable

__all__ = ["adviser", "hand_value", "judge", "levels"]

COUNT_BEYOND = (0, 35, 25, 40, 100, 360, 2220)
"""By the number of dice to roll: with more points than these, counting is better."""


@dataclass(frozen=True, slots=True)
class Beginner(Bot):
    """Takes the dearest items, but leaves some, counts early and tries its luck by whim."""

    leaves: float = 0.5
    counts_early: float = 0.5
    rolls_on: float = 0.25

    def choose(self, view: State, random: Random) -> Move:
        moves = set_asides(view.roll)
        if moves and (not view.taken or view.reached or random.random() >= self.leaves):
            return moves[0]
        if not view.may_count or not self._counts(view, random):
            return ROLL
        return moves[0] if moves else COUNT

    def _counts(self, view: State, random: Random) -> bool:
        whim = random.random()
        if view.reached or _wins(view):
            return _wins(view)
        if whim < self.counts_early:
            return True
        return whim < 1 - self.rolls_on and _enough(view)


@dataclass(frozen=True, slots=True)
class Careful(Bot):
    """Takes all that scores, and counts when one more roll would lose on average."""

    def choose(self, view: State, random: Random) -> Move:
        moves = set_asides(view.roll)
        if moves:
            return moves[0]
        if not view.may_count:
            return ROLL
        if view.reached:
            return COUNT if _wins(view) else ROLL
        return COUNT if _enough(view) or _wins(view) else ROLL


@dataclass(frozen=True, slots=True)
class Expert(Bot):
    """Takes the choice of the highest value, and plays its last hand to win."""

    def choose(self, view: State, random: Random) -> Move:
        return appraise(view).best


@dataclass(frozen=True, slots=True)
class Perfect(Bot):
    """Takes the choice with which the match is won most often; without its tables, an expert."""

    def prepare(self) -> None:
        try:
            check_tables()
        except DamagedTable as damaged:
            raise NotReady(str(damaged)) from damaged

    def choose(self, view: State, random: Random) -> Move:
        return judge(view).best if view.rolls else ROLL


def levels(name: str) -> Mapping[Level, Bot]:
    """The computer players by level; this folder has only one game."""
    return {
        Level.EASY: Beginner(),
        Level.MEDIUM: Careful(),
        Level.HARD: Expert(),
        Level.PERFECT: Perfect(),
    }


def judge(view: State) -> Appraisal:
    """The value of every choice, as the best player that is ready sees it."""
    try:
        return appraise_to_win(view)
    except DamagedTable:
        return appraise(view)


@dataclass(frozen=True, slots=True)
class Appraiser:
    """Judges as the best player does."""

    def advise(self, view: State) -> Advice | None:
        appraisal = judge(view)
        best = appraisal.best
        judged = [Judged(move, worth, float(move == best)) for move, worth in appraisal.values]
        judged.sort(key=lambda choice: (choice.share, choice.worth), reverse=True)
        return Advice(appraisal.measure, tuple(judged))


def adviser(name: str) -> Adviser:
    """Who judges the choices; this folder has only one game."""
    return Appraiser()


def _enough(view: State) -> bool:
    return view.points > COUNT_BEYOND[view.to_roll]


def _wins(view: State) -> bool:
    """Whether counting wins, or takes the lead in a last hand."""
    goal = goal_of(view)
    return goal is not None and view.points >= goal
