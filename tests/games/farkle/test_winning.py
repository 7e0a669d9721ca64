"""The tables of winning probabilities: what they say, and what happens without them."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from farkle_access.gamekit.advice import Measure
from farkle_access.gamekit.computers import Level, NotReady
from farkle_access.gamekit.tables import DamagedTable, write_table
from farkle_access.games.farkle.bots import computers
from farkle_access.games.farkle.engine import layout, perfect, winning
from farkle_access.games.farkle.engine.advising import FarkleAdviser, evaluate
from farkle_access.games.farkle.engine.strategy import appraise
from farkle_access.games.farkle.engine.winning import Standing, chances
from farkle_access.games.farkle.rules.state import Ending, Settings
from tests.games.farkle.standings import USUAL, begun, hand_of, rolling, table_of

PLAYERS = computers().by_level
PERFECT = PLAYERS[Level.PERFECT]
FILES = [(ending, minimum) for ending in Ending for minimum in layout.MINIMUMS]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for tables that is empty; nothing is remembered from another."""
    for remembered in (chances, perfect.hand_to_win):
        remembered.cache_clear()
    monkeypatch.setattr(winning, "data_file", lambda package, name: tmp_path / name)
    yield tmp_path
    for remembered in (chances, perfect.hand_to_win):
        remembered.cache_clear()


# Values


def test_the_starter_wins_less_than_half_of_all_matches() -> None:
    view = begun(USUAL, (0, 0))
    assert table_of(view) == pytest.approx(0.48147, abs=2e-4)
    assert hand_of(view) == pytest.approx(0.48147, abs=2e-4)


@pytest.mark.parametrize(("ending", "minimum"), FILES)
def test_the_tables_agree_with_recomputed_hands(ending: Ending, minimum: int) -> None:
    random = Random(f"{ending}{minimum}")
    for number in range(6):
        entry = random.choice((0, *layout.ENTRIES))
        settings = Settings(entry, minimum, random.choice((500, 1000, 2000)), ending)
        made = [random.randrange(100, settings.limit, 5) for _ in range(2)]
        totals = ((0, 0), (0, made[1]), (made[0], 0))[number] if number < 3 else tuple(made)
        view = begun(settings, (totals[0], totals[1]), number % 2)
        assert hand_of(view) == pytest.approx(table_of(view), abs=4e-4)


@pytest.mark.parametrize(("ending", "minimum"), FILES)
def test_more_points_win_more(ending: Ending, minimum: int) -> None:
    tables = chances(ending, minimum)
    for role in range(2):
        for limit in (150, 2000, 5000):
            for misses in (5, limit // 3, limit):
                mine = [tables.of(Standing(role, x, misses), 0, limit) for x in layout.GRID]
                theirs = [tables.of(Standing(role, misses, x), 0, limit) for x in layout.GRID]
                assert all(after <= before + 1e-4 for before, after in pairwise(mine))
                assert all(after >= before - 1e-4 for before, after in pairwise(theirs))


def test_not_having_entered_costs_and_costs_more_the_more_is_asked_for() -> None:
    tables = chances(Ending.ROUND, 35)
    for limit in (500, 750, 1000, 2000, 9000):
        both = Standing(0, limit, limit - 200)
        values = [tables.of(replace(both, new=True), entry, limit) for entry in (50, 75, 100)]
        assert tables.of(both, 0, limit) >= values[0] >= values[1] > values[2]
        rivals = [tables.of(replace(both, rival_new=True), entry, limit) for entry in (50, 100)]
        assert tables.of(both, 0, limit) <= rivals[0] < rivals[1]


def test_between_two_limits_the_tables_are_drawn_on() -> None:
    tables = chances(Ending.ROUND, 50)
    values = [
        tables.of(Standing(0, limit, limit - 100, new=True), 100, limit)
        for limit in range(900, 1005, 5)
    ]
    assert values == sorted(values)


def test_the_nearest_tables_stand_in_for_unusual_settings() -> None:
    def found(entry: int, minimum: int) -> tuple[int, int]:
        settings = Settings(entry, minimum, 1000, Ending.ROUND)
        return winning.minimum_for(settings), winning.entry_for(settings)

    assert found(50, 35) == (35, 50)
    assert found(35, 35) == (35, 0)
    assert found(0, 0) == (5, 0)
    assert found(100, 5) == (5, 100)
    assert found(60, 40) == (35, 50)
    assert found(500, 300) == (50, 100)
    assert found(55, 50) == (50, 0)


# Damaged tables


def test_a_damaged_table_is_noticed_before_the_match(folder: Path) -> None:
    with pytest.raises(NotReady, match=r"round_5\.bin"):
        PERFECT.prepare()


def test_the_tables_that_travel_with_the_program_are_whole() -> None:
    PERFECT.prepare()
    for ending, minimum in FILES:
        assert chances(ending, minimum).entered


def test_without_tables_it_plays_like_the_hard_player(folder: Path) -> None:
    view = replace(rolling(begun(USUAL, (300, 700)), 50, 3), roll=(1, 2, 5))
    assert evaluate(view) == appraise(view)
    assert PERFECT.choose(view, Random(0)) == PLAYERS[Level.HARD].choose(view, Random(0))
    advice = FarkleAdviser().advise(view)
    assert advice.measure is Measure.POINTS


@pytest.mark.parametrize("payload", [b"", b"no tables", layout.packed([1, 2, 3])])
def test_a_whole_file_with_the_wrong_content_is_refused(folder: Path, payload: bytes) -> None:
    write_table(folder / layout.file_name(Ending.ROUND, 35), layout.MAGIC, payload, layout.VERSION)
    with pytest.raises(DamagedTable, match=r"round_35\.bin"):
        chances(Ending.ROUND, 35)


@pytest.mark.parametrize("numbers", [[], [0], [65535, 0, 65535, 1], [*range(1000)]])
def test_packed_numbers_come_back(numbers: list[int]) -> None:
    assert list(layout.unpacked(layout.packed(numbers))) == numbers
