"""Which claims are open to whoever holds the dice, and why the others are not.

Everything here depends on hidden dice: it is for their holder alone.
"""

from typing import Final

from farkle_access.games.bluff.rules.moves import Claim, Keep
from farkle_access.games.bluff.rules.ranking import (
    VALUES,
    beats,
    is_value,
    rank,
    reaches,
    value_of,
)
from farkle_access.games.bluff.rules.refusals import (
    BaseNotBeaten,
    BelowTheDice,
    DiceReachTheBase,
    NoBase,
    NoKeeping,
    NotAValue,
    NotBelowTheBase,
    NotClaimed,
    NothingKept,
    NotKept,
    TooDear,
)
from farkle_access.games.bluff.rules.state import Moment

CLAIMS: Final = tuple(Claim(value) for value in VALUES)
KEEPS: Final = tuple(Keep(value) for value in VALUES)
"""By rank."""


def claims(moment: Moment, dice: tuple[int, ...]) -> tuple[Claim, ...]:
    """The legal claims: one's own value first, then the higher ones, then the lower ones."""
    own, lowest = rank(value_of(dice)), lowest_claim(moment)
    higher = CLAIMS[max(own, lowest) :]
    return higher + CLAIMS[lowest:own] if moment.settings.below_dice else higher


def keeps(moment: Moment, dice: tuple[int, ...]) -> tuple[Keep, ...]:
    """The values that may be kept, one's own first, then the higher ones."""
    base = moment.base
    if base is None or why_nothing_is_kept(moment, dice) is not None:
        return ()
    return KEEPS[rank(value_of(dice)) : rank(base)]


def lowest_claim(moment: Moment) -> int:
    """The rank of the lowest value that is enough for the base, whatever the dice show."""
    base = moment.base
    if base is None:
        return 0
    return rank(base) if moment.settings.equal else rank(base) + 1


def enough(moment: Moment, value: int) -> bool:
    """Whether a value is enough for the base."""
    base = moment.base
    if base is None:
        return True
    return reaches(value, base) if moment.settings.equal else beats(value, base)


def why_not_claimed(moment: Moment, dice: tuple[int, ...], value: int) -> NotClaimed | None:
    """Why a value may not be claimed; None when it may."""
    if not is_value(value):
        return NotAValue(value)
    if moment.base is not None and not enough(moment, value):
        return BaseNotBeaten(moment.base, moment.settings.equal)
    own = value_of(dice)
    if not moment.settings.below_dice and not reaches(value, own):
        return BelowTheDice(own)
    return None


def why_not_kept(moment: Moment, dice: tuple[int, ...], value: int) -> NotKept | None:
    """Why a value may not be kept; None when it may."""
    base, own = moment.base, value_of(dice)
    refusal = why_nothing_is_kept(moment, dice)
    if refusal is not None or base is None:
        return refusal
    if not is_value(value):
        return NotAValue(value)
    if reaches(value, base):
        return NotBelowTheBase(base)
    return None if reaches(value, own) else BelowTheDice(own)


def why_nothing_is_kept(moment: Moment, dice: tuple[int, ...]) -> NothingKept | None:
    """Why nothing at all may be kept; None when something may."""
    base, left = moment.base, moment.lives[moment.seat]
    if not moment.settings.keep:
        return NoKeeping()
    if base is None:
        return NoBase()
    if left <= moment.keeping_costs:
        return TooDear(moment.keeping_costs, left)
    own = value_of(dice)
    return DiceReachTheBase(own, base) if enough(moment, own) else None


def why_some_are_missing(
    moment: Moment, dice: tuple[int, ...]
) -> tuple[NotClaimed | NothingKept, ...]:
    """Why some values may not be claimed, and why none may be kept where keeping is played."""
    reasons: list[NotClaimed | NothingKept] = []
    own, base, settings = value_of(dice), moment.base, moment.settings
    if base is not None and lowest_claim(moment):
        reasons.append(BaseNotBeaten(base, settings.equal))
    if not settings.below_dice and rank(own) > lowest_claim(moment):
        reasons.append(BelowTheDice(own))
    kept = why_nothing_is_kept(moment, dice)
    if kept is not None and settings.keep:
        reasons.append(kept)
    return tuple(reasons)
