"""What every choice is worth: the chance to win the match for whoever is on turn.

A claim is judged against an answerer who doubts by the plan, an answer against a roller who
claims by the plan. Nothing is used but what the view shows.
"""

from dataclasses import dataclass

from farkle_access.games.advice import Advice, Judged, Measure
from farkle_access.games.bluff.mind.seating import seating
from farkle_access.games.bluff.mind.strategy import Outlook, claim_of, plan_of
from farkle_access.games.bluff.ranking import rank, value_of
from farkle_access.games.bluff.rules import BELIEVE, DOUBT
from farkle_access.games.bluff.state import Phase, View


@dataclass(frozen=True, slots=True)
class Planner:
    """Judges by the plan."""

    def advise(self, view: View) -> Advice | None:
        """None when there is nothing to choose."""
        if not view.on_turn:
            return None
        match view.moment.phase:
            case Phase.CLAIM:
                judged = _claims(view)
            case Phase.ANSWER:
                judged = _answers(view)
            case _:
                return None
        part = seating(view.moment).part
        every = [Judged(choice.move, choice.worth * part, choice.share) for choice in judged]
        every.sort(key=lambda choice: (choice.share, choice.worth), reverse=True)
        return Advice(Measure.WINNING, tuple(every))


def _claims(view: View) -> list[Judged]:
    own = rank(value_of(view.dice))
    plan = plan_of(view.moment)
    shares = dict(plan.claims[own])
    return [
        Judged(
            move,
            _worth(plan.outlooks[move], true=move.value == value_of(view.dice)),
            shares.get(move, 0.0),
        )
        for move in plan.open[own]
    ]


def _worth(outlook: Outlook, *, true: bool) -> float:
    believed, truth, caught = outlook.roller
    return outlook.doubt * (truth if true else caught) + (1 - outlook.doubt) * believed


def _answers(view: View) -> list[Judged]:
    claim = claim_of(view.moment)
    if claim is None:
        return []
    outlook = plan_of(view.moment).outlooks[claim]
    believed, truth, caught = outlook.answerer
    doubting = outlook.lie * caught + (1 - outlook.lie) * truth
    return [
        Judged(BELIEVE, believed, 1 - outlook.doubt),
        Judged(DOUBT, doubting, outlook.doubt),
    ]
