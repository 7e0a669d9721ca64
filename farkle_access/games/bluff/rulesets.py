"""The three rule sets: what they have in common is in `rules`, what parts them stands here."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, cast

from farkle_access.core.options import ChoiceOption, NumberOption, OptionSpec, OptionValue
from farkle_access.games.bluff.state import Settings

MOST_LIVES = 99


class Switch(StrEnum):
    """A setting of the table that is on or off."""

    ON = "on"
    OFF = "off"


class ToBeat(StrEnum):
    """What is enough for a claim in Capitano."""

    HIGHER = "higher"
    EQUAL = "equal"


@dataclass(frozen=True, slots=True)
class RuleSet:
    """One game of the family.

    `lives` is the setting that says with how many points, lives or stakes everybody starts;
    its name is the word of the game. The fields of `Settings` that are no settings of the
    table here have the value that stands here.
    """

    name: str
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
            lives=cast(int, chosen[self.lives.name]),
            equal=chosen["claims"] == ToBeat.EQUAL if "claims" in chosen else self.equal,
            below_dice=self.below_dice,
            keep=_switched(chosen, "keep", self.keep),
            highest_stays=self.highest_stays,
            preliminary=_switched(chosen, "preliminary", self.preliminary),
            pot=self.pot,
            glasses=_switched(chosen, "glasses", self.glasses),
        )


def _switched(chosen: Mapping[str, OptionValue], name: str, usual: bool) -> bool:
    return chosen[name] == Switch.ON if name in chosen else usual


def _lives(name: str, default: int, offered: tuple[int, ...]) -> NumberOption:
    return NumberOption(name, default, 1, MOST_LIVES, 1, offered)


def _switch(name: str, default: Switch) -> ChoiceOption:
    return ChoiceOption(name, default, tuple(Switch))


BEGHEL: Final = RuleSet(
    "beghel",
    _lives("points", 9, (3, 5, 7, 9, 12)),
    (_switch("keep", Switch.ON), _switch("preliminary", Switch.ON)),
    equal=True,
    highest_stays=True,
)

TOKYO: Final = RuleSet(
    "tokyo", _lives("lives", 6, (3, 4, 6, 9)), (_switch("preliminary", Switch.ON),)
)

CAPITANO: Final = RuleSet(
    "capitano",
    _lives("stakes", 3, (1, 3, 5, 7)),
    (ChoiceOption("claims", ToBeat.HIGHER, tuple(ToBeat)), _switch("glasses", Switch.OFF)),
    below_dice=True,
    pot=True,
)

RULE_SETS: Final = {rule_set.name: rule_set for rule_set in (BEGHEL, TOKYO, CAPITANO)}
"""By the name on the command line."""
