"""Why a move is not possible. Some of it tells of hidden dice: it is for their holder alone."""

from farkle_access.core.contract import Refusal
from farkle_access.games.bluff.moves import (
    AnswerFirst,
    BaseNotBeaten,
    BelowTheDice,
    ClaimFirst,
    DiceReachTheBase,
    NoBase,
    NoKeeping,
    NotAValue,
    NotBelowTheBase,
    RollFirst,
    TooDear,
)
from farkle_access.games.bluff.wording.terms import Terms, Verb, cost, value_name
from farkle_access.i18n.translator import Translator


def refusal_text(refusal: Refusal, terms: Terms, tr: Translator) -> str:
    """The reason as a sentence."""
    match refusal:
        case RollFirst():
            # Translators: Answer to the key Y before the dice are rolled.
            return tr.text("Only a roll is possible now.")
        case ClaimFirst():
            return _claim_first(terms, tr)
        case AnswerFirst():
            # Translators: Heard when something else is tried before the value is answered.
            return tr.text("First the value must be believed or not.")
        case NotAValue(value):
            # Translators: Answer to the key Y after two digits that two dice cannot show in
            # this order. {value} is such as "24" or "70".
            return tr.text(
                "{value} is no value: the dice go from 1 to 6, and the higher one is said first.",
                value=value,
            )
        case BaseNotBeaten(base, equal):
            return _base_not_beaten(value_name(base, terms, tr), terms, tr, equal=equal)
        case BelowTheDice(value):
            # Translators: Answer to the key Y, in private. {value} are the player's own dice,
            # such as "42". Only heard where values are declared.
            return tr.text(
                "Your dice show {value}: no lower value can be declared.",
                value=value_name(value, terms, tr),
            )
        case _:
            return _not_kept(refusal, terms, tr)


def _claim_first(terms: Terms, tr: Translator) -> str:
    if terms.verb is Verb.ANNOUNCE:
        # Translators: Heard when something else is tried after the hidden roll.
        return tr.text("The dice are rolled: now a value must be announced.")
    # Translators: Heard when something else is tried after the hidden roll.
    return tr.text("The dice are rolled: now a value must be declared.")


def _base_not_beaten(base: str, terms: Terms, tr: Translator, *, equal: bool) -> str:
    match terms.verb, equal:
        case Verb.DECLARE, True:
            # Translators: Answer to the key Y. {value} is the value to beat, such as "42".
            return tr.text("The declared value must equal or beat {value}.", value=base)
        case Verb.DECLARE, False:
            # Translators: Answer to the key Y. {value} is the value to beat, such as "42".
            return tr.text("The declared value must beat {value}.", value=base)
        case _, True:
            # Translators: Answer to the key Y. {value} is the value to beat, such as "42".
            return tr.text("The announced value must equal or beat {value}.", value=base)
        case _:
            # Translators: Answer to the key Y. {value} is the value to beat, such as "42".
            return tr.text("The announced value must beat {value}.", value=base)


def _not_kept(refusal: Refusal, terms: Terms, tr: Translator) -> str:
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
        case NotBelowTheBase(base):
            # Translators: Heard when a player wants to keep a value that is high enough.
            # {value} is the value to beat, such as "42".
            return tr.text(
                "Only a value below {value} is kept.", value=value_name(base, terms, tr)
            )
        case _:
            raise ValueError(refusal)
