"""The choices of a match that cost the most, evaluated by the best player that there is.

A choice is evaluated by what its seat could know then, never by the dice that came after it.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Final, Generic

from farkle_access.core.contract import (
    EventT,
    Game,
    MoveT,
    MoveT_co,
    RefusalT,
    Refused,
    Seat,
    StateT,
    Thrown,
    ViewT,
)
from farkle_access.core.deferred import dataclass
from farkle_access.core.referee import advance
from farkle_access.gamekit.advice import Advice, Adviser, Measure
from farkle_access.gamekit.package import GamePackage
from farkle_access.play.header import Header

SMALLEST: Final = {Measure.WINNING: 0.005, Measure.POINTS: 0.5, Measure.EQUITY: 0.005}
"""A smaller loss is not worth mentioning."""


@dataclass(frozen=True)
class Costly(Generic[ViewT, MoveT_co]):
    """A choice, what its seat saw before it, and how much worse than the best it was.

    `loss` is in the unit of the advice. `number` counts the choices of that seat from 1.
    """

    seat: Seat
    number: int
    view: ViewT
    move: MoveT_co
    advice: Advice[MoveT_co]
    loss: float


def costliest(
    package: GamePackage[StateT, ViewT, MoveT, EventT, RefusalT],
    header: Header,
    moves: Iterable[MoveT | Thrown],
    seats: Collection[Seat],
    most: int = 3,
    evaluating: Callable[[], None] = lambda: None,
) -> tuple[Costly[ViewT, MoveT], ...]:
    """The costliest choices of these seats in a match, the worst first.

    Of a game without an adviser nothing is known, so there are none. A choice that was taken back
    cost nothing. Losses in different measures are compared by what is worth mentioning in each.
    `evaluating` is called before each choice that is evaluated, because that may take a moment.
    Raises ValueError for moves that are no match.
    """
    adviser = package.adviser()
    if adviser is None:
        return ()
    review = _Review(package.rules(), adviser, header, seats, evaluating)
    costs = [
        costly for costly in review.costs(moves) if costly.loss >= SMALLEST[costly.advice.measure]
    ]
    costs.sort(key=lambda costly: -costly.loss / SMALLEST[costly.advice.measure])
    return tuple(costs[:most])


def persons(header: Header) -> frozenset[Seat]:
    """The seats of persons; where there are none, all seats."""
    found = frozenset(seat for seat, player in enumerate(header.players) if not player.computer)
    return found or frozenset(range(len(header.players)))


@dataclass(frozen=True)
class _Chosen(Generic[StateT, ViewT, MoveT]):
    """A choice that can still be taken back: the state before it, and what it cost."""

    state: StateT
    costly: Costly[ViewT, MoveT] | None


@dataclass(frozen=True)
class _Review(Generic[StateT, ViewT, MoveT, EventT, RefusalT]):
    rules: Game[StateT, ViewT, MoveT, EventT, RefusalT]
    adviser: Adviser[ViewT, MoveT]
    header: Header
    seats: Collection[Seat]
    evaluating: Callable[[], None]

    def costs(self, moves: Iterable[MoveT | Thrown]) -> Iterator[Costly[ViewT, MoveT]]:
        """What the choices that stand cost, in order."""
        state = self.rules.start(self.header.options, len(self.header.players)).state
        numbers = [0] * len(self.header.players)
        standing: list[_Chosen[StateT, ViewT, MoveT]] = []
        for move in moves:
            turn = self.rules.turn(state)
            chooses = isinstance(turn, Seat)
            if isinstance(turn, Seat) and not isinstance(move, Thrown):
                numbers[turn] += 1
                costly = self._evaluated(state, turn, numbers[turn], move)
                standing.append(_Chosen(state, costly))
            state = self._after(state, move)
            back = _taken_back(standing, state)
            if back is not None:
                del standing[back:]
            elif not chooses:
                yield from _costs(standing)
                standing.clear()
        yield from _costs(standing)

    def _after(self, state: StateT, move: MoveT | Thrown) -> StateT:
        step = advance(self.rules, state, move)
        if isinstance(step, Refused):
            raise ValueError(step.refusal)
        return step.state

    def _evaluated(
        self, state: StateT, seat: Seat, number: int, move: MoveT
    ) -> Costly[ViewT, MoveT] | None:
        if seat not in self.seats:
            return None
        self.evaluating()
        view = self.rules.view(state, seat)
        advice = self.adviser.advise(view)
        loss = None if advice is None else advice.loss(move)
        if advice is None or loss is None:
            return None
        return Costly(seat, number, view, move, advice, loss)


def _taken_back(standing: Sequence[_Chosen[StateT, ViewT, MoveT]], state: StateT) -> int | None:
    """The choice before which everything was as it is now."""
    return next((n for n, chosen in enumerate(standing) if chosen.state == state), None)


def _costs(
    standing: Iterable[_Chosen[StateT, ViewT, MoveT]],
) -> Iterator[Costly[ViewT, MoveT]]:
    return (chosen.costly for chosen in standing if chosen.costly is not None)
