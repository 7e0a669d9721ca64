"""Backgammon at the keyboard: decisions without a default, the board, and typed plays."""

import pytest

from farkle_access.games import GAMES
from farkle_access.play.reading import read
from tests.ui.scripted import Booth, ListSink

OPENING = "6 1; 5 2; 6 3"
NOTHING_CHOSEN = "Nothing is chosen yet."
OFFER = "Choose with the arrows: take the cube at 2; drop and lose 1 point."


def play(booth: Booth, *keys: str, players: str = "Anna,Bruno", dice: str = OPENING) -> ListSink:
    words = ("play", "backgammon", "--players", players, "--seed", "1", "--dice", dice)
    return booth.run(*words, keys=keys)


def doubled(booth: Booth, *keys: str) -> ListSink:
    """Anna has played, Bruno doubles, and Anna is asked."""
    return play(booth, "m", "13/7 8/7", "enter", "2", "enter", *keys)


def moves(booth: Booth) -> list[str]:
    (record,) = booth.records()
    return [type(move).__name__ for move in read(record, GAMES).moves]


@pytest.mark.parametrize("key", ["enter", "space"])
def test_an_offer_has_no_focus_so_that_enter_alone_decides_nothing(booth: Booth, key: str) -> None:
    heard = doubled(booth, *[key] * 5)
    assert heard.answers[4] == ["You double to 2. It is for Anna to answer.", OFFER]
    for lines in heard.answers[5:]:
        assert lines == ([NOTHING_CHOSEN, OFFER] if key == "enter" else [OFFER])
    assert moves(booth)[-1] == "Double"


@pytest.mark.parametrize(
    ("keys", "last"),
    [
        (["down", "enter"], "Take"),
        (["tab", "down", "enter"], "Drop"),
        (["up", "enter"], "Drop"),
        (["backtab", "enter"], "Drop"),
        (["1", "enter"], "Take"),
        (["2", "enter"], "Drop"),
    ],
)
def test_an_offer_is_answered_after_a_step_to_an_answer(
    booth: Booth, keys: list[str], last: str
) -> None:
    doubled(booth, *keys)
    made = [name for name in moves(booth) if name in ("Take", "Drop")]
    assert made == [last]


def test_a_digit_that_is_too_high_focuses_nothing(booth: Booth) -> None:
    heard = doubled(booth, "3", "enter")
    assert heard.answers[-2:] == [["There are only 2 items."], [NOTHING_CHOSEN, OFFER]]


def test_questions_are_answered_before_the_decision(booth: Booth) -> None:
    heard = doubled(booth, "c", "b", "p", "t", "enter")
    assert heard.answers[5] == [
        "The cube is offered at 2. At stake: 1 point; gammon 2, backgammon 3."
    ]
    assert len(heard.answers[6]) == 2
    assert heard.answers[7][0].startswith("Pips.")
    assert heard.answers[8] == ["It is for Anna to answer."]
    assert heard.answers[9] == [NOTHING_CHOSEN, OFFER]


def test_resigning_lies_behind_an_item_and_has_no_focus(booth: Booth) -> None:
    heard = play(booth, "up", "down", *["down"] * 9, "enter", "enter", "escape")
    assert heard.answers[-3][0] == "Resign. Esc goes back."
    assert heard.answers[-2][0] == NOTHING_CHOSEN
    assert heard.answers[-1] == ["Resign, 8 of 8."]


def test_the_three_ways_reach_the_same_position(booth: Booth) -> None:
    by_typing = play(booth, "m", "13/7 8/7", "b")
    by_steps = play(booth, "3", "enter", "2", "enter", "b")
    by_board = play(booth, "l", "f", "down", "enter", "1", "enter", "l", *["f"], *["down"] * 3)
    assert by_typing.last == by_steps.last
    assert "13 to 7. On 13: 4, on 7: 1." in by_board.lines
    assert by_typing.last[0] == "Anna: 2 on 24, 4 on 13, 2 on 8, 2 on 7, 5 on 6."


