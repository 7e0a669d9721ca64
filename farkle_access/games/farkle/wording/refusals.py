"""Why a choice is not possible in Farkle, in words."""

from typing import assert_never

from farkle_access.games.farkle.rules.refusals import (
    FarkleRefusal,
    NothingSetAside,
    NothingToTakeBack,
    NotInTheRoll,
    NotRolledYet,
    PointsMissing,
)
from farkle_access.games.farkle.wording.names import item_name
from farkle_access.i18n.translator import Translator


def explained(refusal: FarkleRefusal, tr: Translator) -> str:
    """The reason as a sentence."""
    match refusal:
        case NotRolledYet():
            # Translators: Answer to the key Y before the first roll of a hand.
            return tr.text("Only a roll is possible: the hand begins with it.")
        case NothingSetAside():
            return something_first(tr)
        case PointsMissing(needed, minimum, entering):
            return _count_refused(tr, needed, minimum, entering=entering)
        case NotInTheRoll(kind, dice):
            # Translators: Heard when something is chosen that the dice do not hold. {item} is
            # for example "three of a kind of 3".
            return tr.text("The roll does not hold {item}.", item=item_name(tr, kind, dice))
        case NothingToTakeBack():
            # Translators: Heard when the key U has nothing to take back.
            return tr.text("There is nothing to take back.")
        case _:
            assert_never(refusal)


def something_first(tr: Translator) -> str:
    """What stands before rolling and counting."""
    # Translators: Answer to the key Y after a roll, or to a choice made too early.
    return tr.text("Roll and count are not possible: something must be set aside first.")


def _count_refused(tr: Translator, needed: int, minimum: int, *, entering: bool) -> str:
    if entering:
        # Translators: Answer to the key Y. {n} is how many points are missing, {minimum} the
        # entry minimum.
        return tr.plural(
            "Count is not possible: {n} more point is needed to enter with {minimum}.",
            "Count is not possible: {n} more points are needed to enter with {minimum}.",
            needed,
            minimum=minimum,
        )
    # Translators: Answer to the key Y. {n} is how many points are missing, {minimum} the
    # hand minimum.
    return tr.plural(
        "Count is not possible: {n} more point is needed to reach {minimum}.",
        "Count is not possible: {n} more points are needed to reach {minimum}.",
        needed,
        minimum=minimum,
    )
