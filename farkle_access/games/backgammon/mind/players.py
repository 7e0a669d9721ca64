"""How the computer players of backgammon choose. None of them resigns."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import TypeVar

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
from farkle_access.games.backgammon.mind.judging import chance, in_contact, is_enough, lead
from farkle_access.games.backgammon.mind.stakes import stakes_of
from farkle_access.games.backgammon.mind.thinking import Mind
from farkle_access.games.backgammon.moves import MoveChecker, PlayAll
from farkle_access.games.backgammon.position import THEIR_BAR, Position, pips, result
from farkle_access.games.backgammon.state import Phase, State
from farkle_access.games.backgammon.turns import flat, plays_of, steps_of
from farkle_access.games.rooms import Bot, NotReady
from farkle_access.games.tables import DamagedTable

T = TypeVar("T")

DOUBLES_FROM, TAKES_FROM, BEAVERS_FROM = 0.7, 0.24, 0.5
"""The chances of winning from which a beginner offers, takes and beavers the cube."""
LONGEST_GAME = 400
"""Turns after which a computer player only runs home, so that every game ends."""
LENIENT = 0.02
"""Points that a player gives away rather than refuse a resignation for them."""


@dataclass(frozen=True, slots=True)
class Player(Bot):
    """What all levels share: the frame of a turn."""

    def choose(self, view: State, random: Random) -> Move:
        match view.phase:
            case Phase.TO_ROLL:
                return self.before_the_roll(view, random)
            case Phase.DOUBLED | Phase.BEAVERED:
                return self.answer(view, random)
            case Phase.RESIGNED:
                return ACCEPT if self.accepts(view) else PLAY_ON
            case _:
                return self._move(view, random)

    def before_the_roll(self, view: State, random: Random) -> Move:
        """Roll or double."""
        raise NotImplementedError

    def answer(self, view: State, random: Random) -> Move:
        """Take, drop or beaver."""
        raise NotImplementedError

    def accepts(self, view: State) -> bool:
        """Whether the resignation offered is enough."""
        raise NotImplementedError

    def best(self, view: State, random: Random) -> Position:
        """The position that this player wants to reach with the roll."""
        raise NotImplementedError

    def go_on(self, view: State) -> Move:
        """The next step of a turn in which checkers have been moved."""
        return MoveChecker(*max(steps_of(view.position, view.dice)))

    def _move(self, view: State, random: Random) -> Move:
        if view.made:
            # A turn begun by somebody else, or resumed.
            return self.go_on(view) if steps_of(view.position, view.dice) else END_TURN
        plays = plays_of(view.position, view.rolled)
        if len(plays) == 1:
            return _whole(next(iter(plays.values())))
        if view.turns > LONGEST_GAME:
            return _whole(plays[min(plays, key=_homeward)])
        return _whole(plays[self.best(view, random)])


@dataclass(frozen=True, slots=True)
class Beginner(Player):
    """Goes by rules of thumb, and misjudges: `noise` is by how many pips, as a deviation.

    It needs no nets and no tables, so it is always ready. In a race it does not misjudge.
    """

    noise: float = 7.0
    doubt: float = 0.08
    """By how much it misjudges its chance of winning when it thinks of the cube."""

    def before_the_roll(self, view: State, random: Random) -> Move:
        if DOUBLE in choices(view) and self._chance(view, random) >= DOUBLES_FROM:
            return DOUBLE
        return ROLL

    def answer(self, view: State, random: Random) -> Move:
        own = self._chance(view, random)
        if view.phase is Phase.DOUBLED:
            own = 1 - own
            if own >= BEAVERS_FROM and BEAVER in choices(view):
                return BEAVER
        return TAKE if own >= TAKES_FROM else DROP

    def accepts(self, view: State) -> bool:
        return is_enough(view)

    def best(self, view: State, random: Random) -> Position:
        plays = plays_of(view.position, view.rolled)
        noise = self.noise if in_contact(view.position) else 0.0
        judged = {after: _at_a_glance(after) + random.gauss(0, noise) for after in plays}
        return max(judged, key=judged.__getitem__)

    def _chance(self, view: State, random: Random) -> float:
        doubt = self.doubt if in_contact(view.position) else 0.0
        return chance(view.position) + random.gauss(0, doubt)


@dataclass(frozen=True, slots=True)
class Thinker(Player):
    """Judges by the nets. `noise` is by how many points it misjudges, as a deviation.

    In a race it does not misjudge.
    """

    mind: Mind
    noise: float = 0.0

    def prepare(self) -> None:
        try:
            self.mind.prepare()
        except DamagedTable as damaged:
            raise NotReady(damaged) from damaged

    def before_the_roll(self, view: State, random: Random) -> Move:
        if DOUBLE not in choices(view):
            return ROLL
        return self._most(self.mind.doubling(view), view, random)

    def answer(self, view: State, random: Random) -> Move:
        return self._most(self.mind.answers(view), view, random)

    def accepts(self, view: State) -> bool:
        found = self.mind.resignation(view)
        lenient = LENIENT * stakes_of(view, 1 - view.seat).unit
        return found[ACCEPT] + lenient >= found[PLAY_ON]

    def best(self, view: State, random: Random) -> Position:
        plays = plays_of(view.position, view.rolled)
        return self._most(self.mind.plays(view, plays), view, random)

    def go_on(self, view: State) -> Move:
        found = self.mind.steps(view)
        return max(found, key=found.__getitem__)

    def _most(self, found: Mapping[T, float], view: State, random: Random) -> T:
        noise = self.noise if in_contact(view.position) else 0.0
        if not noise:
            return max(found, key=found.__getitem__)
        noise *= stakes_of(view, view.answering).unit
        judged = {choice: worth + random.gauss(0, noise) for choice, worth in found.items()}
        return max(judged, key=judged.__getitem__)


def _whole(play: Play) -> PlayAll:
    return PlayAll(flat(play))


def _at_a_glance(position: Position) -> float:
    return 1000.0 if result(position) else lead(position)


def _homeward(position: Position) -> tuple[int, int]:
    """Rather no hit, which would bring the opponent back, and then the fewest pips."""
    return position[THEIR_BAR], pips(position)
