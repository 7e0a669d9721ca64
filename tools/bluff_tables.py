"""Make the tables of the bluffing games: python -m tools.bluff_tables [NAME...]

Each hand is solved by the code that plays, from few lives to many, exactly; see `bluff.md`.
"""

import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product

from farkle_access.gamekit.tables import data_file, write_table
from farkle_access.games.bluff.engine.hands import Lives, Spot, Table, play
from farkle_access.games.bluff.engine.limits import MOST
from farkle_access.games.bluff.engine.starts import (
    MAGIC,
    TABLES,
    VERSION,
    WITH_BASES,
    Grid,
    file_name,
    name_of,
    packed,
)
from farkle_access.games.bluff.engine.throwing import RANKS, Chances

ENGINE = "farkle_access.games.bluff.engine"


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
    grown = Grown(TABLES[name])
    for players, most in enumerate(MOST[name], 2):
        start = time.process_time()
        payload = packed(grid_of(grown, players, most))
        path = data_file(ENGINE, file_name(name, players))
        path.parent.mkdir(exist_ok=True)
        size = write_table(path, MAGIC, payload, VERSION)
        seconds = time.process_time() - start
        sys.stdout.write(f"{name}, {players} players: {size} bytes, {seconds:.0f} s\n")
        sys.stdout.flush()


if __name__ == "__main__":
    for name in sys.argv[1:] or TABLES:
        make(name)
