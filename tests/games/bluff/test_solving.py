"""The play of one throw is best against itself: nobody gains by playing another way alone."""

from itertools import pairwise

import pytest

from farkle_access.games.bluff.solving import (
    RANKS,
    SHARES,
    TOP,
    Option,
    Solution,
    Table,
    base_values,
    options_of,
    solve,
    worth,
)

TABLES = {
    "beghel": Table(equal=True, keep=True, highest_stays=True),
    "beghel without keeping": Table(equal=True, keep=False, highest_stays=True),
    "tokyo": Table(equal=False, keep=False, highest_stays=False),
    "capitano where equal is enough": Table(equal=True, keep=False, highest_stays=False),
}
THROWS = [
    (table, base, may_keep)
    for table in TABLES.values()
    for base in (None, *RANKS)
    for may_keep in {False, table.keep and base is not None}
    if base != TOP or (table.equal and table.highest_stays)
]


def solved(table: Table, base: int | None, may_keep: bool) -> Solution:
    return solve(options_of(table, base_values(table), base, may_keep=may_keep))


def truthful(solution: Solution) -> float:
    """How often the dice allow a true claim that is made."""
    return sum(option.share * solution.honest[option.rank] for option in solution.options)


@pytest.mark.parametrize(("table", "base", "may_keep"), THROWS)
def test_truths_and_bluffs_are_all_throws(table: Table, base: int | None, may_keep: bool) -> None:
    solution = solved(table, base, may_keep)
    assert truthful(solution) + sum(solution.lies) == pytest.approx(1)
    assert min(solution.lies) >= 0
    assert all(0 <= honest <= 1 for honest in solution.honest)


@pytest.mark.parametrize(("table", "base", "may_keep"), THROWS)
def test_the_roller_gains_nothing_by_other_claims(
    table: Table, base: int | None, may_keep: bool
) -> None:
    solution = solved(table, base, may_keep)
    value = worth(solution.options)

    def lie(option: Option) -> float:
        doubted = option.doubted(solution.bluff)
        return doubted * option.caught + (1 - doubted) * option.believed

    best = max(map(lie, solution.options))
    true = {option.rank: option.true(solution.bluff) for option in solution.options}
    gain = sum(SHARES[dice] * max(best, true.get(dice, best)) for dice in RANKS)
    assert gain == pytest.approx(value, abs=1e-6)


@pytest.mark.parametrize(("table", "base", "may_keep"), THROWS)
def test_the_answerer_gains_nothing_by_other_answers(
    table: Table, base: int | None, may_keep: bool
) -> None:
    solution = solved(table, base, may_keep)
    least = 0.0
    for option, lies in zip(solution.options, solution.lies, strict=True):
        truths = option.share * solution.honest[option.rank]
        doubting = truths * option.truth + lies * option.caught
        believing = (truths + lies) * option.believed
        least += min(doubting, believing)
    assert least == pytest.approx(worth(solution.options), abs=1e-6)


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_a_higher_base_is_never_better_and_the_values_have_settled(table: Table) -> None:
    values = base_values(table)
    top = TOP if table.highest_stays else TOP - 1
    for lower, higher in pairwise(values[: top + 1]):
        assert higher <= lower + 1e-9
    for base in RANKS[: top + 1]:
        options = options_of(table, values, base, may_keep=table.keep)
        assert worth(options) == pytest.approx(values[base], abs=1e-9)


def test_the_values_known_by_hand() -> None:
    # Against 66 in Tokyo only 21 is left, and always doubted: 2 of 36 win 2, the rest lose 2.
    assert base_values(TABLES["tokyo"])[TOP - 1] == pytest.approx((2 * 2 - 34 * 2) / 36)
    # Against 21 in Beghel without keeping it is the same.
    assert base_values(TABLES["beghel without keeping"])[TOP] == pytest.approx(-64 / 36)
