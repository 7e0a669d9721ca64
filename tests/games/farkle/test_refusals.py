"""What Farkle refuses, and why."""

from copy import deepcopy
from typing import TypeAlias, get_args

import pytest

from farkle_access.core.contract import CommonRefusal, NotNow, Thrown, WrongThrow
from farkle_access.games.farkle.rules.moves import SetAside
from farkle_access.games.farkle.rules.refusals import (
    FarkleRefusal,
    NothingSetAside,
    NothingToTakeBack,
    NotInTheRoll,
    NotRolledYet,
    PointsMissing,
)
from farkle_access.games.farkle.rules.scoring import Kind
from tests.games.farkle.play import (
    COUNT,
    ROLL,
    TAKE_BACK,
    Logged,
    Part,
    after,
    begin,
    menu,
    refusal,
    take,
)

Reason: TypeAlias = FarkleRefusal | CommonRefusal
REFUSED: list[tuple[tuple[Part, ...], Logged, Reason]] = [
    ((), take("1"), NotRolledYet()),
    ((), COUNT, NotRolledYet()),
    ((), TAKE_BACK, NothingToTakeBack()),
    ((), Thrown((1,) * 6), NotNow()),
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
    script: tuple[Part, ...], move: Logged, expected: Reason
) -> None:
    state = after(begin(), *script)
    before = deepcopy(state)
    assert refusal(state, move) == expected
    assert state == before
    assert move not in menu(state)


def test_every_refusal_there_is_has_been_met_above() -> None:
    known = (*get_args(FarkleRefusal), *get_args(CommonRefusal))
    assert {type(expected) for _, _, expected in REFUSED} == set(known)


def test_the_right_throw_is_taken_after_a_wrong_one() -> None:
    rolling = after(begin(), ROLL)
    refusal(rolling, Thrown((9,) * 6))
    assert after(rolling, Thrown((6, 4, 3, 3, 3, 1))).roll == (1, 3, 3, 3, 4, 6)
