"""The data files of backgammon: nets and tables, read once, when they are first needed."""

import sys
from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from farkle_access.gamekit.tables import DamagedTable, data_file, read_table
from farkle_access.games.backgammon.engine.nets import Net

PACKAGE: Final = "farkle_access.games.backgammon.engine"
"""Beside it stands the folder of the data files."""
NET_MAGIC, NET_VERSION = b"BGNN", 1
BEAR_OFF_MAGIC, BEAR_OFF_VERSION = b"BGBO", 1
MATCH_MAGIC, MATCH_VERSION = b"BGMT", 1


@lru_cache(maxsize=8)
def net(name: str) -> Net:
    """The net of this name. Raises DamagedTable."""
    path = data_file(PACKAGE, f"{name}.bin")
    try:
        return Net(name, read_table(path, NET_MAGIC, NET_VERSION))
    except ValueError as error:
        raise DamagedTable(path.name, str(error)) from error


@lru_cache(maxsize=1)
def match_equity_text() -> str:
    """The match equity table as text, with its notice. Raises DamagedTable."""
    path = data_file(PACKAGE, "match_equity.bin")
    return read_table(path, MATCH_MAGIC, MATCH_VERSION).decode("ascii")


@lru_cache(maxsize=1)
def bear_off_table() -> Sequence[int]:
    """The mean rolls of every home board, by its number in `bear_off`. Raises DamagedTable."""
    means = array("H")
    path = data_file(PACKAGE, "bear_off.bin")
    means.frombytes(read_table(path, BEAR_OFF_MAGIC, BEAR_OFF_VERSION))
    if sys.byteorder == "big":
        means.byteswap()
    return means
