"""The computer players of backgammon. They choose among the legal moves, and never resign."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from farkle_access.core.contract import Move
from farkle_access.games.backgammon.board import Play
from farkle_access.games.backgammon.choices import (
    ACCEPT,
    BEAVER,
    DOUBLE,
    DROP,
    END_TURN,
    PLAY_ON,
    ROLL,
    TAKE,
    choices,
)
from farkle_access.games.backgammon.judging import chance, in_contact, lead
from farkle_access.games.backgammon.moves import MoveChecker, PlayAll
from farkle_access.games.backgammon.position import (
    BAR,
    THEIR_BAR,
    Position,
    Result,
    mirrored,
    pips,
    result,
)
from farkle_access.games.backgammon.state import Phase, State
from farkle_access.games.backgammon.turns import flat, plays_of, steps_of
from farkle_access.games.rooms import Bot, Level

LONGEST_GAME = 400
"""Turns after which a computer player only runs home, so that every game ends."""
DOUBLES_FROM, TAKES_FROM, BEAVERS_FROM = 0.7, 0.24, 0.5
"""The chances of winning from which the cube is offered, taken and beavered."""
PIPS_A_ROLL = 49 / 6
"""On average, doubles counted twice."""


@dataclass(frozen=True, slots=True)
class Player(Bot):
    """What all levels share: everything but the choice of a play."""

    def choose(self, view: State, random: Random) -> Move:
        match view.phase:
            case Phase.TO_ROLL:
                return self._before_the_roll(view, random)
            case Phase.DOUBLED | Phase.BEAVERED:
                return self._answer(view, random)
            case Phase.RESIGNED:
                return ACCEPT if _is_enough(view) else PLAY_ON
            case _:
                return self._move(view, random)

    def cube_chance(self, view: State, random: Random) -> float:
        """How probable this player holds it that the seat with the turn wins."""
        return chance(view.position)

    def best(self, view: State, random: Random) -> Position:
        """The position that this player wants to reach with the roll."""
        raise NotImplementedError

    def _before_the_roll(self, view: State, random: Random) -> Move:
        if DOUBLE in choices(view) and self.cube_chance(view, random) >= DOUBLES_FROM:
            return DOUBLE
        return ROLL

    def _answer(self, view: State, random: Random) -> Move:
        own = self.cube_chance(view, random)
        if view.phase is Phase.DOUBLED:
            own = 1 - own
            if own >= BEAVERS_FROM and BEAVER in choices(view):
                return BEAVER
        return TAKE if own >= TAKES_FROM else DROP

    def _move(self, view: State, random: Random) -> Move:
        if view.made:
            # A turn begun by somebody else, or resumed: any step of the legal ones goes on.
            steps = steps_of(view.position, view.dice)
            return MoveChecker(*max(steps)) if steps else END_TURN
        plays = plays_of(view.position, view.rolled)
        if len(plays) == 1:
            return _whole(next(iter(plays.values())))
        if view.turns > LONGEST_GAME:
            return _whole(plays[min(plays, key=_homeward)])
        return _whole(plays[self.best(view, random)])


@dataclass(frozen=True, slots=True)
class Beginner(Player):
    """Hits and covers when it sees it, but looks at little and is often careless."""

    careless: float = 0.25

    def best(self, view: State, random: Random) -> Position:
        plays = plays_of(view.position, view.rolled)
        if random.random() < self.careless:
            return random.choice(list(plays))
        return max(plays, key=_at_a_glance)

    def cube_chance(self, view: State, random: Random) -> float:
        return min(max(chance(view.position) + random.gauss(0, 0.1), 0), 1)


@dataclass(frozen=True, slots=True)
class Judge(Player):
    """Weighs points, blots and the race after each play.

    `noise` is how many pips its judgement of a play is off, as a standard deviation; in a
    race it is exact.
    """

    noise: float = 0.0

    def best(self, view: State, random: Random) -> Position:
        plays = plays_of(view.position, view.rolled)
        if not self.noise or not in_contact(view.position):
            return max(plays, key=_worth)
        judged = {after: _worth(after) + random.gauss(0, self.noise) for after in plays}
        return max(judged, key=judged.__getitem__)


def levels(name: str) -> Mapping[Level, Bot]:
    """The computer players by level; this folder has only one game."""
    return {Level.EASY: Beginner(), Level.MEDIUM: Judge(noise=12), Level.HARD: Judge()}


def _whole(play: Play) -> PlayAll:
    return PlayAll(flat(play))


def _worth(position: Position) -> float:
    return 1000.0 if result(position) else lead(position)


def _at_a_glance(position: Position) -> float:
    """The race and the opponent's checkers on the bar, less two pips for every blot."""
    blots = position[1:BAR].count(1)
    return 8 * position[THEIR_BAR] - 2 * blots - pips(position)


def _homeward(position: Position) -> tuple[int, int]:
    """Rather no hit, which would bring the opponent back, and then the fewest pips."""
    return position[THEIR_BAR], pips(position)


def _is_enough(view: State) -> bool:
    """Whether a resignation is accepted: not when more can well be won.

    A gammon is enough when no checker of the loser is on the bar or in the winner's home, a
    single game when the loser can save the gammon with average rolls.
    """
    loser, offer = view.position, view.offer
    if offer is None or offer.multiple >= view.most_to_lose.multiple:
        return True
    if any(loser[point] > 0 for point in range(19, BAR + 1)):
        return False
    return offer is Result.GAMMON or _saves_gammon(loser)


def _saves_gammon(loser: Position) -> bool:
    winner = mirrored(loser)
    homeward = sum(max(point - 6, 0) * count for point, count in enumerate(loser) if count > 0)
    left = sum(count for count in winner[1:] if count > 0)
    # Bearing off takes at least one roll for two checkers, doubles left out of account.
    needed = max(pips(winner) / PIPS_A_ROLL, left / 2)
    return homeward / PIPS_A_ROLL + 1 < needed
