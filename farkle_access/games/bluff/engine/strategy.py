"""How a moment is best played, as shares of the choices.

A plan is made of what everybody knows, for all the dice that there can be. It is finished
before one's own dice are looked at, so neither the time that it takes nor anything else about it
depends on them.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from farkle_access.core.deferred import dataclass
from farkle_access.games.bluff.engine.bluffs import spread
from farkle_access.games.bluff.engine.hands import Hand, Spot, play, throw
from farkle_access.games.bluff.engine.seating import Seating, seating
from farkle_access.games.bluff.engine.starts import WITH_BASES, Known, starts_of
from farkle_access.games.bluff.engine.throwing import RANKS, SHARES, Option, Solution
from farkle_access.games.bluff.rules.claims import CLAIMS, KEEPS
from farkle_access.games.bluff.rules.game import BELIEVE, DOUBT, ROLL
from farkle_access.games.bluff.rules.moves import BluffMove, Claim, Keep
from farkle_access.games.bluff.rules.ranking import rank, value_of
from farkle_access.games.bluff.rules.state import Moment, Phase, View

Mix: TypeAlias = tuple[tuple[BluffMove, float], ...]
"""Legal moves with how often each is made: positive shares that add up to 1."""

ClaimMix: TypeAlias = tuple[tuple[Claim | Keep, float], ...]
"""The same of legal claims alone."""


@dataclass(frozen=True)
class Outlook:
    """What may come of a claim: the chances of the roller and of the answerer to win.

    Each when it is believed, when it is true and doubted, and when it is a bluff and doubted;
    `doubt` is how often it is doubted, `lie` how often it is a bluff when it is made.
    """

    roller: tuple[float, float, float]
    answerer: tuple[float, float, float]
    doubt: float
    lie: float


@dataclass(frozen=True)
class Plan:
    """How a throw against a base is played.

    `claims` has a mix for each rank of the dice, `open` all their legal claims; `outlooks` has
    every claim that any dice allow, `doubts` how often it is doubted.
    """

    claims: tuple[ClaimMix, ...]
    open: tuple[tuple[Claim | Keep, ...], ...]
    outlooks: dict[Claim | Keep, Outlook]
    doubts: dict[Claim | Keep, float]


def strategy(view: View) -> Mix:
    """The mix of whoever is on turn, from what the view shows."""
    moment = view.moment
    if moment.phase is Phase.CLAIM:
        return claim_distribution(moment, view.dice)
    if moment.phase is Phase.ANSWER:
        return answer_mix(doubt_of(moment))
    return ((ROLL, 1.0),)


def answer_mix(doubt: float) -> Mix:
    """Believing and doubting, where `doubt` is how often it is doubted."""
    mix = ((BELIEVE, 1 - doubt), (DOUBT, doubt))
    return tuple((move, share) for move, share in mix if share > 0)


def claim_distribution(moment: Moment, dice: tuple[int, ...]) -> ClaimMix:
    """How often each claim is made with these dice by whoever claims now."""
    return plan_of(moment).claims[rank(value_of(dice))]


def doubt_of(moment: Moment) -> float:
    """How often the claim that waits for an answer is to be doubted."""
    claim = claim_of(moment)
    return 0.0 if claim is None else plan_of(moment).doubts[claim]


def claim_of(moment: Moment) -> Claim | Keep | None:
    """The claim that waits for an answer; None when none does."""
    standing = moment.standing
    if standing is None or moment.phase is not Phase.ANSWER:
        return None
    return (KEEPS if standing.kept else CLAIMS)[rank(standing.value)]


def plan_of(moment: Moment) -> Plan:
    """The plan of whoever throws, claims, or has claimed and waits for an answer."""
    return plan_at(seating(moment))


@lru_cache(maxsize=2048)
def plan_at(at: Seating) -> Plan:
    solution = _solution(at)
    options = solution.options
    legal = [_open(options, dice, at.table.below_dice) for dice in RANKS]
    mixes = spread(solution, at.table.below_dice)
    return Plan(
        tuple(_mix(options, mixes[dice], legal[dice]) for dice in RANKS),
        tuple(tuple(_move(option) for option in legal[dice]) for dice in RANKS),
        _outlooks(solution, at.spot[0], len(at.lives)),
        {_move(o): doubt for o, doubt in zip(options, solution.doubts, strict=True)},
    )


def _solution(at: Seating) -> Solution:
    """One throw alone is solved where the tables know the chances against every base."""
    starts = starts_of(at.table)
    if isinstance(starts, Known) and starts.name in WITH_BASES:
        return throw(at.table, at.lives, at.spot, starts)
    return _hand(at).solutions[at.spot]


@lru_cache(maxsize=64)
def _solved(at: Seating) -> Hand:
    return play(at.table, at.lives, starts_of(at.table))


def _hand(at: Seating) -> Hand:
    """A hand is solved once for all who may throw in it, against any base."""
    spot: Spot = (0, None)
    return _solved(Seating(at.table, at.lives, spot, 1.0))


def _open(options: Sequence[Option], dice: int, below_dice: bool) -> list[Option]:
    """The claims that dice of this rank allow, in the order of the menu."""
    claims = [option for option in options if not option.kept]
    reach = any(option.rank == dice for option in claims)
    higher = [option for option in claims if option.rank >= dice]
    lower = [option for option in claims if option.rank < dice] if below_dice else []
    kept = [option for option in options if option.kept and option.rank >= dice]
    return higher + lower + ([] if reach else kept)


def _mix(options: Sequence[Option], shares: Sequence[float], legal: Sequence[Option]) -> ClaimMix:
    found = [
        (_move(option), share)
        for option, share in zip(options, shares, strict=True)
        if share > 0 and option in legal
    ]
    every = sum(share for _, share in found)
    if every <= 0:
        return ((_move(legal[0]), 1.0),)
    return tuple((move, share / every) for move, share in found)


def _outlooks(solution: Solution, roller: int, players: int) -> dict[Claim | Keep, Outlook]:
    answerer = (roller + 1) % players
    found: dict[Claim | Keep, Outlook] = {}
    for place, option in enumerate(solution.options):
        true, lies = SHARES[option.rank] * solution.honest[place], solution.lies[place]
        ends = (option.believed, option.truth, option.caught)
        believed, truth, caught = (end[answerer] for end in ends)
        found[_move(option)] = Outlook(
            (option.gain, option.told, option.risk),
            (believed, truth, caught),
            solution.doubts[place],
            lies / (true + lies) if true + lies > 0 else 0.0,
        )
    return found


def _move(option: Option) -> Claim | Keep:
    return (KEEPS if option.kept else CLAIMS)[option.rank]


def forget() -> None:
    """Drop all plans that are kept, so that the next decision is made from the beginning."""
    plan_at.cache_clear()
    _solved.cache_clear()
