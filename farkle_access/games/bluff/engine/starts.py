"""How often everybody wins from the start of a hand, by tables that travel with the program.

A table holds the chances of all when the first player opens a hand, for one set of rules, one
number of players, and every combination of lives up to `most`. It was made by
`tools/bluff_tables.py` with the same code that plays.
"""

from array import array
from collections.abc import Sequence
from functools import lru_cache
from struct import Struct
from sys import byteorder
from typing import Final
from zlib import compress, decompress

from farkle_access.core.deferred import dataclass
from farkle_access.gamekit.tables import DamagedTable, data_file, read_table
from farkle_access.games.bluff.engine.hands import Hand, Lives, Starts, Table, play
from farkle_access.games.bluff.engine.limits import MOST
from farkle_access.games.bluff.engine.throwing import Chances

MAGIC: Final = b"BLUF"
VERSION: Final = 2
HEAD: Final = Struct("<BBBH")
"""Players, most lives, bytes of a number, numbers of a row."""

TABLES: Final = {
    "beghel": Table(equal=True, keep=True, highest_stays=True, below_dice=False),
    "beghel_plain": Table(equal=True, keep=False, highest_stays=True, below_dice=False),
    "tokyo": Table(equal=False, keep=False, highest_stays=False, below_dice=False),
    "capitano": Table(equal=False, keep=False, highest_stays=False, below_dice=True),
    "capitano_equal": Table(equal=True, keep=False, highest_stays=False, below_dice=True),
}
"""By the names of their files: every set of rules that a table can be set up with."""

WITH_BASES: Final = ("beghel", "beghel_plain")
"""The rules whose tables also hold the chances before a throw against each base.

They are needed where somebody may keep; elsewhere they make a decision twenty times as fast.
"""

_NAMES = {table: name for name, table in TABLES.items()}


@dataclass(frozen=True)
class Grid:
    """One table: rows by lives, of whole numbers that stand for chances up to `scale`.

    A row has the chances of all but the last player before a throw of the first one: without a
    base, and, for the rules of `WITH_BASES`, against each base.
    """

    players: int
    most: int
    scale: int
    columns: int
    numbers: Sequence[int]

    def row(self, lives: Lives) -> tuple[float, ...]:
        place = 0
        for left in lives:
            place = place * self.most + left - 1
        numbers = self.numbers[place * self.columns : (place + 1) * self.columns]
        return tuple(number / self.scale for number in numbers)


def packed(grid: Grid) -> bytes:
    """The payload of a table; bytes of the same weight lie together, which packs better."""
    size = 4 if grid.scale > 0xFFFF else 2
    raw = b"".join(number.to_bytes(size, "little") for number in grid.numbers)
    planes = b"".join(raw[place::size] for place in range(size))
    return HEAD.pack(grid.players, grid.most, size, grid.columns) + compress(planes, 9)


def unpacked(payload: bytes) -> Grid:
    """The table that `packed` made this payload from."""
    players, most, size, columns = HEAD.unpack_from(payload)
    planes = decompress(payload[HEAD.size :])
    rows = len(planes) // size
    raw = bytearray(len(planes))
    for place in range(size):
        raw[place::size] = planes[place * rows : (place + 1) * rows]
    numbers = array("I" if size == 4 else "H", bytes(raw))
    if byteorder == "big":
        numbers.byteswap()
    return Grid(players, most, (1 << 8 * size) - 1, columns, numbers)


def name_of(table: Table) -> str:
    """The name of the rules in the files."""
    return _NAMES[table]


def file_name(name: str, players: int) -> str:
    """The name of the table for these rules and this number of players."""
    return f"{name}_{players}.bin"


@lru_cache(maxsize=64)
def grid(name: str, players: int) -> Grid:
    """The table of these rules and this number of players. Raises DamagedTable."""
    file = file_name(name, players)
    found = unpacked(read_table(data_file(__package__, file), MAGIC, VERSION))
    if (found.players, found.most) != (players, MOST[name][players - 2]):
        raise DamagedTable(file, f"{found.players} players, {found.most} lives")
    return found


@dataclass(frozen=True)
class Known:
    """The tables as `hands.Starts`; lives must not be more than they know."""

    name: str

    def chances(self, lives: Lives) -> Chances:
        row = grid(self.name, len(lives)).row(lives)[: len(lives) - 1]
        return (*row, 1 - sum(row))

    def after_keeping(self, lives: Lives, seat: int, base: int) -> Chances:
        players = len(lives)
        own = players - 1
        table = grid(self.name, players)
        row = table.row(lives[seat:] + lives[:seat])[own * (base + 1) : own * (base + 2)]
        chances = (*row, 1 - sum(row))
        return chances[players - seat :] + chances[: players - seat]


@dataclass(frozen=True)
class Guessed:
    """Without tables: who has more lives wins more often, and nobody keeps a second time."""

    table: Table

    def chances(self, lives: Lives) -> Chances:
        return tuple(left / sum(lives) for left in lives)

    def after_keeping(self, lives: Lives, seat: int, base: int) -> Chances:
        return _without_keeping(self.table, lives).chances[seat, base]


@lru_cache(maxsize=128)
def _without_keeping(table: Table, lives: Lives) -> Hand:
    plain = Table(table.equal, False, table.highest_stays, table.below_dice)
    return play(plain, lives, Guessed(plain))


def starts_of(table: Table) -> Starts:
    """The tables where they are whole; guesses otherwise."""
    try:
        check(name_of(table))
    except DamagedTable:
        return Guessed(table)
    return Known(name_of(table))


def check(name: str) -> None:
    """Read the tables of these rules. Raises DamagedTable for the first that is damaged."""
    for players, _ in enumerate(MOST[name], 2):
        grid(name, players)
