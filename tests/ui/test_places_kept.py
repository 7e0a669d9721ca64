"""Whoever comes back from the game menu is where they were."""

import pytest

from tests.ui.scripted import Booth, ListSink
from tests.ui.test_board import OFFER, doubled

AND_BACK = {
    "at once": ["escape", "escape"],
    "by its first item": ["escape", "enter"],
    "from the rules": ["escape", "2", "enter", "escape", "escape"],
    "from the settings": ["escape", "5", "enter", "2", "enter", "escape", "escape", "escape"],
    "twice": ["escape", "escape", "escape", "escape"],
}


def said_before_and_after(heard: ListSink, away: list[str]) -> tuple[str, str]:
    return heard.answers[-len(away) - 1][-1], heard.last[-1]


@pytest.mark.parametrize("away", AND_BACK.values(), ids=AND_BACK)
def test_in_farkle(booth: Booth, away: list[str]) -> None:
    heard = booth.play("Ann,Bob", keys=["enter", "down", *away], throws="1 3 3 3 4 6")
    before, after = said_before_and_after(heard, away)
    assert before == after
    assert before.endswith(", 2 of 2.")


@pytest.mark.parametrize("game", ["backgammon", "tokyo", "capitano"])
@pytest.mark.parametrize("away", [["escape", "escape"], ["escape", "enter"]])
def test_in_other_games(booth: Booth, game: str, away: list[str]) -> None:
    booth.prefer(pause=0.0)
    words = ["play", game, "--players", "Ann,bot:easy", "--seed", "3"]
    heard = booth.run(*words, keys=["enter", "down", "down", *away])
    before, after = said_before_and_after(heard, away)
    assert before == after
    assert ", 1 of " not in before


def test_a_move_made_begins_at_the_first_item_again(booth: Booth) -> None:
    keys = ["enter", "down", "escape", "escape", "enter"]
    heard = booth.play("Ann,Bob", keys=keys, throws="1 3 3 3 4 6")
    assert ", 1 of " in heard.last[-1]


def test_a_decision_that_had_no_focus_has_none_afterwards(booth: Booth) -> None:
    heard = doubled(booth, "escape", "escape", "enter")
    assert heard.answers[-2] == [OFFER]
    assert heard.last == ["Nothing is chosen yet.", OFFER]


def test_a_decision_keeps_the_choice_that_had_the_focus(booth: Booth) -> None:
    heard = doubled(booth, "down", "down", "escape", "escape")
    assert heard.last == heard.answers[-3]
    assert heard.last != [OFFER]
