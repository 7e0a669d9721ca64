"""What is left of a turn of somebody else once it is finished."""

from collections.abc import Sequence

from farkle_access.games.backgammon.rules.events import (
    BackgammonEvent,
    CheckerMoved,
    CheckerTakenBack,
    DiceLost,
    Played,
    Rolled,
)
from farkle_access.i18n.listener import Listener

STEPS = (CheckerMoved, CheckerTakenBack, DiceLost)


def without_trials(events: Sequence[BackgammonEvent], listener: Listener) -> list[BackgammonEvent]:
    """The events without the steps of finished turns of those who do not listen here.

    The end of a turn tells all its steps. Of the dice that could not be played only those are
    kept that were lost at the end, after the last step taken back.
    """
    kept: list[BackgammonEvent] = []
    finished = taken_back = False
    for event in reversed(events):
        if isinstance(event, Played):
            finished, taken_back = not listener.here(event.seat), False
        elif isinstance(event, Rolled):
            finished = False
        elif isinstance(event, CheckerTakenBack):
            taken_back = True
        lost_at_the_end = isinstance(event, DiceLost) and not taken_back
        if not finished or lost_at_the_end or not isinstance(event, STEPS):
            kept.append(event)
    return kept[::-1]
