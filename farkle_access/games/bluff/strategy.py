"""How a moment is best played, as shares of the choices.

A plan follows from what everybody knows and holds the choices for all the dice that there
can be. It is made in full before one's own dice are looked at, so neither the time that it
takes nor anything else about it hangs on them.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from farkle_access.core.contract import Move
from farkle_access.games.bluff.claims import CLAIMS, KEEPS
from farkle_access.games.bluff.ranking import rank, value_of
from farkle_access.games.bluff.rules import BELIEVE, DOUBT, ROLL
from farkle_access.games.bluff.solving import (
    RANKS,
    Option,
    Solution,
    Table,
    base_values,
    options_of,
    solve,
)
from farkle_access.games.bluff.state import Moment, Phase, View, cost_of

Mix: TypeAlias = tuple[tuple[Move, float], ...]
"""Legal moves with their shares, which are positive and add up to 1."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How a throw against a base is played.

    `claims` has a mix for each rank of the dice, `open` all their legal claims, `doubts` how
    often each claim is doubted.
    """

    claims: tuple[Mix, ...]
    open: tuple[tuple[Move, ...], ...]
    doubts: dict[Move, float]


def strategy(view: View) -> Mix:
    """The mix of whoever is on turn, from what the view shows."""
    moment = view.moment
    match moment.phase:
        case Phase.CLAIM:
            return plan_of(moment).claims[rank(value_of(view.dice))]
        case Phase.ANSWER:
            doubt = doubt_of(moment)
            mix = ((BELIEVE, 1 - doubt), (DOUBT, doubt))
            return tuple((move, share) for move, share in mix if share > 0)
        case _:
            return ((ROLL, 1.0),)


def doubt_of(moment: Moment) -> float:
    """How often the claim that waits for an answer is to be doubted."""
    standing = moment.standing
    if standing is None:
        return 0.0
    left = moment.lives[standing.seat]
    could_keep = standing.kept or left > cost_of(standing.base)
    plan = _plan_against(moment, standing.base, able=could_keep)
    claim = (KEEPS if standing.kept else CLAIMS)[rank(standing.value)]
    return plan.doubts[claim]


def plan_of(moment: Moment) -> Plan:
    """The plan of whoever throws or claims now."""
    able = moment.lives[moment.seat] > moment.keeping_costs
    return _plan_against(moment, moment.base, able=able)


def _plan_against(moment: Moment, base: int | None, *, able: bool) -> Plan:
    settings = moment.settings
    table = Table(settings.equal, settings.keep, settings.highest_stays)
    place = None if base is None else rank(base)
    return _plan(table, place, settings.keep and able, settings.below_dice)


@lru_cache(maxsize=256)
def _plan(table: Table, base: int | None, may_keep: bool, below_dice: bool) -> Plan:
    options = options_of(table, base_values(table), base, may_keep=may_keep)
    solution = solve(options)
    legal = [[o for o in options if _legal(o, dice, options, below_dice)] for dice in RANKS]
    return Plan(
        tuple(_mix(solution, dice, legal[dice]) for dice in RANKS),
        tuple(tuple(_move(option) for option in legal[dice]) for dice in RANKS),
        {_move(option): option.doubted(solution.bluff) for option in options},
    )


def _legal(option: Option, dice: int, options: tuple[Option, ...], below_dice: bool) -> bool:
    """Whether dice of this rank allow a claim that the base allows."""
    if option.kept and any(other.rank == dice and not other.kept for other in options):
        return False
    return option.rank >= dice or below_dice


def _mix(solution: Solution, dice: int, legal: list[Option]) -> Mix:
    """The truth as often as it is told, and the bluffs as all who bluff spread them."""
    honest = solution.honest[dice]
    shares = {
        _move(option): lie
        for option, lie in zip(solution.options, solution.lies, strict=True)
        if lie > 0 and option in legal and option.rank != dice
    }
    truth = next((option for option in legal if option.rank == dice), None)
    every = sum(shares.values())
    if not every:
        return ((_move(truth or legal[0]), 1.0),)
    mix = {move: (1 - honest) * share / every for move, share in shares.items()}
    if truth is not None:
        mix[_move(truth)] = honest
    return tuple((move, share) for move, share in mix.items() if share > 0)


def _move(option: Option) -> Move:
    return (KEEPS if option.kept else CLAIMS)[option.rank]
