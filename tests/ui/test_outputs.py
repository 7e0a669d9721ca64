"""Lines, speech, both: what the player chooses holds at once and is said in both channels."""

import pytest

from farkle_access.app import settings_file
from farkle_access.output.mode import OutputMode
from tests.ui.scripted import Booth, ListSink

GOODBYE = "Goodbye."


def speaking(sink: ListSink, *keys: str) -> list[str]:
    """The keys, on a computer on which something can speak."""
    sink.speech.speaker = "a voice"
    return list(keys)


def run(booth: Booth, *keys: str, words: tuple[str, ...] = ()) -> ListSink:
    return booth.run(*words, keys=lambda sink: speaking(sink, *keys))


def mode(booth: Booth) -> OutputMode:
    return settings_file.load(booth.places.settings).preferences.output


def test_f2_goes_through_the_modes_and_says_each_in_both_channels(booth: Booth) -> None:
    heard = run(booth, "f2", "f2", "f2")
    said = ["Output: speech.", "Output: lines and speech.", "Output: lines on the terminal."]
    assert [lines[0] for lines in heard.answers] == said
    assert [text for text in heard.speech.texts if text.startswith("Output")] == said


def test_f2_is_kept(booth: Booth) -> None:
    run(booth, "f2")
    assert mode(booth) is OutputMode.SPEECH
    run(booth, "f2")
    assert mode(booth) is OutputMode.BOTH


def test_in_speech_mode_nothing_is_printed_but_all_is_spoken_and_kept(booth: Booth) -> None:
    booth.prefer(output="speech")
    heard = run(booth, "down", "r", ",", "7", "enter")
    assert heard.lines == []
    assert heard.speech.texts == [
        "Main menu of Farkle Access.",
        "New match, 1 of 7.",
        "Resume, 2 of 7.",
        "Resume, 2 of 7.",
        "New match, 1 of 7.",
        "Quit, 7 of 7.",
        GOODBYE,
    ]


def test_in_both_modes_lines_and_speech_are_the_same(booth: Booth) -> None:
    booth.prefer(output="both")
    heard = run(booth, "down", "s", "7", "enter")
    assert heard.lines == heard.speech.texts
    assert heard.lines[-1] == GOODBYE


def test_lines_alone_open_no_speech(booth: Booth) -> None:
    booth.prefer(output="terminal")
    heard = run(booth, "down", "backspace", "7", "enter")
    assert heard.speech.spoken == []
    assert heard.speech.settings == []
    assert not heard.speech.closed


def test_the_command_line_sets_the_mode_of_one_run(booth: Booth) -> None:
    booth.prefer(output="terminal")
    heard = run(booth, words=("--output", "speech"))
    assert heard.lines == []
    assert heard.speech.texts
    assert mode(booth) is OutputMode.TERMINAL


def test_the_settings_name_the_mode_of_this_run_and_going_back_keeps_the_chosen_one(
    booth: Booth,
) -> None:
    booth.prefer(output="auto")
    heard = run(booth, "5", "enter", "5", "enter", "escape", words=("--output", "both"))
    assert heard.answers[2][0].startswith("Output: lines and speech, 5 of ")
    assert mode(booth) is OutputMode.AUTO


def test_speech_follows_the_language_of_the_game(booth: Booth) -> None:
    booth.prefer(output="both", language="it")
    heard = run(booth, "5", "enter", "enter", "3", "enter", "7")
    assert ("Impostazioni.", "it") in heard.speech.spoken
    assert heard.speech.spoken[-1][1] == "lv"


def test_backspace_only_silences(booth: Booth) -> None:
    booth.prefer(output="speech")
    heard = run(booth, "backspace", "down")
    assert heard.speech.stops == 1
    assert heard.speech.texts[-1] == "Resume, 2 of 7."


def test_a_computer_that_cannot_speak_writes_lines_and_says_so(booth: Booth) -> None:
    heard = booth.run(keys=["f2", "down"])
    assert heard.answers[0] == [
        "Output: speech. Nothing can speak on this computer now; the game writes lines."
    ]
    assert heard.answers[1] == ["Resume, 2 of 7."]


def test_the_voice_is_set_before_the_first_word(booth: Booth) -> None:
    booth.prefer(output="speech", rate=70, pitch=40, volume=90, voices={"en": "Alba"})
    heard = run(booth)
    assert heard.speech.settings == [(70, 40, 90, {"en": "Alba"})]


