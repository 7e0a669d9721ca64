"""A player that doubts a little more whoever was caught lying more often than the plan says.

It goes by the claims of this match that were doubted, which everybody saw; the view holds them.
It stays so near to the plan that whoever knows it wins at most 2 in 100 matches more.
"""

from dataclasses import replace
from typing import Final

from farkle_access.core.contract import Seat
from farkle_access.games.bluff.engine.strategy import (
    Mix,
    answer_mix,
    doubt_of,
    plan_of,
    strategy,
)
from farkle_access.games.bluff.rules.claims import CLAIMS
from farkle_access.games.bluff.rules.ranking import rank
from farkle_access.games.bluff.rules.state import Moment, Phase, View

MORE: Final = 0.025
LESS: Final = 0.012
"""How much more and how much less often it doubts at most.

Both were found by computing the best answer to it.
"""
CAUTION: Final = 3
"""With so many claims shown, half of what they tell is taken for true; with more, more."""


def leaning(moment: Moment, seat: Seat) -> float:
    """How much more often a seat was seen to lie than the plan says: from -1 to 1."""
    shown = [claim for claim in moment.shown if claim.seat == seat]
    if not shown:
        return 0.0
    opening = replace(moment, phase=Phase.ROLL, seat=seat, standing=None)
    outlooks = plan_of(opening).outlooks
    surplus = sum((not claim.true) - outlooks[CLAIMS[rank(claim.value)]].lie for claim in shown)
    return surplus / (len(shown) + CAUTION)


def adapted(view: View) -> Mix:
    """The plan, with the doubts shifted by what this claimer has been seen to do."""
    moment = view.moment
    if moment.phase is not Phase.ANSWER or moment.standing is None:
        return strategy(view)
    lean = leaning(moment, moment.standing.seat)
    doubt = doubt_of(moment)
    if doubt < 1:  # to believe what is always doubted would only lose
        doubt = min(max(doubt + lean * (MORE if lean > 0 else LESS), 0.0), 1.0)
    return answer_mix(doubt)
