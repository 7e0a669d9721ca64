"""What backgammon refuses, and why."""

from copy import deepcopy
from typing import get_args

import pytest

from farkle_access.core.contract import CommonRefusal, NotNow, Refusal, Thrown, WrongThrow
from farkle_access.games.backgammon.rules.moves import (
    Accept,
    Beaver,
    Double,
    Drop,
    EndTurn,
    PlayAll,
    PlayOn,
    Resign,
    Roll,
    Take,
    TakeBack,
)
from farkle_access.games.backgammon.rules.position import Result
from farkle_access.games.backgammon.rules.refusals import (
    AlreadyMoving,
    AlreadyRolled,
    AnswerFirst,
    BackgammonRefusal,
    BarFirst,
    CannotLoseSoMuch,
    CrawfordGame,
    DeadCube,
    DiceToPlay,
    HigherChecker,
    HighestCube,
    LargerDie,
    NoBeavers,
    NoChecker,
    NoCube,
    NoSuchDie,
    NoSuchPoint,
    NotAllHome,
    NotAPlay,
    NothingOffered,
    NothingToTakeBack,
    NotRolledYet,
    NotYourCube,
    OnePointMatch,
    PointHeld,
    RefusedBefore,
    StrandsDie,
    WrongWay,
)
from farkle_access.games.backgammon.rules.state import HIGHEST_CUBE, Cube, State
from tests.games.backgammon.play import GAME, Part, after, begin, menu, move_of, on_roll, refusal

OPENED = after(begin(), "31")
"""Seat 0 plays 3 and 1 from the usual start."""
TO_ROLL = on_roll()
DOUBLED = after(TO_ROLL, Double())
MONEY_DOUBLED = after(on_roll(length=0, beavers="on"), Double())
ENTERING = after(on_roll({25: 2, 6: 5}, {24: 2, 20: 1}), Roll(), "61")
BEARING_OFF = after(on_roll({6: 1, 4: 2, 2: 1}, {24: 2}), Roll(), "53")
OUTSIDE = after(on_roll({9: 1, 5: 2}, {24: 2}), Roll(), "52")
ONE_ORDER = after(on_roll({12: 1, 8: 1}, {7: 2, 3: 2}), Roll(), "53")
"""With 5 and 3 only 12/9/4 plays both."""
ONE_DIE = after(on_roll({12: 1}, {4: 2}), Roll(), "53")
"""Either die can be played from 12, and then the other one not."""

