"""The computer players. They see the view of their seat; their time does not tell their dice.

All levels know the same plan. Weaker ones choose by whim instead, now and then; the same
numbers are drawn from chance whatever the dice are.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from random import Random

from farkle_access.core.contract import Move
from farkle_access.games.advice import Advice, Adviser, Judged, Measure
from farkle_access.games.bluff.ranking import rank, value_of
from farkle_access.games.bluff.rules import BELIEVE, DOUBT
from farkle_access.games.bluff.state import Phase, View
from farkle_access.games.bluff.strategy import Mix, plan_of, strategy
from farkle_access.games.rooms import Bot, Level


@dataclass(frozen=True, slots=True)
class Bluffer(Bot):
    """Plays by the plan, but one choice in so many (`whim`, a share) by whim."""

    whim: float

    def choose(self, view: View, random: Random) -> Move:
        whim, pick = random.random(), random.random()
        mix = strategy(view)
        if whim < self.whim and len(choices := _open(view)) > 1:
            return choices[int(pick * len(choices))]
        return _picked(mix, pick)


def levels(name: str) -> Mapping[Level, Bot]:
    """The computer players by level; the same ones in all three games."""
    return {Level.EASY: Bluffer(0.5), Level.MEDIUM: Bluffer(0.2), Level.HARD: Bluffer(0.0)}


@dataclass(frozen=True, slots=True)
class Planner:
    """Judges by the shares of the plan. It does not know what a choice is worth: all are 0."""

    def advise(self, view: View) -> Advice | None:
        mix = sorted(strategy(view), key=lambda choice: -choice[1])
        return Advice(Measure.WINNING, tuple(Judged(move, 0.0, share) for move, share in mix))


def adviser(name: str) -> Adviser:
    """Who judges the choices; the same one in all three games."""
    return Planner()


def _open(view: View) -> Sequence[Move]:
    match view.moment.phase:
        case Phase.CLAIM:
            return plan_of(view.moment).open[rank(value_of(view.dice))]
        case Phase.ANSWER:
            return (BELIEVE, DOUBT)
        case _:
            return ()


def _picked(mix: Mix, pick: float) -> Move:
    limits = accumulate(share for _, share in mix)
    for (move, _), limit in zip(mix, limits, strict=True):
        if pick < limit:
            return move
    return mix[-1][0]
