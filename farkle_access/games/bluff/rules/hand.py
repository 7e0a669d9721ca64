"""One hand: the hidden throw, the claim, the answer, and what it costs."""

from dataclasses import replace
from typing import Final, TypeAlias

from farkle_access.core.contract import Outcome, Refused, Seat, Step
from farkle_access.games.bluff.rules.claims import why_not_claimed, why_not_kept
from farkle_access.games.bluff.rules.events import (
    Believed,
    BluffEvent,
    Cause,
    Claimed,
    DiceShown,
    Doubted,
    GlassesEmptied,
    HandBegan,
    Kept,
    Lost,
    MatchEnded,
    Saw,
    Shook,
    WentOut,
)
from farkle_access.games.bluff.rules.moves import Believe, BluffMove, Claim, Doubt, Keep, Roll
from farkle_access.games.bluff.rules.ranking import HIGHEST, value_of
from farkle_access.games.bluff.rules.refusals import (
    AnswerFirst,
    ClaimFirst,
    NoBase,
    NotClaimed,
    NotKept,
)
from farkle_access.games.bluff.rules.state import Moment, Phase, Shown, Standing, State, cost_of

BELIEF_COSTS: Final = 1
"""What believing a 21 costs where it ends the hand."""

After: TypeAlias = Step[State, BluffEvent]


def looked(moment: Moment, dice: tuple[int, ...]) -> After:
    """The dice lie under the cup, and the seat on turn has seen them."""
    seat, hidden = moment.seat, tuple(sorted(dice, reverse=True))
    after = replace(moment, phase=Phase.CLAIM, throw=0)
    return Step(State(after, hidden), (Shook(seat), Saw(seat, hidden, value_of(hidden))))


def with_dice(state: State, move: BluffMove) -> After | Refused[NotClaimed | NotKept | ClaimFirst]:
    """What whoever knows the dice does; why it is refused may tell of them."""
    match move:
        case Claim():
            return _claimed(state, move)
        case Keep():
            return _kept(state, move)
        case Roll() | Believe() | Doubt():
            return Refused(ClaimFirst())


def answered(state: State, standing: Standing, move: BluffMove) -> After | Refused[AnswerFirst]:
    """What the next player makes of the claim."""
    match move:
        case Believe():
            return _believed(state.moment, standing)
        case Doubt():
            return _doubted(state, standing)
        case Roll() | Claim() | Keep():
            return Refused(AnswerFirst())


def _claimed(state: State, move: Claim) -> After | Refused[NotClaimed]:
    moment, value = state.moment, move.value
    refusal = why_not_claimed(moment, state.dice, value)
    if refusal is not None:
        return Refused(refusal)
    after = _standing(moment, Standing(moment.seat, value, moment.base, kept=False))
    heard = Claimed(moment.seat, value, moment.base, after.seat)
    return Step(State(after, state.dice), (heard,))


def _kept(state: State, move: Keep) -> After | Refused[NotKept]:
    moment, value = state.moment, move.value
    refusal = why_not_kept(moment, state.dice, value)
    base, seat = moment.base, moment.seat
    if refusal is not None or base is None:
        return Refused(refusal or NoBase())
    paid, lost = _lose(moment, seat, moment.keeping_costs, Cause.KEPT)
    after = _standing(paid, Standing(seat, value, base, kept=True))
    return Step(State(after, state.dice), (Kept(seat, value, base, after.seat), *lost))


def _believed(moment: Moment, standing: Standing) -> After:
    """The dice of the claim are gone for ever, and the believer throws or opens a new hand."""
    seat = moment.seat
    heard = Believed(seat, standing.seat, standing.value)
    if standing.value == HIGHEST and not moment.settings.highest_stays:
        after, lost = _lose(moment, seat, BELIEF_COSTS, Cause.BELIEVED_THE_HIGHEST)
        return _end_hand(after, seat, (heard, *lost))
    return Step(State(replace(moment, phase=Phase.ROLL, throw=2)), (heard,))


def _doubted(state: State, standing: Standing) -> After:
    """The dice are shown: the doubter pays for the truth, the claimer for a lie."""
    moment, dice, claim = state.moment, state.dice, standing.value
    shown = value_of(dice)
    true = shown == claim
    loser, cause = (
        (moment.seat, Cause.DOUBTED_THE_TRUTH) if true else (standing.seat, Cause.CAUGHT)
    )
    heard = (
        Doubted(moment.seat, standing.seat, claim),
        DiceShown(standing.seat, dice, shown, claim, true),
    )
    remembered = replace(moment, shown=(*moment.shown, Shown(standing.seat, claim, true)))
    after, lost = _lose(remembered, loser, cost_of(claim), cause)
    return _end_hand(after, loser, (*heard, *lost))


def _standing(moment: Moment, standing: Standing) -> Moment:
    return replace(
        moment,
        phase=Phase.ANSWER,
        seat=moment.following(moment.seat),
        standing=standing,
    )


def _lose(
    moment: Moment, seat: Seat, cost: int, cause: Cause
) -> tuple[Moment, tuple[BluffEvent, ...]]:
    """The moment after a loss, which never goes below 0, and what is heard of it."""
    lost = min(cost, moment.lives[seat])
    left = moment.lives[seat] - lost
    lives = (*moment.lives[:seat], left, *moment.lives[seat + 1 :])
    after = replace(moment, lives=lives)
    events: tuple[BluffEvent, ...] = (Lost(seat, lost, left, cause),)
    if moment.settings.glasses:
        events = (*events, GlassesEmptied(seat, lost))
    if not left:
        events = (*events, WentOut(seat, len(after.still_in)))
    return after, events


def _end_hand(moment: Moment, loser: Seat, events: tuple[BluffEvent, ...]) -> After:
    """The loser opens the next hand, or whoever is still in after them; or the match is over."""
    still = moment.still_in
    if len(still) == 1:
        winner = still[0]
        after = replace(moment, phase=Phase.OVER, seat=winner, standing=None)
        ended = MatchEnded(Outcome(winner, moment.lives), moment.pot)
        return Step(State(after), (*events, ended))
    opener = loser if moment.lives[loser] else moment.following(loser)
    after = replace(moment, phase=Phase.ROLL, seat=opener, standing=None)
    return Step(State(after), (*events, HandBegan(opener)))
