"""The main menu, and the shortest way to a match."""

import pytest

from tests.ui.said import MAIN_MENU, NOTHING_TO_RESUME, table
from tests.ui.scripted import Booth

ITEMS = ["New match", "Resume", "Rules", "Keys", "Settings", "Statistics", "Quit"]


def test_it_holds_everything_in_order(booth: Booth) -> None:
    heard = booth.run(keys=["down"] * 6)
    focused = [heard.first[-1], *(line for lines in heard.answers for line in lines)]
    assert focused == [f"{item}, {n} of 7." for n, item in enumerate(ITEMS, 1)]


def test_a_match_starts_with_two_key_presses(booth: Booth) -> None:
    heard = booth.run(keys=["enter", "enter"])
    assert heard.last == [
        table(),
        "Your turn.",
        "Roll 6 dice, 1 of 1.",
    ]


def test_quit_says_goodbye_and_ends_the_program(booth: Booth) -> None:
    heard = booth.run(keys=["7", "enter", "down"])
    assert heard.status == 0
    assert heard.last == ["Goodbye."]
    assert len(heard.answers) == 2, "no key is read after that"


def test_esc_stays_and_says_where_one_is(booth: Booth) -> None:
    heard = booth.run(keys=["3", "escape"])
    assert heard.last == [MAIN_MENU, "New match, 1 of 7."]


def test_the_end_of_input_ends_the_program(booth: Booth) -> None:
    heard = booth.run(keys=["down"])
    assert heard.status in (0, None)
    assert heard.farewell == []


@pytest.mark.parametrize(
    ("item", "back"),
    [("1", "escape"), ("3", "escape"), ("4", "escape"), ("5", "escape")],
)
def test_esc_comes_back_to_the_item_that_was_chosen(booth: Booth, item: str, back: str) -> None:
    heard = booth.run(keys=[item, "enter", back])
    assert heard.last == [MAIN_MENU, f"{ITEMS[int(item) - 1]}, {item} of 7."]


def test_nothing_to_resume_and_no_statistics_are_said(booth: Booth) -> None:
    heard = booth.run(keys=["2", "enter", "6", "enter"])
    assert heard.answers[1][0] == NOTHING_TO_RESUME
    assert heard.answers[3][0] == "No match has been finished yet."


def test_positions_can_be_switched_off(booth: Booth) -> None:
    booth.prefer(positions=False)
    heard = booth.run(keys=["down"])
    assert heard.first[-1] == "New match."
    assert heard.last == ["Resume."]
