"""What is left of a turn of somebody else once it is finished."""

from collections.abc import Sequence

from farkle_access.core.contract import Event
from farkle_access.games.backgammon.moves import (
    CheckerMoved,
    CheckerTakenBack,
    DiceLost,
    Played,
    Rolled,
)
from farkle_access.i18n.listener import Listener

STEPS = (CheckerMoved, CheckerTakenBack, DiceLost)


def without_trials(events: Sequence[Event], listener: Listener) -> list[Event]:
    """The events without the steps of finished turns of those who do not listen here.

    The end of a turn tells all its steps. Of the dice that could not be played only those are
    kept that were lost at the end, after the last step taken back.
    """
    kept: list[Event] = []
    finished = taken_back = False
    for event in reversed(events):
        match event:
            case Played(seat):
                finished, taken_back = not listener.here(seat), False
            case Rolled():
                finished = False
            case CheckerTakenBack():
                taken_back = True
        lost_at_the_end = isinstance(event, DiceLost) and not taken_back
        if not finished or lost_at_the_end or not isinstance(event, STEPS):
            kept.append(event)
    return kept[::-1]
