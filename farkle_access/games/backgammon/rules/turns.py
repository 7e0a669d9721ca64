"""A turn from its roll to its end: moving checkers, taking them back, and confirming."""

from dataclasses import replace
from functools import lru_cache
from itertools import chain

from farkle_access.core.contract import Refused, Step
from farkle_access.games.backgammon.rules.board import Play, Way, legal_plays, single_steps
from farkle_access.games.backgammon.rules.events import (
    Cause,
    CheckerMoved,
    CheckerTakenBack,
    DiceLost,
    Ending,
    Played,
    Rolled,
    TurnBegan,
)
from farkle_access.games.backgammon.rules.moves import MoveChecker, PlayAll
from farkle_access.games.backgammon.rules.position import (
    BAR,
    OFF,
    Position,
    borne_off,
    mirrored,
    result,
    stepped,
)
from farkle_access.games.backgammon.rules.refusals import (
    AlreadyMoving,
    DiceToPlay,
    NotAPlay,
    NothingToTakeBack,
)
from farkle_access.games.backgammon.rules.refusing import why_not
from farkle_access.games.backgammon.rules.scoring import end_game
from farkle_access.games.backgammon.rules.state import Made, Phase, State
from farkle_access.games.backgammon.rules.steps import Applied, Events, GameStep


@lru_cache(maxsize=1024)
def plays_of(position: Position, dice: tuple[int, ...]) -> dict[Position, Play]:
    """The legal plays of a roll, cached because a turn often asks for them; do not change."""
    return legal_plays(position, dice)


@lru_cache(maxsize=1024)
def steps_of(position: Position, dice: tuple[int, ...]) -> dict[Way, int]:
    """The single steps, cached like the plays."""
    return single_steps(position, dice)


def flat(play: Play) -> tuple[int, ...]:
    """A play as a row of points: source, target, source, target and so on."""
    return tuple(chain.from_iterable(play))


def played(position: Position, play: PlayAll) -> Position:
    """The position after a whole play; nothing is checked."""
    for source, target in zip(play.points[::2], play.points[1::2], strict=True):
        position = stepped(position, source, target)
    return position


def roll(state: State, dice: tuple[int, ...], events: Events = ()) -> GameStep:
    """The turn with these dice; it ends at once when nothing can be played."""
    rolled = tuple(sorted(dice, reverse=True))
    left = rolled * 2 if rolled[0] == rolled[1] else rolled
    after = replace(
        state,
        phase=Phase.MOVING,
        rolled=rolled,
        dice=left,
        before=state.position,
        made=(),
    )
    events = (*events, Rolled(state.seat, rolled))
    if plays_of(state.position, rolled):
        return Step(after, events)
    return end_turn(after, (*events, _lost(after)))


def move_checker(state: State, move: MoveChecker) -> Applied:
    way = (move.source, move.target)
    if way not in steps_of(state.position, state.dice):
        return Refused(why_not(state.position, state.dice, *way))
    after, moved = _moved(state, way)
    return _go_on(after, (moved,))


def play_all(state: State, move: PlayAll) -> Applied:
    if state.made:
        return Refused(AlreadyMoving())
    points = move.points
    play = tuple(zip(points[::2], points[1::2], strict=False))
    if len(points) % 2 or play not in plays_of(state.position, state.rolled).values():
        return Refused(NotAPlay())
    events: Events = ()
    for way in play:
        state, moved = _moved(state, way)
        events = (*events, moved)
    return _go_on(state, events)


def take_back(state: State) -> Applied:
    if not state.made:
        return Refused(NothingToTakeBack())
    made, last = state.made[:-1], state.made[-1]
    position = state.before
    for step in made:
        position = stepped(position, step.source, step.target)
    dice = tuple(sorted((*state.dice, last.die), reverse=True))
    after = replace(state, position=position, dice=dice, made=made)
    back = CheckerTakenBack(state.seat, last.source, last.target, last.die, last.hit)
    return Step(after, (back,))


def confirm(state: State) -> Applied:
    if steps_of(state.position, state.dice):
        return Refused(DiceToPlay(state.dice))
    return end_turn(state)


def end_turn(state: State, events: Events = ()) -> GameStep:
    """The opponent's turn begins; nothing is checked."""
    return begin_turn(
        replace(state, position=mirrored(state.position), seat=1 - state.seat),
        (*events, _played(state)),
    )


def begin_turn(state: State, events: Events = ()) -> GameStep:
    after = replace(
        state,
        phase=Phase.TO_ROLL,
        turns=state.turns + 1,
        rolled=(),
        dice=(),
        before=(),
        made=(),
        refused=None,
    )
    return Step(after, (*events, TurnBegan(state.seat)))


def _moved(state: State, way: Way) -> tuple[State, CheckerMoved]:
    source, target = way
    die = steps_of(state.position, state.dice)[way]
    hit = target != OFF and state.position[target] < 0
    position = stepped(state.position, source, target)
    left = list(state.dice)
    left.remove(die)
    made = (*state.made, Made(source, target, die, hit))
    there = position[target] if target != OFF else borne_off(position)
    moved = CheckerMoved(state.seat, source, target, die, hit, position[source], there)
    return replace(state, position=position, dice=tuple(left), made=made), moved


def _go_on(state: State, events: Events) -> GameStep:
    """End the game with the last checker, or the turn after a forced play; otherwise wait."""
    if won := result(state.position):
        events = (*events, _played(state))
        return end_game(state, state.seat, won, Ending.BORNE_OFF, events)
    if steps_of(state.position, state.dice):
        return Step(state, events)
    if state.dice:
        events = (*events, _lost(state))
    return end_turn(state, events) if _forced(state) else Step(state, events)


def _forced(state: State) -> bool:
    return len(plays_of(state.before, state.rolled)) <= 1


def _played(state: State) -> Played:
    points = flat(tuple((step.source, step.target) for step in state.made))
    hits = tuple(step.target for step in state.made if step.hit)
    return Played(state.seat, state.rolled, points, hits, _forced(state))


def _lost(state: State) -> DiceLost:
    cause = Cause.BAR if state.position[BAR] else Cause.HELD
    return DiceLost(state.seat, state.dice, cause, bool(state.made))
