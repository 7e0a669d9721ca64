"""Prism, an optional library, with a stand-in for it."""

import sys
from dataclasses import dataclass, field
from types import SimpleNamespace

import pytest

from farkle_access.output.speech import prism
from farkle_access.output.speech.messages import Utterance, VoiceSettings
from farkle_access.output.speech.prism import Prism
from farkle_access.output.speech.waiting import Given
from tests.output.speech.windows import module

EVERYTHING = (
    "supports_stop",
    "supports_braille",
    "supports_set_rate",
    "supports_set_pitch",
    "supports_set_volume",
    "supports_set_voice",
    "supports_is_speaking",
)
VOICES = (("Zira", "en-US"), ("Alice", "it"), ("Luca", "IT_it"), ("Rare", ""))


@dataclass
class PrismBackend:
    """A backend with these features."""

    able: tuple[str, ...] = EVERYTHING
    name: str = "OneCore"
    calls: list[tuple[str, object]] = field(default_factory=list)
    still_speaking: int = 0

    def __post_init__(self) -> None:
        vars(self)["voices_count"] = len(VOICES)

    @property
    def features(self) -> SimpleNamespace:
        return SimpleNamespace(**{name: name in self.able for name in EVERYTHING})

    def __setattr__(self, name: str, value: object) -> None:
        if name in ("rate", "pitch", "volume", "voice"):
            assert f"supports_set_{name}" in self.able
            self.calls.append((name, value))
        else:
            super().__setattr__(name, value)

    @property
    def speaking(self) -> bool:
        self.still_speaking -= 1
        return self.still_speaking >= 0

    def speak(self, text: str, interrupt: bool) -> None:
        assert not interrupt
        self.calls.append(("speak", text))

    def stop(self) -> None:
        assert "supports_stop" in self.able
        self.calls.append(("stop", None))

    def braille(self, text: str) -> None:
        assert "supports_braille" in self.able
        self.calls.append(("braille", text))

    def get_voice_name(self, index: int) -> str:
        return VOICES[index][0]

    def get_voice_language(self, index: int) -> str:
        return VOICES[index][1]


@pytest.fixture
def backend(monkeypatch: pytest.MonkeyPatch) -> PrismBackend:
    """The best backend of the stand-in for the library."""
    best = PrismBackend()
    context = SimpleNamespace(acquire_best=lambda: best)
    monkeypatch.setitem(sys.modules, "prism", module("prism", Context=lambda: context))
    return best


def speaking() -> Prism:
    made = prism.make()
    assert isinstance(made, Prism)
    return made


def say(speaking: Prism, text: str, language: str) -> None:
    utterance = Utterance(text, language)
    speaking.speak(utterance, Given(utterance, 0, 0, 0))


def test_where_it_is_not_installed_there_is_no_backend(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prism, "find_spec", lambda name: None)
    assert prism.make() is None


def test_what_it_raises_goes_to_the_chain(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing() -> PrismBackend:
        raise ValueError("Invalid or unsupported backend")

    context = SimpleNamespace(acquire_best=nothing)
    monkeypatch.setitem(sys.modules, "prism", module("prism", Context=lambda: context))
    with pytest.raises(ValueError, match="unsupported"):
        prism.make()


def test_the_name_is_that_of_what_it_found(backend: PrismBackend) -> None:
    assert speaking().name == "OneCore"
    assert not speaking().reports_progress


def test_texts_queue_and_the_voice_changes_only_with_the_language(backend: PrismBackend) -> None:
    found = speaking()
    for text, language in (("Uno.", "it"), ("Due.", "it"), ("Three.", "en"), ("Četri.", "lv")):
        say(found, text, language)
    assert backend.calls == [
        ("voice", 1),
        ("speak", "Uno."),
        ("speak", "Due."),
        ("voice", 0),
        ("speak", "Three."),
        ("speak", "Četri."),
    ]


def test_the_chosen_voice_of_a_language_is_used_from_the_next_text_on(
    backend: PrismBackend,
) -> None:
    found = speaking()
    say(found, "Uno.", "it")
    found.use(VoiceSettings(voices={"it": "Luca"}))
    say(found, "Due.", "it")
    found.use(VoiceSettings(voices={"it": "Unknown"}))
    say(found, "Tre.", "it")
    assert [value for name, value in backend.calls if name == "voice"] == [1, 2, 1]


@pytest.mark.parametrize(("level", "native"), [(0, 0.0), (50, 0.5), (100, 1.0)])
def test_settings_become_parts_of_one(backend: PrismBackend, level: int, native: float) -> None:
    speaking().use(VoiceSettings(rate=level, pitch=level, volume=level))
    assert backend.calls == [("rate", native), ("pitch", native), ("volume", native)]


def test_what_the_player_did_not_set_stays_as_it_is(backend: PrismBackend) -> None:
    speaking().use(VoiceSettings())
    assert backend.calls == []


def test_silence_and_braille_are_passed_on(backend: PrismBackend) -> None:
    found = speaking()
    found.braille("One.")
    found.stop()
    assert backend.calls == [("braille", "One."), ("stop", None)]


def test_nothing_is_asked_of_a_way_that_cannot_do_it(backend: PrismBackend) -> None:
    backend.able = ()
    found = speaking()
    found.use(VoiceSettings(50, 50, 50, {"it": "Alice"}))
    say(found, "Uno.", "it")
    found.braille("One.")
    found.stop()
    found.finish()
    assert backend.calls == [("speak", "Uno.")]
    assert found.voices() == {"en": (), "it": (), "lv": ()}


def test_the_voices_are_named_by_language(backend: PrismBackend) -> None:
    assert speaking().voices() == {"en": ("Zira",), "it": ("Alice", "Luca"), "lv": ()}


def test_the_last_words_are_waited_for(
    backend: PrismBackend, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []
    monkeypatch.setattr("time.sleep", waits.append)
    backend.still_speaking = 3
    speaking().finish()
    assert len(waits) == 3


def test_the_last_words_are_not_waited_for_for_ever(
    backend: PrismBackend, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(prism, "LAST_WORDS", 0.0)
    backend.still_speaking = 1000
    speaking().finish()
    assert backend.still_speaking > 900


def test_at_the_end_nothing_of_the_library_is_held(backend: PrismBackend) -> None:
    found = speaking()
    found.close()
    assert (found._backend, found._context) == (None, None)
