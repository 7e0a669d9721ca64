"""The words in which the three games differ: what is lost, and what a claim is called."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from farkle_access.core.deferred import dataclass
from farkle_access.games.bluff.rules.ranking import HIGHEST
from farkle_access.games.bluff.rules.rulesets import GameName
from farkle_access.i18n.phrases import points
from farkle_access.i18n.translator import Translator

STEEL: Final = 66


class Unit(StrEnum):
    """What everybody begins with, and loses."""

    POINTS = "points"
    LIVES = "lives"
    STAKES = "stakes"


class Verb(StrEnum):
    """What is done with a value: two words in every language, one for each kind of game."""

    DECLARE = "declare"
    ANNOUNCE = "announce"


@dataclass(frozen=True)
class Terms:
    """The words of one game. `steel` is whether 66 has a name of its own."""

    game: GameName
    unit: Unit
    verb: Verb
    steel: bool = False


TERMS: Final[Mapping[GameName, Terms]] = {
    terms.game: terms
    for terms in (
        Terms("beghel", Unit.POINTS, Verb.DECLARE, steel=True),
        Terms("tokyo", Unit.LIVES, Verb.DECLARE),
        Terms("capitano", Unit.STAKES, Verb.ANNOUNCE),
    )
}
"""By the name of the game."""


def title(terms: Terms, tr: Translator) -> str:
    """The name of the game, which is also that of its highest value."""
    match terms.game:
        case "beghel":
            # Translators: The name of a game, and of its highest value.
            return tr.text("Beghel")
        case "tokyo":
            # Translators: The name of a game, and of its highest value.
            return tr.text("Tokyo")
        case "capitano":
            # Translators: The name of a game, and of its highest value.
            return tr.text("Captain")


def value_name(value: int, terms: Terms, tr: Translator) -> str:
    """A value as it is said: "42", and for the special ones their names behind the number."""
    if value == HIGHEST:
        # Translators: The highest value of the dice inside a sentence. {value} is 21, {name}
        # the name of the game.
        return tr.text("{value}, {name}", value=value, name=title(terms, tr))
    if value == STEEL and terms.steel:
        # Translators: A value of the dice inside a sentence, with its name in Beghel. {value}
        # is 66.
        return tr.text("{value}, steel", value=value)
    return str(value)


def amount(number: int, unit: Unit, tr: Translator) -> str:
    """So many points, lives or stakes, as a player has them: "5 lives"."""
    match unit:
        case Unit.POINTS:
            return points(tr, number)
        case Unit.LIVES:
            # Translators: How many lives a player has, behind a comma. {n} is the number.
            return tr.plural("{n} life", "{n} lives", number)
        case Unit.STAKES:
            # Translators: How many stakes a player has, behind a comma. {n} is the number.
            return tr.plural("{n} stake", "{n} stakes", number)


def cost(number: int, unit: Unit, tr: Translator) -> str:
    """What somebody loses at once, which is 1 or 2: "a life"."""
    match unit:
        case Unit.POINTS:
            if number == 1:
                # Translators: What can be lost, behind a colon or as the object of "costs".
                return tr.text("a point")
            # Translators: What can be lost, behind a colon or as the object of "costs".
            return tr.text("two points")
        case Unit.LIVES:
            if number == 1:
                # Translators: What can be lost, behind a colon or as the object of "costs".
                return tr.text("a life")
            # Translators: What can be lost, behind a colon or as the object of "costs".
            return tr.text("two lives")
        case Unit.STAKES:
            if number == 1:
                # Translators: What can be lost, behind a colon or as the object of "costs".
                return tr.text("a stake")
            # Translators: What can be lost, behind a colon or as the object of "costs".
            return tr.text("two stakes")
