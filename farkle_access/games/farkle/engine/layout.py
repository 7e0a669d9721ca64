"""The layout of the files that hold the probabilities of winning.

There is one file for each ending and hand minimum: a sequence of 16-bit numbers, where 65535 is
certainty. Each is the probability that the seat on turn wins, at the beginning of its hand.
Points are those that a seat still needs to reach the limit. To keep the files small, numbers are
stored as differences of differences, all low bytes before all high bytes, compressed.
"""

import zlib
from array import array
from itertools import accumulate, pairwise
from sys import byteorder

from farkle_access.games.farkle.rules.state import Ending

MAGIC = b"FKWN"
VERSION = 1
CERTAIN = 65535
RANGE = CERTAIN + 1
GRID = (*range(5, 400, 5), *range(400, 600, 10), *range(600, 2001, 25))
"""The missing points with a row and a column in a table, dense where values change fastest."""
LIMITS = tuple(range(100, 2001, 100))
"""The limits for which there are tables while somebody has not entered."""
MINIMUMS = (5, 35, 50)
ENTRIES = (35, 50, 75, 100)
"""The hand and entry minimums for which there are tables."""


def file_name(ending: Ending, minimum: int) -> str:
    """The file for this ending and hand minimum."""
    return f"{ending}_{minimum}.bin"


def roles(ending: Ending) -> int:
    """2 where it matters who begins a round; 1 where it only matters who is on turn."""
    return 2 if ending == Ending.ROUND else 1


def entries(minimum: int) -> tuple[int, ...]:
    """The entry minimums of the tables that are higher than this hand minimum."""
    return tuple(entry for entry in ENTRIES if entry > minimum)


def packed(numbers: list[int]) -> bytes:
    """The payload of a file with these numbers."""
    for _ in range(2):
        numbers = [(after - before) % RANGE for before, after in pairwise((0, *numbers))]
    return zlib.compress(bytes(n % 256 for n in numbers) + bytes(n // 256 for n in numbers), 9)


def unpacked(payload: bytes) -> "array[int]":
    """The numbers of a payload. Raises ValueError for anything else."""
    try:
        planes = zlib.decompress(payload)
    except zlib.error as error:
        raise ValueError(str(error)) from error
    half = len(planes) // 2
    merged = bytearray(2 * half)
    merged[::2], merged[1::2] = planes[:half], planes[half:]
    numbers = array("H", bytes(merged))
    if byteorder == "big":
        numbers.byteswap()
    # Sums are off by multiples of the range only, so one remainder at the end is enough.
    return array("H", [number % RANGE for number in accumulate(accumulate(numbers))])
