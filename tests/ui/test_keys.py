"""Every key of the table, on the screens where it has a meaning and where it has none."""

import pytest

from farkle_access.output.announcement import Kind
from tests.ui.said import MAIN_MENU, RULES, no_use, rolled, table, taken_back, took
from tests.ui.scripted import Booth, ListSink

SEED_EXAMPLE = "1 3 3 3 4 6"
BEST, ONE = "Three of a kind of 3, 30 points, 1 of 2.", "A 1, 10 points, 2 of 2."


def after_the_roll(booth: Booth, *keys: str) -> ListSink:
    """A person has rolled the example of the rules; then these keys."""
    return booth.play("Ann,Bob", keys=["enter", *keys], throws=SEED_EXAMPLE)


def test_enter_does_the_focused_item(booth: Booth) -> None:
    heard = after_the_roll(booth, "enter")
    assert heard.last[0] == took("three of a kind of 3", 30, "Ann")


@pytest.mark.parametrize(("forward", "back"), [("down", "up"), ("tab", "backtab")])
def test_arrows_and_tab_move_and_stop_at_the_ends(booth: Booth, forward: str, back: str) -> None:
    heard = after_the_roll(booth, forward, forward, back, back)
    assert heard.answers[1:] == [[ONE], [ONE], [BEST], [BEST]]


def test_digits_go_to_an_item_and_do_nothing_else(booth: Booth) -> None:
    assert after_the_roll(booth, "2", "1").answers[1:] == [[ONE], [BEST]]


@pytest.mark.parametrize("digit", ["3", "9"])
def test_a_digit_too_high_is_answered_and_the_focus_stays(booth: Booth, digit: str) -> None:
    heard = after_the_roll(booth, "2", digit, "space")
    assert heard.answers[2] == ["There are only 2 items."]
    assert heard.last[0].startswith(ONE)


def test_a_digit_too_high_for_a_single_item(booth: Booth) -> None:
    heard = booth.play("Ann,Bob", keys=["2"])
    assert heard.last == ["There is only 1 item."]


def test_zero_is_no_item(booth: Booth) -> None:
    assert after_the_roll(booth, "0").last == [no_use("0")]


def test_space_says_the_item_with_its_explanation(booth: Booth) -> None:
    assert after_the_roll(booth, "space").last == [
        f"{BEST} Sets it aside: the hand would be 30 points, with 3 dice left."
    ]


@pytest.mark.parametrize(
    ("key", "answer"),
    [
        ("c", "In this hand: 30 points. To enter, 20 more points are needed: the entry minimum"),
        ("d", "Dice: 1, 4, 6. Set aside from this roll: three of a kind of 3."),
        ("s", "Ann, not entered yet. Bob, not entered yet."),
        ("t", "Turn of Ann."),
        ("y", "Count is not possible: 20 more points are needed to enter with 50."),
        ("i", "Hint: "),
        ("o", table()),
        ("f2", "Output: "),
    ],
)
def test_questions_are_answered_in_one_line_and_change_nothing(
    booth: Booth, key: str, answer: str
) -> None:
    heard = after_the_roll(booth, "enter", key, "space")
    assert len(heard.answers[2]) == 1
    assert heard.answers[2][0].startswith(answer)
    assert heard.steps[3].kinds == [Kind.ANSWER]
    assert heard.last[0].startswith("A 1, 10 points, 1 of 2."), "the focus has not moved"


@pytest.mark.parametrize("key", [*"cdstyiorhguH,.", "f1", "f2", "escape", "space"])
def test_no_key_but_enter_and_u_writes_a_move(booth: Booth, key: str) -> None:
    after_the_roll(booth, key)
    moves = booth.records()[0].read_text("utf-8").splitlines()[1:]
    assert len(moves) == 2, "the choice to roll, and the throw"


def test_u_takes_the_last_choice_back(booth: Booth) -> None:
    heard = after_the_roll(booth, "enter", "u")
    assert heard.last == [taken_back("three of a kind of 3", 0), BEST]


def test_u_says_when_there_is_nothing_to_take_back(booth: Booth) -> None:
    assert after_the_roll(booth, "u").last == ["There is nothing to take back."]


def test_u_reaches_back_to_the_roll_and_no_further(booth: Booth) -> None:
    heard = after_the_roll(booth, "enter", "enter", "u", "u", "u")
    assert heard.answers[3][0] == taken_back("a 1", 30)
    assert heard.answers[4][0] == taken_back("three of a kind of 3", 0)
    assert heard.answers[5] == ["There is nothing to take back."]


def test_r_repeats_all_that_was_said_last(booth: Booth) -> None:
    heard = after_the_roll(booth, "enter", "r", "r")
    assert heard.answers[2] == heard.answers[1]
    assert heard.answers[3] == heard.answers[1]
    assert len(heard.answers[1]) > 1


def test_comma_and_full_stop_read_back_and_forth(booth: Booth) -> None:
    heard = after_the_roll(booth, ",", ",", ".", ".")
    said = [rolled("1, 3, 3, 3, 4, 6", "three of a kind of 3, a 1", "Ann")]
    assert heard.answers[1:] == [said, ["Roll 6 dice, 1 of 1."], said, [BEST]]


