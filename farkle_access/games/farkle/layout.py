"""How the tables of winning probabilities are laid out in their files.

There is one file for each ending and hand minimum: a row of 16-bit numbers, 65535 for certainty.
A value is the probability that the seat on turn wins, at the beginning of its hand. Points are
those still missing to the limit. To keep the files small, numbers are stored as the differences
of their differences, first all the lower bytes, then all the higher ones, compressed.
"""

import zlib
from array import array
from itertools import accumulate, pairwise
from pathlib import Path
from sys import byteorder

from farkle_access.games.farkle.state import Ending

MAGIC = b"FKWN"
VERSION = 1
CERTAIN = 65535
RANGE = CERTAIN + 1
GRID = (*range(5, 400, 5), *range(400, 600, 10), *range(600, 2001, 25))
"""The missing points that a table has a row and a column for: close where values bend most."""
LIMITS = tuple(range(100, 2001, 100))
"""The limits for which there are tables of a seat that has not entered."""
MINIMUMS = (5, 35, 50)
ENTRIES = (35, 50, 75, 100)
FOLDER = Path(__file__).parent / "data"


def path_of(ending: Ending, minimum: int) -> Path:
    """The file for these settings."""
    return FOLDER / f"{ending}_{minimum}.bin"


def roles(ending: Ending) -> int:
    """2 where it matters who begins a round; 1 where all that counts is who is on turn."""
    return 2 if ending == Ending.ROUND else 1


def entries(minimum: int) -> tuple[int, ...]:
    """The entry minimums that ask for more than this hand minimum."""
    return tuple(entry for entry in ENTRIES if entry > minimum)


def packed(numbers: list[int]) -> bytes:
    """The payload of a file."""
    for _ in range(2):
        numbers = [(after - before) % RANGE for before, after in pairwise((0, *numbers))]
    return zlib.compress(bytes(n % 256 for n in numbers) + bytes(n // 256 for n in numbers), 9)


def unpacked(payload: bytes) -> "array[int]":
    """The numbers of a payload. Raises ValueError if it is none."""
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
    # What is beyond the range adds up to whole ranges, and is dropped once at the end.
    return array("H", [number % RANGE for number in accumulate(accumulate(numbers))])
