"""What the choices of a moment are worth, by the nets."""

from collections.abc import Collection

from farkle_access.core.deferred import dataclass
from farkle_access.games.backgammon.engine.bear_off import rolls_left
from farkle_access.games.backgammon.engine.cubing import LIVE, efficiency, offer, worth
from farkle_access.games.backgammon.engine.look_ahead import after_play, on_roll
from farkle_access.games.backgammon.engine.match_equity import table
from farkle_access.games.backgammon.engine.net_evaluation import Evaluator, turned
from farkle_access.games.backgammon.engine.nets import Chances
from farkle_access.games.backgammon.engine.rules_of_thumb import in_contact
from farkle_access.games.backgammon.engine.stakes import Owner, Stakes, stakes_of
from farkle_access.games.backgammon.engine.weights import bear_off_table, net
from farkle_access.games.backgammon.rules.board import Way, single_steps
from farkle_access.games.backgammon.rules.choices import (
    ACCEPT,
    BEAVER,
    DOUBLE,
    DROP,
    PLAY_ON,
    ROLL,
    TAKE,
    choices,
)
from farkle_access.games.backgammon.rules.moves import BackgammonMove, MoveChecker
from farkle_access.games.backgammon.rules.position import Position, mirrored, result, stepped
from farkle_access.games.backgammon.rules.state import Phase, State
from farkle_access.games.backgammon.rules.turns import steps_of

CANDIDATES = 4
"""The most plays that are searched more deeply."""
MARGIN = 0.16
"""Points, with the cube at 1, by which a play may seem worse at first and still be searched."""

Worths = dict[Position, float]
"""What the plays are worth, by the position that they lead to, the best first."""
MoveWorths = dict[BackgammonMove, float]
"""What moves are worth."""


@dataclass(frozen=True)
class Search:
    """How far the search goes: no further than the play, or one roll of the opponent ahead."""

    deeper: bool = False

    def prepare(self) -> None:
        """Load the nets and tables that the search needs. Raises DamagedTable."""
        for name in ("both", "mine", "theirs", "race", *["quick"] * self.deeper):
            net(name)
        bear_off_table()
        table()

    def plays(self, view: State, plays: Collection[Position]) -> Worths:
        """The worth of each of these plays for the seat on turn, the best first."""
        if (homes := _bearing_off(plays)) is not None:
            return _by_rolls(view, homes)
        stakes, nets = stakes_of(view, view.seat), Evaluator(view.position)
        found = {after: _worth(nets.evaluate(after), stakes, after) for after in plays}
        found = _sorted(found)
        return self._deepened(found, stakes) if self.deeper else found

    def steps(self, view: State) -> MoveWorths:
        """The worth of each next step of a turn that has begun, if the best ones follow it."""
        ends = ends_of(view)
        return best_of(ends, self.plays(view, set().union(*ends.values())))

    def doubling(self, view: State) -> MoveWorths:
        """The worth of rolling, and of doubling where that is allowed."""
        stakes = stakes_of(view, view.seat)
        asked = offer(self.chances(view), stakes, efficiency(view.position))
        if DOUBLE not in choices(view):
            return {ROLL: asked.no_double}
        return {ROLL: asked.no_double, DOUBLE: asked.double}

    def answers(self, view: State) -> MoveWorths:
        """The worth of each answer to a double, or to a beaver, for the side that answers."""
        chances, live = self.chances(view), efficiency(view.position)
        if view.phase is Phase.BEAVERED:
            stakes = stakes_of(view, view.seat).doubled(Owner.MINE)
            taken = worth(chances, stakes.doubled(Owner.THEIRS), live)
            return {TAKE: taken, DROP: stakes.worth(-stakes.cube)}
        stakes, mine = stakes_of(view, 1 - view.seat), turned(chances)
        after = stakes.doubled(Owner.MINE)
        found: MoveWorths = {
            TAKE: worth(mine, after, live),
            DROP: stakes.worth(-stakes.cube),
        }
        if BEAVER in choices(view):
            found[BEAVER] = worth(mine, after.doubled(Owner.MINE), live)
        return found

    def resignation(self, view: State) -> MoveWorths:
        """The worth of accepting what is offered, and of playing on."""
        if view.offer is None:
            return {}
        stakes = stakes_of(view, 1 - view.seat)
        # A roll that has not been played yet is ignored.
        mine = turned(self.chances(view))
        return {
            ACCEPT: stakes.worth(view.worth(view.offer)),
            PLAY_ON: worth(mine, stakes, efficiency(view.position)),
        }

    def chances(self, view: State) -> Chances:
        """The chances of the seat with the turn, as if it were to roll."""
        if self.deeper:
            return on_roll(view.position, stakes_of(view, view.seat))
        other = mirrored(view.position)
        return turned(Evaluator(other).evaluate(other))

    def _deepened(self, found: Worths, stakes: Stakes) -> Worths:
        least = max(found.values()) - MARGIN * stakes.unit
        chosen = [after for after, seeming in found.items() if seeming >= least][:CANDIDATES]
        if len(chosen) < 2:
            return found
        deep = {after: _worth(after_play(after, stakes), stakes, after) for after in chosen}
        # Plays that were not searched stay behind those that were.
        most = min(deep.values())
        rest = {after: min(seeming, most) for after, seeming in found.items() if after not in deep}
        return _sorted(deep) | rest


def ends_of(view: State) -> dict[BackgammonMove, set[Position]]:
    """By next step: the positions in which the turn can end after it."""
    ways = steps_of(view.position, view.dice)
    return {
        MoveChecker(*way): _ends(view.position, view.dice, way, die) for way, die in ways.items()
    }


def best_of(ends: dict[BackgammonMove, set[Position]], worths: Worths) -> MoveWorths:
    """What each step is worth: as much as the best end that it leaves possible."""
    return {step: max(worths[end] for end in found) for step, found in ends.items()}


def _worth(chances: Chances, stakes: Stakes, after: Position) -> float:
    return worth(chances, stakes, LIVE if result(after) else efficiency(after))


def _ends(position: Position, dice: tuple[int, ...], way: Way, die: int) -> set[Position]:
    """The positions in which the turn can end after this step."""
    after, left = stepped(position, *way), list(dice)
    left.remove(die)
    further = single_steps(after, left)
    if not further or result(after):
        return {after}
    return {end for then, used in further.items() for end in _ends(after, tuple(left), then, used)}


def _sorted(found: Worths) -> Worths:
    return dict(sorted(found.items(), key=lambda item: item[1], reverse=True))


def _bearing_off(plays: Collection[Position]) -> dict[Position, float] | None:
    """The mean rolls after each play; None unless it is a race with all checkers at home."""
    if any(in_contact(after) for after in plays):
        return None
    means = {after: rolls_left(after) for after in plays}
    known = {after: mean for after, mean in means.items() if mean is not None}
    return known if len(known) == len(means) else None


def _by_rolls(view: State, means: dict[Position, float]) -> Worths:
    # The table is more exact than the net: it decides the order, the net what the plays are worth.
    stakes, nets = stakes_of(view, view.seat), Evaluator(view.position)
    found: Worths = {}
    most = float("inf")
    for after in sorted(means, key=means.__getitem__):
        most = min(most, _worth(nets.evaluate(after), stakes, after))
        found[after] = most
    return found
