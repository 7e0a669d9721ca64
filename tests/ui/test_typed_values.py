"""Two digits find a value of the dice in a menu of values."""

from tests.ui.scripted import Booth, ListSink

HALF = "the second digit?"


def tokyo(booth: Booth, *keys: str, throws: str = "1 1; 4 2") -> ListSink:
    """The first roll of a hand of Tokyo has been seen: 42, with 18 values to say."""
    words = ["play", "tokyo", "--players", "Ann,bot:easy", "--dice", throws]
    return booth.run(*words, "--set", "preliminary=off", keys=["enter", *keys])


def test_two_digits_go_to_their_value(booth: Booth) -> None:
    heard = tokyo(booth, "5", "4")
    assert heard.answers[0] == ["You have 42.", "Your dice, 1 of 18."]
    assert heard.answers[1:] == [[f"After 5, {HALF}"], ["54, bluff, 6 of 18."]]


def test_the_value_just_told_is_said_with_its_item_only_later(booth: Booth) -> None:
    heard = tokyo(booth, "down", "up", "escape", "escape")
    assert heard.answers[0][-1] == "Your dice, 1 of 18."
    assert heard.answers[2] == ["42, your dice, 1 of 18."]
    assert heard.last[-1] == "42, your dice, 1 of 18."


def test_the_value_found_is_said_with_enter(booth: Booth) -> None:
    assert "You declare 54." in tokyo(booth, "5", "4", "enter").answers[3]


def test_a_value_that_cannot_be_said_leaves_the_focus_and_y_tells_why(booth: Booth) -> None:
    heard = tokyo(booth, "4", "1", "y", "space")
    assert heard.answers[2] == ["41 is not among the choices; the key Y tells why."]
    assert heard.answers[3] == ["Your dice show 42: no lower value can be declared."]
    assert heard.answers[4][0].startswith("42, your dice, 1 of 18.")


def test_y_tells_of_the_typed_value_only_right_after_it(booth: Booth) -> None:
    heard = tokyo(booth, "2", "4", "space", "y")
    assert heard.last == ["Your dice show 42: no lower value can be declared."]
    assert tokyo(booth, "2", "4", "y", "y").last[0].startswith("24 is no value")


def test_another_key_forgets_the_first_digit(booth: Booth) -> None:
    heard = tokyo(booth, "5", "down", "4", "3")
    assert heard.answers[2:] == [
        ["43, bluff, 2 of 18."],
        [f"After 4, {HALF}"],
        ["43, bluff, 2 of 18."],
    ]


def test_enter_after_half_a_number_says_nothing_to_the_others(booth: Booth) -> None:
    heard = tokyo(booth, "6", "enter")
    assert heard.last == ["42, your dice, 1 of 18."]
    assert heard.steps[-1].lines == ["The match is saved; it waits under Resume."]


def test_in_other_menus_a_digit_is_a_place(booth: Booth) -> None:
    assert booth.run(keys=["4"]).last[0].endswith("4 of 7.")
    assert booth.play("Ann,Bob", keys=["2"]).last == ["There is only 1 item."]
