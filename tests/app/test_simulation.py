"""The result of a simulation, as it is read."""

import pytest

from farkle_access.app.simulation import show
from farkle_access.gamekit.computers import Level
from farkle_access.i18n.catalog import Catalogs
from farkle_access.play.simulation import Result

LEVELS = (Level.EASY, Level.HARD)


def shown(
    capsys: pytest.CaptureFixture[str], catalogs: Catalogs, language: str, *, seconds: float
) -> list[str]:
    """10 matches with these mean scores, in this time."""
    result = Result(10, (4, 6), (0.4, 873.6), 0, seconds)
    show("farkle", LEVELS, result, None, catalogs.translator(language), as_json=False)
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize(
    ("language", "last", "first"),
    [
        ("en", "Matches per second: 2.5.", "Mean score: 0.4."),
        ("it", "Partite al secondo: 2,5.", "Punteggio medio: 0,4."),
        ("lv", "Spēles sekundē: 2,5.", "Vidējais rezultāts: 0,4."),
    ],
)
def test_small_numbers_have_a_tenth(
    capsys: pytest.CaptureFixture[str], catalogs: Catalogs, language: str, last: str, first: str
) -> None:
    lines = shown(capsys, catalogs, language, seconds=4)
    assert lines[1].endswith(first)
    assert lines[2].endswith("874.")
    assert lines[3] == last


@pytest.mark.parametrize(
    ("seconds", "last"),
    [
        (5, "Matches per second: 2."),
        (0.01, "Matches per second: 1000."),
        (101, "Less than one match per second."),
        (0, "Player 2, level hard. Wins: 6. Mean score: 874."),
    ],
)
def test_the_speed_is_told_in_proportion_and_only_when_it_was_measured(
    capsys: pytest.CaptureFixture[str], catalogs: Catalogs, seconds: float, last: str
) -> None:
    assert shown(capsys, catalogs, "en", seconds=seconds)[-1] == last
