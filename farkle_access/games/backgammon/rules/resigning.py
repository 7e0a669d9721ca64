"""Offering to lose a game, and the answer."""

from dataclasses import replace

from farkle_access.core.contract import Refused, Step
from farkle_access.games.backgammon.rules.events import (
    Ending,
    ResignationOffered,
    ResignationRefused,
)
from farkle_access.games.backgammon.rules.position import Result
from farkle_access.games.backgammon.rules.refusals import (
    CannotLoseSoMuch,
    NothingOffered,
    RefusedBefore,
    ResignRefusal,
)
from farkle_access.games.backgammon.rules.scoring import end_game
from farkle_access.games.backgammon.rules.state import Phase, State
from farkle_access.games.backgammon.rules.steps import Applied


def no_resignation(state: State, result: Result) -> ResignRefusal | None:
    """Why this may not be offered; None when it may.

    An offer above what can still be lost helps nobody, and an offer that was refused in this
    turn would only be refused again.
    """
    if result.multiple > state.most_to_lose.multiple:
        return CannotLoseSoMuch(state.most_to_lose)
    if state.refused is not None and result.multiple <= state.refused.multiple:
        return RefusedBefore(state.refused)
    return None


def resign(state: State, result: Result) -> Applied:
    if refusal := no_resignation(state, result):
        return Refused(refusal)
    after = replace(state, phase=Phase.RESIGNED, back=state.phase, offer=result)
    return Step(after, (ResignationOffered(state.seat, result, state.worth(result)),))


def accept(state: State) -> Applied:
    if state.offer is None:
        return Refused(NothingOffered())
    return end_game(state, 1 - state.seat, state.offer, Ending.RESIGNED)


def play_on(state: State) -> Applied:
    if state.offer is None:
        return Refused(NothingOffered())
    after = replace(state, phase=state.back, offer=None, refused=state.offer)
    return Step(after, (ResignationRefused(1 - state.seat),))
