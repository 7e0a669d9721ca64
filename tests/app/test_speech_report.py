"""What the doctor tells of speech: what was found and why, the voices, and a spoken test."""

import os

import pytest

from farkle_access.app import speech_report
from farkle_access.app.places import places
from farkle_access.app.run import Run
from farkle_access.app.settings_file import Loaded
from farkle_access.games import GAMES
from farkle_access.i18n.catalog import LANGUAGES, Catalogs
from farkle_access.output.detection import Detection, Reason
from farkle_access.output.mode import OutputMode
from farkle_access.ui.shell.preferences import Preferences
from tests.ui.scripted import ListSpeech

SERVER = Detection(OutputMode.BOTH, Reason.SERVER)
REMOTE = Detection(OutputMode.TERMINAL, Reason.REMOTE)
TEST = "If you hear this sentence, speech works."
VOICES = {"en": ("Alba", "Bryn"), "it": ("Elsa",), "lv": ()}


@pytest.fixture
def voice(monkeypatch: pytest.MonkeyPatch) -> ListSpeech:
    spoken = ListSpeech()
    spoken.speaker, spoken.voices = "speech-dispatcher", VOICES
    monkeypatch.setattr(speech_report, "speech", lambda cache: spoken)
    return spoken


def report(
    catalogs: Catalogs,
    detection: Detection = SERVER,
    language: str = "en",
    asked: OutputMode | None = None,
) -> list[str]:
    loaded = Loaded(Preferences(rate=70))
    run = Run(GAMES, loaded, places(os.environ), catalogs, catalogs.load(language), asked)
    return list(speech_report.report(run, detection))


def test_it_tells_who_speaks_with_which_voices_and_ends_with_a_spoken_test(
    catalogs: Catalogs, voice: ListSpeech
) -> None:
    assert report(catalogs) == [
        "Output that was asked for: automatic.",
        "Automatic output means lines and speech here, because no screen reader was found.",
        "The game speaks through speech-dispatcher.",
        "2 voices for English, such as Alba, Bryn.",
        "1 voice for Italiano: Elsa.",
        "No voice for Latviešu.",
        TEST,
    ]
    assert voice.spoken == [(TEST, "en")]
    assert voice.settings == [(70, None, None, {})]
    assert voice.closed


def test_a_screen_reader_has_its_own_voices(catalogs: Catalogs, voice: ListSpeech) -> None:
    voice.speaker, voice.voices = "NVDA", {}
    lines = report(catalogs, Detection(OutputMode.SPEECH, Reason.API_READER, "NVDA"))
    assert lines[1] == (
        "Automatic output means speech here, because NVDA takes texts from programs."
    )
    assert "The voice is chosen in that program." in lines


def test_silence_is_told(catalogs: Catalogs, voice: ListSpeech) -> None:
    voice.speaker = ""
    assert report(catalogs)[-1] == "Nothing was found that can speak."
    assert voice.spoken == []
    assert voice.closed


@pytest.mark.parametrize(("detection", "asked"), [(REMOTE, None), (SERVER, OutputMode.TERMINAL)])
def test_where_only_lines_are_used_nothing_is_tried(
    catalogs: Catalogs, voice: ListSpeech, detection: Detection, asked: OutputMode | None
) -> None:
    lines = report(catalogs, detection, asked=asked)
    assert lines[-1] == "Speech was not tried, because only lines are used here."
    assert voice.settings == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["", "orca"])
@pytest.mark.parametrize("reason", Reason)
def test_every_reason_is_a_sentence_of_its_own(
    catalogs: Catalogs, voice: ListSpeech, language: str, name: str, reason: Reason
) -> None:
    line = report(catalogs, Detection(OutputMode.TERMINAL, reason, name), language)[1]
    assert line.endswith(".")
    assert name not in line or name == "" or reason in (Reason.READER, Reason.API_READER)
    assert "{" not in line
