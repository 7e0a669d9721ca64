"""What is checked of every move before a game sees it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

import pytest

from farkle_access.core.contract import (
    Dice,
    Event,
    Game,
    Move,
    NotNow,
    Outcome,
    Refusal,
    Refused,
    Seat,
    Step,
    Thrown,
    Turn,
    WrongThrow,
)
from farkle_access.core.options import OptionSpec, OptionValue
from farkle_access.core.referee import advance


@dataclass(frozen=True, slots=True)
class Push(Move):
    """Take a point, at most `points`."""

    points: int


@dataclass(frozen=True, slots=True)
class Pushed(Event):
    points: int


@dataclass(frozen=True, slots=True)
class Fell(Event):
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TooMuch(Refusal):
    """More than one point."""


Happened: TypeAlias = Pushed | Fell


class Counting(Game[Turn, Turn, Push, Happened, TooMuch]):
    """The state says whose turn it is, and nothing else."""

    seats = range(1, 2)
    options: tuple[OptionSpec, ...] = ()
    moves = (Push,)

    def start(self, options: Mapping[str, OptionValue], seats: int) -> Step[Turn, Happened]:
        return Step(0, ())

    def turn(self, state: Turn) -> Turn:
        return state

    def view(self, state: Turn, seat: Seat | None) -> Turn:
        return state

    def legal_moves(self, view: Turn) -> tuple[Push, ...]:
        return (Push(1),) if isinstance(view, Seat) else ()

    def apply(self, state: Turn, move: Push) -> Step[Turn, Happened] | Refused[TooMuch]:
        assert isinstance(state, Seat), "the referee lets nothing else through"
        if move.points > 1:
            return Refused(TooMuch())
        return Step(Dice(2), (Pushed(move.points),))

    def thrown(self, state: Turn, dice: tuple[int, ...]) -> Step[Turn, Happened]:
        assert isinstance(state, Dice), "the referee lets nothing else through"
        return Step(Outcome(0, (1,)), (Fell(dice),))


GAME = Counting()
OVER = Outcome(0, (1,))


def test_the_seat_on_turn_chooses() -> None:
    assert advance(GAME, 0, Push(1)) == Step(Dice(2), (Pushed(1),))


def test_the_game_refuses_by_its_own_reasons() -> None:
    assert advance(GAME, 0, Push(2)) == Refused(TooMuch())


def test_chance_throws_when_dice_are_awaited() -> None:
    assert advance(GAME, Dice(2), Thrown((6, 1))) == Step(OVER, (Fell((6, 1)),))


@pytest.mark.parametrize("state", [Dice(2), OVER])
def test_nobody_chooses_while_dice_are_awaited_or_after_the_end(state: Turn) -> None:
    assert advance(GAME, state, Push(1)) == Refused(NotNow())


@pytest.mark.parametrize("state", [0, OVER])
def test_nothing_is_thrown_while_a_seat_chooses_or_after_the_end(state: Turn) -> None:
    for dice in ((6, 1), (), (9,)):
        assert advance(GAME, state, Thrown(dice)) == Refused(NotNow())


@pytest.mark.parametrize("dice", [(), (1,), (1, 2, 3), (0, 1), (1, 7), (-1, 2)])
def test_a_throw_fits_in_number_and_faces(dice: tuple[int, ...]) -> None:
    assert advance(GAME, Dice(2), Thrown(dice)) == Refused(WrongThrow(dice, 2))


def test_a_game_says_nothing_of_missing_choices_by_default() -> None:
    assert GAME.missing(0) == ()
