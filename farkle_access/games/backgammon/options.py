"""The settings of a table of backgammon."""

from collections.abc import Mapping
from enum import StrEnum
from typing import cast

from farkle_access.core.options import ChoiceOption, NumberOption, OptionValue
from farkle_access.games.backgammon.state import Opening, Settings


class Switch(StrEnum):
    """A setting that is on or off."""

    ON = "on"
    OFF = "off"


OPTIONS: tuple[NumberOption | ChoiceOption, ...] = (
    NumberOption("length", 3, 0, 25, 1, (0, 1, 3, 5, 7, 9, 11, 15, 21, 25)),
    NumberOption("games", 3, 1, 100, 1, (1, 3, 5, 10)),
    ChoiceOption("cube", Switch.ON, tuple(Switch)),
    ChoiceOption("opening", Opening.KEPT, tuple(Opening)),
    ChoiceOption("jacoby", Switch.ON, tuple(Switch)),
    ChoiceOption("beavers", Switch.OFF, tuple(Switch)),
    NumberOption("automatic", 0, 0, 3, 1, (0, 1, 2, 3)),
)
"""`length` 0 is a money session; `games`, `jacoby`, `beavers` and `automatic` are for it."""


def settings_of(options: Mapping[str, OptionValue]) -> Settings:
    """The settings that checked options mean."""
    return Settings(
        length=cast(int, options["length"]),
        games=cast(int, options["games"]),
        cube=options["cube"] == Switch.ON,
        jacoby=options["jacoby"] == Switch.ON,
        beavers=options["beavers"] == Switch.ON,
        automatic=cast(int, options["automatic"]),
        opening=Opening(cast(str, options["opening"])),
    )