def test_reading_back_ends_with_a_sentence_at_both_ends(booth: Booth) -> None:
    heard = booth.run(keys=[".", ",", ",", ",", "."])
    none_left = ["There are no more announcements there."]
    title, item = [MAIN_MENU], ["New match, 1 of 7."]
    assert heard.answers == [none_left, title, none_left, none_left, item]


def test_whoever_goes_on_in_a_menu_reads_back_from_the_end_again(booth: Booth) -> None:
    heard = booth.run(keys=["down", ",", ",", "down", ","])
    assert heard.answers[-1] == ["Resume, 2 of 7."]


def test_the_reading_place_stays_through_questions(booth: Booth) -> None:
    heard = after_the_roll(booth, ",", ",", "s", "t", "n", ".")
    assert heard.answers[-1] == heard.answers[1]
    assert heard.answers[-2][0].startswith("Announcement 4 of ")


@pytest.mark.parametrize("key", ["h", "f1"])
def test_help_opens_in_the_match_and_comes_back_to_the_item(booth: Booth, key: str) -> None:
    heard = after_the_roll(booth, "2", key, "escape")
    assert heard.answers[2][0] == "Keys. Read on with down arrow, go back with Esc."
    assert heard.last == [ONE]


def test_rules_open_in_the_match_and_come_back_to_the_item(booth: Booth) -> None:
    heard = after_the_roll(booth, "2", "g", "escape")
    assert heard.answers[2][0] == RULES
    assert heard.last == [ONE]


def test_esc_opens_the_menu_of_the_game_and_closes_it(booth: Booth) -> None:
    heard = after_the_roll(booth, "escape", "escape")
    assert heard.answers[1] == ["Game menu.", "Continue, 1 of 6."]
    assert heard.last == [BEST]


@pytest.mark.parametrize("key", [*"cdstyiorhgukn<>", "f1", "enter", "space", "escape"])
def test_upper_case_is_the_same_key(booth: Booth, key: str) -> None:
    lower = after_the_roll(booth, "enter", key)
    upper = after_the_roll(booth, "enter", key.upper())
    assert upper.last == lower.last


@pytest.mark.parametrize("key", ["x", "z", "0", "left", "right", "home", "end", "è"])
def test_a_key_without_use_is_answered_with_one_sentence(booth: Booth, key: str) -> None:
    heard = after_the_roll(booth, key, "space")
    assert len(heard.answers[1]) == 1
    assert heard.answers[1][0].endswith(" has no use here. The key H tells which keys work.")
    assert heard.last[0].startswith(BEST)


@pytest.mark.parametrize("key", list("cdstyiou"))
def test_keys_of_the_match_have_no_use_in_the_menu(booth: Booth, key: str) -> None:
    assert booth.run(keys=[key]).last == [no_use(key.upper())]


@pytest.mark.parametrize("line", ["enterr", "foo bar", "hello", "12", "ctrl+c", "é è"])
def test_an_unknown_line_is_answered_with_one_sentence(booth: Booth, line: str) -> None:
    assert booth.run(keys=[line]).last == [no_use(line)]


@pytest.mark.parametrize(
    ("language", "down"), [("en", "Down arrow"), ("it", "freccia giù"), ("lv", "bultiņa uz leju")]
)
def test_the_spoken_name_of_a_key_is_taken_for_the_key(
    booth: Booth, language: str, down: str
) -> None:
    pressed = booth.run("--language", language, keys=["down"])
    assert booth.run("--language", language, keys=[f" {down} "]).last == pressed.last


def test_a_long_unknown_line_is_said_back_in_part(booth: Booth) -> None:
    assert booth.run(keys=["z" * 10000]).last == [no_use("z" * 30)]


@pytest.mark.parametrize("line", ["\x1b[99~", "\x00\x07", "\u202eabc\u202d", "a\u2028b\x85c"])
def test_nothing_unprintable_is_said_back(booth: Booth, line: str) -> None:
    said = "".join(booth.run(keys=[line]).last)
    assert said.isprintable()
    assert "has no use here." in said


@pytest.mark.parametrize("key", ["left", "home", "\x00\x07"])
def test_the_answer_begins_like_a_sentence(booth: Booth, key: str) -> None:
    assert booth.run(keys=[key]).last[0][:1].isupper()


@pytest.mark.parametrize("line", ["{key}", "{0}", "%s", "{"])
def test_an_unknown_line_is_no_format(booth: Booth, line: str) -> None:
    assert booth.run(keys=[line]).last == [no_use("left brace" if line == "{" else line)]


@pytest.mark.parametrize(
    ("key", "name"),
    [("?", "question mark"), ("=", "equals"), ("'", "apostrophe"), ("-", "hyphen")],
)
def test_a_mark_that_does_nothing_is_called_by_its_name(booth: Booth, key: str, name: str) -> None:
    assert booth.run(keys=[key]).last == [no_use(name)]


@pytest.mark.parametrize("opening", [["h"], ["3", "enter", "1", "enter"]])
def test_a_reader_explains_its_keys_and_refuses_others(booth: Booth, opening: list[str]) -> None:
    heard = booth.run(keys=[*opening, "h", "c"])
    assert heard.answers[-2] == ["Down arrow reads on, Esc goes back."]
    assert heard.last == [no_use("C")]
