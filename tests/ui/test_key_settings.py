"""Custom keys: chosen in the menu, kept on the disk, refused when they are taken."""

import pytest

from farkle_access.app import settings_file
from farkle_access.ui.shell.commands import COMMANDS, Command
from tests.ui.said import MAIN_MENU, no_use
from tests.ui.scripted import Booth, ListSink

OPEN = ["5", "enter", "6", "enter"]  # from the main menu


def change(booth: Booth, command: Command, *keys: str) -> ListSink:
    """Choose a command in the list of keys; then these keys."""
    place = [entry.command for entry in COMMANDS].index(command)
    return booth.run(keys=[*OPEN, *["down"] * place, "enter", *keys])


def chosen(booth: Booth) -> dict[Command, str]:
    return dict(settings_file.load(booth.places.settings).preferences.keys)


def test_every_command_stands_in_the_list_with_its_key(booth: Booth) -> None:
    heard = booth.run(keys=[*OPEN, *["down"] * len(COMMANDS)])
    said = [lines[-1] for lines in heard.answers[3:]]
    assert heard.answers[3][0] == "Keys: Enter changes one."
    assert len(set(said)) == len(COMMANDS) + 1
    assert said[0].startswith("Enter: do what the focused item says, 1 of ")
    assert said[-1].startswith("The usual keys for everything, ")


def test_a_new_key_works_at_once_and_is_kept(booth: Booth) -> None:
    heard = change(booth, Command.AGAIN, "x", "escape", "x", "space")
    assert "Press the new key, or Esc to change nothing." in heard.answers[-5]
    assert heard.answers[-2] == ["Keys, 6 of 12."]
    assert heard.last == [no_use("Space")]
    assert chosen(booth) == {Command.AGAIN: "x"}


def test_a_second_session_has_the_new_key(booth: Booth) -> None:
    change(booth, Command.SCORES, "w")
    heard = booth.play("Ann,Bob", keys=["w", "s"])
    assert heard.answers[0][0].startswith("Ann, ")
    assert heard.answers[1] == [no_use("S")]


def test_the_help_names_the_new_key(booth: Booth) -> None:
    change(booth, Command.HELP, "j")
    heard = booth.run(keys=["z", "j", *["down"] * 20])
    assert heard.answers[0] == [no_use("Z", "J")]
    said = " ".join(line for lines in heard.answers for line in lines)
    assert "J: read which keys work" in said
    assert "H, F1" not in said


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("c", "The key C is taken already: hear what counts now and what is at stake."),
        ("h", "The key H is taken already: read which keys work and what they do."),
        ("f1", "The key F1 is taken already: read which keys work and what they do."),
        ("tab", "The key Tab is taken already: go to the next item."),
        (",", "The key comma is taken already: hear the announcement before."),
        ("5", "The key 5 has a use of its own in menus."),
    ],
)
def test_a_taken_key_is_refused_with_its_use(booth: Booth, key: str, said: str) -> None:
    heard = change(booth, Command.AGAIN, key)
    assert heard.last[0] == said
    assert chosen(booth) == {}


@pytest.mark.parametrize("key", ["escape", "space"])
def test_esc_and_the_present_key_change_nothing(booth: Booth, key: str) -> None:
    heard = change(booth, Command.AGAIN, key)
    assert heard.last[0] == "Keys: Enter changes one."
    assert chosen(booth) == {}


@pytest.mark.parametrize("key", ["end", "home", "è"])
def test_any_key_without_a_meaning_can_be_taken(booth: Booth, key: str) -> None:
    change(booth, Command.AGAIN, key)
    assert chosen(booth) == {Command.AGAIN: key}


def test_a_chosen_key_is_taken_too(booth: Booth) -> None:
    change(booth, Command.SCORES, "w")
    heard = change(booth, Command.TURN, "w")
    assert heard.last[0] == "The key W is taken already: hear the scores."


def test_a_usual_key_set_free_can_be_given_away(booth: Booth) -> None:
    change(booth, Command.SCORES, "w")
    change(booth, Command.TURN, "s")
    assert chosen(booth) == {Command.SCORES: "w", Command.TURN: "s"}


def test_its_own_key_may_be_chosen_again(booth: Booth) -> None:
    change(booth, Command.SCORES, "s")
    assert chosen(booth) == {}


def test_a_line_that_names_no_key_does_not_become_one(booth: Booth) -> None:
    heard = change(booth, Command.AGAIN, "no key at all", "x")
    assert heard.answers[-2] == [no_use("no key at all")]
    assert chosen(booth) == {Command.AGAIN: "x"}


def test_the_usual_keys_come_back(booth: Booth) -> None:
    change(booth, Command.SCORES, "w")
    booth.run(keys=[*OPEN, *["down"] * len(COMMANDS), "enter"])
    assert chosen(booth) == {}
    assert booth.play("Ann,Bob", keys=["s"]).last[0].startswith("Ann, ")


def test_esc_itself_can_be_given_another_key(booth: Booth) -> None:
    heard = change(booth, Command.MENU, "q", "q", "q")
    assert heard.answers[-1][0] == MAIN_MENU


def test_two_keys_can_change_places_and_keep_them(booth: Booth) -> None:
    change(booth, Command.SCORES, "w")
    change(booth, Command.TURN, "s")
    change(booth, Command.SCORES, "t")
    heard = booth.play("Ann,Bob", keys=["t", "s"])
    assert heard.first[0].startswith("Farkle. "), "the settings are sound"
    assert heard.answers[0][0].startswith("Ann, ")
    assert heard.answers[1] == ["Turn of Ann."]
