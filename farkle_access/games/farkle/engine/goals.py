"""What a hand plays for at the end of a match."""

from farkle_access.games.farkle.rules.scoring import STEP
from farkle_access.games.farkle.rules.state import State


def goal_of(view: State) -> int | None:
    """The points of this hand that win at once, or that take the lead in a last hand.

    None while the match cannot be decided in this hand.
    """
    mine = view.totals[view.seat]
    if view.reached:
        return max(view.totals[seat] for seat in view.reached) + STEP - mine
    return None if view.still_to_play else view.settings.limit - mine