REFUSED: list[tuple[State, Part, Refusal]] = [
    (begin(), Roll(), NotNow()),
    (begin(), (8, 5), NotNow()),
    (begin(), "123", WrongThrow((1, 2, 3), 2)),
    (begin(), "17", WrongThrow((1, 7), 2)),
    (begin(), Thrown((0, 1)), WrongThrow((0, 1), 2)),
    (OPENED, "31", NotNow()),
    (OPENED, Roll(), AlreadyRolled()),
    (OPENED, Double(), AlreadyRolled()),
    (OPENED, TakeBack(), NothingToTakeBack()),
    (OPENED, EndTurn(), DiceToPlay((3, 1))),
    (OPENED, Take(), NothingOffered()),
    (OPENED, Drop(), NothingOffered()),
    (OPENED, Beaver(), NothingOffered()),
    (OPENED, Accept(), NothingOffered()),
    (OPENED, PlayOn(), NothingOffered()),
    (OPENED, (26, 20), NoSuchPoint(26)),
    (OPENED, (0, 0), NoSuchPoint(0)),
    (OPENED, (8, -1), NoSuchPoint(-1)),
    (OPENED, (8, 25), NoSuchPoint(25)),
    (OPENED, (7, 4), NoChecker(7)),
    (OPENED, (12, 9), NoChecker(12)),
    (OPENED, (25, 22), NoChecker(25)),
    (OPENED, (8, 9), WrongWay()),
    (OPENED, (8, 8), WrongWay()),
    (OPENED, (8, 6), NoSuchDie(2, (3, 1))),
    (OPENED, (8, 4), NoSuchDie(4, (3, 1))),
    (OPENED, (13, 12), PointHeld(12, 5)),
    (OPENED, (6, 0), NotAllHome(24)),
    (OPENED, PlayAll((8, 5)), NotAPlay()),
    (OPENED, PlayAll((8, 5, 6)), NotAPlay()),
    (OPENED, PlayAll((8, 6, 6, 5)), NotAPlay()),
    (OPENED, PlayAll(()), NotAPlay()),
    (after(OPENED, (8, 5)), PlayAll((8, 5, 6, 5)), AlreadyMoving()),
    (after(OPENED, (8, 5)), (8, 5), NoSuchDie(3, (1,))),
    (after(OPENED, (8, 5)), EndTurn(), DiceToPlay((1,))),
    (after(OPENED, (8, 5), (6, 5)), (6, 5), NoSuchDie(1, ())),
    (ENTERING, (6, 5), BarFirst(2)),
    (ENTERING, (25, 24), PointHeld(24, 2)),
    (ENTERING, (25, 0), NotAllHome(25)),
    (BEARING_OFF, (4, 0), HigherChecker(5, 4, 6)),
    (BEARING_OFF, (2, 0), HigherChecker(3, 2, 6)),
    (BEARING_OFF, (6, 0), NoSuchDie(6, (5, 3))),
    (OUTSIDE, (5, 0), NotAllHome(9)),
    (ONE_ORDER, (8, 5), StrandsDie(5)),
    (ONE_DIE, (12, 9), LargerDie(5)),
    (TO_ROLL, (8, 5), NotRolledYet()),
    (TO_ROLL, PlayAll((8, 5, 6, 5)), NotRolledYet()),
    (TO_ROLL, EndTurn(), NotRolledYet()),
    (TO_ROLL, TakeBack(), NothingToTakeBack()),
    (TO_ROLL, Take(), NothingOffered()),
    (DOUBLED, Roll(), AnswerFirst()),
    (DOUBLED, Double(), AnswerFirst()),
    (DOUBLED, (8, 5), AnswerFirst()),
    (DOUBLED, Resign(Result.SINGLE), AnswerFirst()),
    (DOUBLED, Accept(), NothingOffered()),
    (DOUBLED, Beaver(), NoBeavers(match=True)),
    (after(on_roll(length=0), Double()), Beaver(), NoBeavers(match=False)),
    (after(MONEY_DOUBLED, Beaver()), Beaver(), NothingOffered()),
    (after(TO_ROLL, Resign(Result.SINGLE)), Roll(), AnswerFirst()),
    (after(TO_ROLL, Resign(Result.SINGLE)), Take(), NothingOffered()),
    (on_roll(on_cube=Cube(2, 1)), Double(), NotYourCube()),
    (on_roll(cube="off"), Double(), NoCube()),
    (on_roll(length=1), Double(), OnePointMatch()),
    (on_roll(scores=(2, 0), crawford=True), Double(), CrawfordGame()),
    (on_roll(scores=(0, 2), crawford=True), Double(), CrawfordGame()),
    (on_roll(scores=(2, 1), post_crawford=True), Double(), DeadCube(1, 1)),
    (on_roll(scores=(1, 0), on_cube=Cube(2, 0)), Double(), DeadCube(2, 2)),
    (on_roll(length=0, on_cube=Cube(HIGHEST_CUBE, 0)), Double(), HighestCube(HIGHEST_CUBE)),
    (
        after(on_roll(length=0, beavers="on", on_cube=Cube(HIGHEST_CUBE // 2, 0)), Double()),
        Beaver(),
        HighestCube(HIGHEST_CUBE),
    ),
    (
        on_roll({6: 5}, {1: 15}),
        Resign(Result.GAMMON),
        CannotLoseSoMuch(Result.SINGLE),
    ),
    (on_roll(length=0), Resign(Result.GAMMON), CannotLoseSoMuch(Result.SINGLE)),
    (
        after(TO_ROLL, Resign(Result.GAMMON), PlayOn()),
        Resign(Result.SINGLE),
        RefusedBefore(Result.GAMMON),
    ),
    (
        after(OPENED, Resign(Result.SINGLE), PlayOn()),
        Resign(Result.SINGLE),
        RefusedBefore(Result.SINGLE),
    ),
]


@pytest.mark.parametrize(("state", "part", "expected"), REFUSED)
def test_a_refused_move_says_why_and_leaves_the_state(
    state: State, part: Part, expected: Refusal
) -> None:
    before = deepcopy(state)
    assert refusal(state, part) == expected
    assert state == before
    assert move_of(part) not in menu(state)


def test_every_refusal_there_is_has_been_met_above() -> None:
    known = {*get_args(CommonRefusal), *get_args(BackgammonRefusal)}
    assert {type(expected) for _, _, expected in REFUSED} == known


@pytest.mark.parametrize(
    ("state", "why"),
    [
        (TO_ROLL, ()),
        (on_roll(length=1), (OnePointMatch(),)),
        (DOUBLED, (NoBeavers(match=True),)),
        (MONEY_DOUBLED, ()),
        (after(OPENED, (8, 5)), (DiceToPlay((1,)),)),
        (after(OPENED, (8, 5), (6, 5)), ()),
        (begin(), ()),
    ],
)
def test_why_the_usual_choices_are_missing(state: State, why: tuple[Refusal, ...]) -> None:
    assert GAME.missing(GAME.view(state, 0)) == why


def test_the_right_throw_is_taken_after_a_wrong_one() -> None:
    assert refusal(begin(), Thrown((1, 7))) == WrongThrow((1, 7), 2)
    assert after(begin(), "31").rolled == (3, 1)
