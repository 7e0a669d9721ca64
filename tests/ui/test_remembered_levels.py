"""A level of one game, carried into another by the set-up or by a file: every menu goes on."""

import pytest

from farkle_access.gamekit.computers import Level
from farkle_access.games import GAMES
from farkle_access.i18n.translator import ENGLISH
from farkle_access.ui.shell.levels import computer_label
from tests.ui.scripted import Booth, ListSink

NEW_MATCH = ["1", "enter"]
ALL = ["down"] * 12
CARRIED = [
    (one, level, other)
    for one in GAMES
    for level in GAMES[one].computers().by_level
    for other in GAMES
    if other != one
]


def remember(booth: Booth, game: str, level: Level) -> None:
    booth.prefer()
    booth.places.table.write_text(
        f'game = "{game}"\nlanguage = "en"\noptions = {{}}\n'
        f'players = [{{name = "Ann"}}, {{name = "Robot", level = "{level}"}}]\n'
    )


def level_of(heard: ListSink) -> str:
    (said,) = {line for line in heard.lines if line.startswith("Place 2: Robot, ")}
    return said.split(", ")[1]


def offered_by(game: str) -> set[str]:
    return {
        computer_label(level, ENGLISH).split(", ")[-1]
        for level in GAMES[game].computers().by_level
    }


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("game", GAMES)
def test_a_remembered_table_with_any_level_is_set_up_and_played(
    booth: Booth, game: str, level: Level
) -> None:
    remember(booth, game, level)
    heard = booth.run(keys=[*NEW_MATCH, *ALL])
    assert level_of(heard) in offered_by(game)
    booth.run(keys=[*NEW_MATCH, "enter", "enter"])
    assert len(booth.records()) == 1


@pytest.mark.parametrize(("one", "level", "other"), CARRIED)
def test_every_level_is_carried_into_every_other_game(
    booth: Booth, one: str, level: Level, other: str
) -> None:
    remember(booth, one, level)
    number = str(list(GAMES).index(other) + 1)
    heard = booth.run(keys=[*NEW_MATCH, "2", "enter", number, "enter", *ALL])
    assert level_of(heard) in offered_by(other)
