"""Make the tables of the bluffing games: python -m tools.bluff_tables [NAME...]

Each hand is solved by the code that plays, from few lives to many, exactly; see `bluff.md`.
"""

import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product

from farkle_access.games.bluff.mind.hands import Lives, Spot, Table, play
from farkle_access.games.bluff.mind.starts import (
    FOLDER,
    MAGIC,
    MOST,
    TABLES,
    VERSION,
    WITH_BASES,
    Grid,
    file_of,
    name_of,
    packed,
)
from farkle_access.games.bluff.mind.throwing import RANKS, Chances
from farkle_access.games.tables import write_table


@dataclass(slots=True)
class Grown:
    """What is known of the match beyond a hand, by solving all the hands that may follow.

    Hands are kept once for all the players who might open them.
    """

    table: Table
    hands: dict[Lives, dict[Spot, Chances]] = field(default_factory=dict)

    def chances(self, lives: Lives) -> Chances:
        return self.at(lives, (0, None))

    def after_keeping(self, lives: Lives, seat: int, base: int) -> Chances:
        return self.at(lives, (seat, base))

    def at(self, lives: Lives, spot: Spot) -> Chances:
        """How often each wins when this seat throws against this base."""
        players = len(lives)
        first = min(range(players), key=lambda place: lives[place:] + lives[:place])
        turned = lives[first:] + lives[:first]
        if turned not in self.hands:
            self.hands[turned] = play(self.table, turned, self).chances
        seat, base = spot
        found = self.hands[turned][(seat - first) % players, base]
        return found[players - first :] + found[: players - first]


def grid_of(grown: Grown, players: int, most: int) -> Grid:
    """The table for so many players with up to so many lives."""
    scale = 0xFFFFFFFF if players == 2 else 0xFFFF
    rows = [list(_row(grown, lives)) for lives in _every(players, most)]
    numbers = [round(chance * scale) for row in rows for chance in row]
    return Grid(players, most, scale, len(rows[0]), numbers)


def _every(players: int, most: int) -> Iterator[Lives]:
    return product(range(1, most + 1), repeat=players)


def _row(grown: Grown, lives: Lives) -> Iterator[float]:
    yield from grown.chances(lives)[:-1]
    if name_of(grown.table) in WITH_BASES:
        for base in RANKS:
            yield from grown.at(lives, (0, base))[:-1]


def make(name: str) -> None:
    """Write all the tables of these rules."""
    FOLDER.mkdir(exist_ok=True)
    grown = Grown(TABLES[name])
    for players, most in enumerate(MOST[name], 2):
        start = time.process_time()
        payload = packed(grid_of(grown, players, most))
        size = write_table(file_of(name, players), MAGIC, payload, VERSION)
        seconds = time.process_time() - start
        sys.stdout.write(f"{name}, {players} players: {size} bytes, {seconds:.0f} s\n")
        sys.stdout.flush()


if __name__ == "__main__":
    for name in sys.argv[1:] or TABLES:
        make(name)
