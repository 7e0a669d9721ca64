"""What chances are worth with the cube, by Janowski's formulas, for money and in matches.

A cube is live when it is always turned at exactly the right moment: the worth then grows in
straight lines between the chances at which one side doubles the other out. A dead cube is never
turned. The truth lies in between, nearer to the live cube (R. Janowski, Take-Points in Money
Games, 1993). In a match the same is calculated in chances of winning it, backwards from the last
cube that matters.
"""

from itertools import pairwise

from farkle_access.core.deferred import dataclass
from farkle_access.games.backgammon.engine.nets import Chances
from farkle_access.games.backgammon.engine.rules_of_thumb import in_contact
from farkle_access.games.backgammon.engine.stakes import Owner, Stakes
from farkle_access.games.backgammon.rules.position import Position, pips

Curve = list[tuple[float, float]]
"""The worth by the chance of winning: corners joined by straight lines, rising in both."""

LIVE = 0.68
"""How live the cube is, with contact: 0 is dead, 1 is live."""
TINY = 1e-9


@dataclass(frozen=True)
class Shares:
    """The share of the wins and of the losses that are gammons or more, and backgammons."""

    gammons: float
    backgammons: float
    lost_gammons: float
    lost_backgammons: float

    @staticmethod
    def of(chances: Chances) -> "Shares":
        win, gammon, backgammon, lost, lost_more = chances
        loss = 1 - win
        return Shares(
            min(gammon / win, 1) if win > TINY else 0.0,
            min(backgammon / win, 1) if win > TINY else 0.0,
            min(lost / loss, 1) if loss > TINY else 0.0,
            min(lost_more / loss, 1) if loss > TINY else 0.0,
        )

    def won(self, stakes: Stakes) -> float:
        """What a win is worth on average with the cube as it is."""
        return _mean(stakes, 1, self.gammons, self.backgammons)

    def lost(self, stakes: Stakes) -> float:
        return _mean(stakes, -1, self.lost_gammons, self.lost_backgammons)


@dataclass(frozen=True)
class Offer:
    """What the doubler gets without a double, and with one for either answer."""

    no_double: float
    taken: float
    dropped: float

    @property
    def takes(self) -> bool:
        return self.taken <= self.dropped

    @property
    def double(self) -> float:
        """What doubling is worth against the best answer."""
        return min(self.taken, self.dropped)


def efficiency(position: Position) -> float:
    """How live the cube is: in races the less, the shorter they are."""
    if in_contact(position):
        return LIVE
    return min(max(0.55 + 0.00125 * pips(position), 0.6), 0.7)


def worth(chances: Chances, stakes: Stakes, live: float = LIVE) -> float:
    """What chances are worth with the cube: points, or the probability of winning the match."""
    shares, win = Shares.of(chances), chances[0]
    dead = win * shares.won(stakes) + (1 - win) * shares.lost(stakes)
    if not (stakes.i_may_double or stakes.they_may_double):
        return dead
    return live * _at(win, curve(stakes, shares)) + (1 - live) * dead


def offer(chances: Chances, stakes: Stakes, live: float = LIVE) -> Offer:
    """What a double is worth to the side with these chances, which may offer it."""
    taken = worth(chances, stakes.doubled(Owner.THEIRS), live)
    return Offer(worth(chances, stakes, live), taken, stakes.worth(stakes.cube))


def curve(stakes: Stakes, shares: Shares) -> Curve:
    """The worth with a live cube."""
    corners = [(0.0, shares.lost(stakes))]
    if stakes.they_may_double:
        dropped = stakes.worth(-stakes.cube)
        corners.append((take_point(stakes, shares), dropped))
    if stakes.i_may_double:
        dropped = stakes.worth(stakes.cube)
        corners.append((cash_point(stakes, shares), dropped))
    corners.append((1.0, shares.won(stakes)))
    return corners


def take_point(stakes: Stakes, shares: Shares) -> float:
    """The lowest chance with which I take when they double, the cube being live."""
    if stakes.money:
        won, lost = _points(shares)
        return (lost - 0.5) / (won + lost + 0.5)
    taken = curve(stakes.doubled(Owner.MINE), shares)
    return _where(stakes.worth(-stakes.cube), taken)


def cash_point(stakes: Stakes, shares: Shares) -> float:
    """The chance from which they drop when I double, the cube being live."""
    if stakes.money:
        won, lost = _points(shares)
        return (lost + 1) / (won + lost + 0.5)
    taken = curve(stakes.doubled(Owner.THEIRS), shares)
    return _where(stakes.worth(stakes.cube), taken)


def _points(shares: Shares) -> tuple[float, float]:
    won = 1 + shares.gammons + shares.backgammons
    return won, 1 + shares.lost_gammons + shares.lost_backgammons


def _mean(stakes: Stakes, sign: int, gammons: float, backgammons: float) -> float:
    if not stakes.gammons_count:
        return stakes.worth(sign * stakes.cube)
    single, double, triple = (stakes.worth(sign * stakes.cube * times) for times in (1, 2, 3))
    return single + gammons * (double - single) + backgammons * (triple - double)


def _at(win: float, corners: Curve) -> float:
    for (before, low), (after, high) in pairwise(corners):
        if win <= after:
            return (
                high
                if after - before < TINY
                else low + (high - low) * (win - before) / (after - before)
            )
    return corners[-1][1]


def _where(value: float, corners: Curve) -> float:
    """The chance at which a curve reaches a worth, 0 or 1 when it never does."""
    if value <= corners[0][1]:
        return 0.0
    for (before, low), (after, high) in pairwise(corners):
        if value <= high:
            return (
                after
                if high - low < TINY
                else before + (after - before) * (value - low) / (high - low)
            )
    return 1.0
