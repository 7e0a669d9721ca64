"""Offering to lose a game, and the answer."""

from dataclasses import replace

from farkle_access.core.contract import IllegalMove, Refusal, Step
from farkle_access.games.backgammon.moves import (
    Ending,
    ResignationOffered,
    ResignationRefused,
)
from farkle_access.games.backgammon.position import Result
from farkle_access.games.backgammon.refusals import (
    CannotLoseSoMuch,
    NothingOffered,
    RefusedBefore,
)
from farkle_access.games.backgammon.scoring import end_game
from farkle_access.games.backgammon.state import Phase, State


def no_resignation(state: State, result: Result) -> Refusal | None:
    """Why this may not be offered; None when it may.

    An offer above what can still be lost helps nobody, and one that was refused in this turn
    is refused already.
    """
    if result.multiple > state.most_to_lose.multiple:
        return CannotLoseSoMuch(state.most_to_lose)
    if state.refused is not None and result.multiple <= state.refused.multiple:
        return RefusedBefore(state.refused)
    return None


def resign(state: State, result: Result) -> Step[State]:
    if refusal := no_resignation(state, result):
        raise IllegalMove(refusal)
    after = replace(state, phase=Phase.RESIGNED, back=state.phase, offer=result)
    return Step(after, (ResignationOffered(state.seat, result, state.worth(result)),))


def accept(state: State) -> Step[State]:
    if state.offer is None:
        raise IllegalMove(NothingOffered())
    return end_game(state, 1 - state.seat, state.offer, Ending.RESIGNED)


def play_on(state: State) -> Step[State]:
    if state.offer is None:
        raise IllegalMove(NothingOffered())
    after = replace(state, phase=state.back, offer=None, refused=state.offer)
    return Step(after, (ResignationRefused(1 - state.seat),))
