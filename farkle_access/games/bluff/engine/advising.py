"""What every choice is worth: the chance to win the match for whoever is on turn.

A claim is evaluated against an answerer who doubts by the plan, an answer against a roller who
claims by the plan. Nothing is used but what the view shows.
"""

from farkle_access.gamekit.advice import Advice, Adviser, Evaluated, Measure
from farkle_access.games.bluff.engine.seating import seating
from farkle_access.games.bluff.engine.strategy import Outlook, claim_of, plan_of
from farkle_access.games.bluff.rules.game import BELIEVE, DOUBT
from farkle_access.games.bluff.rules.moves import BluffMove
from farkle_access.games.bluff.rules.ranking import rank, value_of
from farkle_access.games.bluff.rules.state import Phase, View


class Planner(Adviser[View, BluffMove]):
    """Evaluates by the plan; the same one in all three games."""

    __slots__ = ()

    def advise(self, view: View) -> Advice[BluffMove] | None:
        """None when there is nothing to choose."""
        if not view.on_turn:
            return None
        if view.moment.phase is Phase.CLAIM:
            evaluated = _claims(view)
        elif view.moment.phase is Phase.ANSWER:
            evaluated = _answers(view)
        else:
            return None
        part = seating(view.moment).part
        every = [Evaluated(choice.move, choice.worth * part, choice.share) for choice in evaluated]
        every.sort(key=lambda choice: (choice.share, choice.worth), reverse=True)
        return Advice(Measure.WINNING, tuple(every))


def _claims(view: View) -> list[Evaluated[BluffMove]]:
    own = rank(value_of(view.dice))
    plan = plan_of(view.moment)
    shares = dict(plan.claims[own])
    return [
        Evaluated(
            move,
            _worth(plan.outlooks[move], true=move.value == value_of(view.dice)),
            shares.get(move, 0.0),
        )
        for move in plan.open[own]
    ]


def _worth(outlook: Outlook, *, true: bool) -> float:
    believed, truth, caught = outlook.roller
    return outlook.doubt * (truth if true else caught) + (1 - outlook.doubt) * believed


def _answers(view: View) -> list[Evaluated[BluffMove]]:
    claim = claim_of(view.moment)
    if claim is None:
        return []
    outlook = plan_of(view.moment).outlooks[claim]
    believed, truth, caught = outlook.answerer
    doubting = outlook.lie * caught + (1 - outlook.lie) * truth
    return [
        Evaluated(BELIEVE, believed, 1 - outlook.doubt),
        Evaluated(DOUBT, doubting, outlook.doubt),
    ]
