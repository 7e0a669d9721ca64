"""What the dice of one roll are worth."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, pairwise, product

import pytest

from farkle_access.games.farkle.rules.events import Rolled
from farkle_access.games.farkle.rules.scoring import Combination, Kind, items, without
from tests.games.farkle.play import GAME, begin
from tests.games.farkle.second_scorer import second_opinion

FACES = range(1, 7)
SORTED_ROLLS = [
    roll for size in range(1, 7) for roll in combinations_with_replacement(FACES, size)
]

TABLE = [
    ("1", Kind.SINGLE, 10),
    ("5", Kind.SINGLE, 5),
    ("111", Kind.THREE, 75),
    ("222", Kind.THREE, 20),
    ("333", Kind.THREE, 30),
    ("444", Kind.THREE, 40),
    ("555", Kind.THREE, 50),
    ("666", Kind.THREE, 60),
    ("1111", Kind.FOUR, 110),
    ("2222", Kind.FOUR, 120),
    ("3333", Kind.FOUR, 130),
    ("4444", Kind.FOUR, 140),
    ("5555", Kind.FOUR, 150),
    ("6666", Kind.FOUR, 160),
    ("11111", Kind.FIVE, 320),
    ("22222", Kind.FIVE, 340),
    ("33333", Kind.FIVE, 360),
    ("44444", Kind.FIVE, 380),
    ("55555", Kind.FIVE, 400),
    ("66666", Kind.FIVE, 420),
    ("111111", Kind.SIX, 625),
    ("222222", Kind.SIX, 650),
    ("333333", Kind.SIX, 675),
    ("444444", Kind.SIX, 700),
    ("555555", Kind.SIX, 725),
    ("666666", Kind.SIX, 750),
    ("12345", Kind.SMALL_STRAIGHT, 100),
    ("23456", Kind.SMALL_STRAIGHT, 100),
    ("123456", Kind.LARGE_STRAIGHT, 200),
    ("112233", Kind.THREE_PAIRS, 150),
    ("224466", Kind.THREE_PAIRS, 150),
    ("111122", Kind.FULL_HOUSE, 200),
    ("335555", Kind.FULL_HOUSE, 200),
    ("111222", Kind.TWO_TRIPLETS, 250),
    ("444666", Kind.TWO_TRIPLETS, 250),
]


def dice(digits: str) -> tuple[int, ...]:
    return tuple(map(int, digits))


def offered(digits: str) -> list[tuple[Kind, tuple[int, ...], int]]:
    return [(item.kind, item.dice, item.points) for item in items(dice(digits))]


@cache
def rolls_by_kind() -> dict[Kind, int]:
    """How many of the 46656 ordered rolls of six dice hold each kind."""
    counts: Counter[Kind] = Counter()
    for roll in product(FACES, repeat=6):
        counts.update({item.kind for item in items(tuple(sorted(roll)))})
    return counts


@pytest.mark.parametrize(("digits", "kind", "points"), TABLE)
def test_row_of_the_table(digits: str, kind: Kind, points: int) -> None:
    assert items(dice(digits))[0] == Combination(kind, dice(digits), points)


@pytest.mark.parametrize("digits", ["2", "3", "4", "6", "22", "2233", "2346", "22334", "223446"])
def test_no_points_for_dice_outside_the_table(digits: str) -> None:
    assert items(dice(digits)) == ()


def test_the_example_of_the_source_offers_three_3s_and_then_the_1() -> None:
    assert offered("133346") == [(Kind.THREE, (3, 3, 3), 30), (Kind.SINGLE, (1,), 10)]


def test_items_inside_larger_ones_are_offered_too() -> None:
    assert offered("11115") == [
        (Kind.FOUR, (1, 1, 1, 1), 110),
        (Kind.THREE, (1, 1, 1), 75),
        (Kind.SINGLE, (1,), 10),
        (Kind.SINGLE, (5,), 5),
    ]


def test_a_large_straight_holds_both_small_ones() -> None:
    assert [kind for kind, _, _ in offered("123456")] == [
        Kind.LARGE_STRAIGHT,
        Kind.SMALL_STRAIGHT,
        Kind.SMALL_STRAIGHT,
        Kind.SINGLE,
        Kind.SINGLE,
    ]


def test_four_and_two_are_a_full_house_and_not_three_pairs() -> None:
    kinds = [kind for kind, _, _ in offered("444422")]
    assert kinds == [Kind.FULL_HOUSE, Kind.FOUR, Kind.THREE]


def test_three_and_two_are_no_full_house() -> None:
    assert offered("33322") == [(Kind.THREE, (3, 3, 3), 30)]


def test_six_equal_dice_are_neither_two_triplets_nor_three_pairs() -> None:
    kinds = [kind for kind, _, _ in offered("222222")]
    assert kinds == [Kind.SIX, Kind.FIVE, Kind.FOUR, Kind.THREE]


def test_best_points_come_first_and_fewer_dice_first_on_equal_points() -> None:
    for roll in SORTED_ROLLS:
        ranks = [(-item.points, len(item.dice)) for item in items(roll)]
        assert ranks == sorted(ranks), roll


def test_equal_points_in_one_roll_are_the_two_small_straights_lower_faces_first() -> None:
    tied = {
        (first.dice, second.dice)
        for roll in SORTED_ROLLS
        for first, second in pairwise(items(roll))
        if first.points == second.points
    }
    assert tied == {((1, 2, 3, 4, 5), (2, 3, 4, 5, 6))}


def test_every_sorted_roll_agrees_with_the_second_scorer() -> None:
    for roll in SORTED_ROLLS:
        found = items(roll)
        assert {(str(i.kind), i.dice, i.points) for i in found} == second_opinion(roll), roll
        assert len(set(found)) == len(found), roll


def test_the_order_of_the_dice_does_not_matter_in_any_roll() -> None:
    for size in range(1, 7):
        rolling = replace(begin(), throw=size)
        for roll in product(FACES, repeat=size):
            rolled, *_ = GAME.thrown(rolling, roll).events
            assert rolled == Rolled(0, tuple(sorted(roll)))


@pytest.mark.parametrize(
    ("count", "probability"),
    [
        (1, Fraction(2, 3)),
        (2, Fraction(4, 9)),
        (3, Fraction(5, 18)),
        (4, Fraction(17, 108)),
        (5, Fraction(25, 324)),
        (6, Fraction(5, 216)),
    ],
)
def test_probability_of_a_farkle(count: int, probability: Fraction) -> None:
    farkles = sum(not items(tuple(sorted(roll))) for roll in product(FACES, repeat=count))
    assert Fraction(farkles, 6**count) == probability


@pytest.mark.parametrize(
    ("kind", "rolls"),
    [
        (Kind.SINGLE, 6**6 - 4**6),
        (Kind.THREE, 6 * (20 * 125 + 15 * 25 + 6 * 5 + 1) - 15 * 20),
        (Kind.FOUR, 6 * (15 * 25 + 6 * 5 + 1)),
        (Kind.FIVE, 6 * (6 * 5 + 1)),
        (Kind.SIX, 6),
        (Kind.SMALL_STRAIGHT, 2 * 5 * 360 + 720),
        (Kind.LARGE_STRAIGHT, 720),
        (Kind.THREE_PAIRS, 20 * 90),
        (Kind.FULL_HOUSE, 30 * 15),
        (Kind.TWO_TRIPLETS, 15 * 20),
    ],
)
def test_rolls_of_six_dice_that_hold_a_kind_as_counted_on_paper(kind: Kind, rolls: int) -> None:
    assert rolls_by_kind()[kind] == rolls


def test_all_points_are_multiples_of_5() -> None:
    assert {item.points % 5 for roll in SORTED_ROLLS for item in items(roll)} == {0}


def test_an_item_and_the_dice_without_it_make_up_the_roll() -> None:
    for roll in SORTED_ROLLS:
        for item in items(roll):
            left = without(roll, item.dice)
            assert left == tuple(sorted(left))
            assert tuple(sorted(left + item.dice)) == roll
