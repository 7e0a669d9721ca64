"""The probability of winning at the beginning of a hand, for two seats, read from tables.

All points here are those that a seat still needs to reach the limit.
"""

from array import array
from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from math import sqrt

from farkle_access.core.deferred import dataclass
from farkle_access.gamekit.tables import DamagedTable, data_file, read_table
from farkle_access.games.farkle.engine import layout
from farkle_access.games.farkle.engine.layout import CERTAIN, GRID, LIMITS
from farkle_access.games.farkle.rules.state import Ending, Settings

WIDTH = len(GRID)


@dataclass(frozen=True)
class Standing:
    """Two seats at the beginning of a hand, as the one on turn sees it.

    `role` is 0 for the seat that begins each round, 1 for the other; `mine` and `theirs` are
    the points that each still needs; `new` and `rival_new` say who has not entered. They matter
    only where the entry minimum is higher than the hand minimum.
    """

    role: int
    mine: float
    theirs: float
    new: bool = False
    rival_new: bool = False


@dataclass(frozen=True)
class _Entry:
    """The values while somebody has not entered, by role.

    `new` and `rival_new` have a row for each limit, `nobody` has a value for each.
    """

    new: tuple[Sequence[int], ...]
    rival_new: tuple[Sequence[int], ...]
    nobody: tuple[Sequence[int], ...]


@dataclass(frozen=True)
class Chances:
    """The tables for one ending and hand minimum."""

    entered: tuple[Sequence[int], ...]
    entries: dict[int, _Entry]

    def of(self, standing: Standing, entry: int, limit: int) -> float:
        """The probability that the seat on turn wins, with this entry minimum and limit.

        Exact at every row and column of the tables, interpolated linearly between them.
        """
        mine, theirs = _within(standing.mine, standing.theirs)
        role = standing.role % len(self.entered)
        value = _between(self.entered[role], mine, theirs)
        if entry and (standing.new or standing.rival_new):
            value += self._not_entered(standing, role, self.entries[entry], limit)
        return min(max(value / CERTAIN, 0.0), 1.0)

    def _not_entered(self, standing: Standing, role: int, entry: _Entry, limit: int) -> float:
        """By how much the value changes while somebody has not entered, between two limits."""
        place = min(max(limit / LIMITS[0], 1.0), len(LIMITS)) - 1
        row = min(int(place), len(LIMITS) - 2)
        made = limit - (standing.theirs if standing.new else standing.mine)
        low = self._change(standing, role, entry, row, made)
        high = self._change(standing, role, entry, row + 1, made) if place > row else low
        return low + (place - row) * (high - low)

    def _change(
        self, standing: Standing, role: int, entry: _Entry, row: int, made: float
    ) -> float:
        limit = LIMITS[row]
        left, table = max(limit - made, GRID[0]), self.entered[role]
        if standing.new and standing.rival_new:
            return entry.nobody[role][row] - _between(table, limit, limit)
        if standing.new:
            return _along(entry.new[role], row, left) - _between(table, limit, left)
        return _along(entry.rival_new[role], row, left) - _between(table, left, limit)


def minimum_for(settings: Settings) -> int:
    """The hand minimum of the table nearest to the one in force."""
    return min(layout.MINIMUMS, key=lambda minimum: abs(minimum - settings.minimum))


def entry_for(settings: Settings) -> int:
    """The entry minimum of the tables nearest to the one in force.

    0 when it is no higher than the hand minimum, so that entering changes nothing.
    """
    if settings.entry <= settings.minimum:
        return 0
    minimum = minimum_for(settings)
    known = (minimum, *layout.entries(minimum))
    nearest = min(known, key=lambda entry: abs(entry - settings.entry))
    return 0 if nearest == minimum else nearest


@lru_cache(maxsize=3)
def chances(ending: Ending, minimum: int) -> Chances:
    """The tables for this ending and hand minimum. Raises DamagedTable."""
    numbers = _read(ending, minimum)
    return _sorted(numbers, layout.roles(ending), layout.entries(minimum))


def check_tables() -> None:
    """Raise DamagedTable unless every file is whole. Nothing stays in memory."""
    for ending in Ending:
        for minimum in layout.MINIMUMS:
            _payload(layout.file_name(ending, minimum))


def _payload(file: str) -> bytes:
    return read_table(data_file(__package__, file), layout.MAGIC, layout.VERSION)


def _read(ending: Ending, minimum: int) -> "array[int]":
    file = layout.file_name(ending, minimum)
    try:
        numbers = layout.unpacked(_payload(file))
    except ValueError as error:
        raise DamagedTable(file, str(error)) from error
    if len(numbers) != _numbers(layout.roles(ending), len(layout.entries(minimum))):
        raise DamagedTable(file, f"{len(numbers)} numbers")
    return numbers


def _numbers(roles: int, entries: int) -> int:
    return roles * (WIDTH * WIDTH + entries * len(LIMITS) * (2 * WIDTH + 1))


def _sorted(numbers: "array[int]", roles: int, entries: tuple[int, ...]) -> Chances:
    position = 0

    def taken(size: int) -> "array[int]":
        nonlocal position
        position += size
        return numbers[position - size : position]

    entered = tuple(taken(WIDTH * WIDTH) for _ in range(roles))
    rows = len(LIMITS)
    found = {}
    for entry in entries:
        parts = [(taken(rows * WIDTH), taken(rows * WIDTH), taken(rows)) for _ in range(roles)]
        new, rival_new, nobody = zip(*parts, strict=True)
        found[entry] = _Entry(new, rival_new, nobody)
    return Chances(entered, found)


def _within(mine: float, theirs: float) -> tuple[float, float]:
    """The same standing, moved inside the tables if it lies beyond them.

    A lead is scaled down with it, because it counts for less the farther away the limit is: by
    the square root of the distance.
    """
    far = max(mine, theirs)
    if far <= GRID[-1]:
        return mine, theirs
    lead = abs(mine - theirs) * sqrt(GRID[-1] / far)
    near = GRID[-1] - lead
    return (GRID[-1], near) if mine > theirs else (near, GRID[-1])


def _spot(missing: float) -> tuple[int, float]:
    """The row at or below these points, and how far they are on the way to the next, 0 to 1."""
    row = min(max(bisect_right(GRID, missing) - 1, 0), WIDTH - 2)
    before, after = GRID[row], GRID[row + 1]
    return row, min(max((missing - before) / (after - before), 0.0), 1.0)


def _between(table: Sequence[int], mine: float, theirs: float) -> float:
    row, share = _spot(mine)
    low = _along(table, row, theirs)
    return low + share * (_along(table, row + 1, theirs) - low) if share else low


def _along(table: Sequence[int], row: int, theirs: float) -> float:
    column, share = _spot(theirs)
    start = row * WIDTH + column
    low = table[start]
    return low + share * (table[start + 1] - low) if share else low
