"""The rules of believing, doubting, keeping and losing, as they are read out."""

from typing import assert_never

from farkle_access.games.bluff.rules.state import Settings
from farkle_access.games.bluff.wording.terms import Terms, Unit, Verb, title
from farkle_access.i18n.translator import Translator


def answering(settings: Settings, terms: Terms, tr: Translator) -> tuple[str, ...]:
    """The second half of the rules, a short paragraph each."""
    return (
        # Translators: Rules of the bluffing games: what believing means.
        tr.text(
            "The next player may believe it: then that player rolls, and nobody ever sees the "
            "dice from before. The value believed is the one to beat."
        ),
        _doubt(terms.verb, tr),
        _the_price(terms.unit, tr),
        _the_highest(settings, terms, tr),
        *_keeping(settings, tr),
        # Translators: Rules of the bluffing games: how a hand ends.
        tr.text(
            "Whoever lost opens the next hand, with nothing to beat. Whoever has nothing left is "
            "out of the game, and the next player opens."
        ),
        *_glasses(settings, tr),
    )


def _doubt(verb: Verb, tr: Translator) -> str:
    match verb:
        case Verb.DECLARE:
            # Translators: Rules of Beghel and Tokyo: what a doubt means.
            return tr.text(
                "Or the next player does not believe it: then the dice are shown. If they are "
                "exactly the declared value, the one who doubted loses; if not, the one who "
                "declared it."
            )
        case Verb.ANNOUNCE:
            # Translators: Rules of Captain: what a doubt means.
            return tr.text(
                "Or the next player does not believe it: then the dice are shown. If they are "
                "exactly the announced value, the one who doubted loses; if not, the one who "
                "announced it."
            )
        case _:
            assert_never(verb)


def _the_price(unit: Unit, tr: Translator) -> str:
    match unit:
        case Unit.POINTS:
            # Translators: Rules of Beghel: what a lost doubt costs.
            return tr.text("That costs a point, or two points when 21 was declared.")
        case Unit.LIVES:
            # Translators: Rules of Tokyo: what a lost doubt costs.
            return tr.text("That costs a life, or two lives when 21 was declared.")
        case Unit.STAKES:
            # Translators: Rules of Captain: what a lost doubt costs.
            return tr.text("That costs a stake, or two stakes when 21 was announced.")
        case _:
            assert_never(unit)


def _the_highest(settings: Settings, terms: Terms, tr: Translator) -> str:
    if settings.highest_stays:
        # Translators: Rules of Beghel: what follows when 21 is believed.
        return tr.text("When 21 is believed, the value to equal is 21: nothing else is enough.")
    if terms.unit is Unit.STAKES:
        # Translators: Rules of Captain: what follows when 21 is believed. {name} is the name of
        # the game.
        return tr.text(
            "Whoever believes 21, the {name}, loses a stake and opens a new hand.",
            name=title(terms, tr),
        )
    # Translators: Rules of Tokyo: what follows when 21 is believed. {name} is the name of the
    # game.
    return tr.text(
        "Whoever believes 21, the {name}, loses a life and opens a new hand.",
        name=title(terms, tr),
    )


def _keeping(settings: Settings, tr: Translator) -> tuple[str, ...]:
    if not settings.keep:
        return ()
    return (
        # Translators: Rules of Beghel: what keeping is.
        tr.text(
            "Whoever rolls less than the value to beat may keep: lose a point at once, or two "
            "when 21 is to be equalled, and declare a lower value, but not below the dice. That "
            "one is then the value to beat."
        ),
        # Translators: Rules of Beghel: after keeping.
        tr.text(
            "A kept value is believed or not like any other. Keeping must leave at least a point."
        ),
    )


def _glasses(settings: Settings, tr: Translator) -> tuple[str, ...]:
    if not settings.glasses:
        return ()
    # Translators: Rules of Captain, with the little glasses.
    return (tr.text("A little glass goes with every stake that is lost; nothing depends on it."),)
