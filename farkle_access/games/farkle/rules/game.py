"""The rules of Farkle. Nothing in it is hidden from anybody, so a view is the state itself."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import TypeAlias, assert_never, get_args

from farkle_access.core.contract import Dice, Game, Outcome, Refused, Seat, Step, Turn
from farkle_access.core.options import OptionSpec, OptionValue
from farkle_access.games.farkle.rules.events import (
    Busted,
    Counted,
    FarkleEvent,
    HandBegan,
    HotDice,
    LimitReached,
    MatchEnded,
    Rolled,
    WasSetAside,
    WasTakenBack,
)
from farkle_access.games.farkle.rules.moves import (
    COUNT,
    ROLL,
    TAKE_BACK,
    Count,
    FarkleMove,
    Roll,
    SetAside,
    TakeBack,
)
from farkle_access.games.farkle.rules.options import OPTIONS, settings_of
from farkle_access.games.farkle.rules.refusals import (
    FarkleRefusal,
    NothingSetAside,
    NothingToTakeBack,
    NotInTheRoll,
    NotRolledYet,
    PointsMissing,
)
from farkle_access.games.farkle.rules.scoring import Combination, items, without
from farkle_access.games.farkle.rules.state import ALL_DICE, State

FarkleStep: TypeAlias = Step[State, FarkleEvent]

_SEATS = range(2, 17)
_TO_THROW = tuple(map(Dice, range(ALL_DICE + 1)))  # made once: it is asked for before each move


class Farkle(Game[State, State, FarkleMove, FarkleEvent, FarkleRefusal]):
    """The rules of Farkle for 2 to 16 seats."""

    @property
    def seats(self) -> range:
        return _SEATS

    @property
    def options(self) -> tuple[OptionSpec, ...]:
        return OPTIONS

    @property
    def moves(self) -> tuple[type[FarkleMove], ...]:
        return get_args(FarkleMove)

    def start(self, options: Mapping[str, OptionValue], seats: int) -> FarkleStep:
        state = State(settings_of(options), (0,) * seats, 0, 0, 0, (), (), 0, (), False)
        return Step(state, (HandBegan(0, last=False),))

    def turn(self, state: State) -> Turn:
        if state.over:
            return Outcome(_winner(state.totals, state.reached), state.totals)
        return _TO_THROW[state.throw] if state.throw else state.seat

    def view(self, state: State, seat: Seat | None) -> State:
        return state

    def legal_moves(self, view: State) -> tuple[FarkleMove, ...]:
        if view.over or view.throw:
            return ()
        if not view.rolls:
            return (ROLL,)
        moves: tuple[FarkleMove, ...] = set_asides(view.roll)
        if view.taken:
            moves += (ROLL, COUNT, TAKE_BACK) if view.may_count else (ROLL, TAKE_BACK)
        return moves

    def missing(self, view: State) -> tuple[FarkleRefusal, ...]:
        if view.over or view.throw or view.may_count:
            return ()
        return (_why_no_count(view),)

    def apply(self, state: State, move: FarkleMove) -> FarkleStep | Refused[FarkleRefusal]:
        match move:
            case SetAside():
                return _set_aside(state, move)
            case Roll():
                return _roll(state)
            case Count():
                return _count(state)
            case TakeBack():
                return _take_back(state)
            case _:
                assert_never(move)

    def thrown(self, state: State, dice: tuple[int, ...]) -> FarkleStep:
        roll, rolls = tuple(sorted(dice)), state.rolls + 1
        rolled = Rolled(state.seat, roll)
        if not items(roll):
            busted = Busted(state.seat, state.points, state.totals[state.seat], rolls)
            return _end_hand(state, state.totals, (rolled, busted))
        after = State(
            state.settings,
            state.totals,
            state.seat,
            rolls,
            state.points,
            roll,
            (),
            0,
            state.reached,
            False,
        )
        return Step(after, (rolled,))


@lru_cache(maxsize=1024)
def set_asides(roll: tuple[int, ...]) -> tuple[SetAside, ...]:
    """The moves that set aside an item of these sorted dice, best first."""
    return tuple(SetAside(item.kind, item.dice) for item in items(roll))


@lru_cache(maxsize=4096)
def _item(roll: tuple[int, ...], move: SetAside) -> Combination | None:
    for item in items(roll):
        if item.kind == move.kind and item.dice == move.dice:
            return item
    return None


def _set_aside(state: State, move: SetAside) -> FarkleStep | Refused[FarkleRefusal]:
    if not state.rolls:
        return Refused(NotRolledYet())
    item = _item(state.roll, move)
    if item is None:
        return Refused(NotInTheRoll(move.kind, move.dice))
    left = without(state.roll, item.dice)
    points = state.points + item.points
    after = State(
        state.settings,
        state.totals,
        state.seat,
        state.rolls,
        points,
        left,
        (*state.taken, item),
        0,
        state.reached,
        False,
    )
    done = WasSetAside(state.seat, item, points, len(left))
    return Step(after, (done,) if left else (done, HotDice(state.seat)))


def _take_back(state: State) -> FarkleStep | Refused[FarkleRefusal]:
    if not state.taken:
        return Refused(NothingToTakeBack())
    item = state.taken[-1]
    after = replace(
        state,
        roll=tuple(sorted(state.roll + item.dice)),
        taken=state.taken[:-1],
        points=state.points - item.points,
    )
    return Step(after, (WasTakenBack(state.seat, item, after.points),))


def _roll(state: State) -> FarkleStep | Refused[FarkleRefusal]:
    if not state.may_roll:
        return Refused(NothingSetAside())
    after = State(
        state.settings,
        state.totals,
        state.seat,
        state.rolls,
        state.points,
        (),
        (),
        state.to_roll,
        state.reached,
        False,
    )
    return Step(after, ())


def _count(state: State) -> FarkleStep | Refused[FarkleRefusal]:
    if not state.may_count:
        return Refused(_why_no_count(state))
    seat, before = state.seat, state.totals[state.seat]
    total = before + state.points
    totals = (*state.totals[:seat], total, *state.totals[seat + 1 :])
    entered = before == 0 and state.settings.entry > 0
    return _end_hand(state, totals, (Counted(seat, state.points, total, state.rolls, entered),))


def _why_no_count(state: State) -> FarkleRefusal:
    """Why the seat on turn may not count."""
    if not state.rolls:
        return NotRolledYet()
    if not state.taken:
        return NothingSetAside()
    required = state.required
    return PointsMissing(required - state.points, required, required > state.settings.minimum)


def _end_hand(
    state: State, totals: tuple[int, ...], events: tuple[FarkleEvent, ...]
) -> FarkleStep:
    seat, settings, reached = state.seat, state.settings, state.reached
    following = (seat + 1) % len(totals)
    reaches = totals[seat] >= settings.limit and seat not in reached
    if reaches:
        reached = (*reached, seat)
    still = state.still_to_play if reached else None
    if reaches:
        events = (*events, LimitReached(seat, totals[seat], still or ()))
    over = still == ()
    if over:
        winner = _winner(totals, reached)
        tied = tuple(s for s in reached if s != winner and totals[s] == totals[winner])
        events = (*events, MatchEnded(Outcome(winner, totals), tied))
    else:
        events = (*events, HandBegan(following, last=bool(reached)))
    return Step(
        State(settings, totals, seat if over else following, 0, 0, (), (), 0, reached, over),
        events,
    )


def _winner(totals: tuple[int, ...], reached: tuple[Seat, ...]) -> Seat:
    # `max` keeps the first of equals: on a tie, the one who reached the limit first.
    return max(reached, key=lambda seat: totals[seat])
