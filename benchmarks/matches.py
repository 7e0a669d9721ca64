"""Whole matches between two computer players, for each second of the processor."""

import time
from itertools import count

from benchmarks.figures import Figure, Series, Target, Yardstick, in_turns, show
from farkle_access.gamekit.computers import Level
from farkle_access.games.farkle.package import FARKLE
from farkle_access.play.simulation import simulate

TITLE = "Matches of Farkle to 1000 between two computer players"
LOOP = "a loop of a million additions"
ADDITIONS = 1_000_000
MATCHES = {Level.EASY: 150, Level.MEDIUM: 150, Level.HARD: 40}
"""How many are played in a round, so that each level takes about as long."""


def measure(rounds: int = 15, matches: dict[Level, int] | None = None) -> list[Figure]:
    """Matches per second for each level; the target is for medium players."""
    counts = matches or MATCHES
    for level in counts:
        played(level, 1)  # what is computed once for all matches is computed here
    seeds = count(1)  # new dice in every round: with the same ones too much would be remembered
    runs = {
        str(level): lambda level=level: played(level, counts[level], next(seeds))
        for level in counts
    }
    found = in_turns({**runs, LOOP: loops}, rounds)
    return [_figure(level, found[str(level)], found[LOOP]) for level in counts]


def _figure(level: Level, series: Series, loop: Series) -> Figure:
    target = Target(400, at_least=True) if level is Level.MEDIUM else None
    return Figure(
        f"Matches of two {level} players", "per CPU second", series, Yardstick(LOOP, loop), target
    )


def played(level: Level, matches: int, seed: int = 0) -> float:
    """Matches per second of the processor."""
    return simulate(FARKLE, (level, level), matches, seed=seed).per_second


def loops() -> float:
    """Loops of the yardstick per second of the processor."""
    start, total = time.process_time(), 0
    for number in range(ADDITIONS):
        total += number
    return 1 / (time.process_time() - start)


if __name__ == "__main__":
    show(TITLE, measure())
