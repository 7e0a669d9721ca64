"""The rules of Pig. Nothing in it is hidden from anybody, so a view is the state itself."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeAlias, get_args

from farkle_access.core.contract import (
    Dice,
    Event,
    Game,
    Move,
    Outcome,
    Refusal,
    Refused,
    Seat,
    Step,
    Turn,
)
from farkle_access.core.deferred import dataclass
from farkle_access.core.options import NumberOption, OptionValue, number


@dataclass(frozen=True)
class Roll(Move):
    """Roll the die."""


@dataclass(frozen=True)
class Hold(Move):
    """End the turn and keep its points."""


PigMove: TypeAlias = Roll | Hold


@dataclass(frozen=True)
class TurnBegan(Event):
    seat: Seat


@dataclass(frozen=True)
class Rolled(Event):
    """`points` are those of the turn with this throw."""

    seat: Seat
    face: int
    points: int


@dataclass(frozen=True)
class RolledOne(Event):
    """The turn ended and its points were `lost`."""

    seat: Seat
    lost: int


@dataclass(frozen=True)
class Held(Event):
    seat: Seat
    points: int
    total: int


@dataclass(frozen=True)
class MatchEnded(Event):
    winner: Seat
    totals: tuple[int, ...]


PigEvent: TypeAlias = TurnBegan | Rolled | RolledOne | Held | MatchEnded


@dataclass(frozen=True)
class NothingToHold(Refusal):
    """The turn has no points yet."""


PigRefusal: TypeAlias = NothingToHold


@dataclass(frozen=True)
class State:
    """`points` are those of the turn; `rolling` while the die is to be thrown."""

    limit: int
    totals: tuple[int, ...]
    seat: Seat = 0
    points: int = 0
    rolling: bool = False

    @property
    def winner(self) -> Seat | None:
        return self.seat if self.totals[self.seat] >= self.limit else None


class PigRules(Game[State, State, PigMove, PigEvent, PigRefusal]):
    """Pig for 2 to 8 seats."""

    @property
    def seats(self) -> range:
        return range(2, 9)

    @property
    def options(self) -> tuple[NumberOption, ...]:
        return (NumberOption("limit", 100, 10, 1000, 5, (50, 100, 200)),)

    @property
    def moves(self) -> tuple[type[PigMove], ...]:
        return get_args(PigMove)

    def start(self, options: Mapping[str, OptionValue], seats: int) -> Step[State, PigEvent]:
        return Step(State(number(options, "limit"), (0,) * seats), (TurnBegan(0),))

    def turn(self, state: State) -> Turn:
        if state.winner is not None:
            return Outcome(state.winner, state.totals)
        return Dice(1) if state.rolling else state.seat

    def legal_moves(self, view: State) -> tuple[PigMove, ...]:
        if view.winner is not None or view.rolling:
            return ()
        return (Roll(), Hold()) if view.points else (Roll(),)

    def missing(self, view: State) -> tuple[PigRefusal, ...]:
        return (NothingToHold(),) if self.legal_moves(view) == (Roll(),) else ()

    def apply(self, state: State, move: PigMove) -> Step[State, PigEvent] | Refused[PigRefusal]:
        match move:
            case Roll():
                return Step(replace(state, rolling=True), ())
            case Hold():
                return _hold(state) if state.points else Refused(NothingToHold())

    def thrown(self, state: State, dice: tuple[int, ...]) -> Step[State, PigEvent]:
        (face,) = dice
        if face == 1:
            return _passed(state, state.totals, RolledOne(state.seat, state.points))
        points = state.points + face
        rolled = Rolled(state.seat, face, points)
        return Step(replace(state, points=points, rolling=False), (rolled,))

    def view(self, state: State, seat: Seat | None) -> State:
        return state


def _hold(state: State) -> Step[State, PigEvent]:
    seat = state.seat
    total = state.totals[seat] + state.points
    totals = (*state.totals[:seat], total, *state.totals[seat + 1 :])
    held = Held(seat, state.points, total)
    if total >= state.limit:
        return Step(State(state.limit, totals, seat), (held, MatchEnded(seat, totals)))
    return _passed(state, totals, held)


def _passed(state: State, totals: tuple[int, ...], event: PigEvent) -> Step[State, PigEvent]:
    following = (state.seat + 1) % len(totals)
    return Step(State(state.limit, totals, following), (event, TurnBegan(following)))
