"""Backgammon: all legal plays of mixed positions, and whole matches, for each CPU second."""

import time
from itertools import count
from random import Random

from benchmarks.figures import Figure, Series, Target, Yardstick, in_turns, show
from benchmarks.matches import LOOP, loops
from farkle_access.core.options import checked
from farkle_access.gamekit.computers import Level
from farkle_access.games.backgammon.package import BACKGAMMON
from farkle_access.games.backgammon.rules.board import legal_plays
from farkle_access.games.backgammon.rules.position import START, Position, mirrored, result
from farkle_access.play.simulation import run

TITLE = "Backgammon: legal plays, and matches to one point between two computer players"
PLAYS = "Positions with all their legal plays"
POSITIONS = 3000
MATCHES = {Level.EASY: 20, Level.MEDIUM: 2, Level.HARD: 2}
"""How many are played in a round."""
FASTEST = Level.EASY


def measure(
    rounds: int = 15, positions: int = POSITIONS, matches: dict[Level, int] | None = None
) -> list[Figure]:
    """Positions per second and matches per second for each level, with their targets."""
    counts = matches or MATCHES
    mixed = mixed_positions(positions)
    seeds = count(1)  # new dice in every round: with the same ones too much would be remembered
    runs = {
        str(level): lambda level=level: played(level, counts[level], next(seeds))
        for level in counts
    }
    found = in_turns({PLAYS: lambda: generated(mixed), **runs, LOOP: loops}, rounds)
    yardstick = Yardstick(LOOP, found[LOOP])
    target = Target(10_000, at_least=True)
    plays = Figure(PLAYS, "per CPU second", found[PLAYS], yardstick, target)
    return [plays, *(_matches(level, found[str(level)], yardstick) for level in counts)]


def _matches(level: Level, series: Series, yardstick: Yardstick) -> Figure:
    target = Target(20, at_least=True) if level is FASTEST else None
    return Figure(f"Matches of two {level} players", "per CPU second", series, yardstick, target)


def mixed_positions(number: int) -> list[tuple[Position, tuple[int, int]]]:
    """Positions of games of random plays, from their start to their end, each with a roll."""
    random, position = Random(1), START
    mixed: list[tuple[Position, tuple[int, int]]] = []
    while len(mixed) < number:
        roll = random.randint(1, 6), random.randint(1, 6)
        mixed.append((position, roll))
        after = random.choice(list(legal_plays(position, roll)) or [position])
        position = START if result(after) else mirrored(after)
    return mixed


def generated(mixed: list[tuple[Position, tuple[int, int]]]) -> float:
    """Positions per second of the processor for which all legal plays were found."""
    start = time.process_time()
    for position, roll in mixed:
        legal_plays(position, roll)
    return len(mixed) / (time.process_time() - start)


def played(level: Level, matches: int, seed: int = 0) -> float:
    """Matches to one point per second of the processor."""
    rules, bots = BACKGAMMON.rules(), BACKGAMMON.computers().by_level
    options = checked(rules.options, {"length": 1})
    return run(rules, [bots[level]] * 2, matches, Random(seed), options).per_second


if __name__ == "__main__":
    show(TITLE, measure())
