"""The screen readers of Windows, by accessible-output2's own classes over stand-ins."""

import sys
import xml.etree.ElementTree as xml

import pytest

from farkle_access.output.speech import accessible
from farkle_access.output.speech.accessible import WindowsReaders, readers
from farkle_access.output.speech.backend import LAST_WORDS
from farkle_access.output.speech.messages import Utterance, VoiceSettings
from farkle_access.output.speech.waiting import Given
from tests.output.speech.windows import ComError, Windows

SAPI_ASYNC_XML = 1 | 8
SAPI_ASYNC_PURGE = 1 | 2


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> Windows:
    return Windows(monkeypatch)


def say(found: WindowsReaders, text: str, language: str = "en") -> None:
    utterance = Utterance(text, language)
    found.speak(utterance, Given(utterance, 0, 0, 0))


def everything(windows: Windows) -> WindowsReaders:
    found = readers([windows.Nvda, windows.Jaws, windows.Sapi])
    assert isinstance(found, WindowsReaders)
    return found


def only_sapi(windows: Windows) -> WindowsReaders:
    windows.nvda_client.running = windows.jaws_api.running = False
    return everything(windows)


def spoken_xml(windows: Windows) -> xml.Element:
    """What Windows' own speech was given last, as an XML parser understands it."""
    text, flags = windows.sapi_voice.spoken[-1]
    assert flags == SAPI_ASYNC_XML
    return xml.fromstring(text)


def test_nvda_speaks_brailles_and_is_silenced(windows: Windows) -> None:
    found = everything(windows)
    say(found, "Hai tirato 1, 5 & 6.")
    found.braille("Hai tirato 1")
    found.stop()
    assert found.name == "NVDA"
    assert windows.nvda_client.calls == [
        "speak Hai tirato 1, 5 & 6.",
        "braille Hai tirato 1",
        "cancel",
    ]


def test_jaws_queues_brailles_and_is_silenced_although_the_library_cannot(
    windows: Windows,
) -> None:
    windows.nvda_client.running = False
    found = everything(windows)
    say(found, "Kas ir <šis>?")
    found.braille('Kas "ir"')
    found.stop()
    assert found.name == "jaws"
    assert windows.jaws_api.calls == [
        "say Kas ir <šis>? False",
        "BrailleString(\"Kas 'ir'\")",
        "stop",
    ]


def test_the_first_that_runs_speaks_at_each_call(windows: Windows) -> None:
    found = only_sapi(windows)
    assert found.name == "sapi5"
    say(found, "One.")
    windows.jaws_api.running = True
    say(found, "Two.")
    windows.nvda_client.running = True
    say(found, "Three.")
    assert found.name == "NVDA"
    windows.nvda_client.running = windows.jaws_api.running = False
    say(found, "Four.")
    assert [spoken_xml(windows).text, len(windows.sapi_voice.spoken)] == ["Four.", 2]
    assert windows.jaws_api.calls == ["say Two. False"]
    assert windows.nvda_client.calls == ["speak Three."]


@pytest.mark.parametrize(
    "text",
    [
        "Anna & Jānis",
        "1 < 2 & 3 > 2",
        "<pitch absmiddle='10'>high</pitch>",
        "&amp; &lt; &#65;",
        "<!-- no --> \"quoted\" 'so'",
        "È così: più, perché.",
    ],
)
def test_windows_own_speech_gets_every_text_as_words_and_never_as_tags(
    windows: Windows, text: str
) -> None:
    say(only_sapi(windows), text)
    given = spoken_xml(windows)
    assert (given.tag, given.text, list(given)) == ("pitch", text, [])


def test_not_even_the_end_of_a_section_breaks_the_text(windows: Windows) -> None:
    say(only_sapi(windows), "Turn of ]]>.")
    assert spoken_xml(windows).text == "Turn of ]]>."


@pytest.mark.parametrize("reader", ["nvda_client", "jaws_api"])
def test_a_screen_reader_gets_the_signs_as_they_are(windows: Windows, reader: str) -> None:
    found = only_sapi(windows)
    getattr(windows, reader).running = True
    say(found, "1 < 2 & 3")
    assert "1 < 2 & 3" in getattr(windows, reader).calls[-1]