def test_a_language_without_a_voice_is_warned_of_in_english(booth: Booth) -> None:
    booth.prefer(output="both")

    def keys(sink: ListSink) -> list[str]:
        sink.speech.voices = {"en": ("Alba",), "it": ("Elsa",), "lv": ()}
        return speaking(sink, "5", "enter", "enter", "3", "enter", "enter", "2", "enter")

    heard = booth.run(keys=keys)
    warned = ("No voice for Latviešu was found on this computer.", "en")
    assert heard.speech.spoken.count(warned) == 1
    assert not any("Italiano was found" in text for text in heard.speech.texts)


VOICE = ["5", "enter", "8", "enter"]


@pytest.mark.parametrize(
    ("item", "name"), [("1", "rate"), ("2", "pitch"), ("3", "volume")], ids=str
)
def test_a_changed_voice_is_heard_at_once_and_kept(booth: Booth, item: str, name: str) -> None:
    heard = run(booth, *VOICE, item, "enter", "9", "enter")
    settings = dict(zip(("rate", "pitch", "volume"), heard.speech.settings[-1], strict=False))
    assert settings == {"rate": None, "pitch": None, "volume": None, name: 80}
    assert heard.speech.texts == ["This is how the game speaks now."]
    assert heard.speech.settings[0] == (None, None, None, {}), "so that its voices are known"
    kept = settings_file.load(booth.places.settings).preferences
    assert getattr(kept, name) == 80


def test_as_usual_gives_the_voice_back_to_the_system(booth: Booth) -> None:
    booth.prefer(rate=70)
    heard = run(booth, *VOICE, "1", "enter", "1", "enter")
    assert heard.speech.settings[-1] == (None, None, None, {})
    assert settings_file.load(booth.places.settings).preferences.rate is None


def test_a_voice_is_chosen_for_the_language_of_the_game(booth: Booth) -> None:
    def keys(sink: ListSink) -> list[str]:
        sink.speech.voices = {"en": ("Alba", "Bryn")}
        return speaking(sink, *VOICE, "4", "enter", "3", "enter")

    heard = booth.run(keys=keys)
    assert heard.speech.settings[-1] == (None, None, None, {"en": "Bryn"})
    assert "Voice for English: Bryn, 4 of 5." in heard.last
    assert settings_file.load(booth.places.settings).preferences.voices == {"en": "Bryn"}


SOUNDS = ["5", "enter", "9", "enter"]


def test_sounds_are_off_until_they_are_wanted(booth: Booth) -> None:
    heard = booth.play("Ann,Bob", keys=["enter"], throws="1 3 3 3 4 6", seed=None)
    assert heard.speech.sounds == []


def test_sounds_stand_beside_the_words(booth: Booth) -> None:
    booth.prefer(sounds=True, sound_volume=30)
    heard = booth.play("Ann,Bob", keys=["enter", "enter"], throws="1 3 3 3 4 6", seed=None)
    assert heard.speech.sounds == [("your_turn", 30), ("dice", 30), ("set_aside", 30)]
    assert heard.speech.spoken == [], "the mode is still lines"


def test_every_sound_can_be_heard_and_named(booth: Booth) -> None:
    learn = [key for number in "12345678" for key in (number, "enter")]
    heard = run(booth, *SOUNDS, "3", "enter", *learn)
    assert [sound for sound, _ in heard.speech.sounds] == [
        "dice",
        "set_aside",
        "farkle",
        "hot_dice",
        "shown",
        "lost",
        "your_turn",
        "win",
    ]
    assert "Hot dice, 4 of 8." in heard.lines


def test_the_volume_of_the_sounds_is_heard_at_once(booth: Booth) -> None:
    heard = run(booth, *SOUNDS, "2", "enter", "3", "enter")
    assert heard.speech.sounds == [("dice", 30)]


def test_urgent_news_is_marked(booth: Booth) -> None:
    heard = booth.play("Ann,Bob", keys=["enter"], throws="2 3 3 4 4 6", seed=None)
    urgent = [
        said.text
        for step in heard.steps
        for batch in step.batches
        for said in batch.announcements
        if said.urgent
    ]
    assert urgent[0] == "Turn of Ann."
    assert urgent[1].startswith("Ann rolls 2, 3, 3, 4, 4, 6. Farkle")
    assert urgent[2] == "Turn of Bob."
