"""The review of a match: what cost the most, evaluated by what could be known."""

from collections.abc import Sequence
from typing import TypeAlias

import pytest

from farkle_access.core.contract import Thrown
from farkle_access.gamekit.advice import Advice, Adviser, Evaluated, Measure
from farkle_access.gamekit.computers import Level
from farkle_access.games.farkle.package import FARKLE, FarklePackage
from farkle_access.games.farkle.rules.moves import COUNT, ROLL, TAKE_BACK, FarkleMove, SetAside
from farkle_access.games.farkle.rules.scoring import Kind
from farkle_access.games.farkle.rules.state import State
from farkle_access.play.header import Header, new_header
from farkle_access.play.match_review import Costly, costliest, persons
from farkle_access.play.players import Player

OPTIONS = {"limit": 1000, "entry": 0, "minimum": 5}
ONE, FIVE = SetAside(Kind.SINGLE, (1,)), SetAside(Kind.SINGLE, (5,))

FarkleCost: TypeAlias = Costly[State, FarkleMove]


class Strict(Adviser[State, FarkleMove]):
    """Everything but rolling costs, by the worths that it was given."""

    def __init__(self, **worths: float) -> None:
        self._worths = worths
        self.seen: list[State] = []

    def advise(self, view: State) -> Advice[FarkleMove]:
        self.seen.append(view)
        worths: dict[FarkleMove, float] = {ROLL: 0.5, FIVE: 0.5}
        worths |= {COUNT: self._worths["count"], ONE: self._worths["one"]}
        return Advice(Measure.WINNING, tuple(Evaluated(m, w, 0.0) for m, w in worths.items()))


class Advised(FarklePackage):
    """Farkle with another adviser."""

    def __init__(self, adviser: Strict) -> None:
        self._adviser = adviser

    def adviser(self) -> Adviser[State, FarkleMove]:
        return self._adviser


def header(*players: Player) -> Header:
    return new_header(
        FARKLE,
        players or (Player("Ann"), Player("Bob")),
        OPTIONS,
        started="2026-11-30T10:00:00",
        match="m",
    )


def found(
    adviser: Strict,
    moves: Sequence[FarkleMove | Thrown],
    seats: Sequence[int] = (0, 1),
    most: int = 3,
) -> tuple[FarkleCost, ...]:
    return costliest(Advised(adviser), header(), moves, seats, most)


THROW = Thrown((1, 5, 2, 2, 3, 4))
HAND: tuple[FarkleMove | Thrown, ...] = (ROLL, THROW, ONE, COUNT)


def test_choices_are_counted_by_seat_and_the_worst_comes_first() -> None:
    costs = found(Strict(count=0.3, one=0.4), [*HAND, *HAND])
    told = [(cost.seat, cost.number, cost.move, round(cost.loss, 3)) for cost in costs]
    assert told == [(0, 3, COUNT, 0.2), (1, 3, COUNT, 0.2), (0, 2, ONE, 0.1)]


def test_only_the_seats_asked_for_are_evaluated_and_no_more_than_asked_for() -> None:
    adviser = Strict(count=0.3, one=0.4)
    costs = found(adviser, [*HAND, *HAND], seats=[1], most=1)
    assert [(cost.seat, cost.move) for cost in costs] == [(1, COUNT)]
    assert {view.seat for view in adviser.seen} == {1}


def test_what_is_not_worth_a_word_is_left_out() -> None:
    assert found(Strict(count=0.4951, one=0.5), HAND) == ()
    assert len(found(Strict(count=0.4949, one=0.5), HAND)) == 1


def test_a_choice_that_was_taken_back_cost_nothing() -> None:
    moves: list[FarkleMove | Thrown] = [ROLL, THROW, ONE, TAKE_BACK, FIVE, COUNT]
    assert [cost.move for cost in found(Strict(count=0.5, one=0.1), moves)] == []
    moves = [ROLL, THROW, FIVE, ONE, TAKE_BACK, COUNT]
    assert [cost.move for cost in found(Strict(count=0.3, one=0.1), moves)] == [COUNT]


def test_the_view_is_the_one_before_the_choice() -> None:
    (cost,) = found(Strict(count=0.3, one=0.5), HAND)
    assert cost.view.points == 10
    assert cost.advice.loss(cost.move) == pytest.approx(cost.loss)


def test_persons_are_evaluated_and_without_any_everybody() -> None:
    robot = Player("Robot", Level.EASY)
    assert persons(header(Player("Ann"), robot)) == {0}
    assert persons(header(robot, Player("Other", Level.HARD))) == {0, 1}


def test_a_game_without_an_adviser_has_no_costly_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    adviser = Strict(count=0.3, one=0.5)
    assert found(adviser, HAND) != ()
    monkeypatch.setattr(Advised, "adviser", lambda _: None)
    assert found(adviser, HAND) == ()


def test_moves_that_are_no_match_are_an_error() -> None:
    with pytest.raises(ValueError, match="NotNow"):
        found(Strict(count=0.3, one=0.5), [THROW])


def test_it_is_told_before_every_choice_that_is_evaluated() -> None:
    told: list[int] = []
    adviser = Strict(count=0.3, one=0.4)
    moves = [*HAND, *HAND]
    costliest(Advised(adviser), header(), moves, {1}, evaluating=lambda: told.append(0))
    assert len(told) == len(adviser.seen) == 3
