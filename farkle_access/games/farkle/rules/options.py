"""The settings of a table of Farkle: what can be chosen, and what was."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from farkle_access.core.options import (
    ChoiceOption,
    NumberOption,
    OptionSpec,
    OptionValue,
    number,
    word,
)
from farkle_access.games.farkle.rules.state import Ending, Settings


class Setting(StrEnum):
    """The settings by name."""

    ENTRY = "entry"
    """The points that the first counted hand of a seat must reach."""
    MINIMUM = "minimum"
    """The points that every later hand must reach to be counted."""
    LIMIT = "limit"
    """The points that bring the match to its end."""
    ENDING = "ending"


OPTIONS: Final[tuple[OptionSpec, ...]] = (
    NumberOption(Setting.ENTRY, 50, 0, 500, 5, (0, 35, 50, 75, 100)),
    NumberOption(Setting.MINIMUM, 35, 0, 500, 5, (5, 35, 50)),
    NumberOption(Setting.LIMIT, 1000, 100, 10000, 5, (500, 1000, 1500, 2000)),
    ChoiceOption(Setting.ENDING, Ending.ROUND, tuple(Ending)),
)


def settings_of(options: Mapping[str, OptionValue]) -> Settings:
    """The settings of a table from the checked values of its options."""
    return Settings(
        entry=number(options, Setting.ENTRY),
        minimum=number(options, Setting.MINIMUM),
        limit=number(options, Setting.LIMIT),
        ending=Ending(word(options, Setting.ENDING)),
    )
