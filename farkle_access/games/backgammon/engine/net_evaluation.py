"""Which net evaluates a position, and what the chances mean."""

from farkle_access.games.backgammon.engine.features import FEATURES, net_of
from farkle_access.games.backgammon.engine.nets import Chances, Near
from farkle_access.games.backgammon.engine.rules_of_thumb import in_contact
from farkle_access.games.backgammon.engine.weights import net
from farkle_access.games.backgammon.rules.position import (
    Position,
    Result,
    borne_off,
    mirrored,
    result,
)

WON: dict[Result, Chances] = {
    Result.SINGLE: (1.0, 0.0, 0.0, 0.0, 0.0),
    Result.GAMMON: (1.0, 1.0, 0.0, 0.0, 0.0),
    Result.BACKGAMMON: (1.0, 1.0, 1.0, 0.0, 0.0),
}


class Evaluator:
    """Evaluates the positions that the plays from one position lead to.

    They are given from the side of the mover, who has just moved. `before` is where the plays
    begin: what they leave as it was is added up only once.
    """

    def __init__(self, before: Position, *, quick: bool = False) -> None:
        self._before = before
        self._quick = "quick" if quick else ""
        self._near: dict[str, Near] = {}

    def evaluate(self, after: Position) -> Chances:
        """The chances of the mover, the opponent being on roll. Raises DamagedTable."""
        if won := result(after):
            return WON[won]
        name = self._quick or net_of(after)
        return possible(self._of(name).evaluate(FEATURES[name](after)), after)

    def glance(self, after: Position) -> float:
        """The equity of the mover without a cube, estimated less exactly."""
        if won := result(after):
            return won.multiple
        name = self._quick or net_of(after)
        return self._of(name).glance(FEATURES[name](after))

    def _of(self, name: str) -> Near:
        near = self._near.get(name)
        if near is None:
            near = self._near[name] = net(name).near(FEATURES[name](self._before))
        return near


def possible(chances: Chances, after: Position) -> Chances:
    """The same chances without what the rules make impossible.

    A side that has borne off a checker loses no gammon, and without contact no checker returns to
    the other side's home.
    """
    win, gammon, backgammon, lost, lost_more = chances
    if borne_off(after):
        lost = lost_more = 0.0
    if borne_off(mirrored(after)):
        gammon = backgammon = 0.0
    if not in_contact(after):
        backgammon *= min(after[1:7]) < 0
        lost_more *= max(after[19:25]) > 0
    return (win, gammon, backgammon, lost, lost_more)


def turned(chances: Chances) -> Chances:
    """The same chances from the side of the opponent."""
    win, gammon, backgammon, lost, lost_more = chances
    return (1 - win, lost, lost_more, gammon, backgammon)


def equity(chances: Chances) -> float:
    """The points of a game on average, without a cube."""
    win, gammon, backgammon, lost, lost_more = chances
    return 2 * win - 1 + gammon - lost + backgammon - lost_more
