"""A player that doubts a little more whoever was caught lying more often than the plan says.

All that it remembers are the claims that doubts have shown to everybody in this match; the
view holds them. It stays so near to the plan that whoever knows it wins at most 2 in 100 more.
"""

from dataclasses import replace
from typing import Final

from farkle_access.core.contract import Seat
from farkle_access.games.bluff.claims import CLAIMS
from farkle_access.games.bluff.mind.strategy import Mix, doubt_of, plan_of, strategy
from farkle_access.games.bluff.ranking import rank
from farkle_access.games.bluff.rules import BELIEVE, DOUBT
from farkle_access.games.bluff.state import Moment, Phase, View

MORE: Final = 0.025
LESS: Final = 0.012
"""How much more, how much less often it doubts at most; found by computing the best answer."""
CAUTION: Final = 3
"""So many claims have to be shown before half of what they tell is believed."""


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
    if doubt < 1:  # what is always doubted is no better believed
        doubt = min(max(doubt + lean * (MORE if lean > 0 else LESS), 0.0), 1.0)
    mix = ((BELIEVE, 1 - doubt), (DOUBT, doubt))
    return tuple((move, share) for move, share in mix if share > 0)
