"""Who begins, and who follows: the throws for the order, the direction, and the lot.

All of it is in the open. The highest throw begins and plays on the lowest, so that the throws
rise in the order of play up to whoever sits before the starter; those who threw alike throw
again among themselves. The direction says which way round the table that order goes.
"""

from collections import Counter
from dataclasses import replace
from typing import TypeAlias

from farkle_access.core.contract import FACES, Seat, Step
from farkle_access.games.bluff.rules.events import (
    BluffEvent,
    Direction,
    DirectionThrown,
    HandBegan,
    OrderFound,
    OrderToThrow,
    StarterDrawn,
    StarterFound,
    ThrewForOrder,
    Tied,
    ToThrow,
)
from farkle_access.games.bluff.rules.ranking import THROWS, VALUES, rank, value_of
from farkle_access.games.bluff.rules.state import Moment, Phase, Settings, State

After: TypeAlias = Step[State, BluffEvent]


def first_moment(settings: Settings, seats: int) -> Moment:
    """The moment before anybody has thrown; clockwise is the order of the seats."""
    every = tuple(range(seats))
    lives = (settings.lives,) * seats
    if not settings.preliminary:
        return Moment(settings, lives, every, Direction.CLOCKWISE, Phase.DRAW, 0, 2, None)
    return Moment(
        settings,
        lives,
        every,
        Direction.CLOCKWISE,
        Phase.ORDER,
        0,
        0,
        None,
        thrown=((),) * seats,
        waiting=every[1:],
    )


def first_events(moment: Moment) -> tuple[BluffEvent, ...]:
    """What is heard when the throws for the order are about to begin."""
    return (OrderToThrow(), ToThrow(moment.seat)) if moment.settings.preliminary else ()


def drawn(moment: Moment, dice: tuple[int, ...]) -> After:
    """Two dice draw the starter; results that would favour some seats are thrown again."""
    seats = len(moment.order)
    number = (dice[0] - 1) * len(FACES) + dice[1] - 1
    if number >= THROWS - THROWS % seats:
        return Step(State(moment), ())
    starter = number % seats
    order = moment.order[starter:] + moment.order[:starter]
    after = replace(moment, order=order, phase=Phase.ROLL, seat=starter, throw=0)
    return Step(State(after), (StarterDrawn(starter), HandBegan(starter)))


def thrown_for_order(moment: Moment, dice: tuple[int, ...]) -> After:
    """One throw for the order, and what it leads to when it was the last of its round."""
    seat, value = moment.seat, value_of(dice)
    before = moment.thrown[seat]
    thrown = (
        *moment.thrown[:seat],
        (*before, rank(value)),
        *moment.thrown[seat + 1 :],
    )
    threw = ThrewForOrder(seat, value, again=bool(before))
    after = replace(moment, thrown=thrown, throw=0)
    if moment.waiting:
        return _next_throw(after, moment.waiting, (threw,))
    ties = _ties(thrown)
    if ties:
        equals = tuple(sorted(seat for tie in ties for seat in tie.seats))
        return _next_throw(after, equals, (threw, *ties))
    order = _in_order(thrown)
    after = replace(after, order=order, phase=Phase.DIRECTION, seat=order[0])
    return Step(State(after), (threw, StarterFound(order[0])))


def thrown_for_direction(moment: Moment, dice: tuple[int, ...]) -> After:
    """The die of the starter; the first hand begins."""
    die, starter = dice[0], moment.seat
    direction = Direction.ANTICLOCKWISE if die % 2 else Direction.CLOCKWISE
    after = replace(moment, direction=direction, phase=Phase.ROLL, throw=0, thrown=(), waiting=())
    return Step(
        State(after),
        (
            DirectionThrown(starter, die, direction),
            OrderFound(moment.order, direction),
            HandBegan(starter),
        ),
    )


def _next_throw(
    moment: Moment, waiting: tuple[Seat, ...], events: tuple[BluffEvent, ...]
) -> After:
    thrower, *others = waiting
    after = replace(moment, seat=thrower, waiting=tuple(others))
    return Step(State(after), (*events, ToThrow(thrower)))


def _ties(thrown: tuple[tuple[int, ...], ...]) -> tuple[Tied, ...]:
    """The groups whose throws are all alike so far, the highest first."""
    alike = [throws for throws, count in Counter(thrown).items() if count > 1]
    return tuple(
        Tied(
            tuple(seat for seat, own in enumerate(thrown) if own == throws),
            VALUES[throws[-1]],
        )
        for throws in sorted(alike, reverse=True)
    )


def _in_order(thrown: tuple[tuple[int, ...], ...]) -> tuple[Seat, ...]:
    rising = sorted(range(len(thrown)), key=lambda seat: thrown[seat])
    return (rising[-1], *rising[:-1])
