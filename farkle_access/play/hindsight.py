"""The choices of a match that cost the most, judged by the best player that there is.

A choice is judged by what its seat could know then, never by the dice that came after it.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from farkle_access.core.contract import AnyGame, Move, Seat
from farkle_access.games.advice import Advice, Adviser, Measure
from farkle_access.play.header import Header

SMALLEST = {Measure.WINNING: 0.005, Measure.POINTS: 0.5, Measure.EQUITY: 0.005}
"""A loss below this is not worth a word."""


@dataclass(frozen=True, slots=True)
class Costly:
    """A choice, what its seat saw before it, and how much worse than the best it was.

    `loss` is in the unit of the advice. `number` counts the choices of that seat from 1.
    """

    seat: Seat
    number: int
    view: Any
    move: Move
    advice: Advice
    loss: float


def costliest(
    rules: AnyGame,
    adviser: Adviser,
    header: Header,
    moves: Iterable[Move],
    seats: Collection[Seat],
    most: int = 3,
    judging: Callable[[], None] = lambda: None,
) -> tuple[Costly, ...]:
    """The costliest choices of these seats in a match, the worst first.

    A choice that was taken back cost nothing. Losses by different measures are compared by
    what is worth a word of each. `judging` is called before each choice that is judged, because
    that may take a moment.
    """
    costs = [
        costly
        for costly in _judged(rules, adviser, header, moves, seats, judging)
        if costly.loss >= SMALLEST[costly.advice.measure]
    ]
    costs.sort(key=lambda costly: -costly.loss / SMALLEST[costly.advice.measure])
    return tuple(costs[:most])


def persons(header: Header) -> frozenset[Seat]:
    """The seats of persons; where there are none, all seats."""
    found = frozenset(seat for seat, player in enumerate(header.players) if not player.computer)
    return found or frozenset(range(len(header.players)))


@dataclass(frozen=True, slots=True)
class _Chosen:
    state: Any
    costly: Costly | None


def _judged(
    rules: AnyGame,
    adviser: Adviser,
    header: Header,
    moves: Iterable[Move],
    seats: Collection[Seat],
    judging: Callable[[], None],
) -> Iterator[Costly]:
    state = rules.start(header.options, len(header.players)).state
    numbers = [0] * len(header.players)
    standing: list[_Chosen] = []  # what can still be taken back
    for move in moves:
        turn = rules.turn(state)
        if isinstance(turn, Seat):
            numbers[turn] += 1
            costly = None
            if turn in seats:
                judging()
                costly = _judge(adviser, rules.view(state, turn), turn, numbers[turn], move)
            standing.append(_Chosen(state, costly))
        state = rules.apply(state, move).state
        back = _taken_back(standing, state)
        if back is not None:
            del standing[back:]
        elif not isinstance(turn, Seat):
            yield from _costs(standing)
            standing.clear()
    yield from _costs(standing)


def _judge(adviser: Adviser, view: Any, seat: Seat, number: int, move: Move) -> Costly | None:
    advice = adviser.advise(view)
    loss = None if advice is None else advice.loss(move)
    if advice is None or loss is None:
        return None
    return Costly(seat, number, view, move, advice, loss)


def _taken_back(standing: Sequence[_Chosen], state: Any) -> int | None:
    """The choice before which everything was as it is now."""
    return next((n for n, chosen in enumerate(standing) if chosen.state == state), None)


def _costs(standing: Iterable[_Chosen]) -> Iterator[Costly]:
    return (chosen.costly for chosen in standing if chosen.costly is not None)
