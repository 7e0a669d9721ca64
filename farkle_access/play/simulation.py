"""Many matches between computer players, as fast as the rules go."""

import time
from collections.abc import Callable, Mapping, Sequence
from random import Random

from farkle_access.core.contract import (
    FACES,
    Dice,
    EventT,
    Game,
    MoveT,
    Outcome,
    RefusalT,
    Refused,
    StateT,
    ViewT,
)
from farkle_access.core.deferred import dataclass
from farkle_access.core.options import OptionValue, checked
from farkle_access.gamekit.computers import Bot, Level
from farkle_access.gamekit.package import AnyPackage
from farkle_access.play.header import BadSeats


@dataclass(frozen=True)
class Result:
    """The outcome of `matches` matches, by seat where there is one number for each.

    `ties` are the matches in which the winner was not alone with the highest score;
    `seconds` is processor time.
    """

    matches: int
    wins: tuple[int, ...]
    means: tuple[float, ...]
    ties: int
    seconds: float

    @property
    def per_second(self) -> float:
        """Matches per second of processor time."""
        return self.matches / self.seconds if self.seconds else 0.0


def simulate(
    package: AnyPackage,
    levels: Sequence[Level],
    matches: int,
    *,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    clock: Callable[[], float] = time.process_time,
) -> Result:
    """Let computer players of these levels play, in this seat order in every match.

    Raises BadSeats, BadOption, UnknownOption, and KeyError for a level that is not offered.
    """
    rules = package.rules()
    if len(levels) not in rules.seats:
        raise BadSeats(len(levels), rules.seats)
    bots = package.computers().by_level
    settings = checked(rules.options, options or {})
    return run(rules, [bots[level] for level in levels], matches, Random(seed), settings, clock)


def run(
    rules: Game[StateT, ViewT, MoveT, EventT, RefusalT],
    bots: Sequence[Bot[ViewT, MoveT]],
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
    rules: Game[StateT, ViewT, MoveT, EventT, RefusalT],
    bots: Sequence[Bot[ViewT, MoveT]],
    random: Random,
    options: Mapping[str, OptionValue],
) -> Outcome:
    # The turn is read here already, so the referee is not asked once more for every move.
    turn_of, apply, view, choices = rules.turn, rules.apply, rules.view, random.choices
    state = rules.start(options, len(bots)).state
    while True:
        turn = turn_of(state)
        if isinstance(turn, int):
            step = apply(state, bots[turn].choose(view(state, turn), random))
            if isinstance(step, Refused):
                raise ValueError(step.refusal)
        elif isinstance(turn, Dice):
            step = rules.thrown(state, tuple(choices(FACES, k=turn.count)))
        else:
            return turn
        state = step.state
