"""Matches of random moves, for any game."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, TypeVar

from farkle_access.core.contract import AnyGame, Dice, Event, Move, Outcome, Step, Thrown
from farkle_access.core.options import OptionValue, checked
from farkle_access.games import ROOMS

MOST_MOVES = 100_000
BAD_THROWS = (Thrown(()), Thrown((0,)), Thrown((7,)), Thrown((1, 7)), Thrown((6,) * 50))

ThingT = TypeVar("ThingT")


@dataclass(frozen=True)
class Match:
    """`states[0]` is the start, `states[n]` the state after `moves[:n]`; `steps` alike."""

    game: AnyGame
    options: Mapping[str, OptionValue]
    seats: int
    moves: tuple[Move, ...]
    steps: tuple[Step[Any], ...]

    @property
    def states(self) -> tuple[Any, ...]:
        return tuple(step.state for step in self.steps)

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for step in self.steps for event in step.events)

    @property
    def viewers(self) -> tuple[int | None, ...]:
        """Every seat, and a spectator."""
        return (*range(self.seats), None)

    def views_on_turn(self) -> list[Any]:
        """What the seat on turn saw, whenever a seat was on turn."""
        turns = [(state, self.game.turn(state)) for state in self.states]
        return [self.game.view(state, turn) for state, turn in turns if isinstance(turn, int)]

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


def sample(random: Random, things: Iterable[ThingT], size: int) -> list[ThingT]:
    every = list(things)
    return random.sample(every, min(size, len(every)))


def random_options(game: AnyGame, random: Random) -> dict[str, OptionValue]:
    """Settings that the menu offers: with others a match of random moves may be very long."""
    return checked(game.options, {spec.name: random.choice(spec.offered) for spec in game.options})


def random_throw(count: int, random: Random) -> Thrown:
    return Thrown(tuple(random.choices(range(1, 7), k=count)))


@cache
def random_match(name: str, seats: int, seed: int) -> Match:
    """A match of one game, played to its end. The same arguments give the same match."""
    random = Random(f"{name} {seats} {seed}")
    game = ROOMS[name].rules()
    options = random_options(game, random)
    steps, moves = [game.start(options, seats)], list[Move]()
    while not isinstance(turn := game.turn(steps[-1].state), Outcome):
        assert len(moves) < MOST_MOVES, f"{name} with {options} does not end"
        state = steps[-1].state
        if isinstance(turn, Dice):
            moves.append(random_throw(turn.count, random))
        else:
            moves.append(random.choice(game.legal_moves(game.view(state, turn))))
        steps.append(game.apply(state, moves[-1]))
    return Match(game, options, seats, tuple(moves), tuple(steps))


def random_matches(name: str) -> list[Match]:
    """Matches with few, several and as many seats as can be."""
    seats = ROOMS[name].rules().seats
    counts = sorted({seats[0], seats[min(1, len(seats) - 1)], seats[-1]})
    return [random_match(name, count, seed) for count in counts for seed in range(3)]
