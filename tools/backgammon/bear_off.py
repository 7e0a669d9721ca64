"""Compute how many rolls bearing off takes on average, for every home board.

Needs nothing but the program: python tools/backgammon/bear_off.py

For each way in which up to 15 checkers can stand on the six points of the home board, in the order
of `number_of` in `farkle_access/games/backgammon/engine/bear_off.py`: the lowest possible mean
number of rolls, by the rules of the game. These are 54,264 numbers of 16 bits, in 1/2048 of a
roll.
"""

import sys
from array import array
from itertools import combinations_with_replacement

from farkle_access.gamekit.tables import data_file, write_table
from farkle_access.games.backgammon.engine.bear_off import (
    MOST_CHECKERS,
    PARTS,
    POSITIONS,
    number_of,
)
from farkle_access.games.backgammon.engine.weights import (
    BEAR_OFF_MAGIC,
    BEAR_OFF_VERSION,
    PACKAGE,
)

Home = tuple[int, ...]
"""Checkers on the points 1 to 6."""
ROLLS = tuple(combinations_with_replacement(range(1, 7), 2))


def homes(checkers: int) -> list[Home]:
    """All home boards with this many checkers, the fewest pips first."""
    found = [
        tuple(points.count(point) for point in range(1, 7))
        for points in combinations_with_replacement(range(1, 7), checkers)
    ]
    return sorted(found, key=pips)


def pips(home: Home) -> int:
    return sum(point * count for point, count in enumerate(home, 1))


def stepped(home: Home, die: int) -> set[Home]:
    """What one die makes of a home board; nothing else can stand in the way."""
    found = set()
    highest = max((point for point in range(1, 7) if home[point - 1]), default=0)
    for source in range(1, 7):
        if not home[source - 1] or (source < die and source < highest):
            continue
        after = list(home)
        after[source - 1] -= 1
        if source > die:
            after[source - die - 1] += 1
        found.add(tuple(after))
    return found or {home}


def means_of(most: int = MOST_CHECKERS) -> dict[Home, float]:
    """The means of all home boards with at most this many checkers, the fewest pips first."""
    empty: Home = (0,) * 6
    means: dict[Home, float] = {empty: 0.0}
    order = [home for checkers in range(1, most + 1) for home in homes(checkers)]
    order.sort(key=pips)
    steps: dict[tuple[Home, int], set[Home]] = {}
    for home in order:
        for die in range(1, 7):
            steps[home, die] = stepped(home, die)
    for die in range(1, 7):
        steps[empty, die] = {empty}
    for home in order:
        mean = 1.0
        for first, second in ROLLS:
            weight = 1 if first == second else 2
            mean += (
                weight * min(means[after] for after in reached(home, first, second, steps)) / 36
            )
        means[home] = mean
    return means


def reached(
    home: Home, first: int, second: int, steps: dict[tuple[Home, int], set[Home]]
) -> set[Home]:
    """The home boards that a roll can lead to."""
    if first == second:
        found = {home}
        for _ in range(4):
            found = {after for old in found for after in steps[old, first]}
        return found
    return {
        after
        for one, two in ((first, second), (second, first))
        for between in steps[home, one]
        for after in steps[between, two]
    }


if __name__ == "__main__":
    table = array("H", [0]) * POSITIONS
    for home, mean in means_of().items():
        table[number_of(home)] = round(mean * PARTS)
    if sys.byteorder == "big":
        table.byteswap()
    path = data_file(PACKAGE, "bear_off.bin")
    path.parent.mkdir(exist_ok=True)
    write_table(path, BEAR_OFF_MAGIC, table.tobytes(), BEAR_OFF_VERSION)
    sys.stdout.write(f"{len(table)} positions\n")
