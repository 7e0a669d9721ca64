"""The setting for hidden dice: how each player is told of them."""

import pytest

from farkle_access.app import settings_file
from farkle_access.output.private_channel import PrivateChannel
from tests.ui.scripted import Booth, ListSink

TITLE = "Hidden dice: how each player is told of them when several play at one keyboard."
LAST = [*("5", "enter"), *["down"] * 9, "enter"]  # from the main menu


def stored(booth: Booth) -> dict[str, PrivateChannel]:
    return dict(settings_file.load(booth.places.settings).preferences.private_channels)


def change(booth: Booth, *keys: str) -> ListSink:
    return booth.run(keys=[*LAST, *keys])


def test_before_anybody_has_played_there_is_nobody_to_choose_for(booth: Booth) -> None:
    heard = change(booth)
    assert heard.last[0] == "Nobody has played at this computer yet."
    assert heard.last[-1] == "Hidden dice, 10 of 12."


def test_the_people_of_the_last_table_are_offered(booth: Booth) -> None:
    booth.run(keys=["enter", "enter", "enter"])  # a match at the usual table
    heard = change(booth)
    assert heard.last == [TITLE, "Player: like everything else, 1 of 1."]


def test_those_who_chose_before_are_offered_in_order(booth: Booth) -> None:
    booth.prefer(private_channels={"Zoë": PrivateChannel.LINE, "ann": PrivateChannel.SPEECH})
    heard = change(booth, "down")
    assert heard.answers[-2] == [TITLE, "Ann: speech only, best with headphones, 1 of 2."]
    assert heard.last == ["Zoë: a line on the terminal only, 2 of 2."]


@pytest.mark.parametrize(
    ("number", "channel", "name"),
    [
        ("2", PrivateChannel.SPEECH, "speech only, best with headphones"),
        ("3", PrivateChannel.LINE, "a line on the terminal only"),
        ("4", PrivateChannel.BRAILLE, "braille only"),
    ],
)
def test_a_choice_holds_at_once_and_is_kept(
    booth: Booth, number: str, channel: PrivateChannel, name: str
) -> None:
    booth.prefer(private_channels={"Zoë": PrivateChannel.LINE, "Ann": PrivateChannel.LINE})
    heard = change(booth, "enter", number, "enter")
    assert heard.answers[-3][0] == "How Ann is told of hidden dice."
    assert heard.last[-1] == f"Ann: {name}, 1 of 2."
    assert stored(booth) == {"Zoë": PrivateChannel.LINE, "Ann": channel}


def test_the_usual_channel_takes_the_name_out_of_the_settings(booth: Booth) -> None:
    booth.prefer(private_channels={"Zoë": PrivateChannel.LINE, "Ann": PrivateChannel.LINE})
    change(booth, "enter", "1", "enter")
    assert stored(booth) == {"Zoë": PrivateChannel.LINE}


def test_going_back_changes_nothing(booth: Booth) -> None:
    booth.prefer(private_channels={"Ann": PrivateChannel.LINE})
    heard = change(booth, "enter", "2", "escape", "escape")
    assert heard.last[-1] == "Hidden dice, 10 of 12."
    assert stored(booth) == {"Ann": PrivateChannel.LINE}


def test_in_a_match_its_people_are_offered_and_the_choice_holds_there(booth: Booth) -> None:
    booth.chance("11", "64")
    words = ["play", "beghel", "--players", "Bob,Ann,bot:easy", "--set", "preliminary=off"]
    menu = ["escape", "5", "enter", *["down"] * 9, "enter"]
    keys = ["enter", *menu, "2", "enter", "4", "enter", "escape", "escape", "escape", "space"]
    heard = booth.run(*words, keys=keys)
    title = next(step for step in heard.steps if TITLE in step.lines)
    assert title.lines[-1] == "Ann: like everything else, 1 of 2."
    assert heard.last[0].endswith(
        "What follows stands in one line for the braille display, and on the screen, and is wiped "
        "afterwards."
    )
    assert stored(booth) == {"Bob": PrivateChannel.BRAILLE}


@pytest.fixture(autouse=True)
def _without_pauses(booth: Booth) -> None:
    booth.prefer(pause=0.0)
