"""The combination table of Farkle, read off the rules a second time.

It tries every subset of the dice of a roll against patterns of sorted digits. It shares
nothing with the scoring of the game, so a mistake would have to be made twice to pass.
"""

import re
from collections.abc import Sequence
from itertools import combinations

# name of the combination, pattern of its sorted dice, points by lowest die or for all
ROWS: tuple[tuple[str, str, dict[str, int] | int], ...] = (
    ("single", "1|5", {"1": 10, "5": 5}),
    (
        "three_of_a_kind",
        r"(.)\1{2}",
        {"1": 75, "2": 20, "3": 30, "4": 40, "5": 50, "6": 60},
    ),
    (
        "four_of_a_kind",
        r"(.)\1{3}",
        {"1": 110, "2": 120, "3": 130, "4": 140, "5": 150, "6": 160},
    ),
    (
        "five_of_a_kind",
        r"(.)\1{4}",
        {"1": 320, "2": 340, "3": 360, "4": 380, "5": 400, "6": 420},
    ),
    (
        "six_of_a_kind",
        r"(.)\1{5}",
        {"1": 625, "2": 650, "3": 675, "4": 700, "5": 725, "6": 750},
    ),
    ("small_straight", "12345|23456", 100),
    ("large_straight", "123456", 200),
    ("three_pairs", r"(.)\1(?!\1)(.)\2(?!\2)(.)\3", 150),
    ("full_house", r"(.)\1{3}(?!\1)(.)\2|(.)\3(?!\3)(.)\4{3}", 200),
    ("two_triplets", r"(.)\1{2}(?!\1)(.)\2{2}", 250),
)


def classified(dice: Sequence[int]) -> tuple[str, int] | None:
    """The name and points of exactly these dice as one combination, if they are one."""
    digits = "".join(map(str, sorted(dice)))
    for name, pattern, points in ROWS:
        if re.fullmatch(pattern, digits):
            return name, points if isinstance(points, int) else points[digits[0]]
    return None


def second_opinion(dice: Sequence[int]) -> set[tuple[str, tuple[int, ...], int]]:
    """Every distinct combination in a roll, as name, sorted dice and points."""
    found = set()
    for size in range(1, len(dice) + 1):
        for positions in combinations(range(len(dice)), size):
            chosen = tuple(sorted(dice[position] for position in positions))
            answer = classified(chosen)
            if answer is not None:
                name, points = answer
                found.add((name, chosen, points))
    return found
