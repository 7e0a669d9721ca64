"""How the three games differ; what they have in common is in the other modules of the rules."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, Literal, TypeAlias

from farkle_access.core.deferred import dataclass
from farkle_access.core.options import (
    ChoiceOption,
    NumberOption,
    OptionSpec,
    OptionValue,
    number,
)
from farkle_access.games.bluff.rules.state import Settings

MOST_LIVES: Final = 99

GameName: TypeAlias = Literal["beghel", "tokyo", "capitano"]
"""The games of the family, by their names on the command line."""


class Setting(StrEnum):
    """The settings of the table. The first three are the lives, in the word of each game."""

    POINTS = "points"
    LIVES = "lives"
    STAKES = "stakes"
    KEEP = "keep"
    PRELIMINARY = "preliminary"
    CLAIMS = "claims"
    GLASSES = "glasses"


class Switch(StrEnum):
    """A setting of the table that is on or off."""

    ON = "on"
    OFF = "off"


class ToBeat(StrEnum):
    """What is enough for a claim in Capitano."""

    HIGHER = "higher"
    EQUAL = "equal"


@dataclass(frozen=True)
class RuleSet:
    """One game of the family.

    `lives` is the setting that says with how many points, lives or stakes everybody starts.
    The other fields are those of `Settings`: what is no setting of the table in this game has
    the value given here.
    """

    name: GameName
    lives: NumberOption
    others: tuple[ChoiceOption, ...]
    equal: bool = False
    below_dice: bool = False
    keep: bool = False
    highest_stays: bool = False
    preliminary: bool = False
    pot: bool = False
    glasses: bool = False

    @property
    def options(self) -> tuple[OptionSpec, ...]:
        """The settings of the table, in the order in which they are offered."""
        return (self.lives, *self.others)

    def settings(self, chosen: Mapping[str, OptionValue]) -> Settings:
        """What a match is played with; `chosen` has every option of this rule set."""
        return Settings(
            lives=number(chosen, self.lives.name),
            equal=_is(ToBeat.EQUAL, Setting.CLAIMS, chosen, self.equal),
            below_dice=self.below_dice,
            keep=_is(Switch.ON, Setting.KEEP, chosen, self.keep),
            highest_stays=self.highest_stays,
            preliminary=_is(Switch.ON, Setting.PRELIMINARY, chosen, self.preliminary),
            pot=self.pot,
            glasses=_is(Switch.ON, Setting.GLASSES, chosen, self.glasses),
        )


def _is(
    value: Switch | ToBeat, setting: Setting, chosen: Mapping[str, OptionValue], otherwise: bool
) -> bool:
    """Whether a setting has this value; `otherwise` where the game does not have it."""
    return chosen[setting] == value if setting in chosen else otherwise


def _lives(setting: Setting, default: int, offered: tuple[int, ...]) -> NumberOption:
    return NumberOption(setting, default, 1, MOST_LIVES, 1, offered)


def _switch(setting: Setting, default: Switch) -> ChoiceOption:
    return ChoiceOption(setting, default, tuple(Switch))


BEGHEL: Final = RuleSet(
    "beghel",
    _lives(Setting.POINTS, 9, (3, 5, 7, 9, 12)),
    (_switch(Setting.KEEP, Switch.ON), _switch(Setting.PRELIMINARY, Switch.ON)),
    equal=True,
    highest_stays=True,
)

TOKYO: Final = RuleSet(
    "tokyo",
    _lives(Setting.LIVES, 6, (3, 4, 6, 9)),
    (_switch(Setting.PRELIMINARY, Switch.ON),),
)

CAPITANO: Final = RuleSet(
    "capitano",
    _lives(Setting.STAKES, 3, (1, 3, 5, 7)),
    (
        ChoiceOption(Setting.CLAIMS, ToBeat.HIGHER, tuple(ToBeat)),
        _switch(Setting.GLASSES, Switch.OFF),
    ),
    below_dice=True,
    pot=True,
)

RULE_SETS: Final[Mapping[GameName, RuleSet]] = {
    rule_set.name: rule_set for rule_set in (BEGHEL, TOKYO, CAPITANO)
}
"""By the name on the command line."""