def test_a_whole_play_is_chosen_from_its_list(booth: Booth) -> None:
    heard = play(booth, "7", "enter", "enter", "u", "u", "u")
    assert heard.answers[1][0].startswith("Whole plays: ")
    assert heard.answers[-1] == ["There is nothing to take back."]
    assert [lines[0].startswith("Taken back: ") for lines in heard.answers[-3:-1]] == [True, True]


def test_a_typed_text_that_is_no_play_is_asked_for_again(booth: Booth) -> None:
    heard = play(booth, "m", "foo", "24/23/17", "", "d")
    assert heard.answers[1] == ["That is no play; an example is 8, 5, 6, 5."]
    assert heard.answers[2] == ["Point 17 is held by 3 checkers of the opponent."]
    assert heard.last == ["Dice to play: 6, 1."]
    assert len(heard.prompts) == 3


@pytest.mark.parametrize("text", ["x" * 10000, "\x00", "{key}", "1 2 3", "99/98", "a/b/c", "²/1"])
def test_any_text_gets_one_sentence(booth: Booth, text: str) -> None:
    heard = play(booth, "m", text, "")
    assert len(heard.answers[1]) == 1


def test_nothing_can_be_typed_or_moved_before_the_roll(booth: Booth) -> None:
    heard = play(booth, "m", "13/7 8/7", "enter", "m", "l", "enter")
    assert heard.answers[3][0] == "No move can be typed now."
    assert heard.last == ["Roll first: checkers move after the roll."]


def test_the_board_is_gone_through_by_kinds_both_ways(booth: Booth) -> None:
    heard = play(booth, "l", *["f"] * 6, *["v"] * 6, *["right"] * 6, *["left"] * 6)
    there, back = heard.answers[1:7], heard.answers[7:13]
    assert [lines[0] for lines in back] == [lines[0] for lines in [*there[-2::-1], there[-1]]]
    assert heard.answers[13:19] == there
    assert heard.answers[19:] == back


def test_enter_on_a_point_says_why_nothing_goes_from_there(booth: Booth) -> None:
    heard = play(booth, "l", "down", "enter")
    assert heard.answers[-2] == ["Point 23: empty."]
    assert heard.last == ["You have no checker on 23."]


def test_a_single_step_from_a_point_is_made_at_once_and_can_be_taken_back(booth: Booth) -> None:
    heard = play(booth, "l", "f", "down", "down", "down", "enter", "u")
    assert heard.answers[-2][0] == "6 to 5. On 6: 4, on 5: 1."
    assert heard.last[0] == "Taken back: 6 to 5."


@pytest.mark.parametrize("key", ["b", "p", "l", "m"])
def test_a_game_without_a_board_says_so_in_one_sentence(booth: Booth, key: str) -> None:
    assert booth.play("Anna,Bruno", keys=[key]).last[0] == "This game has no board."


def test_the_board_is_heard_while_the_computer_plays(booth: Booth) -> None:
    words = ("play", "backgammon", "--players", "Anna,bot:easy", "--seed", "1", "--dice", OPENING)
    heard = booth.run(*words, keys=("m", "13/7 8/7", "enter"), pauses={0: "b"})
    assert any(line.startswith("Computer: ") for step in heard.steps for line in step.lines)


def test_the_numbering_is_a_setting(booth: Booth) -> None:
    heard = booth.run(keys=["5", "enter", "up", *["down"] * 10, "enter", "2", "enter"])
    assert heard.last[-1].startswith("Points of the board: from the side of the one who moves")
    again = booth.run(keys=["5", "enter", *["down"] * 10])
    assert again.last == heard.last[-1:]


def test_a_match_is_left_in_the_middle_of_a_turn_and_goes_on(booth: Booth) -> None:
    play(booth, "m", "13/7")
    heard = booth.run("resume", keys=["d", "u"])
    assert heard.first[-1].startswith("24 to 23, 1 of")
    assert heard.answers[0] == ["Rolled: 6, 1. Still to play: 1."]
    assert heard.answers[1][0] == "Taken back: 13 to 7."
