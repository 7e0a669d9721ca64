"""The rules of Pig, by the moves that show them."""

from farkle_access.core.contract import Outcome, Refused, Step, Thrown
from farkle_access.core.referee import advance
from tests.toy.pig.rules import (
    Held,
    Hold,
    MatchEnded,
    NothingToHold,
    PigEvent,
    PigMove,
    PigRules,
    Roll,
    RolledOne,
    State,
    TurnBegan,
)

RULES = PigRules()


def after(*moves: PigMove | Thrown, limit: int = 20) -> Step[State, PigEvent]:
    """The step of the last of these moves, from the beginning of a match of two."""
    step: Step[State, PigEvent] = RULES.start({"limit": limit}, 2)
    for move in moves:
        made = advance(RULES, step.state, move)
        assert isinstance(made, Step), made
        step = made
    return step


def test_points_add_up_until_they_are_held() -> None:
    step = after(Roll(), Thrown((4,)), Roll(), Thrown((6,)), Hold())
    assert step.events == (Held(0, points=10, total=10), TurnBegan(1))


def test_a_one_loses_the_points_of_the_turn() -> None:
    step = after(Roll(), Thrown((4,)), Roll(), Thrown((1,)))
    assert step.events == (RolledOne(0, lost=4), TurnBegan(1))
    assert step.state.totals == (0, 0)


def test_whoever_reaches_the_limit_wins_at_once() -> None:
    step = after(Roll(), Thrown((6,)), Hold(), limit=5)
    assert step.events == (Held(0, points=6, total=6), MatchEnded(0, (6, 0)))
    assert RULES.turn(step.state) == Outcome(0, (6, 0))


def test_nothing_is_held_before_the_first_throw() -> None:
    assert advance(RULES, after().state, Hold()) == Refused(NothingToHold())
