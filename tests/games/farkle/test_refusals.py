"""What Farkle refuses, and why."""

from copy import deepcopy

import pytest

from farkle_access.core import contract
from farkle_access.core.contract import (
    IllegalMove,
    Move,
    NotNow,
    Refusal,
    Thrown,
    WrongThrow,
)
from farkle_access.games.farkle import moves
from farkle_access.games.farkle.moves import (
    NothingSetAside,
    NothingToTakeBack,
    NotInTheRoll,
    NotRolledYet,
    PointsMissing,
    SetAside,
)
from farkle_access.games.farkle.scoring import Kind
from tests.games.farkle.play import (
    COUNT,
    GAME,
    ROLL,
    TAKE_BACK,
    after,
    begin,
    menu,
    refusal,
    take,
)

Refused = tuple[tuple[str | Move, ...], Move, Refusal]
REFUSED: list[Refused] = [
    ((), take("1"), NotRolledYet()),
    ((), COUNT, NotRolledYet()),
    ((), TAKE_BACK, NothingToTakeBack()),
    ((), Thrown((1,) * 6), NotNow()),
    ((), Move(), NotNow()),
    ((ROLL,), ROLL, NotNow()),
    ((ROLL,), COUNT, NotNow()),
    ((ROLL,), take("1"), NotNow()),
    ((ROLL,), Thrown((1,) * 5), WrongThrow((1,) * 5, 6)),
    ((ROLL,), Thrown((1,) * 7), WrongThrow((1,) * 7, 6)),
    ((ROLL,), Thrown((1, 2, 3, 4, 5, 7)), WrongThrow((1, 2, 3, 4, 5, 7), 6)),
    ((ROLL,), Thrown((0, 2, 3, 4, 5, 6)), WrongThrow((0, 2, 3, 4, 5, 6), 6)),
    (("111234", take("111"), ROLL), Thrown((1,) * 6), WrongThrow((1,) * 6, 3)),
    (("133346",), ROLL, NothingSetAside()),
    (("133346",), COUNT, NothingSetAside()),
    (("133346",), TAKE_BACK, NothingToTakeBack()),
    (("133346",), Thrown((1,) * 6), NotNow()),
    (("133346",), take("5"), NotInTheRoll(Kind.SINGLE, (5,))),
    (("133346",), SetAside(Kind.SINGLE, (3,)), NotInTheRoll(Kind.SINGLE, (3,))),
    (("133346",), SetAside(Kind.FOUR, (3, 3, 3)), NotInTheRoll(Kind.FOUR, (3, 3, 3))),
    (("133346",), SetAside(Kind.SINGLE, ()), NotInTheRoll(Kind.SINGLE, ())),
    (("133346", take("1")), take("1"), NotInTheRoll(Kind.SINGLE, (1,))),
    (("133346", take("1")), COUNT, PointsMissing(40, 50, entering=True)),
]


@pytest.mark.parametrize(("script", "move", "expected"), REFUSED)
def test_a_refused_move_says_why_and_leaves_the_state(
    script: tuple[str | Move, ...], move: Move, expected: Refusal
) -> None:
    state = after(begin(), *script)
    before = deepcopy(state)
    with pytest.raises(IllegalMove) as illegal:
        GAME.apply(state, move)
    assert illegal.value.refusal == expected
    assert state == before
    assert move not in menu(state)


def test_every_refusal_there_is_has_been_met_above() -> None:
    known = {
        kind
        for module in (contract, moves)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Refusal) and kind is not Refusal
    }
    assert {type(expected) for _, _, expected in REFUSED} == known


def test_the_right_throw_is_taken_after_a_wrong_one() -> None:
    rolling = after(begin(), ROLL)
    refusal(rolling, Thrown((9,) * 6))
    assert after(rolling, Thrown((6, 4, 3, 3, 3, 1))).roll == (1, 3, 3, 3, 4, 6)
