"""Matches of random moves, for any game."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from random import Random
from typing import Any, TypeVar

from farkle_access.core.contract import (
    Dice,
    Event,
    Game,
    Move,
    Outcome,
    Refused,
    Seat,
    Step,
    Thrown,
)
from farkle_access.core.options import OptionValue, checked
from farkle_access.core.referee import advance
from farkle_access.gamekit.package import AnyPackage

MOST_MOVES = 100_000
BAD_THROWS = (Thrown(()), Thrown((0,)), Thrown((7,)), Thrown((1, 7)), Thrown((6,) * 50))

ThingT = TypeVar("ThingT")


@dataclass(frozen=True)
class Moment:
    """A seat on turn in a match: `number` choices and throws lie behind it."""

    number: int
    state: Any
    seat: Seat
    view: Any


@dataclass(frozen=True)
class Match:
    """`states[0]` is the start, `states[n]` the state after `moves[:n]`; `steps` alike."""

    game: Game[Any, Any, Any, Any, Any]
    options: Mapping[str, OptionValue]
    seats: int
    moves: tuple[Move, ...]
    steps: tuple[Step[Any, Any], ...]

    @cached_property
    def states(self) -> tuple[Any, ...]:
        return tuple(step.state for step in self.steps)

    @cached_property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for step in self.steps for event in step.events)

    @property
    def viewers(self) -> tuple[int | None, ...]:
        """Every seat, and a spectator."""
        return (*range(self.seats), None)

    @cached_property
    def moments(self) -> tuple[Moment, ...]:
        """Every choice that was made."""
        turns = [(n, state, self.game.turn(state)) for n, state in enumerate(self.states)]
        return tuple(
            Moment(n, state, turn, self.game.view(state, turn))
            for n, state, turn in turns
            if isinstance(turn, int)
        )

    def open_moves(self, state: Any) -> tuple[Move, ...]:
        """The legal moves of the seat on turn; for Chance, one of its throws."""
        match turn := self.game.turn(state):
            case Dice(count):
                return (random_throw(count, Random(0)),)
            case Outcome():
                return ()
            case _:
                return self.game.legal_moves(self.game.view(state, turn))

    def other_moves(self, states: Iterable[Any]) -> list[Move]:
        """Every move of the match, those open in these states, and throws of all sizes."""
        moves = {*self.moves, *BAD_THROWS, *(random_throw(n, Random(n)) for n in range(1, 9))}
        for state in states:
            moves.update(self.open_moves(state))
        return sorted(moves, key=repr)


def made(game: Game[Any, Any, Any, Any, Any], state: Any, move: Move) -> Step[Any, Any]:
    """The step of a move that is allowed."""
    step = advance(game, state, move)
    assert isinstance(step, Step), (move, step, state)
    return step


def sample(random: Random, things: Iterable[ThingT], size: int) -> list[ThingT]:
    every = list(things)
    return random.sample(every, min(size, len(every)))


def random_options(game: Game[Any, Any, Any, Any, Any], random: Random) -> dict[str, OptionValue]:
    """Settings that the menu offers: with others a match of random moves may be very long."""
    return checked(game.options, {spec.name: random.choice(spec.offered) for spec in game.options})


def random_throw(count: int, random: Random) -> Thrown:
    return Thrown(tuple(random.choices(range(1, 7), k=count)))


@cache
def random_match(package: AnyPackage, seats: int, seed: int) -> Match:
    """A match of one game, played to its end. The same arguments give the same match."""
    random = Random(f"{package.name} {seats} {seed}")
    game = package.rules()
    options = random_options(game, random)
    steps, moves = [game.start(options, seats)], list[Move]()
    while not isinstance(turn := game.turn(steps[-1].state), Outcome):
        assert len(moves) < MOST_MOVES, f"{package.name} with {options} does not end"
        state = steps[-1].state
        if isinstance(turn, Dice):
            moves.append(random_throw(turn.count, random))
        else:
            moves.append(random.choice(game.legal_moves(game.view(state, turn))))
        steps.append(made(game, state, moves[-1]))
    return Match(game, options, seats, tuple(moves), tuple(steps))


def random_matches(package: AnyPackage) -> list[Match]:
    """Matches with few, several and as many seats as can be."""
    seats = package.rules().seats
    counts = sorted({seats[0], seats[min(1, len(seats) - 1)], seats[-1]})
    return [random_match(package, count, seed) for count in counts for seed in range(3)]


def random_moments(package: AnyPackage, seed: int, most: int) -> Iterator[tuple[Match, Moment]]:
    """Choices of every random match, at most so many of each."""
    random = Random(seed)
    for match in random_matches(package):
        for moment in sample(random, match.moments, most):
            yield match, moment


def refusal(match: Match, state: Any, move: Move) -> Any:
    """Why the referee or the game refuses the move; None when the move is made."""
    result = advance(match.game, state, move)
    return result.refusal if isinstance(result, Refused) else None
