"""What the best player that is ready thinks of every choice."""

from farkle_access.gamekit.advice import Advice, Adviser, Evaluated
from farkle_access.gamekit.tables import DamagedTable
from farkle_access.games.farkle.engine.perfect import appraise_to_win
from farkle_access.games.farkle.engine.strategy import Appraisal, appraise
from farkle_access.games.farkle.rules.moves import FarkleMove
from farkle_access.games.farkle.rules.state import State


def evaluate(view: State) -> Appraisal:
    """The value of every choice: for winning the match, or without tables for points."""
    try:
        return appraise_to_win(view)
    except DamagedTable:
        return appraise(view)


class FarkleAdviser(Adviser[State, FarkleMove]):
    """Evaluates as the best player does."""

    __slots__ = ()

    def advise(self, view: State) -> Advice[FarkleMove]:
        appraisal = evaluate(view)
        best = appraisal.best
        choices = [Evaluated(move, worth, float(move == best)) for move, worth in appraisal.values]
        choices.sort(key=lambda choice: (choice.share, choice.worth), reverse=True)
        return Advice(appraisal.measure, tuple(choices))
