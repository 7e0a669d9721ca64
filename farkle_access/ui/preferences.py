"""What the player has chosen once and for all."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from farkle_access.i18n.detail import Detail
from farkle_access.i18n.numbering import Numbering
from farkle_access.input.keys import Key
from farkle_access.output.announcement import Way
from farkle_access.output.mode import OutputMode
from farkle_access.ui.commands import Command

PAUSES = (0.0, 0.5, 1.0, 2.0, 3.0)
"""The seconds offered between the announcements of computer players."""
USUAL_VOLUME = 60
"""Of the sounds, from 0 to 100: beside speech, not over it."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """The settings of the program; `language` is None before the very first choice."""

    language: str | None = None
    detail: Detail = Detail.NORMAL
    numbering: Numbering = Numbering.OWN
    positions: bool = True
    pause: float = 1.0
    output: OutputMode = OutputMode.AUTO
    rate: int | None = None
    """Of the game's own voice, from 0 to 100; None, here and below: as the system has it."""
    pitch: int | None = None
    volume: int | None = None
    voices: Mapping[str, str] = field(default_factory=dict)
    """The names of voices by language."""
    sounds: bool = False
    sound_volume: int = USUAL_VOLUME
    keys: Mapping[Command, Key] = field(default_factory=dict)
    ways: Mapping[str, Way] = field(default_factory=dict)
    """How players are told of hidden dice, by name; who is not named follows the output."""
