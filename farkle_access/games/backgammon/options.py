"""The settings of a table of backgammon."""

from collections.abc import Mapping
from enum import StrEnum
from typing import cast

from farkle_access.core.contract import Step
from farkle_access.core.options import (
    BadOption,
    ChoiceOption,
    NumberOption,
    OptionValue,
    TextOption,
)
from farkle_access.games.backgammon.formats.moment import BadIdentity
from farkle_access.games.backgammon.scoring import first_game
from farkle_access.games.backgammon.setting_up import is_xgid, read_moment, set_up
from farkle_access.games.backgammon.state import Opening, Settings, State


class Switch(StrEnum):
    """A setting that is on or off."""

    ON = "on"
    OFF = "off"


USUAL_START = "start"
MONEY = ("length", 0)
"""What makes a money session."""


class PositionOption(TextOption):
    """The usual start, or any text for a moment that `read_moment` takes."""

    __slots__ = ()

    def check(self, value: object) -> str:
        """The text as it was given, without spaces around it; raises BadOption."""
        if not isinstance(value, str):
            raise BadOption(self, value)
        text = value.strip()
        if text != USUAL_START:
            try:
                read_moment(text)
            except BadIdentity as error:
                raise BadOption(self, value) from error
        return text

    def settles(self, text: str) -> Mapping[str, OptionValue]:
        """The length and the Jacoby rule, but by no Position ID alone; by an XGID beavers too."""
        if ":" not in text:
            return {}
        moment, found = read_moment(text), dict[str, OptionValue]()
        found["length"], found["jacoby"] = moment.length, _switch(moment.jacoby)
        if is_xgid(text):
            found["beavers"] = _switch(moment.beavers)
        return found


def _switch(on: bool) -> Switch:
    return Switch.ON if on else Switch.OFF


OPTIONS: tuple[NumberOption | ChoiceOption, ...] = (
    NumberOption("length", 3, 0, 25, 1, (0, 1, 3, 5, 7, 9, 11, 15, 21, 25)),
    NumberOption("games", 3, 1, 100, 1, (1, 3, 5, 10), MONEY),
    ChoiceOption("cube", Switch.ON, tuple(Switch)),
    ChoiceOption("opening", Opening.KEPT, tuple(Opening)),
    ChoiceOption("jacoby", Switch.ON, tuple(Switch), MONEY),
    ChoiceOption("beavers", Switch.OFF, tuple(Switch), MONEY),
    NumberOption("automatic", 0, 0, 3, 1, (0, 1, 2, 3), MONEY),
    PositionOption("position", USUAL_START, (USUAL_START,)),
)
"""`length` 0 is a money session; `games`, `jacoby`, `beavers` and `automatic` are for it.

`position` may tell the length, the score and the money rules too; then its own hold.
"""


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


def start_of(options: Mapping[str, OptionValue]) -> Step[State]:
    """The start of a match: from the usual position, or from the one that was given."""
    settings, text = settings_of(options), cast(str, options["position"])
    if text == USUAL_START:
        return first_game(settings)
    return set_up(read_moment(text), settings)
