"""What a position is worth, by rules of thumb, in pips of the race."""

from functools import lru_cache
from itertools import product
from math import erf, sqrt

from farkle_access.games.backgammon.rules.position import (
    BAR,
    HOME,
    THEIR_BAR,
    Position,
    Result,
    highest,
    mirrored,
    pips,
)
from farkle_access.games.backgammon.rules.state import State

PIPS_A_ROLL = 49 / 6
"""On average; doubles count twice."""
ON_ROLL = 4
"""Having the roll is worth half a roll, four pips (Kleinman)."""
CONTACT_SPREAD = 3.0
"""How many times wider the spread of outcomes is with contact than in a race."""
POINT_WORTH = (0, 1, 2, 4, 7, 9, 8, 7, 3, 2, 2, 1, 1, 1, 1, 2, 1, 1, 4, 2, 6, 8, 5, 3, 2)
"""By point: the pips that holding it is worth; 4 to 8 block best, 18 to 22 are good anchors."""
PRIME_WORTH = (0, 0, 0, 2, 6, 11, 16, 18, 18, 18, 18, 18, 18, 18, 18, 18)
"""By the number of points held in a row: the pips that they are worth beyond their own worth."""
STACK = 1.0
"""Pips that each checker from the fifth on one point wastes."""
GAP = 0.7
"""Pips that each checker on a low point wastes in bearing off."""


@lru_cache(maxsize=1)
def shots() -> tuple[float, ...]:
    """By distance, 0 to 24: the share of rolls with which one checker reaches it unblocked."""
    counts = [0] * 25
    for first, second in product(range(1, 7), repeat=2):
        reached = {first, second, first + second}
        if first == second:
            reached = {first * times for times in range(1, 5)}
        for distance in reached:
            counts[distance] += 1
    return tuple(count / 36 for count in counts)


def in_contact(position: Position) -> bool:
    """Whether a checker of one side still has to pass one of the other."""
    if position[THEIR_BAR]:
        return True
    theirs = next((point for point in range(1, 25) if position[point] < 0), BAR)
    return highest(position) > theirs


def race_lead(position: Position) -> float:
    """The pips by which the mover leads in a race, wasted pips included."""
    return _race(mirrored(position)) - _race(position)


def lead(position: Position) -> float:
    """The pips by which the mover's position is better, when the opponent is to roll."""
    if not in_contact(position):
        return race_lead(position)
    other = mirrored(position)
    return (
        pips(other)
        - pips(position)
        + _structure(position)
        - _structure(other)
        - _danger(position)
        + 0.4 * _danger(other)
    )


def chance(position: Position) -> float:
    """The probability that the mover wins when on roll, by Kleinman's formula for races.

    With contact the lead is that of `lead`, and the spread is wider.
    """
    other = mirrored(position)
    ahead = -lead(other) + ON_ROLL
    total = max(pips(position) + pips(other) - ON_ROLL, 1)
    spread = CONTACT_SPREAD if in_contact(position) else 1.0
    return 0.5 + 0.5 * erf(ahead / (2 * sqrt(total * spread)))


def is_enough(view: State) -> bool:
    """Whether a resignation is accepted: not when there is a fair chance of more.

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
    # Bearing off takes at least one roll for two checkers; doubles are ignored.
    needed = max(pips(winner) / PIPS_A_ROLL, left / 2)
    return homeward / PIPS_A_ROLL + 1 < needed


def _race(position: Position) -> float:
    left = sum([count for count in position[1:] if count > 0])
    low = sum([max(count - 2, 0) for count in position[1:4]])
    return pips(position) + 2 * left + GAP * low


def _structure(position: Position) -> float:
    """What the points that are held are worth, and the opponent's trouble to enter."""
    worth, closed, run, longest = 0.0, 0, 0, 0
    for point, value in enumerate(POINT_WORTH):
        count = position[point]
        if point and count > 1:
            worth += value - STACK * max(count - 4, 0)
            closed += point in HOME
            run += 1
            longest = max(longest, run)
        else:
            run = 0
    worth += PRIME_WORTH[longest]
    return worth + position[THEIR_BAR] * closed * closed


def _danger(position: Position) -> float:
    """The pips that blots are expected to lose to the next roll of the opponent."""
    odds = shots()
    enemies = [point for point in range(25) if position[point] < 0 or (not point and position[0])]
    held = sum([position[point] < -1 for point in range(19, 25)])
    danger = 0.0
    for point in range(1, 25):
        if position[point] == 1:
            hit = 1.0
            for enemy in enemies:
                if enemy < point:
                    hit *= 1 - odds[point - enemy]
            danger += (1 - hit) * (25 - point + 2 * held)
    return danger
