"""Why a move is not possible. Some of it tells of hidden dice: it is for their holder alone."""

from typing import assert_never

from farkle_access.games.bluff.rules.refusals import (
    AnotherMoment,
    AnswerFirst,
    BaseNotBeaten,
    BelowTheDice,
    BluffRefusal,
    ClaimFirst,
    DiceReachTheBase,
    NoBase,
    NoKeeping,
    NotAValue,
    NotBelowTheBase,
    NothingKept,
    RollFirst,
    TooDear,
)
from farkle_access.games.bluff.wording.terms import Terms, Verb, cost, value_name
from farkle_access.i18n.translator import Translator


def refusal_text(refusal: BluffRefusal, terms: Terms, tr: Translator) -> str:
    """The reason as a sentence."""
    match refusal:
        case RollFirst() | ClaimFirst() | AnswerFirst():
            return _another_moment(refusal, terms, tr)
        case NoKeeping() | NoBase() | DiceReachTheBase() | TooDear():
            return _nothing_kept(refusal, terms, tr)
        case NotAValue(value):
            # Translators: Answer to the key Y after two digits that two dice cannot show in
            # this order. {value} is such as "24" or "70".
            return tr.text(
                "{value} is no value: the dice go from 1 to 6, and the higher one is said first.",
                value=value,
            )
        case BaseNotBeaten(base, equal):
            return _base_not_beaten(value_name(base, terms, tr), terms.verb, tr, equal=equal)
        case BelowTheDice(value):
            # Translators: Answer to the key Y, in private. {value} are the player's own dice,
            # such as "42". Only heard where values are declared.
            return tr.text(
                "Your dice show {value}: no lower value can be declared.",
                value=value_name(value, terms, tr),
            )
        case NotBelowTheBase(base):
            # Translators: Heard when a player wants to keep a value that is high enough.
            # {value} is the value to beat, such as "42".
            return tr.text(
                "Only a value below {value} is kept.", value=value_name(base, terms, tr)
            )
        case _:
            assert_never(refusal)


def _another_moment(refusal: AnotherMoment, terms: Terms, tr: Translator) -> str:
    match refusal:
        case RollFirst():
            # Translators: Answer to the key Y before the dice are rolled.
            return tr.text("Only a roll is possible now.")
        case ClaimFirst():
            return _claim_first(terms.verb, tr)
        case AnswerFirst():
            # Translators: Heard when something else is tried before the value is answered.
            return tr.text("First the value must be believed or not.")
        case _:
            assert_never(refusal)


def _claim_first(verb: Verb, tr: Translator) -> str:
    match verb:
        case Verb.DECLARE:
            # Translators: Heard when something else is tried after the hidden roll.
            return tr.text("The dice are rolled: now a value must be declared.")
        case Verb.ANNOUNCE:
            # Translators: Heard when something else is tried after the hidden roll.
            return tr.text("The dice are rolled: now a value must be announced.")


def _base_not_beaten(base: str, verb: Verb, tr: Translator, *, equal: bool) -> str:
    match verb:
        case Verb.DECLARE:
            if equal:
                # Translators: Answer to the key Y. {value} is the value to beat, such as "42".
                return tr.text("The declared value must equal or beat {value}.", value=base)
            # Translators: Answer to the key Y. {value} is the value to beat, such as "42".
            return tr.text("The declared value must beat {value}.", value=base)
        case Verb.ANNOUNCE:
            if equal:
                # Translators: Answer to the key Y. {value} is the value to beat, such as "42".
                return tr.text("The announced value must equal or beat {value}.", value=base)
            # Translators: Answer to the key Y. {value} is the value to beat, such as "42".
            return tr.text("The announced value must beat {value}.", value=base)


def _nothing_kept(refusal: NothingKept, terms: Terms, tr: Translator) -> str:
    match refusal:
        case NoKeeping():
            # Translators: Heard when a player wants to keep where it is not played.
            return tr.text("Keeping is not played at this table.")
        case NoBase():
            # Translators: Answer to the key Y in a hand that has just begun.
            return tr.text("Keeping is not possible: there is nothing to beat yet.")
        case DiceReachTheBase(value, base):
            # Translators: Answer to the key Y, in private. {value} are the player's own dice,
            # {base} the value to beat, such as "54" and "42".
            return tr.text(
                "Keeping is not possible: your dice, {value}, are enough for {base}.",
                value=value_name(value, terms, tr),
                base=value_name(base, terms, tr),
            )
        case TooDear(price, left):
            # Translators: Answer to the key Y. {cost} and {left} are such as "a point".
            return tr.text(
                "Keeping is not possible: it costs {cost}, and you only have {left}.",
                cost=cost(price, terms.unit, tr),
                left=cost(left, terms.unit, tr),
            )
        case _:
            assert_never(refusal)
