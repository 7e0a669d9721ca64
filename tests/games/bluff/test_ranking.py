"""The ranking that all three games share."""

from itertools import pairwise, product

import pytest

from farkle_access.games.bluff.rules.ranking import (
    HIGHEST,
    THROWS,
    VALUES,
    beats,
    compare,
    is_value,
    rank,
    reaches,
    value_of,
    ways,
)

RANKING = "31 32 41 42 43 51 52 53 54 61 62 63 64 65 11 22 33 44 55 66 21"


def test_ranking_low_to_high() -> None:
    assert [str(value) for value in VALUES] == RANKING.split()
    assert [rank(value) for value in VALUES] == list(range(21))
    assert VALUES[-1] == HIGHEST == 21


def test_higher_die_first() -> None:
    assert value_of((4, 2)) == value_of((2, 4)) == 42
    assert value_of((6, 6)) == 66
    assert value_of((1, 2)) == 21


def test_every_throw_has_a_value_and_every_value_its_throws() -> None:
    thrown = [value_of(dice) for dice in product(range(1, 7), repeat=2)]
    assert len(thrown) == THROWS
    assert {value: thrown.count(value) for value in VALUES} == {v: ways(v) for v in VALUES}


def test_comparison_is_the_order_of_the_values() -> None:
    for low, high in pairwise(VALUES):
        assert compare(low, high) < 0 < compare(high, low)
        assert beats(high, low)
        assert not beats(low, high)
        assert reaches(high, low)
        assert not reaches(low, high)
    for value in VALUES:
        assert compare(value, value) == 0
        assert reaches(value, value)
        assert not beats(value, value)


@pytest.mark.parametrize("number", [0, 12, 24, 70, 77, 99, -21, 421])
def test_other_numbers_are_no_values(number: int) -> None:
    assert not is_value(number)
    with pytest.raises(KeyError):
        rank(number)
    with pytest.raises(KeyError):
        ways(number)
