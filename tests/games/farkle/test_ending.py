"""Rule 6 of Farkle: how a match ends."""

import pytest

from farkle_access.core.contract import NotNow, Outcome, Thrown
from farkle_access.games.farkle.rules.events import HandBegan, LimitReached, MatchEnded
from farkle_access.games.farkle.rules.state import Ending
from tests.games.farkle.play import (
    COUNT,
    FARKLE,
    GAME,
    HUNDRED,
    ROLL,
    TAKE_BACK,
    TEN,
    TWO_HUNDRED,
    Logged,
    after,
    begin,
    menu,
    play,
    refusal,
    take,
)

NOBODY: tuple[int, ...] = ()
# ending, number of seats, who reaches the limit, who has a hand left after that
STILL = [
    (Ending.ROUND, 2, 0, (1,)),
    (Ending.ROUND, 2, 1, NOBODY),
    (Ending.ROUND, 3, 0, (1, 2)),
    (Ending.ROUND, 3, 1, (2,)),
    (Ending.ROUND, 3, 2, NOBODY),
    (Ending.ROUND, 4, 0, (1, 2, 3)),
    (Ending.ROUND, 4, 1, (2, 3)),
    (Ending.ROUND, 4, 2, (3,)),
    (Ending.ROUND, 4, 3, NOBODY),
    (Ending.EVERYONE, 2, 0, (1,)),
    (Ending.EVERYONE, 2, 1, (0,)),
    (Ending.EVERYONE, 3, 0, (1, 2)),
    (Ending.EVERYONE, 3, 1, (2, 0)),
    (Ending.EVERYONE, 3, 2, (0, 1)),
    (Ending.EVERYONE, 4, 0, (1, 2, 3)),
    (Ending.EVERYONE, 4, 1, (2, 3, 0)),
    (Ending.EVERYONE, 4, 2, (3, 0, 1)),
    (Ending.EVERYONE, 4, 3, (0, 1, 2)),
    (Ending.SUDDEN, 2, 0, NOBODY),
    (Ending.SUDDEN, 3, 1, NOBODY),
    (Ending.SUDDEN, 4, 3, NOBODY),
]


@pytest.mark.parametrize(("ending", "seats", "reaches", "still"), STILL)
def test_who_has_a_hand_left_at_the_end(
    ending: Ending, seats: int, reaches: int, still: tuple[int, ...]
) -> None:
    start = begin(seats, limit=100, ending=ending)
    step = play(start, *FARKLE * reaches, *HUNDRED, *FARKLE * len(still))
    last = tuple(e.seat for e in step.events if isinstance(e, HandBegan) and e.last)
    assert LimitReached(reaches, 100, still) in step.events
    assert last == still
    outcome = Outcome(reaches, tuple(100 * (seat == reaches) for seat in range(seats)))
    assert GAME.turn(step.state) == outcome
    assert step.events[-1] == MatchEnded(outcome, tied=())


@pytest.mark.parametrize("ending", Ending)
def test_the_limit_is_reached_with_exactly_as_many_points(ending: Ending) -> None:
    start = begin(entry=0, minimum=5, limit=110, ending=ending)
    assert not any(isinstance(e, LimitReached) for e in play(start, *HUNDRED).events)
    step = play(start, *HUNDRED, *FARKLE, *TEN)
    assert any(isinstance(e, LimitReached) for e in step.events)


def test_points_not_counted_yet_do_not_reach_the_limit() -> None:
    state = after(begin(limit=100, ending="sudden"), "123456", take("123456"))
    assert GAME.turn(state) == 0
    assert GAME.turn(after(state, *FARKLE)) == 1


@pytest.mark.parametrize("ending", [Ending.ROUND, Ending.EVERYONE])
def test_the_highest_total_wins_not_the_first_to_reach_the_limit(ending: Ending) -> None:
    step = play(begin(limit=100, ending=ending), *HUNDRED, *TWO_HUNDRED)
    assert GAME.turn(step.state) == Outcome(1, (100, 200))
    assert step.events[-1] == MatchEnded(Outcome(1, (100, 200)), tied=())


@pytest.mark.parametrize("ending", [Ending.ROUND, Ending.EVERYONE])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_on_a_tie_the_one_who_reached_the_limit_first_wins(ending: Ending, seats: int) -> None:
    step = play(begin(seats, limit=100, ending=ending), *HUNDRED * seats)
    outcome = Outcome(0, (100,) * seats)
    assert step.events[-1] == MatchEnded(outcome, tied=tuple(range(1, seats)))


def test_on_a_tie_a_seat_before_the_first_to_reach_the_limit_does_not_win() -> None:
    start = begin(3, limit=100, ending="everyone")
    step = play(start, *FARKLE * 2, *HUNDRED, *HUNDRED, *FARKLE)
    assert step.events[-1] == MatchEnded(Outcome(2, (100, 0, 100)), tied=(0,))


def test_a_tie_below_the_highest_total_is_no_tie() -> None:
    step = play(begin(3, limit=100), *HUNDRED, *TWO_HUNDRED, *HUNDRED)
    assert step.events[-1] == MatchEnded(Outcome(1, (100, 200, 100)), tied=())


def test_nobody_gets_a_second_last_hand_because_of_another_who_reaches_the_limit() -> None:
    step = play(begin(3, limit=100, ending="everyone"), *FARKLE, *HUNDRED, *TWO_HUNDRED)
    assert step.events[-2:] == (LimitReached(2, 200, still=(0,)), HandBegan(0, last=True))
    assert GAME.turn(after(step.state, *FARKLE)) == Outcome(2, (0, 100, 200))


@pytest.mark.parametrize("move", [ROLL, COUNT, TAKE_BACK, take("1"), Thrown((1,) * 6)])
def test_no_move_is_possible_after_the_end(move: Logged) -> None:
    state = after(begin(limit=100, ending="sudden"), *HUNDRED)
    assert menu(state) == ()
    assert GAME.missing(state) == ()
    assert refusal(state, move) == NotNow()
