"""The mean points of a hand of Farkle, by following every choice of a player over all the dice."""

from collections import Counter
from dataclasses import replace
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from random import Random
from typing import assert_never

from farkle_access.core.contract import FACES, Refused
from farkle_access.gamekit.computers import Bot
from farkle_access.games.farkle.engine.keeping import DICE
from farkle_access.games.farkle.rules.game import Farkle
from farkle_access.games.farkle.rules.moves import Count, FarkleMove, Roll, SetAside, TakeBack
from farkle_access.games.farkle.rules.scoring import items
from farkle_access.games.farkle.rules.state import Ending, Settings, State

FAR = 1_000_000
"""A limit so far that no hand is played for the end of the match."""
ENOUGH = 1500
"""With so many points a hand is assumed to be counted; two in a million come so far."""


def hand_value(player: Bot[State, FarkleMove], required: int) -> float:
    """The mean of the points that a hand brings to this player while the match is open.

    `required` points must be reached to count. Exact for a player that does nothing at random.
    """
    settings = Settings(entry=0, minimum=required, limit=FAR, ending=Ending.ROUND)
    start = State(settings, (0, 0), 0, 1, 0, (), (), 0, (), False)

    @cache
    def rolling(points: int, dice: int) -> float:
        if points >= ENOUGH:
            return float(points)
        return sum(chance * choosing(points, roll) for roll, chance in rolls(dice))

    def choosing(points: int, roll: tuple[int, ...]) -> float:
        state, random = replace(start, points=points, roll=roll), Random(0)
        while True:
            match move := player.choose(state, random):
                case SetAside():
                    state = _set_aside(state, move)
                case Count():
                    return float(state.points)
                case Roll():
                    return rolling(state.points, state.to_roll)
                case TakeBack():
                    raise ValueError("a player that takes back may never end its hand")
                case _:
                    assert_never(move)

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


def _set_aside(state: State, move: SetAside) -> State:
    step = Farkle().apply(state, move)
    if isinstance(step, Refused):
        raise ValueError(move)
    return step.state
