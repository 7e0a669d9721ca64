"""Through which channel each player is told of hidden dice behind the curtain."""

from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from farkle_access.output import private_output
from farkle_access.output.private_channel import PrivateChannel
from farkle_access.play.players import name_key
from tests.ui.scripted import Booth, ListSink
from tests.ui.test_curtain import LINE, LOT, PLAYERS, READ, SEEN, TAKE, play, private

SPOKEN = "What follows is spoken: with headphones only you hear it."
NO_SPEECH = "Speech does not work."
ONCE_MORE = "press Enter once more to read what is hidden in one line, which is wiped afterwards."
UNKEPT = f"{NO_SPEECH} Ann, {ONCE_MORE}"
BOB_UNKEPT = f"{NO_SPEECH} Bob, {ONCE_MORE}"
BRAILLE = (
    "What follows stands in one line for the braille display, and on the screen, and is wiped "
    "afterwards."
)


def test_speech_is_for_the_ears_of_one_player(booth: Booth) -> None:
    booth.prefer(private_channels={"ann": PrivateChannel.SPEECH})
    heard = with_voice(booth, *SEEN, "down", "enter")
    assert f"{TAKE} {SPOKEN}" in heard.public
    assert heard.speech.spoken_private == [
        "You have 64.",
        "Your dice, 1 of 9.",
        "65, bluff, 2 of 9.",
    ]
    assert private(heard) == []
    assert heard.speech.spoken == []
    assert heard.speech.stops > 0, "what is still being spoken is cut off"


def test_speech_is_the_usual_channel_where_the_game_speaks(booth: Booth) -> None:
    heard = with_voice(booth, *SEEN, "enter", output=("--output", "both"))
    assert heard.speech.spoken_private == ["You have 64.", "Your dice, 1 of 9."]
    assert not [text for text in heard.speech.texts if "You have" in text]
    assert private(heard) == []


def test_where_nothing_speaks_nothing_is_shown_before_a_second_enter(booth: Booth) -> None:
    booth.prefer(private_channels={"Ann": PrivateChannel.SPEECH})
    heard = play(booth, *SEEN)
    assert private(heard) == []
    assert heard.last == [UNKEPT]
    heard = play(booth, *SEEN, "enter")
    assert private(heard) == [READ]
    assert heard.last == [READ]


@pytest.mark.parametrize("key", ["down", "space", "d", "r", "x", "3", ",", "f2", "y"])
def test_until_then_every_other_key_only_says_so_again(booth: Booth, key: str) -> None:
    booth.prefer(private_channels={"Ann": PrivateChannel.SPEECH})
    heard = play(booth, *SEEN, key)
    assert heard.last == [UNKEPT]
    assert private(heard) == []


def test_the_game_menu_opens_without_a_word_of_what_is_hidden(booth: Booth) -> None:
    booth.prefer(private_channels={"Ann": PrivateChannel.SPEECH})
    heard = play(booth, *SEEN, "escape", "escape", "enter")
    assert heard.answers[2][0] == "Game menu."
    assert heard.answers[3] == [f"{TAKE} {NO_SPEECH}"]
    assert private(heard) == []


def test_whoever_agreed_is_told_so_at_the_next_turn_while_nothing_speaks(booth: Booth) -> None:
    booth.prefer(private_channels={"Ann": PrivateChannel.SPEECH, "Bob": PrivateChannel.SPEECH})
    keys = [*SEEN, "enter", "escape", "escape", "enter", "enter", *["enter"] * 2]
    heard = play(booth, *keys)
    assert heard.answers[4] == [f"{TAKE} {LINE}"]
    assert heard.answers[5] == [READ], "Ann has agreed"
    assert heard.last == [BOB_UNKEPT], "Bob has not"


def test_speech_that_fails_at_any_moment_shows_nothing_by_itself(booth: Booth) -> None:
    def typed(sink: ListSink) -> Iterator[str]:
        sink.speech.speaker = "speech-dispatcher"
        yield from [*SEEN, "down"]
        sink.speech.speaker = ""
        yield "down"
        assert sink.private == ""
        yield "enter"

    booth.prefer(private_channels={"Ann": PrivateChannel.SPEECH})
    booth.chance(LOT, "64", "52", "31")
    words = ["play", "beghel", "--players", PLAYERS, "--set", "preliminary=off"]
    heard = booth.run(*words, keys=typed)
    assert heard.answers[-2] == [UNKEPT]
    assert private(heard) == ["11, bluff, 3 of 9."]


def test_the_line_is_the_channel_of_whoever_chose_it(booth: Booth) -> None:
    booth.prefer(private_channels={"Ann": PrivateChannel.LINE})
    heard = with_voice(booth, *SEEN, output=("--output", "both"))
    assert heard.speech.spoken_private == []
    assert private(heard) == [READ]


def test_braille_follows_the_line_of_a_terminal(booth: Booth) -> None:
    booth.prefer(private_channels={"Ann": PrivateChannel.BRAILLE})
    heard = with_voice(booth, *SEEN, "enter", output=("--output", "both"))
    assert f"{TAKE} {BRAILLE}" in heard.public
    assert (heard.speech.spoken_private, heard.speech.brailled) == ([], [])
    assert private(heard) == [READ]


def test_braille_led_by_a_screen_reader_gets_it_alone_and_is_wiped(
    booth: Booth, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(private_output, "sys", SimpleNamespace(platform="win32"))
    booth.prefer(private_channels={"Ann": PrivateChannel.BRAILLE})
    heard = with_voice(booth, *SEEN, "enter", speaker="NVDA")
    assert heard.speech.brailled == [READ, " "]
    assert heard.speech.spoken_private == []
    assert private(heard) == []


def with_voice(
    booth: Booth, *keys: str, output: tuple[str, ...] = (), speaker: str = "speech-dispatcher"
) -> ListSink:
    def typed(sink: ListSink) -> Iterator[str]:
        sink.speech.speaker = speaker
        yield from keys

    booth.chance(LOT, "64", "52", "31")
    words = ["play", "beghel", "--players", PLAYERS, "--set", "preliminary=off", *output]
    return booth.run(*words, keys=typed)


def test_names_that_differ_in_case_are_one_player(booth: Booth) -> None:
    assert name_key("ANN") == name_key("ann")
    booth.prefer(private_channels={"ANN": PrivateChannel.BRAILLE})
    assert f"{TAKE} {BRAILLE}" in play(booth, "enter").public


def test_where_it_is_known_that_nothing_speaks_that_is_said_first(booth: Booth) -> None:
    heard = with_voice(booth, *SEEN, "enter", output=("--output", "speech"), speaker="")
    assert f"{TAKE} {NO_SPEECH}" in heard.public
    assert heard.answers[-2] == [UNKEPT]
    assert private(heard) == [READ]
