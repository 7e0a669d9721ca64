"""The settings of a table of backgammon."""

from collections.abc import Mapping
from enum import StrEnum

from farkle_access.core.options import (
    BadOption,
    ChoiceOption,
    NumberOption,
    OptionSpec,
    OptionValue,
    TextOption,
    number,
    word,
)
from farkle_access.games.backgammon.rules.ids.moment import BadIdentity
from farkle_access.games.backgammon.rules.scoring import first_game
from farkle_access.games.backgammon.rules.setting_up import is_xgid, plain_id, read_moment, set_up
from farkle_access.games.backgammon.rules.state import LONGEST_MATCH, Opening, Settings
from farkle_access.games.backgammon.rules.steps import GameStep


class Setting(StrEnum):
    """The names of the settings."""

    LENGTH = "length"
    GAMES = "games"
    CUBE = "cube"
    OPENING = "opening"
    JACOBY = "jacoby"
    BEAVERS = "beavers"
    AUTOMATIC = "automatic"
    POSITION = "position"


class Switch(StrEnum):
    """A setting that is on or off."""

    ON = "on"
    OFF = "off"


USUAL_START = "start"
MONEY = (Setting.LENGTH, 0)
"""What makes a money session."""


class PositionOption(TextOption):
    """The usual start, or any text for a moment that `read_moment` takes."""

    __slots__ = ()

    def check(self, value: object) -> str:
        """The ID alone, without the words around it; raises BadOption."""
        if not isinstance(value, str):
            raise BadOption(self, value)
        text = plain_id(value)
        if text != USUAL_START:
            try:
                read_moment(text)
            except BadIdentity as error:
                raise BadOption(self, value) from error
        return text

    def settles(self, text: str) -> Mapping[str, OptionValue]:
        """The length and the Jacoby rule; by an XGID beavers too. A Position ID settles none."""
        if ":" not in text:
            return {}
        moment, found = read_moment(text), dict[str, OptionValue]()
        found[Setting.LENGTH], found[Setting.JACOBY] = moment.length, _switch(moment.jacoby)
        if is_xgid(text):
            found[Setting.BEAVERS] = _switch(moment.beavers)
        return found


def _switch(on: bool) -> Switch:
    return Switch.ON if on else Switch.OFF


OPTIONS: tuple[OptionSpec, ...] = (
    NumberOption(Setting.LENGTH, 3, 0, LONGEST_MATCH, 1, (0, 1, 3, 5, 7, 9, 11, 15, 21, 25)),
    NumberOption(Setting.GAMES, 3, 1, 100, 1, (1, 3, 5, 10), MONEY),
    ChoiceOption(Setting.CUBE, Switch.ON, tuple(Switch)),
    ChoiceOption(Setting.OPENING, Opening.KEPT, tuple(Opening)),
    ChoiceOption(Setting.JACOBY, Switch.ON, tuple(Switch), MONEY),
    ChoiceOption(Setting.BEAVERS, Switch.OFF, tuple(Switch), MONEY),
    NumberOption(Setting.AUTOMATIC, 0, 0, 3, 1, (0, 1, 2, 3), MONEY),
    PositionOption(Setting.POSITION, USUAL_START, (USUAL_START,)),
)
"""`length` 0 is a money session; `games`, `jacoby`, `beavers` and `automatic` are for it.

`position` may also tell the length, the score and the money rules; those are then played by.
"""


def is_on(options: Mapping[str, OptionValue], name: Setting) -> bool:
    """Whether a setting that is on or off is on."""
    return options[name] == Switch.ON


def settings_of(options: Mapping[str, OptionValue]) -> Settings:
    """The settings that checked options mean."""
    return Settings(
        length=number(options, Setting.LENGTH),
        games=number(options, Setting.GAMES),
        cube=is_on(options, Setting.CUBE),
        jacoby=is_on(options, Setting.JACOBY),
        beavers=is_on(options, Setting.BEAVERS),
        automatic=number(options, Setting.AUTOMATIC),
        opening=Opening(word(options, Setting.OPENING)),
    )


def start_of(options: Mapping[str, OptionValue]) -> GameStep:
    """The start of a match: from the usual position, or from the one that was given."""
    settings, text = settings_of(options), word(options, Setting.POSITION)
    if text == USUAL_START:
        return first_game(settings)
    return set_up(read_moment(text), settings)
