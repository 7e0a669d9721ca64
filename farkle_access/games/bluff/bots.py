"""The computer players. They see the view of their seat; their time does not tell their dice.

All levels know the same plan. Weaker ones choose by whim instead, now and then; the same
numbers are drawn from chance whatever the dice are.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from random import Random

from farkle_access.core.contract import Move
from farkle_access.games.advice import Adviser
from farkle_access.games.bluff.mind.adapting import adapted
from farkle_access.games.bluff.mind.advising import Planner
from farkle_access.games.bluff.mind.starts import check
from farkle_access.games.bluff.mind.strategy import (
    Mix,
    claim_distribution,
    doubt_probability,
    plan_of,
    strategy,
)
from farkle_access.games.bluff.ranking import rank, value_of
from farkle_access.games.bluff.rules import BELIEVE, DOUBT
from farkle_access.games.bluff.state import Phase, View
from farkle_access.games.rooms import Bot, Level, NotReady
from farkle_access.games.tables import DamagedTable

__all__ = [
    "Adaptive",
    "Bluffer",
    "Perfect",
    "adviser",
    "claim_distribution",
    "doubt_probability",
    "levels",
]

FILES = {
    "beghel": ("beghel", "beghel_plain"),
    "tokyo": ("tokyo",),
    "capitano": ("capitano", "capitano_equal"),
}
"""The tables of each game, with and without its options."""


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


@dataclass(frozen=True, slots=True)
class Perfect(Bluffer):
    """Plays by the plan alone, and only when the tables behind it are whole."""

    name: str = ""

    def prepare(self) -> None:
        try:
            for file in FILES[self.name]:
                check(file)
        except DamagedTable as damaged:
            raise NotReady(str(damaged)) from damaged


@dataclass(frozen=True, slots=True)
class Adaptive(Perfect):
    """Plays by the plan, and doubts liars a little more often."""

    def choose(self, view: View, random: Random) -> Move:
        _, pick = random.random(), random.random()
        return _picked(adapted(view), pick)


def levels(name: str) -> Mapping[Level, Bot]:
    """The computer players of one game by level."""
    return {
        Level.EASY: Bluffer(0.5),
        Level.MEDIUM: Bluffer(0.2),
        Level.HARD: Bluffer(0.05),
        Level.PERFECT: Perfect(0.0, name),
        Level.ADAPTIVE: Adaptive(0.0, name),
    }


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