def test_windows_own_speech_is_silenced(windows: Windows) -> None:
    found = only_sapi(windows)
    found.stop()
    assert windows.sapi_voice.spoken == [("", SAPI_ASYNC_PURGE)]
    found.braille("nothing shows it")
    assert len(windows.sapi_voice.spoken) == 1


def test_at_the_end_only_windows_own_speech_is_waited_for(windows: Windows) -> None:
    found = everything(windows)
    found.finish()
    assert windows.sapi_voice.waited == []
    windows.nvda_client.running = windows.jaws_api.running = False
    found.finish()
    assert windows.sapi_voice.waited == [round(1000 * LAST_WORDS)]


@pytest.mark.parametrize(
    ("level", "native"), [(0, -10), (25, -5), (50, 0), (75, 5), (100, 10), (None, 0)]
)
def test_rate_and_pitch_go_from_minus_ten_to_ten(
    windows: Windows, level: int | None, native: int
) -> None:
    found = only_sapi(windows)
    found.use(VoiceSettings(rate=level, pitch=level))
    say(found, "One.")
    assert windows.sapi_voice.Rate == native
    assert spoken_xml(windows).get("absmiddle") == str(native)


@pytest.mark.parametrize(("level", "native"), [(0, 0), (40, 40), (100, 100), (None, 100)])
def test_volume_is_what_it_says(windows: Windows, level: int | None, native: int) -> None:
    only_sapi(windows).use(VoiceSettings(volume=level))
    assert windows.sapi_voice.Volume == native


def test_voices_are_offered_where_they_are_the_games_and_nowhere_else(windows: Windows) -> None:
    found = only_sapi(windows)
    names = ("Microsoft Elsa", "Microsoft Zira")
    assert found.voices() == {"en": names, "it": names, "lv": names}
    windows.nvda_client.running = True
    assert found.voices() == {}


def test_each_language_is_spoken_by_the_voice_that_was_chosen_for_it(windows: Windows) -> None:
    found = only_sapi(windows)
    found.use(VoiceSettings(voices={"it": "Microsoft Elsa", "en": "Microsoft Zira"}))
    used = []
    for language in ("it", "en", "it"):
        say(found, "One.", language)
        used.append(windows.sapi_voice.Voice.GetDescription())
    assert used == ["Microsoft Elsa", "Microsoft Zira", "Microsoft Elsa"]


FAULTS = [ComError(), OSError("193"), AttributeError(), TypeError(), RuntimeError(), ImportError()]


@pytest.mark.parametrize("fault", FAULTS, ids=repr)
def test_an_output_that_cannot_be_made_is_left_out_whatever_it_raises(
    windows: Windows, fault: Exception
) -> None:
    windows.nvda_client.running = False
    windows.com_faults["FreedomSci.JawsApi"] = fault
    assert everything(windows).name == "sapi5"


def test_an_output_that_fails_to_say_whether_it_is_there_is_not_there(windows: Windows) -> None:
    class Unsure:
        name = "unsure"

        def is_active(self) -> bool:
            raise AttributeError

    found = readers([Unsure, windows.Nvda])
    assert isinstance(found, WindowsReaders)
    assert found.name == "NVDA"


def test_nothing_active_is_no_backend(windows: Windows) -> None:
    windows.nvda_client.running = windows.jaws_api.running = False
    assert readers([windows.Nvda, windows.Jaws]) is None
    assert readers([]) is None


def test_when_the_last_one_ends_the_chain_is_told(windows: Windows) -> None:
    found = readers([windows.Nvda])
    assert isinstance(found, WindowsReaders)
    windows.nvda_client.running = False
    assert found.name == ""
    with pytest.raises(RuntimeError):
        say(found, "One.")
    with pytest.raises(RuntimeError):
        found.stop()


def test_on_windows_the_classes_come_from_the_library(
    windows: Windows, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    classes = [windows.Nvda, windows.Jaws, windows.Sapi]
    monkeypatch.setattr("accessible_output2.get_output_classes", lambda: classes)
    found = accessible.make()
    assert isinstance(found, WindowsReaders)
    assert found.name == "NVDA"


def test_on_a_mac_the_library_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert accessible.make() is None
