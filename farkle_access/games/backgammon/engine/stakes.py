"""What a game is played for: the cube, the score of the match, the rules for money."""

from dataclasses import replace
from enum import Enum

from farkle_access.core.contract import Seat
from farkle_access.core.deferred import dataclass
from farkle_access.games.backgammon.engine.match_equity import winning
from farkle_access.games.backgammon.rules.state import HIGHEST_CUBE, State


class Owner(Enum):
    """Whose the cube is, seen from one side."""

    MINE = "mine"
    THEIRS = "theirs"
    MIDDLE = "middle"


@dataclass(frozen=True)
class Stakes:
    """Seen from one side: `away` and `their_away` are the points still needed, both 0 for money.

    `doubling` is whether anybody may double in this game, `crawford_over` whether this is the
    Crawford game or it has been played.
    """

    away: int = 0
    their_away: int = 0
    cube: int = 1
    owner: Owner = Owner.MIDDLE
    doubling: bool = True
    crawford_over: bool = False
    jacoby: bool = False

    @property
    def money(self) -> bool:
        return not self.away

    @property
    def gammons_count(self) -> bool:
        return not self.jacoby or self.owner is not Owner.MIDDLE

    @property
    def i_may_double(self) -> bool:
        return self._may(Owner.THEIRS, self.away)

    @property
    def they_may_double(self) -> bool:
        return self._may(Owner.MINE, self.their_away)

    @property
    def unit(self) -> float:
        """What one point with the cube at 1 is worth: half of what a single game decides."""
        return (self.worth(self.cube) - self.worth(-self.cube)) / 2

    def turned(self) -> "Stakes":
        """The same from the other side."""
        owners = {Owner.MINE: Owner.THEIRS, Owner.THEIRS: Owner.MINE, Owner.MIDDLE: Owner.MIDDLE}
        return replace(self, away=self.their_away, their_away=self.away, owner=owners[self.owner])

    def doubled(self, owner: Owner) -> "Stakes":
        """The stakes after the cube was turned once and went to `owner`."""
        return replace(self, cube=self.cube * 2, owner=owner)

    def worth(self, points: int) -> float:
        """What it is worth to win this many points, or to lose them when they are negative.

        For money the points themselves, in a match the probability of winning it.
        """
        if self.money:
            return points
        mine, theirs = max(points, 0), max(-points, 0)
        return winning(self.away - mine, self.their_away - theirs, self.crawford_over)

    def _may(self, other: Owner, away: int) -> bool:
        live = self.money or self.cube < away
        return self.doubling and self.owner is not other and live and self.cube < HIGHEST_CUBE


def stakes_of(state: State, seat: Seat) -> Stakes:
    """What this game is played for, seen from a seat."""
    settings, owner = state.settings, state.cube.owner
    return Stakes(
        state.away(seat) if not settings.money else 0,
        state.away(1 - seat) if not settings.money else 0,
        state.cube.value,
        Owner.MIDDLE if owner is None else Owner.MINE if owner == seat else Owner.THEIRS,
        settings.cube and settings.length != 1 and not state.crawford,
        state.crawford or state.post_crawford,
        settings.money and settings.cube and settings.jacoby,
    )
