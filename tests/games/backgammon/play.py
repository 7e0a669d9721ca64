"""Scripts of backgammon: text is a throw, a pair is one step, anything else is a move."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any, TypeAlias

from farkle_access.core.contract import CommonRefusal, Dice, Outcome, Refused, Step, Thrown
from farkle_access.core.options import OptionValue, checked
from farkle_access.core.referee import advance
from farkle_access.games.backgammon.rules.events import BackgammonEvent
from farkle_access.games.backgammon.rules.game import Backgammon
from farkle_access.games.backgammon.rules.moves import (
    BackgammonMove,
    Drop,
    EndTurn,
    MoveChecker,
    Resign,
    Roll,
)
from farkle_access.games.backgammon.rules.options import Setting
from farkle_access.games.backgammon.rules.position import CHECKERS, Position, checked_position
from farkle_access.games.backgammon.rules.refusals import BackgammonRefusal
from farkle_access.games.backgammon.rules.state import Cube, Phase, State

GAME = Backgammon()
ROLL, END_TURN = Roll(), EndTurn()
LogMove: TypeAlias = BackgammonMove | Thrown
Part: TypeAlias = "str | tuple[int, int] | LogMove"
GameStep: TypeAlias = Step[State, BackgammonEvent]
SHORT = {Setting.LENGTH: (0, 1, 3), Setting.GAMES: (1, 3)}


def begin(**options: OptionValue) -> State:
    """The start of a match, with the usual settings where none are given."""
    return GAME.start(checked(GAME.options, options), 2).state


def board(mine: Mapping[int, int], theirs: Mapping[int, int]) -> Position:
    """Checkers by point, all from the mover's side; the bars are 25 and 0. The rest are off."""
    numbers = [0] * 26
    assert not set(mine) & set(theirs)
    for point, count in mine.items():
        numbers[point] += count
    for point, count in theirs.items():
        numbers[point] += count if point == 0 else -count
    assert sum(mine.values()) <= CHECKERS >= sum(theirs.values())
    return checked_position(numbers)


def on_roll(
    mine: Mapping[int, int] | None = None,
    theirs: Mapping[int, int] | None = None,
    *,
    seat: int = 0,
    on_cube: Cube | None = None,
    scores: tuple[int, int] = (0, 0),
    crawford: bool = False,
    post_crawford: bool = False,
    **options: OptionValue,
) -> State:
    """`seat` may roll, with these checkers; without any, the usual start."""
    state = begin(**options)
    position = state.position if mine is None else board(mine, theirs or {})
    return replace(
        state,
        phase=Phase.TO_ROLL,
        turns=2,
        seat=seat,
        position=position,
        cube=on_cube or Cube(),
        scores=scores,
        crawford=crawford,
        post_crawford=post_crawford,
    )


def made(state: State, move: LogMove) -> GameStep:
    """What a move that the rules accept leads to."""
    step = advance(GAME, state, move)
    assert not isinstance(step, Refused), step
    return step


def play(state: State, *script: Part) -> GameStep:
    """The state after the script, and all the events on the way."""
    events: tuple[BackgammonEvent, ...] = ()
    for part in script:
        step = made(state, move_of(part))
        state, events = step.state, events + step.events
    return Step(state, events)


def move_of(part: Part) -> LogMove:
    if isinstance(part, str):
        return Thrown(tuple(map(int, part)))
    return MoveChecker(*part) if isinstance(part, tuple) else part


def after(state: State, *script: Part) -> State:
    return play(state, *script).state


def menu(state: State) -> tuple[BackgammonMove, ...]:
    """The legal moves of the seat that chooses."""
    return GAME.legal_moves(GAME.view(state, state.answering))


def refusal(state: State, part: Part) -> BackgammonRefusal | CommonRefusal | None:
    """Why the move is refused; None when it is not."""
    step = advance(GAME, state, move_of(part))
    return step.refusal if isinstance(step, Refused) else None


def random_options(random: Random) -> dict[str, OptionValue]:
    return checked(GAME.options, {spec.name: random.choice(spec.offered) for spec in GAME.options})


def short_options(random: Random) -> dict[str, OptionValue]:
    """Like `random_options`, to few points or games, and for money every third time."""
    options = random_options(random)
    return options | {name: random.choice(offered) for name, offered in SHORT.items()}


def random_move(state: State, random: Random, giving_up: float = 0.02) -> LogMove:
    """Any legal move, or a throw; resigning and dropping come up only now and then."""
    turn = GAME.turn(state)
    if isinstance(turn, Dice):
        return Thrown(tuple(random.choices(range(1, 7), k=turn.count)))
    assert not isinstance(turn, Outcome)
    moves = GAME.legal_moves(GAME.view(state, turn))
    if random.random() >= giving_up:
        moves = tuple(move for move in moves if not isinstance(move, Resign | Drop))
    return random.choice(moves)


def random_match(
    random: Random, options: Mapping[str, Any], giving_up: float = 0.02
) -> tuple[tuple[LogMove, ...], tuple[GameStep, ...]]:
    """The moves of a match of random choices, and the steps with the start before them."""
    moves: list[LogMove] = []
    steps = [GAME.start(options, 2)]
    while not isinstance(GAME.turn(steps[-1].state), Outcome):
        assert len(moves) < 100_000, f"a match with {options} does not end"
        moves.append(random_move(steps[-1].state, random, giving_up))
        steps.append(made(steps[-1].state, moves[-1]))
    return tuple(moves), tuple(steps)


@dataclass(frozen=True)
class PlayedMatch:
    """A match of random choices; `steps[0]` is its start, `steps[n]` follows `moves[n - 1]`."""

    options: Mapping[str, OptionValue]
    moves: tuple[LogMove, ...]
    steps: tuple[GameStep, ...]

    @property
    def events(self) -> tuple[BackgammonEvent, ...]:
        return tuple(event for step in self.steps for event in step.events)


@cache
def short_match(seed: int) -> PlayedMatch:
    """A match with settings of its own; it is played once, whoever asks for it."""
    random = Random(seed)
    options = short_options(random)
    return PlayedMatch(options, *random_match(random, options))


def short_matches(count: int) -> list[PlayedMatch]:
    return [short_match(seed) for seed in range(count)]
