"""One more ply: what the opponent makes of every roll, before a play is evaluated."""

from collections.abc import Collection
from heapq import nlargest
from itertools import combinations_with_replacement

from farkle_access.games.backgammon.engine.cubing import worth
from farkle_access.games.backgammon.engine.net_evaluation import Evaluator, turned
from farkle_access.games.backgammon.engine.nets import Chances
from farkle_access.games.backgammon.engine.stakes import Stakes
from farkle_access.games.backgammon.rules.board import legal_plays
from farkle_access.games.backgammon.rules.position import Position, mirrored, result

ROLLS = tuple(
    ((first, second), 1 if first == second else 2)
    for first, second in combinations_with_replacement(range(1, 7), 2)
)
"""The 21 rolls, each with how many of the 36 outcomes it stands for."""
LOOKED_AT = 8
"""The most plays of a roll that the full nets see; of more, the quick net picks the best."""
WEIGHED = 3
"""In a match: plays of a roll that are compared by the score, those that look best at a glance."""


def by_roll(position: Position, stakes: Stakes) -> dict[tuple[int, int], tuple[Chances, int]]:
    """By roll: the chances after its best play, and how many of the 36 outcomes it stands for.

    `stakes` are those of the side that is to roll. Raises DamagedTable.
    """
    full, quick = Evaluator(position), Evaluator(position, quick=True)
    found = {}
    for roll, weight in ROLLS:
        plays: Collection[Position] = legal_plays(position, roll)
        if len(plays) > LOOKED_AT:
            plays = nlargest(LOOKED_AT, plays, key=quick.glance)
        found[roll] = _best(full, plays or (position,), stakes), weight
    return found


def _best(nets: Evaluator, plays: Collection[Position], stakes: Stakes) -> Chances:
    # At a glance every gammon counts, as for money; in a match it may count more, or less.
    if stakes.money:
        return nets.evaluate(max(plays, key=nets.glance))
    chosen = [nets.evaluate(after) for after in nlargest(WEIGHED, plays, key=nets.glance)]
    return max(chosen, key=lambda chances: worth(chances, stakes))


def on_roll(position: Position, stakes: Stakes) -> Chances:
    """The chances of the side that is to roll, from the best play of each roll.

    Raises DamagedTable.
    """
    totals = [0.0] * 5
    for chances, weight in by_roll(position, stakes).values():
        totals = [old + weight * new for old, new in zip(totals, chances, strict=True)]
    win, gammon, backgammon, lost, lost_more = (total / 36 for total in totals)
    return (win, gammon, backgammon, lost, lost_more)


def after_play(position: Position, stakes: Stakes) -> Chances:
    """The chances of the side that has just moved, after every roll of the opponent.

    `stakes` are those of the side that has just moved.
    """
    if result(position):
        return Evaluator(position).evaluate(position)
    return turned(on_roll(mirrored(position), stakes.turned()))
