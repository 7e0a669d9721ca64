"""Many matches between computer players, as fast as the rules go."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from farkle_access.core.contract import AnyGame, Dice, Outcome, Thrown
from farkle_access.core.options import OptionValue, checked
from farkle_access.games import ROOMS
from farkle_access.games.rooms import Bot, Level
from farkle_access.play.dice import FACES
from farkle_access.play.header import BadSeats


@dataclass(frozen=True, slots=True)
class Result:
    """What came out of `matches` matches, by seat where there is one number for each.

    `ties` are the matches in which the winner was not alone with the highest score;
    `seconds` the time of the processor.
    """

    matches: int
    wins: tuple[int, ...]
    means: tuple[float, ...]
    ties: int
    seconds: float

    @property
    def per_second(self) -> float:
        """Matches for each second of the processor."""
        return self.matches / self.seconds if self.seconds else 0.0


def simulate(
    game: str,
    levels: Sequence[Level],
    matches: int,
    *,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    clock: Callable[[], float] = time.process_time,
) -> Result:
    """Let computer players of these levels play, in this seat order in every match.

    Raises KeyError for a game that is not there, BadSeats, BadOption, UnknownOption.
    """
    rooms = ROOMS[game]
    rules = rooms.rules()
    if len(levels) not in rules.seats:
        raise BadSeats(len(levels), rules.seats)
    bots = rooms.bots()
    settings = checked(rules.options, options or {})
    return run(rules, [bots[level] for level in levels], matches, Random(seed), settings, clock)


def run(
    rules: AnyGame,
    bots: Sequence[Bot],
    matches: int,
    random: Random,
    options: Mapping[str, OptionValue],
    clock: Callable[[], float] = time.process_time,
) -> Result:
    """Let these computer players play; `random` makes the dice and the choices."""
    wins = [0] * len(bots)
    points = [0] * len(bots)
    ties = 0
    start = clock()
    for _ in range(matches):
        outcome = _match(rules, bots, random, options)
        wins[outcome.winner] += 1
        points = [total + score for total, score in zip(points, outcome.scores, strict=True)]
        ties += outcome.scores.count(max(outcome.scores)) > 1
    seconds = clock() - start
    means = tuple(total / max(matches, 1) for total in points)
    return Result(matches, tuple(wins), means, ties, seconds)


def _match(
    rules: AnyGame, bots: Sequence[Bot], random: Random, options: Mapping[str, OptionValue]
) -> Outcome:
    turn_of, apply, view, choices = rules.turn, rules.apply, rules.view, random.choices
    state = rules.start(options, len(bots)).state
    while True:
        turn = turn_of(state)
        if isinstance(turn, int):
            move = bots[turn].choose(view(state, turn), random)
        elif isinstance(turn, Dice):
            move = Thrown(tuple(choices(FACES, k=turn.count)))
        else:
            return turn
        state = apply(state, move).state
