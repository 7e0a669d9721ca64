"""The rules as they are read out, with the settings of the table."""

from collections.abc import Mapping
from typing import assert_never

from farkle_access.core.options import OptionValue
from farkle_access.games.bluff.rules.ranking import PAIRS, UNEQUAL
from farkle_access.games.bluff.rules.rulesets import RULE_SETS
from farkle_access.games.bluff.rules.state import Settings
from farkle_access.games.bluff.wording.answering_rules import answering
from farkle_access.games.bluff.wording.terms import Terms, Unit, Verb, title
from farkle_access.i18n.phrases import numbers
from farkle_access.i18n.translator import Translator


def rulebook(options: Mapping[str, OptionValue], terms: Terms, tr: Translator) -> tuple[str, ...]:
    """The rules, a short paragraph each; numbers are those of the table."""
    settings = RULE_SETS[terms.game].settings(options)
    return (
        *_the_aim(settings, terms, tr),
        *_the_values(terms, tr),
        _who_begins(settings, tr),
        *_the_claim(settings, terms, tr),
        *answering(settings, terms, tr),
    )


def _the_aim(settings: Settings, terms: Terms, tr: Translator) -> tuple[str, ...]:
    said = (
        # Translators: Rules of Beghel, Tokyo and Captain, first paragraph. {game} is its name.
        tr.text(
            "{game} is a game of bluff with two dice and a cup. The last one left in the game "
            "wins.",
            game=title(terms, tr),
        ),
        _start(settings.lives, terms.unit, tr),
    )
    if not settings.pot:
        return said
    # Translators: Rules of Captain.
    pot = tr.text("All the stakes together are the pot, and it goes to the winner.")
    return (*said, pot)


def _start(number: int, unit: Unit, tr: Translator) -> str:
    match unit:
        case Unit.POINTS:
            # Translators: Rules of Beghel. {n} is a setting of the table.
            return tr.plural(
                "Everybody begins with {n} point; points are only ever lost.",
                "Everybody begins with {n} points; points are only ever lost.",
                number,
            )
        case Unit.LIVES:
            # Translators: Rules of Tokyo. {n} is a setting of the table.
            return tr.plural(
                "Everybody begins with {n} life; lives are only ever lost.",
                "Everybody begins with {n} lives; lives are only ever lost.",
                number,
            )
        case Unit.STAKES:
            # Translators: Rules of Captain. {n} is a setting of the table.
            return tr.plural(
                "Everybody begins with {n} stake; stakes are only ever lost.",
                "Everybody begins with {n} stakes; stakes are only ever lost.",
                number,
            )
        case _:
            assert_never(unit)


def _the_values(terms: Terms, tr: Translator) -> tuple[str, ...]:
    said = (
        # Translators: Rules of the bluffing games: how two dice are read.
        tr.text("4 and 2 are read as 42: two dice are one number, the higher die first."),
        # Translators: Rules of the bluffing games. {values} is a list such as "31, 32, 41".
        tr.text("Unequal dice rank {values}, from low to high.", values=numbers(UNEQUAL)),
        # Translators: Rules of the bluffing games. {values} is the list "11, 22, 33, 44, 55, 66".
        tr.text("The pairs {values} are higher.", values=numbers(PAIRS)),
        # Translators: Rules of the bluffing games. {name} is the name of the game.
        tr.text("The highest of all is 21, called {name}.", name=title(terms, tr)),
    )
    if not terms.steel:
        return said
    # Translators: Rules of Beghel.
    return (*said, tr.text("66 is also called steel."))


def _who_begins(settings: Settings, tr: Translator) -> str:
    if settings.preliminary:
        # Translators: Rules of Beghel and Tokyo, with the roll for the order.
        return tr.text(
            "First everybody rolls both dice in the open; equals roll again. The highest begins "
            "and rolls one die: even is clockwise, odd is anticlockwise. Whoever rolled the "
            "lowest comes second, then the values rise."
        )
    # Translators: Rules of the bluffing games, without the roll for the order.
    return tr.text("A lot decides who begins; play then goes round to the left.")


def _the_claim(settings: Settings, terms: Terms, tr: Translator) -> tuple[str, ...]:
    match terms.verb:
        case Verb.DECLARE:
            # Translators: Rules of Beghel and Tokyo: how a hand begins.
            roll = tr.text(
                "Whoever opens a hand rolls the dice under the cup, looks at them alone, and "
                "declares a value to the next player: the true one or a higher one."
            )
        case Verb.ANNOUNCE:
            # Translators: Rules of Captain: how a hand begins.
            roll = tr.text(
                "Whoever opens a hand rolls the dice under the cup, looks at them alone, and "
                "announces a value to the next player: the true one or any other."
            )
        case _:
            assert_never(terms.verb)
    return (roll, _the_base(settings, terms, tr))


def _the_base(settings: Settings, terms: Terms, tr: Translator) -> str:
    match terms.verb:
        case Verb.DECLARE:
            return _the_declared_base(tr, equal=settings.equal)
        case Verb.ANNOUNCE:
            return _the_announced_base(tr, equal=settings.equal)
        case _:
            assert_never(terms.verb)


def _the_declared_base(tr: Translator, *, equal: bool) -> str:
    if equal:
        # Translators: Rules of Beghel.
        return tr.text("Each value after that must equal or beat the one declared before it.")
    # Translators: Rules of Tokyo.
    return tr.text("Each value after that must beat the one declared before it.")


def _the_announced_base(tr: Translator, *, equal: bool) -> str:
    if equal:
        # Translators: Rules of Captain, with a setting of the table.
        return tr.text("Each value after that must equal or beat the one announced before it.")
    # Translators: Rules of Captain.
    return tr.text("Each value after that must beat the one announced before it.")
