"""Whole matches of Beghel, Tokyo and Capitano between computer players.

python -m benchmarks.bluff                   matches for each second of the processor
python -m benchmarks.bluff 100000 [GAME...]  so many of each game at all kinds of tables
"""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count, product
from random import Random

from benchmarks.figures import Figure, Yardstick, in_turns, show
from benchmarks.matches import LOOP, loops
from farkle_access.core.options import OptionValue, checked
from farkle_access.gamekit.computers import Level
from farkle_access.games.bluff.bots import computers
from farkle_access.games.bluff.rules.game import game
from farkle_access.games.bluff.rules.rulesets import GameName
from farkle_access.play.simulation import run

TITLE = "Matches of the bluffing games between two hard computer players"
MATCHES: Mapping[GameName, int] = {"beghel": 120, "tokyo": 200, "capitano": 400}
"""How many are played in a round, so that each game takes about as long."""

SEATS = (2, 2, 3, 4)
"""The numbers of players of the tables at which matches are counted."""


@dataclass(frozen=True, slots=True)
class Count:
    """Matches that came to their end with no illegal move, and how many there are a second."""

    matches: int
    tables: int
    per_second: float


def measure(rounds: int = 15, matches: Mapping[GameName, int] | None = None) -> list[Figure]:
    """Matches per second for each game, with its usual settings."""
    counts = matches or MATCHES
    for name in counts:
        played(name, 20)  # the plans are made once for all matches
    seeds = count(1)

    def run_of(name: GameName) -> Callable[[], float]:
        return lambda: played(name, counts[name], next(seeds))

    runs: dict[str, Callable[[], float]] = {name: run_of(name) for name in counts}
    found = in_turns({**runs, LOOP: loops}, rounds)
    return [
        Figure(
            f"Matches of {name.capitalize()}",
            "per CPU second",
            found[name],
            Yardstick(LOOP, found[LOOP]),
        )
        for name in counts
    ]


def played(name: GameName, matches: int, seed: int = 0) -> float:
    """Matches per second of the processor."""
    rules, hard = game(name), computers(name).by_level[Level.HARD]
    usual = checked(rules.options, {})
    return run(rules, (hard, hard), matches, Random(seed), usual).per_second


def counted(name: GameName, matches: int, seed: int = 0) -> Count:
    """Play at least so many matches, alike at tables of all settings, of 2 to 4 players.

    Raises ValueError if a computer player ever makes a move that is not allowed.
    """
    rules, every = game(name), list(tables(name))
    bots, random = computers(name).by_level, Random(seed)
    done, seconds = 0, 0.0
    for options, seats in every:
        players = [bots[random.choice(list(bots))] for _ in range(seats)]
        result = run(rules, players, -(-matches // len(every)), random, options)
        done += sum(result.wins)
        seconds += result.seconds
    return Count(done, len(every), done / seconds if seconds else 0.0)


def tables(name: GameName) -> Iterator[tuple[dict[str, OptionValue], int]]:
    """Every combination of the settings that are offered, with each number of players."""
    options = game(name).options
    for values in product(*(spec.offered for spec in options)):
        for seats in SEATS:
            given = zip((spec.name for spec in options), values, strict=True)
            yield checked(options, dict(given)), seats


def _show_counts(matches: int, names: Sequence[GameName]) -> None:
    yardstick = loops()
    for number, name in enumerate(names):
        found = counted(name, matches, seed=number)
        sys.stdout.write(
            f"{name.capitalize()}: {found.matches} matches at {found.tables} tables ended, with no"
            f" illegal move; {found.per_second:.0f} per CPU second,"
            f" {found.per_second / yardstick:.3g} for each loop of the yardstick, {LOOP}.\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    if sys.argv[1:]:
        named = [name for name in MATCHES if name in sys.argv[2:]]
        _show_counts(int(sys.argv[1]), named or list(MATCHES))
    else:
        show(TITLE, measure())
