"""What the player has chosen once and for all."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from farkle_access.i18n.detail import Detail
from farkle_access.input.keys import Key
from farkle_access.ui.commands import Command


class OutputMode(StrEnum):
    """By which channels the game speaks."""

    AUTO = "auto"
    TERMINAL = "terminal"


PAUSES = (0.0, 0.5, 1.0, 2.0, 3.0)
"""The seconds offered between the announcements of computer players."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """The settings of the program; `language` is None before the very first choice."""

    language: str | None = None
    detail: Detail = Detail.NORMAL
    positions: bool = True
    pause: float = 1.0
    output: OutputMode = OutputMode.AUTO
    keys: Mapping[Command, Key] = field(default_factory=dict)
