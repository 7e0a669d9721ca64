"""How the computer players pick one of the shares that the plan gives.

Chance is asked for two numbers by every player, whatever the dice are.
"""

from collections.abc import Iterable, Sequence
from itertools import accumulate

from farkle_access.gamekit.computers import Chance, NotReady
from farkle_access.gamekit.tables import DamagedTable
from farkle_access.games.bluff.engine.adapting import adapted
from farkle_access.games.bluff.engine.starts import check
from farkle_access.games.bluff.engine.strategy import Mix, plan_of, strategy
from farkle_access.games.bluff.rules.game import BELIEVE, DOUBT
from farkle_access.games.bluff.rules.moves import BluffMove
from farkle_access.games.bluff.rules.ranking import rank, value_of
from farkle_access.games.bluff.rules.state import Phase, View


def by_plan(view: View, random: Chance, whim: float = 0.0) -> BluffMove:
    """A move of the plan; with the probability `whim`, any legal one."""
    fancy, pick = random.random(), random.random()
    mix = strategy(view)
    if fancy < whim and len(choices := _open(view)) > 1:
        return choices[int(pick * len(choices))]
    return _picked(mix, pick)


def adapting(view: View, random: Chance) -> BluffMove:
    """A move of the plan, but liars are doubted a little more often."""
    _, pick = random.random(), random.random()
    return _picked(adapted(view), pick)


def check_tables(names: Iterable[str]) -> None:
    """Read the tables of these rules. Raises NotReady when one is damaged."""
    try:
        for name in names:
            check(name)
    except DamagedTable as damaged:
        raise NotReady(str(damaged)) from damaged


def _open(view: View) -> Sequence[BluffMove]:
    """The legal claims or answers; nothing for a roll, which is no choice."""
    if view.moment.phase is Phase.CLAIM:
        return plan_of(view.moment).open[rank(value_of(view.dice))]
    return (BELIEVE, DOUBT) if view.moment.phase is Phase.ANSWER else ()


def _picked(mix: Mix, pick: float) -> BluffMove:
    limits = accumulate(share for _, share in mix)
    for (move, _), limit in zip(mix, limits, strict=True):
        if pick < limit:
            return move
    return mix[-1][0]
