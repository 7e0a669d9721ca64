"""What the choices of a hand are worth to somebody who plays to win the match.

For two seats the tables give the value of every hand that can follow, so the value of this
one is exact. With more seats it is estimated from the values against each rival alone.
"""

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache

from farkle_access.core.contract import Seat
from farkle_access.core.deferred import dataclass
from farkle_access.gamekit.advice import Measure
from farkle_access.games.farkle.engine.keeping import solve
from farkle_access.games.farkle.engine.strategy import (
    FARTHEST,
    MARGIN,
    PLANNED,
    Appraisal,
    Outlook,
    appraisal,
    outlook_of,
    reach,
)
from farkle_access.games.farkle.engine.winning import (
    Chances,
    Standing,
    chances,
    entry_for,
    minimum_for,
)
from farkle_access.games.farkle.rules.scoring import STEP
from farkle_access.games.farkle.rules.state import State


def appraise_to_win(view: State) -> Appraisal:
    """The probability of winning with each choice of the seat on turn. Raises DamagedTable."""
    return appraisal(view, to_win(view))


def to_win(view: State) -> Outlook:
    """The outlook by the probability of winning at this moment. Raises DamagedTable."""
    if view.reached:
        return outlook_of(view)
    # All moments of a hand share one outlook: what was rolled and set aside makes no difference.
    return hand_to_win(State(view.settings, view.totals, view.seat, 0, 0, (), (), 0, (), False))


@dataclass(frozen=True)
class Prospect:
    """What the end of a hand is worth to the seat that played it.

    `view` is the beginning of that hand; nobody has reached the limit yet. `entry` is as
    `entry_for` gives it.
    """

    view: State
    tables: Chances
    entry: int

    def after(self, points: int) -> float:
        """The probability of winning once the hand has brought so many points, or none: 0."""
        view, missing = self.view, self.missing(self.view.seat) - points
        if missing > 0:
            return mixed(self._against(rival, missing, points) for rival in self._rivals())
        chance = 1.0
        for seat in view.still_to_play:
            needed = self.missing(seat) - missing + STEP
            needed = max(needed, replace(view, seat=seat).required)
            chance *= 1 - reach(min(needed, FARTHEST))
        return chance

    def missing(self, seat: Seat) -> int:
        return self.view.settings.limit - self.view.totals[seat]

    def _rivals(self) -> list[Seat]:
        return [seat for seat in range(len(self.view.totals)) if seat != self.view.seat]

    def _against(self, rival: Seat, missing: int, points: int) -> float:
        """The probability of beating this rival if it were the only one and on turn next."""
        standing = Standing(
            role=int(rival > self.view.seat),
            mine=self.missing(rival),
            theirs=missing,
            new=self._new(rival),
            rival_new=not points and self._new(self.view.seat),
        )
        return 1 - self.tables.of(standing, self.entry, self.view.settings.limit)

    def _new(self, seat: Seat) -> bool:
        return self.view.totals[seat] == 0


def mixed(duels: Iterable[float]) -> float:
    """The probability of beating several rivals, from that of beating each of them alone.

    By the model of Bradley and Terry: each wins in proportion to a strength of its own.
    """
    odds = 0.0
    for duel in duels:
        if duel <= 0:
            return 0.0
        odds += (1 - duel) / duel
    return 1 / (1 + odds)


@lru_cache(maxsize=64)
def hand_to_win(view: State) -> Outlook:
    """The outlook of the hand that begins here. Raises DamagedTable."""
    settings, required = view.settings, view.required
    tables = chances(settings.ending, minimum_for(settings))
    prospect = Prospect(view, tables, entry_for(settings))
    nothing = prospect.after(0)

    def counted(points: int) -> float:
        return max(prospect.after(points) - nothing, 0.0) if points >= required else 0.0

    missing = prospect.missing(view.seat)
    useful = missing + MARGIN if view.still_to_play else missing
    table = solve(counted, max(min(useful, PLANNED), required))
    return Outlook(Measure.WINNING, counted, table, nothing=nothing)
