"""What one hand brings to a player, by following all its choices over all the dice."""

from collections import Counter
from dataclasses import replace
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from random import Random

from farkle_access.games.farkle.keeping import DICE, FACES
from farkle_access.games.farkle.moves import SetAside
from farkle_access.games.farkle.rules import COUNT, ROLL
from farkle_access.games.farkle.scoring import Combination, items, without
from farkle_access.games.farkle.state import Ending, Settings, State
from farkle_access.games.rooms import Bot

FAR = 1_000_000
"""A limit so far that no hand is played for the end of the match."""
ENOUGH = 1500
"""With so many points a hand is taken to be counted; two in a million come so far."""


def hand_value(player: Bot, required: int) -> float:
    """The mean of the points that a hand brings to this player in an open match.

    `required` points must be reached to count. Exact for a player without whims: every roll
    and every choice that the player makes of it is followed.
    """
    settings = Settings(entry=0, minimum=required, limit=FAR, ending=Ending.ROUND)
    start = State(settings, (0, 0), 0, 1, 0, (), (), 0, (), False)

    @cache
    def rolling(points: int, dice: int) -> float:
        if points >= ENOUGH:
            return float(points)
        return sum(chance * following(points, roll) for roll, chance in rolls(dice))

    def following(points: int, roll: tuple[int, ...]) -> float:
        state, random = replace(start, points=points, roll=roll), Random(0)
        while True:
            match player.choose(state, random):
                case SetAside(kind, dice):
                    state = _set_aside(state, Combination(kind, dice, _worth(roll, kind, dice)))
                case move if move == COUNT:
                    return float(state.points)
                case move if move == ROLL:
                    return rolling(state.points, state.to_roll)

    return rolling(0, DICE)


@lru_cache(maxsize=DICE)
def rolls(dice: int) -> tuple[tuple[tuple[int, ...], float], ...]:
    """The sorted rolls of so many dice that score, with their probabilities."""
    return tuple(
        (roll, _orders(roll) / len(FACES) ** dice)
        for roll in combinations_with_replacement(FACES, dice)
        if items(roll)
    )


def _orders(roll: tuple[int, ...]) -> int:
    return factorial(len(roll)) // prod(factorial(count) for count in Counter(roll).values())


def _worth(roll: tuple[int, ...], kind: str, dice: tuple[int, ...]) -> int:
    return next(item.points for item in items(roll) if (item.kind, item.dice) == (kind, dice))


def _set_aside(state: State, item: Combination) -> State:
    return replace(
        state,
        points=state.points + item.points,
        roll=without(state.roll, item.dice),
        taken=(*state.taken, item),
    )
