"""The sound check: asked through both channels, and its answer sets the mode."""

import pytest

from farkle_access.app import settings_file
from farkle_access.output.mode import OutputMode
from farkle_access.ui.settings.sound_check import chosen
from tests.ui.scripted import Booth, ListSink

CHECK = ["5", "enter", "7", "enter"]
QUESTION = (
    "Sound check. If you heard this sentence once, press 1; twice, press 2; not at all, press 3."
)


def check(booth: Booth, *keys: str, speaker: str = "a voice") -> ListSink:
    def script(sink: ListSink) -> list[str]:
        sink.speech.speaker = speaker
        return [*CHECK, *keys]

    return booth.run(keys=script)


def mode(booth: Booth) -> OutputMode:
    return settings_file.load(booth.places.settings).preferences.output


def test_the_question_is_asked_in_both_channels(booth: Booth) -> None:
    heard = check(booth)
    assert heard.last == [QUESTION]
    assert heard.speech.texts == [QUESTION]


@pytest.mark.parametrize(
    ("key", "kept"),
    [("1", OutputMode.BOTH), ("2", OutputMode.TERMINAL), ("3", OutputMode.TERMINAL)],
)
def test_the_answer_sets_the_mode_and_is_confirmed(
    booth: Booth, key: str, kept: OutputMode
) -> None:
    heard = check(booth, key)
    assert mode(booth) is kept
    confirmed = heard.steps[len(CHECK) + 1].lines[0]
    assert "The key F2 changes" in confirmed
    assert (confirmed in heard.speech.texts) is kept.speaks


def test_any_other_key_asks_again(booth: Booth) -> None:
    heard = check(booth, "x", "down", "r", "1")
    assert heard.lines.count(QUESTION) == 4


def test_esc_changes_nothing(booth: Booth) -> None:
    heard = check(booth, "escape")
    assert heard.last[0] == "The output stays as it was."
    assert mode(booth) is OutputMode.AUTO


@pytest.mark.parametrize(
    ("key", "silent", "windows", "expected"),
    [
        ("1", False, False, OutputMode.BOTH),
        ("2", False, False, OutputMode.TERMINAL),
        ("3", False, False, OutputMode.TERMINAL),
        ("1", False, True, OutputMode.BOTH),
        ("2", False, True, OutputMode.SPEECH),
        ("3", False, True, OutputMode.TERMINAL),
        ("1", True, False, OutputMode.AUTO),
        ("2", True, True, OutputMode.TERMINAL),
        ("3", True, False, OutputMode.TERMINAL),
    ],
)
def test_what_each_answer_means(
    key: str, silent: bool, windows: bool, expected: OutputMode
) -> None:
    assert chosen(key, silent=silent, windows=windows) is expected
