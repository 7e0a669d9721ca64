"""Random matches of every rule set and option, and the same ones with other hidden dice."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from random import Random

from farkle_access.core.contract import Dice, Outcome, Step, Thrown
from farkle_access.core.options import OptionValue, checked
from farkle_access.games.bluff.rules.claims import why_not_claimed, why_not_kept
from farkle_access.games.bluff.rules.events import BluffEvent
from farkle_access.games.bluff.rules.moves import Believe, BluffMove, Claim, Keep
from farkle_access.games.bluff.rules.rulesets import GameName
from farkle_access.games.bluff.rules.state import Moment, Phase, State
from tests.games.bluff.play import GAMES, go_on

THROWS = tuple((first, second) for first in range(1, 7) for second in range(1, 7))
ROUNDS = 3


@dataclass(frozen=True)
class Match:
    """`steps[0]` is the start, `steps[n]` what came of `moves[n - 1]`."""

    name: GameName
    options: dict[str, OptionValue]
    seats: int
    moves: tuple[BluffMove | Thrown, ...]
    steps: tuple[Step[State, BluffEvent], ...]

    @property
    def viewers(self) -> tuple[int | None, ...]:
        return (*range(self.seats), None)


def tables(name: GameName) -> Iterator[tuple[dict[str, OptionValue], int]]:
    """Every combination of the options other than the number of lives, with some seats."""
    first, *others = GAMES[name].options
    every = list(product(*(spec.offered for spec in others)))
    for number, values in enumerate(every * ROUNDS):
        chosen = dict(zip((spec.name for spec in others), values, strict=True))
        for seats in (2, 3, 4 + number % 12, 16):
            start = first.offered[(number + seats) % len(first.offered)]
            yield checked(GAMES[name].options, {**chosen, first.name: start}), seats


@cache
def random_matches(name: GameName) -> tuple[Match, ...]:
    """A match of random moves at every table."""
    return tuple(
        _random_match(name, options, seats, Random(f"{name} {number}"))
        for number, (options, seats) in enumerate(tables(name))
    )


def _random_match(
    name: GameName, options: dict[str, OptionValue], seats: int, random: Random
) -> Match:
    game = GAMES[name]
    steps, moves = [game.start(options, seats)], list[BluffMove | Thrown]()
    while not isinstance(turn := game.turn(steps[-1].state), Outcome):
        state = steps[-1].state
        if isinstance(turn, Dice):
            moves.append(Thrown(tuple(random.choices(range(1, 7), k=turn.count))))
        else:
            moves.append(random.choice(game.legal_moves(game.view(state, turn))))
        steps.append(go_on(state, moves[-1]))
    return Match(name, options, seats, tuple(moves), tuple(steps))


def swapped(match: Match, random: Random) -> Match:
    """The same match with other dice under every cup that no doubt ever lifted.

    Those dice allow the same claim; nobody but whoever saw them may notice anything.
    """
    moves = list(match.moves)
    for place, step in enumerate(match.steps):
        claim, answer = moves[place : place + 2] if place + 1 < len(moves) else (None, None)
        moment = step.state.moment
        if moment.phase is Phase.CLAIM and isinstance(answer, Believe) and claim is not None:
            moves[place - 1] = Thrown(random.choice(alternatives(moment, claim)))
    steps = [GAMES[match.name].start(match.options, match.seats)]
    for move in moves:
        steps.append(go_on(steps[-1].state, move))
    return Match(match.name, match.options, match.seats, tuple(moves), tuple(steps))


def alternatives(moment: Moment, move: BluffMove | Thrown) -> list[tuple[int, int]]:
    """The throws with which this claim would be legal."""
    return [dice for dice in THROWS if _legal(moment, dice, move)]


def _legal(moment: Moment, dice: tuple[int, int], move: BluffMove | Thrown) -> bool:
    match move:
        case Claim(value):
            return why_not_claimed(moment, dice, value) is None
        case Keep(value):
            return why_not_kept(moment, dice, value) is None
        case _:
            return False
