"""The review of a match: what cost the most, judged by what could be known."""

from collections.abc import Sequence
from typing import Any

import pytest

from farkle_access.core.contract import Move, Thrown
from farkle_access.games.advice import Advice, Judged, Measure
from farkle_access.games.farkle.moves import SetAside
from farkle_access.games.farkle.rules import COUNT, ROLL, TAKE_BACK, Farkle
from farkle_access.games.farkle.scoring import Kind
from farkle_access.games.farkle.state import State
from farkle_access.games.rooms import Level
from farkle_access.play.header import Header, new_header
from farkle_access.play.hindsight import Costly, costliest, persons
from farkle_access.play.players import Player

OPTIONS = {"limit": 1000, "entry": 0, "minimum": 5}
ONE, FIVE = SetAside(Kind.SINGLE, (1,)), SetAside(Kind.SINGLE, (5,))


class Strict:
    """Everything but rolling costs, by the worths that it was given."""

    def __init__(self, **worths: float) -> None:
        self._worths = worths
        self.seen: list[Any] = []

    def advise(self, view: State) -> Advice | None:
        self.seen.append(view)
        worths = {ROLL: 0.5, COUNT: self._worths["count"], ONE: self._worths["one"], FIVE: 0.5}
        return Advice(Measure.WINNING, tuple(Judged(m, w, 0.0) for m, w in worths.items()))


def header(*players: Player) -> Header:
    return new_header(
        "farkle",
        players or (Player("Ann"), Player("Bob")),
        OPTIONS,
        started="2026-11-30T10:00:00",
        match="m",
    )


def found(
    adviser: Strict, moves: Sequence[Move], seats: Sequence[int] = (0, 1), most: int = 3
) -> tuple[Costly, ...]:
    return costliest(Farkle(), adviser, header(), moves, seats, most)


THROW = Thrown((1, 5, 2, 2, 3, 4))
HAND = (ROLL, THROW, ONE, COUNT)


def test_choices_are_counted_by_seat_and_the_worst_comes_first() -> None:
    costs = found(Strict(count=0.3, one=0.4), [*HAND, *HAND])
    told = [(cost.seat, cost.number, cost.move, round(cost.loss, 3)) for cost in costs]
    assert told == [(0, 3, COUNT, 0.2), (1, 3, COUNT, 0.2), (0, 2, ONE, 0.1)]


def test_only_the_seats_asked_for_are_judged_and_no_more_than_asked_for() -> None:
    adviser = Strict(count=0.3, one=0.4)
    costs = found(adviser, [*HAND, *HAND], seats=[1], most=1)
    assert [(cost.seat, cost.move) for cost in costs] == [(1, COUNT)]
    assert {view.seat for view in adviser.seen} == {1}


def test_what_is_not_worth_a_word_is_left_out() -> None:
    assert found(Strict(count=0.4951, one=0.5), HAND) == ()
    assert len(found(Strict(count=0.4949, one=0.5), HAND)) == 1


def test_a_choice_that_was_taken_back_cost_nothing() -> None:
    moves = [ROLL, THROW, ONE, TAKE_BACK, FIVE, COUNT]
    assert [cost.move for cost in found(Strict(count=0.5, one=0.1), moves)] == []
    moves = [ROLL, THROW, FIVE, ONE, TAKE_BACK, COUNT]
    assert [cost.move for cost in found(Strict(count=0.3, one=0.1), moves)] == [COUNT]


def test_the_view_is_the_one_before_the_choice() -> None:
    (cost,) = found(Strict(count=0.3, one=0.5), HAND)
    assert cost.view.points == 10
    assert cost.advice.loss(cost.move) == pytest.approx(cost.loss)


def test_persons_are_judged_and_without_any_everybody() -> None:
    robot = Player("Robot", Level.EASY)
    assert persons(header(Player("Ann"), robot)) == {0}
    assert persons(header(robot, Player("Other", Level.HARD))) == {0, 1}
