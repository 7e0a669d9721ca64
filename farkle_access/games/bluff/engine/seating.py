"""A moment as the tables know it: who is still in, with how many lives, and who throws.

With more players or lives than the tables know, it is brought down to what they know: the
roller, the answerer, the one after that and the one before the roller, with fewer lives.
"""

from farkle_access.core.contract import Seat
from farkle_access.core.deferred import dataclass
from farkle_access.games.bluff.engine.hands import Lives, Spot, Table
from farkle_access.games.bluff.engine.limits import MOST
from farkle_access.games.bluff.engine.starts import name_of
from farkle_access.games.bluff.rules.ranking import rank
from farkle_access.games.bluff.rules.state import Moment, Phase, Settings, cost_of

FEW = 4
"""So many players are looked at when there are too many for the tables."""


@dataclass(frozen=True)
class Seating:
    """A throw: the rules, the lives of those looked at, who throws against which base.

    `part` is how much of the chance to win lies with those who are looked at: 1 for all.
    """

    table: Table
    lives: Lives
    spot: Spot
    part: float


def table_of(settings: Settings) -> Table:
    """The rules that change how a hand is played."""
    return Table(settings.equal, settings.keep, settings.highest_stays, settings.below_dice)


def exact(table: Table, lives: Lives) -> bool:
    """Whether the tables know so many players with so many lives."""
    most = MOST[name_of(table)]
    return len(lives) < len(most) + 2 and max(lives) <= most[len(lives) - 2]


def seating(moment: Moment) -> Seating:
    """The throw of whoever throws, claims, or has claimed and waits for an answer."""
    table, roller, base, lives = table_of(moment.settings), moment.seat, moment.base, moment.lives
    standing = moment.standing
    if moment.phase is Phase.ANSWER and standing is not None:
        roller, base = standing.seat, standing.base
        if standing.kept:
            had = lives[roller] + cost_of(base)
            lives = (*lives[:roller], had, *lives[roller + 1 :])
    order = _from(roller, moment)
    left = tuple(lives[seat] for seat in order)
    part = 1.0
    if not exact(table, left):
        few = left if len(left) <= FEW else (*left[: FEW - 1], left[-1])
        part = sum(few) / sum(left)
        most = MOST[name_of(table)][len(few) - 2]
        left = tuple(min(own, most) for own in few)
    first = min(range(len(left)), key=lambda place: left[place:] + left[:place])
    turned = left[first:] + left[:first]
    place = (len(left) - first) % len(left)
    return Seating(table, turned, (place, None if base is None else rank(base)), part)


def _from(roller: Seat, moment: Moment) -> tuple[Seat, ...]:
    """Those still in the game, the roller first."""
    place = moment.order.index(roller)
    turned = moment.order[place:] + moment.order[:place]
    return tuple(seat for seat in turned if moment.lives[seat] or seat == roller)
