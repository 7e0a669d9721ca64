"""How the computer players of backgammon choose. None of them resigns."""

from abc import abstractmethod

from farkle_access.core.deferred import dataclass
from farkle_access.gamekit.computers import Bot, Chance
from farkle_access.games.backgammon.engine.rules_of_thumb import (
    chance,
    in_contact,
    is_enough,
    lead,
)
from farkle_access.games.backgammon.rules.board import Play
from farkle_access.games.backgammon.rules.choices import (
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
from farkle_access.games.backgammon.rules.moves import BackgammonMove, MoveChecker, PlayAll
from farkle_access.games.backgammon.rules.position import THEIR_BAR, Position, pips, result
from farkle_access.games.backgammon.rules.state import Phase, State
from farkle_access.games.backgammon.rules.turns import flat, plays_of, steps_of

DOUBLES_FROM, TAKES_FROM, BEAVERS_FROM = 0.7, 0.24, 0.5
"""The chances of winning from which a beginner offers, takes and beavers the cube."""
LONGEST_GAME = 400
"""Turns after which a computer player only runs home, so that every game ends."""


@dataclass(frozen=True)
class Player(Bot[State, BackgammonMove]):
    """What all levels share: the frame of a turn."""

    def choose(self, view: State, random: Chance) -> BackgammonMove:
        match view.phase:
            case Phase.TO_ROLL:
                return self.before_the_roll(view, random)
            case Phase.DOUBLED | Phase.BEAVERED:
                return self.answer(view, random)
            case Phase.RESIGNED:
                return ACCEPT if self.accepts(view) else PLAY_ON
            case Phase.MOVING:
                return self._move(view, random)
            case Phase.OPENING | Phase.ROLLING | Phase.OVER:
                raise ValueError(view.phase)

    @abstractmethod
    def before_the_roll(self, view: State, random: Chance) -> BackgammonMove:
        """Roll or double."""

    @abstractmethod
    def answer(self, view: State, random: Chance) -> BackgammonMove:
        """Take, drop or beaver."""

    @abstractmethod
    def accepts(self, view: State) -> bool:
        """Whether the resignation offered is enough."""

    @abstractmethod
    def best(self, view: State, random: Chance) -> Position:
        """The position that this player wants to reach with the roll."""

    def go_on(self, view: State) -> BackgammonMove:
        """The next step of a turn in which checkers have been moved."""
        return MoveChecker(*max(steps_of(view.position, view.dice)))

    def _move(self, view: State, random: Chance) -> BackgammonMove:
        if view.made:
            # Somebody else began this turn.
            return self.go_on(view) if steps_of(view.position, view.dice) else END_TURN
        plays = plays_of(view.position, view.rolled)
        if len(plays) == 1:
            return _whole(next(iter(plays.values())))
        if view.turns > LONGEST_GAME:
            return _whole(plays[min(plays, key=_homeward)])
        return _whole(plays[self.best(view, random)])


@dataclass(frozen=True)
class Beginner(Player):
    """Goes by rules of thumb. `noise` is the standard deviation, in pips, of its misjudgements.

    It needs no nets and no tables, so it is always ready. In a race it does not misjudge.
    """

    noise: float = 7.0
    doubt: float = 0.08
    """The standard deviation of the chance of winning by which it decides about the cube."""

    def before_the_roll(self, view: State, random: Chance) -> BackgammonMove:
        if DOUBLE in choices(view) and self._chance(view, random) >= DOUBLES_FROM:
            return DOUBLE
        return ROLL

    def answer(self, view: State, random: Chance) -> BackgammonMove:
        own = self._chance(view, random)
        if view.phase is Phase.DOUBLED:
            own = 1 - own
            if own >= BEAVERS_FROM and BEAVER in choices(view):
                return BEAVER
        return TAKE if own >= TAKES_FROM else DROP

    def accepts(self, view: State) -> bool:
        return is_enough(view)

    def best(self, view: State, random: Chance) -> Position:
        plays = plays_of(view.position, view.rolled)
        noise = self.noise if in_contact(view.position) else 0.0
        noisy = {after: _at_a_glance(after) + random.gauss(0, noise) for after in plays}
        return max(noisy, key=noisy.__getitem__)

    def _chance(self, view: State, random: Chance) -> float:
        doubt = self.doubt if in_contact(view.position) else 0.0
        return chance(view.position) + random.gauss(0, doubt)


def _whole(play: Play) -> PlayAll:
    return PlayAll(flat(play))


def _at_a_glance(position: Position) -> float:
    return 1000.0 if result(position) else lead(position)


def _homeward(position: Position) -> tuple[int, int]:
    """No hit if possible, because it would send the opponent back; then the fewest pips."""
    return position[THEIR_BAR], pips(position)
