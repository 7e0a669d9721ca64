"""The data files of backgammon: nets and tables, read once, when they are first needed."""

import sys
from array import array
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from farkle_access.games.backgammon.mind.nets import Net
from farkle_access.games.tables import DamagedTable, read_table

DATA = Path(__file__).parent / "data"
NET_MAGIC, NET_VERSION = b"BGNN", 1
BEAR_OFF_MAGIC, BEAR_OFF_VERSION = b"BGBO", 1
MATCH_MAGIC, MATCH_VERSION = b"BGMT", 1


@lru_cache(maxsize=8)
def net(name: str) -> Net:
    """The net of this name. Raises DamagedTable."""
    path = DATA / f"{name}.bin"
    try:
        return Net(name, read_table(path, NET_MAGIC, NET_VERSION))
    except ValueError as error:
        raise DamagedTable(path.name, str(error)) from error


@lru_cache(maxsize=1)
def match_equity_text() -> str:
    """The match equity table as text, with its notice. Raises DamagedTable."""
    path = DATA / "match_equity.bin"
    return read_table(path, MATCH_MAGIC, MATCH_VERSION).decode("ascii")


@lru_cache(maxsize=1)
def bear_off_table() -> Sequence[int]:
    """The mean rolls of every home board, by the number that `bear_off` gives it."""
    means = array("H")
    means.frombytes(read_table(DATA / "bear_off.bin", BEAR_OFF_MAGIC, BEAR_OFF_VERSION))
    if sys.byteorder == "big":
        means.byteswap()
    return means
