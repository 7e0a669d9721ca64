"""What the choices of a hand are worth, by exact dynamic programming.

There are two measures: the mean of the points counted, while the match is open, and the
probability of winning, once it is ending.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache

from farkle_access.core.deferred import dataclass
from farkle_access.gamekit.advice import Measure
from farkle_access.games.farkle.engine.goals import goal_of
from farkle_access.games.farkle.engine.keeping import (
    DICE,
    Table,
    keeps,
    patterns,
    place,
    solve,
)
from farkle_access.games.farkle.rules.moves import COUNT, ROLL, FarkleMove, SetAside
from farkle_access.games.farkle.rules.scoring import STEP, items, without
from farkle_access.games.farkle.rules.state import State

ALWAYS_COUNT = 2225
"""From so many points on counting brings the most on average, with any number of dice left."""
NEAR = 500
"""A win within so many points is planned for from the beginning of the hand."""
MARGIN = 600
"""How far beyond the lead a last hand is planned when others still have theirs."""
FARTHEST = 1280
"""A hand reaches more points than these 2 times in 100000."""
PLANNED = 1200
"""With so many points a hand played to win is always counted, which costs less than 0.000001."""


@dataclass(frozen=True)
class Outlook:
    """What every moment of one hand is worth, with the best choices from there on.

    `counted` gives the value of counting so many points, 0 where that is not allowed or
    useless; `table` holds the values of rolling from `start` points on, as far as they are
    solved. All are values above `nothing`, that of a hand that brings no points.
    """

    measure: Measure
    counted: Callable[[int], float]
    table: Table
    start: int = 0
    nothing: float = 0.0

    def rolled(self, points: int, dice: int) -> float:
        """The value of rolling so many dice with so many points set aside."""
        where = place(points - self.start, dice)
        if where < len(self.table):
            return self.table[where]
        return sum(
            pattern.probability * max(self.counted(points + gain) for _, gain in pattern.keeps)
            for pattern in patterns(dice)
        )

    def kept(self, points: int, left: tuple[int, ...]) -> float:
        """The value of having set aside so many points, with these sorted dice left."""
        return max(
            max(self.counted(points + gain), self.rolled(points + gain, len(left) - dice or DICE))
            for dice, gain in ((0, 0), *keeps(left))
        )


@dataclass(frozen=True)
class Appraisal:
    """The value of each choice of a moment, by one measure. Taking back is left out.

    Counting comes first and rolling last, so that of equal choices the first is the safest.
    """

    measure: Measure
    values: tuple[tuple[FarkleMove, float], ...]

    @property
    def best(self) -> FarkleMove:
        return max(self.values, key=lambda choice: choice[1])[0]


def appraise(view: State) -> Appraisal:
    """The value of each choice of the seat on turn; dice must not be awaited."""
    return appraisal(view, outlook_of(view))


def appraisal(view: State, outlook: Outlook) -> Appraisal:
    """The value of each choice of this moment by that outlook."""
    nothing, points = outlook.nothing, view.points
    values: list[tuple[FarkleMove, float]] = []
    if view.may_count:
        values.append((COUNT, nothing + outlook.counted(points)))
    for move, gain in _gains(view.roll):
        left = without(view.roll, move.dice)
        values.append((move, nothing + outlook.kept(points + gain, left)))
    if view.may_roll:
        values.append((ROLL, nothing + outlook.rolled(points, view.to_roll)))
    return Appraisal(outlook.measure, tuple(values))


def reach(points: int) -> float:
    """The probability that a whole hand, played only for that, reaches so many points."""
    return last_hand(points).rolled(0, DICE)


def outlook_of(view: State) -> Outlook:
    """The outlook of the hand of the seat on turn that suits this moment of the match."""
    goal, required = goal_of(view), view.required
    if goal is None:
        return hand_points(required)
    if not view.reached:
        return hand_points(required, max(goal, required))
    mine = view.totals[view.seat]
    rivals = tuple(
        (mine + STEP - view.totals[seat], replace(view, seat=seat).required)
        for seat in view.still_to_play
    )
    return last_hand(max(goal, required), rivals)


@lru_cache(maxsize=128)
def hand_points(required: int, enough: int | None = None) -> Outlook:
    """The outlook by mean points. Points beyond `enough`, which wins the match, are useless."""
    ceiling = float("inf") if enough is None else enough

    def counted(points: int) -> float:
        return min(points, ceiling) if points >= required else 0.0

    if enough is None or enough <= NEAR:
        table = solve(counted, ALWAYS_COUNT if enough is None else enough)
    else:
        # From afar the ceiling changes no plan, but a certain win must stay the best choice.
        common = hand_points(required).table[: place(enough, 1)]
        table = tuple(min(value, enough - 1) for value in common)
    return Outlook(Measure.POINTS, counted, table)


@lru_cache(maxsize=64)
def last_hand(needed: int, rivals: tuple[tuple[int, int], ...] = ()) -> Outlook:
    """The outlook by the probability of winning, when the match is ending.

    `needed` points take the lead. `rivals` are those who still have a hand, as pairs: how many
    points more than are counted now pass the new lead, and how many are required to count. They
    are assumed to play only for passing it, which is exact for the last of them.
    """

    def counted(points: int) -> float:
        chance = float(points >= needed)
        for more, required in rivals if chance else ():
            chance *= 1 - reach(max(points + more, required))
        return chance

    if rivals:
        return Outlook(Measure.WINNING, counted, solve(counted, needed + MARGIN))
    # Only the points still needed matter, so one table serves all hands up to its size.
    size = FARTHEST
    while size < needed:
        size *= 2
    return Outlook(Measure.WINNING, counted, _reaching(size), needed - size)


@lru_cache(maxsize=8)
def _reaching(size: int) -> Table:
    return solve(lambda points: float(points >= size), size)


@lru_cache(maxsize=1024)
def _gains(roll: tuple[int, ...]) -> tuple[tuple[SetAside, int], ...]:
    """The moves that set an item aside, best first, with their points."""
    return tuple((SetAside(item.kind, item.dice), item.points) for item in items(roll))
