"""What the player has chosen for good."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from farkle_access.i18n.detail import Detail
from farkle_access.i18n.numbering import Numbering
from farkle_access.input.keys import Key
from farkle_access.output.mode import OutputMode
from farkle_access.ui.shell.commands import Command

if TYPE_CHECKING:
    from farkle_access.output.private_channel import PrivateChannel

PAUSES = (0.0, 0.5, 1.0, 2.0, 3.0)
"""The seconds offered between the announcements of computer players."""
DOUBLE_ENTERS = (0.0, 0.3, 0.5, 1.0)
"""The seconds offered within which a second Enter does nothing."""
USUAL_VOLUME = 60
"""The volume of the sounds, from 0 to 100: beside speech, not over it."""


class Preferences(NamedTuple):
    """The settings of the program; `language` is None before the very first choice."""

    language: str | None = None
    detail: Detail = Detail.NORMAL
    numbering: Numbering = Numbering.OWN
    positions: bool = True
    pause: float = 1.0
    double_enter: float = 0.3
    """Seconds within which the Enter that led to a menu of moves chooses nothing there."""
    output: OutputMode = OutputMode.AUTO
    rate: int | None = None
    """Of the game's own voice, from 0 to 100; None, also below, means as the system has it."""
    pitch: int | None = None
    volume: int | None = None
    voices: Mapping[str, str] = MappingProxyType({})
    """The names of voices by language."""
    sounds: bool = False
    sound_volume: int = USUAL_VOLUME
    keys: Mapping[Command, Key] = MappingProxyType({})
    private_channels: "Mapping[str, PrivateChannel]" = MappingProxyType({})
    """How players are told of hidden dice, by name; for all others it follows the output."""
