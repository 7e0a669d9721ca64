"""The levels of the computer players, the weakest first."""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, get_args

from farkle_access.gamekit.computers import Level

BluffLevel: TypeAlias = Literal[
    Level.EASY, Level.MEDIUM, Level.HARD, Level.PERFECT, Level.ADAPTIVE
]

LEVELS: Final[Mapping[Level, BluffLevel]] = {level: level for level in get_args(BluffLevel)}
"""Every level that these games offer; for another one it raises KeyError."""
