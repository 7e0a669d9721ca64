"""A whole hand, solved from the highest base downwards, when the chances after it are known.

After a belief the dice are thrown anew, so a throw depends on nothing but the base and the
lives. Players are counted in the order of play, without those who are out; values are ranks.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

from farkle_access.games.bluff.engine.solving import solve
from farkle_access.games.bluff.engine.throwing import (
    RANKS,
    TOP,
    Chances,
    Option,
    Solution,
    option_of,
)
from farkle_access.games.bluff.rules.hand import BELIEF_COSTS
from farkle_access.games.bluff.rules.ranking import VALUES
from farkle_access.games.bluff.rules.state import cost_of

Lives: TypeAlias = tuple[int, ...]
Spot: TypeAlias = tuple[int, int | None]
"""Who throws, by place in the order of play, and the rank of the base."""

COSTS = tuple(cost_of(value) for value in VALUES)
PRECISE, ROUGH = 1e-11, 1e-5
"""How much a chance that depends on itself may still change in a round of its repetition.

The first is for two players, the second for more.
"""
STEADY, ROUNDS = 12, 60
"""With more than two players some chances would swing for ever.

So after `STEADY` rounds the steps grow shorter, and there are at most `ROUNDS`.
"""


@dataclass(frozen=True, slots=True)
class Table:
    """The rules that change how a hand is played; see `state.Settings`."""

    equal: bool
    keep: bool
    highest_stays: bool
    below_dice: bool


class Starts(Protocol):
    """How often everybody wins from where this hand ends."""

    def chances(self, lives: Lives) -> Chances:
        """How often each wins when the first of them opens a hand; at least two players."""

    def after_keeping(self, lives: Lives, seat: int, base: int) -> Chances:
        """How often each wins when this seat throws against a base for which somebody paid.

        `lives` are those left by then.
        """


@dataclass(frozen=True, slots=True)
class Hand:
    """How every throw of a hand is played, and how often each player wins before it.

    Lives are those of everybody while nobody keeps.
    """

    lives: Lives
    solutions: dict[Spot, Solution] = field(default_factory=dict)
    chances: dict[Spot, Chances] = field(default_factory=dict)


def play(table: Table, lives: Lives, starts: Starts) -> Hand:
    """Solve a hand with these lives, for whoever may throw against whatever base."""
    dealing = _Dealing(table, starts, Hand(lives))
    for base in reversed(RANKS if table.highest_stays else RANKS[:TOP]):
        dealing.solve_against(base)
    dealing.solve_against(None)
    return dealing.hand


def throw(table: Table, lives: Lives, spot: Spot, starts: Starts) -> Solution:
    """Solve one throw of a hand alone; `starts` has to know the chances against every base."""
    dealing, (seat, base) = _Dealing(table, starts, Hand(lives)), spot
    following, above = (seat + 1) % len(lives), 0 if base is None else base + 1
    for rank in RANKS[max(above - 1, 0) :]:
        dealing.hand.chances[following, rank] = starts.after_keeping(lives, following, rank)
    level = [dealing.claim(seat, base)] if base is not None and table.equal else []
    higher = [dealing.claim(seat, rank) for rank in reversed(RANKS[above:])]
    options = [*level, *higher, *dealing.keeps(seat, base)]
    return solve(options, below_dice=table.below_dice)


def after_loss(lives: Lives, seat: int, cost: int, starts: Starts) -> Chances:
    """How often each wins once this seat has lost so much.

    The loser opens the next hand, or whoever is still in after them.
    """
    left = (*lives[:seat], max(lives[seat] - cost, 0), *lives[seat + 1 :])
    places = [place % len(lives) for place in range(seat, seat + len(lives))]
    still = [place for place in places if left[place]]
    won = [0.0] * len(lives)
    if len(still) == 1:
        won[still[0]] = 1.0
    else:
        opened = starts.chances(tuple(left[place] for place in still))
        for place, chance in zip(still, opened, strict=True):
            won[place] = chance
    return tuple(won)


@dataclass(slots=True)
class _Dealing:
    """A hand that is being solved; `claims` are the options found so far for each seat."""

    table: Table
    starts: Starts
    hand: Hand
    losses: dict[tuple[Lives, int, int], Chances] = field(default_factory=dict)
    claims: dict[int, list[Option]] = field(default_factory=dict)

    def solve_against(self, base: int | None) -> None:
        seats = range(len(self.hand.lives))
        for seat in seats:
            above = self.claims.setdefault(seat, [])
            first = -1 if base is None else base
            if first < TOP:
                above.append(self.claim(seat, first + 1))
        if base is not None and self.table.equal:
            self._settle(base)
            return
        for seat in seats:
            self._put((seat, base), [*self.claims[seat], *self.keeps(seat, base)])

    def _settle(self, base: int) -> None:
        """A claim as high as the base passes the same base on: repeat until nothing changes."""
        chances, lives = self.hand.chances, self.hand.lives
        seats = range(len(lives))
        for seat in seats:
            following = (seat + 1) % len(lives)
            guess = self._lost(lives, following, BELIEF_COSTS)
            chances[seat, base] = chances.get((seat, base + 1), guess)
        others = [[*self.claims[seat], *self.keeps(seat, base)] for seat in seats]
        enough = PRECISE if len(lives) == 2 else ROUGH
        for number in range(ROUNDS):
            step = 1.0 if number < STEADY else STEADY / (2 * number)
            moved = 0.0
            for seat in seats:
                before = chances[seat, base]
                self._put((seat, base), [self.claim(seat, base), *others[seat]])
                after = chances[seat, base]
                moved = max(moved, *(abs(a - b) for a, b in zip(after, before, strict=True)))
                if step < 1.0:
                    pairs = zip(after, before, strict=True)
                    chances[seat, base] = tuple(b + step * (a - b) for a, b in pairs)
            if moved < enough:
                return

    def _put(self, spot: Spot, options: Sequence[Option]) -> None:
        solution = solve(options, below_dice=self.table.below_dice)
        self.hand.solutions[spot] = solution
        self.hand.chances[spot] = solution.chances()

    def claim(self, seat: int, rank: int) -> Option:
        lives = self.hand.lives
        following = (seat + 1) % len(lives)
        if rank == TOP and not self.table.highest_stays:
            believed = self._lost(lives, following, BELIEF_COSTS)
        else:
            believed = self.hand.chances[following, rank]
        truth = self._lost(lives, following, COSTS[rank])
        caught = self._lost(lives, seat, COSTS[rank])
        return option_of(rank, believed, truth, caught, seat, following)

    def keeps(self, seat: int, base: int | None) -> Sequence[Option]:
        lives = self.hand.lives
        if base is None or not self.table.keep or lives[seat] <= COSTS[base]:
            return ()
        left = (*lives[:seat], lives[seat] - COSTS[base], *lives[seat + 1 :])
        following = (seat + 1) % len(lives)
        truth, caught = self._lost(left, following, 1), self._lost(left, seat, 1)
        return [
            option_of(
                rank,
                self.starts.after_keeping(left, following, rank),
                truth,
                caught,
                seat,
                following,
                kept=True,
            )
            for rank in RANKS[:base]
        ]

    def _lost(self, lives: Lives, seat: int, cost: int) -> Chances:
        found = self.losses.get((lives, seat, cost))
        if found is None:
            found = after_loss(lives, seat, cost, self.starts)
            self.losses[lives, seat, cost] = found
        return found
