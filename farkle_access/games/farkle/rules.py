"""The rules of Farkle. Nothing in it is hidden from anybody, so a view is the state itself."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import ClassVar, cast

from farkle_access.core.contract import (
    Dice,
    Event,
    Figure,
    Game,
    IllegalMove,
    Move,
    NotNow,
    Outcome,
    Refusal,
    Seat,
    Step,
    Thrown,
    Turn,
    WrongThrow,
)
from farkle_access.core.options import ChoiceOption, NumberOption, OptionValue
from farkle_access.games.farkle.moves import (
    Count,
    Counted,
    Farkled,
    HandBegan,
    HotDice,
    LimitReached,
    MatchEnded,
    NothingSetAside,
    NothingToTakeBack,
    NotInTheRoll,
    NotRolledYet,
    PointsMissing,
    Roll,
    Rolled,
    SetAside,
    TakeBack,
    WasSetAside,
    WasTakenBack,
)
from farkle_access.games.farkle.scoring import Combination, items, without
from farkle_access.games.farkle.state import ALL_DICE, Ending, Settings, State

ROLL, COUNT, TAKE_BACK = Roll(), Count(), TakeBack()


class Farkle:
    """The rules of Farkle for 2 to 16 seats."""

    name: ClassVar[str] = "farkle"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 17)
    options: ClassVar[tuple[NumberOption | ChoiceOption, ...]] = (
        NumberOption("entry", 50, 0, 500, 5, (0, 35, 50, 75, 100)),
        NumberOption("minimum", 35, 0, 500, 5, (5, 35, 50)),
        NumberOption("limit", 1000, 100, 10000, 5, (500, 1000, 1500, 2000)),
        ChoiceOption("ending", Ending.ROUND, tuple(Ending)),
    )
    moves: ClassVar[tuple[type[Move], ...]] = (SetAside, Roll, Count, TakeBack, Thrown)
    hides: ClassVar[bool] = False
    figures: ClassVar[Mapping[str, Figure]] = {
        "hands": Figure(),
        "farkles": Figure(),
        "best_hand": Figure(highest=True),
    }

    def start(self, options: Mapping[str, OptionValue], seats: int) -> Step[State]:
        """Begin with the hand of seat 0. Raises ValueError for a number of seats not offered."""
        if seats not in self.seats:
            raise ValueError(f"{seats} seats")
        settings = Settings(
            entry=cast(int, options["entry"]),
            minimum=cast(int, options["minimum"]),
            limit=cast(int, options["limit"]),
            ending=Ending(cast(str, options["ending"])),
        )
        state = State(settings, (0,) * seats, 0, 0, 0, (), (), 0, (), False)
        return Step(state, (HandBegan(0, last=False),))

    def turn(self, state: State) -> Turn:
        if state.over:
            return Outcome(_winner(state.totals, state.reached), state.totals)
        return Dice(state.throw) if state.throw else state.seat

    def view(self, state: State, seat: Seat | None) -> State:
        return state

    def legal_moves(self, view: State) -> tuple[Move, ...]:
        if view.over or view.throw:
            return ()
        if not view.rolls:
            return (ROLL,)
        moves = set_asides(view.roll)
        if view.taken:
            moves += (ROLL, COUNT, TAKE_BACK) if view.may_count else (ROLL, TAKE_BACK)
        return moves

    def missing(self, view: State) -> tuple[Refusal, ...]:
        if view.over or view.throw or view.may_count:
            return ()
        if not view.rolls:
            return (NotRolledYet(),)
        if not view.taken:
            return (NothingSetAside(),)
        return (_points_missing(view),)

    def apply(self, state: State, move: Move) -> Step[State]:
        """Raises IllegalMove; the refusals are those of `farkle.moves`, NotNow, WrongThrow."""
        match move:
            case Thrown(dice):
                return _thrown(state, dice)
            case _ if state.over or state.throw:
                raise IllegalMove(NotNow())
            case SetAside():
                return _set_aside(state, move)
            case Roll():
                return _roll(state)
            case Count():
                return _count(state)
            case TakeBack():
                return _take_back(state)
            case _:
                raise IllegalMove(NotNow())

    def tally(self, events: Iterable[Event], seats: int) -> tuple[dict[str, int], ...]:
        figures = tuple({"hands": 0, "farkles": 0, "best_hand": 0} for _ in range(seats))
        for event in events:
            match event:
                case Farkled(seat):
                    figures[seat]["hands"] += 1
                    figures[seat]["farkles"] += 1
                case Counted(seat, points):
                    figures[seat]["hands"] += 1
                    figures[seat]["best_hand"] = max(points, figures[seat]["best_hand"])
        return figures


def game(name: str) -> Game[State, State]:
    """The rules by the name of the game; this folder has only one."""
    return Farkle()


@lru_cache(maxsize=1024)
def set_asides(roll: tuple[int, ...]) -> tuple[Move, ...]:
    """The moves that set aside an item of these sorted dice, best first."""
    return tuple(SetAside(item.kind, item.dice) for item in items(roll))


@lru_cache(maxsize=4096)
def _item(roll: tuple[int, ...], move: SetAside) -> Combination | None:
    for item in items(roll):
        if item.kind == move.kind and item.dice == move.dice:
            return item
    return None


def _thrown(state: State, dice: tuple[int, ...]) -> Step[State]:
    if not state.throw:
        raise IllegalMove(NotNow())
    if len(dice) != state.throw or not all(1 <= face <= ALL_DICE for face in dice):
        raise IllegalMove(WrongThrow(dice, state.throw))
    roll = tuple(sorted(dice))
    rolled = Rolled(state.seat, roll)
    rolls = state.rolls + 1
    if items(roll):
        return Step(
            State(
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
            ),
            (rolled,),
        )
    farkled = Farkled(state.seat, state.points, state.totals[state.seat], rolls)
    return _end_hand(state, state.totals, (rolled, farkled))


def _set_aside(state: State, move: SetAside) -> Step[State]:
    if not state.rolls:
        raise IllegalMove(NotRolledYet())
    item = _item(state.roll, move)
    if item is None:
        raise IllegalMove(NotInTheRoll(move.kind, move.dice))
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


def _take_back(state: State) -> Step[State]:
    if not state.taken:
        raise IllegalMove(NothingToTakeBack())
    item = state.taken[-1]
    after = replace(
        state,
        roll=tuple(sorted(state.roll + item.dice)),
        taken=state.taken[:-1],
        points=state.points - item.points,
    )
    return Step(after, (WasTakenBack(state.seat, item, after.points),))


def _roll(state: State) -> Step[State]:
    if not state.may_roll:
        raise IllegalMove(NothingSetAside())
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


def _count(state: State) -> Step[State]:
    if not state.rolls:
        raise IllegalMove(NotRolledYet())
    if not state.taken:
        raise IllegalMove(NothingSetAside())
    if not state.may_count:
        raise IllegalMove(_points_missing(state))
    seat, before = state.seat, state.totals[state.seat]
    total = before + state.points
    totals = (*state.totals[:seat], total, *state.totals[seat + 1 :])
    entered = before == 0 and state.settings.entry > 0
    return _end_hand(state, totals, (Counted(seat, state.points, total, state.rolls, entered),))


def _points_missing(state: State) -> PointsMissing:
    required = state.required
    return PointsMissing(required - state.points, required, required > state.settings.minimum)


def _end_hand(state: State, totals: tuple[int, ...], events: tuple[Event, ...]) -> Step[State]:
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
