"""The game's own voice: its queue, its silence and its spare child, with children in memory."""

import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from farkle_access.output.speech import children, own_voice
from farkle_access.output.speech.messages import Utterance, VoiceSettings
from farkle_access.output.speech.own_voice import OwnVoice
from tests.output.speech.hosts import SOON
from tests.output.speech.nursery import Ears, Nursery


@pytest.fixture
def nursery(monkeypatch: pytest.MonkeyPatch) -> Nursery:
    made = Nursery()
    monkeypatch.setattr(children, "start", made.start)
    monkeypatch.setattr(own_voice, "find_spec", lambda name: name)
    monkeypatch.setattr("shutil.which", lambda name: name)
    return made


@pytest.fixture
def voice(nursery: Nursery) -> Iterator[OwnVoice]:
    made = own_voice.make()
    assert isinstance(made, OwnVoice)
    yield made
    made.close()


def say(voice: OwnVoice, ears: Ears, *texts: str, language: str = "en") -> None:
    for text in texts:
        voice.speak(Utterance(text, language), ears.of(text))


def test_texts_go_to_the_child_one_at_a_time(nursery: Nursery, voice: OwnVoice) -> None:
    child, _ = nursery.born
    say(voice, nursery.ears, "One.", "Two.")
    assert child.next()["text"] == "One."
    assert nursery.ears.next() == "began One."
    assert child.asked.empty()
    child.done()
    assert child.next()["text"] == "Two."
    assert [nursery.ears.next() for _ in range(2)] == ["ended One.", "began Two."]
    child.done()
    assert nursery.ears.next() == "ended Two."


def test_silence_kills_the_child_and_the_spare_speaks_next(
    nursery: Nursery, voice: OwnVoice
) -> None:
    child, spare = nursery.born
    say(voice, nursery.ears, "Long story.", "Forgotten.")
    child.next()
    voice.stop()
    assert child.killed == 1
    assert len(nursery.born) == 3, "there is a new spare"
    say(voice, nursery.ears, "Next.")
    assert spare.next()["text"] == "Next."
    spare.done()
    told = [nursery.ears.next() for _ in range(4)]
    assert told == ["began Long story.", "ended Long story.", "began Next.", "ended Next."]


def test_silence_while_nothing_is_said_kills_nobody(nursery: Nursery, voice: OwnVoice) -> None:
    voice.stop()
    say(voice, nursery.ears, "One.")
    nursery.born[0].next()
    nursery.born[0].done()
    assert [nursery.ears.next() for _ in range(2)] == ["began One.", "ended One."]
    voice.stop()
    assert [child.killed for child in nursery.born] == [0, 0]


def test_a_child_that_dies_by_itself_ends_the_voice(nursery: Nursery, voice: OwnVoice) -> None:
    child = nursery.born[0]
    say(voice, nursery.ears, "Deadly.", "After.")
    child.next()
    child._lines.put("")
    assert [nursery.ears.next() for _ in range(2)] == ["began Deadly.", "ended Deadly."]
    with pytest.raises(RuntimeError):
        say(voice, nursery.ears, "Next.")
    assert child.asked.empty()


def test_the_last_words_are_waited_for(nursery: Nursery, voice: OwnVoice) -> None:
    child = nursery.born[0]
    say(voice, nursery.ears, "Well played.", "Goodbye.")
    finishing = threading.Thread(target=voice.finish)
    finishing.start()
    child.next()
    child.done()
    child.next()
    assert finishing.is_alive()
    child.done()
    finishing.join(SOON)
    assert not finishing.is_alive()


def test_the_last_words_are_not_waited_for_for_ever(
    nursery: Nursery, voice: OwnVoice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_voice, "LAST_WORDS", 0.05)
    say(voice, nursery.ears, "Never done.")
    nursery.born[0].next()
    voice.finish()


def test_the_end_kills_both_children_and_leaves_no_files(nursery: Nursery) -> None:
    voice = own_voice.make()
    assert voice is not None
    [folder] = nursery.folders
    assert folder is not None
    (Path(folder) / "left.wav").write_bytes(b"sound")
    voice.close()
    assert [child.killed for child in nursery.born] == [1, 1]
    assert not Path(folder).exists()


def asked(nursery: Nursery, voice: OwnVoice, language: str) -> dict[str, Any]:
    say(voice, nursery.ears, "One.", language=language)
    child = nursery.born[-2] if len(nursery.born) > 2 else nursery.born[0]  # the last is the spare
    found = child.next()
    child.done()
    return found


def test_the_voice_is_that_of_the_language(nursery: Nursery, voice: OwnVoice) -> None:
    found = [asked(nursery, voice, language)["voice"] for language in ("en", "it", "lv")]
    assert found == ["gmw/en", "roa/it", None]


def test_a_chosen_voice_is_used_and_an_unknown_one_is_not(
    nursery: Nursery, voice: OwnVoice
) -> None:
    voice.use(VoiceSettings(voices={"it": "Luca", "en": "Unknown", "lv": "Italiano"}))
    found = [asked(nursery, voice, language)["voice"] for language in ("it", "en", "lv")]
    assert found == ["it-2", "gmw/en", "roa/it"]


@pytest.mark.parametrize(
    ("level", "rate", "volume"), [(0, 100, 0), (50, 200, 0.5), (100, 400, 1), (None, None, None)]
)
def test_settings_become_words_a_minute_and_parts_of_one(
    nursery: Nursery, voice: OwnVoice, level: int | None, rate: int | None, volume: float | None
) -> None:
    voice.use(VoiceSettings(rate=level, pitch=level, volume=level))
    found = asked(nursery, voice, "en")
    assert (found["rate"], found["pitch"], found["volume"]) == (rate, level, volume)


def test_voices_are_named_by_language(voice: OwnVoice) -> None:
    assert voice.voices() == {"en": ("English",), "it": ("Italiano", "Luca"), "lv": ()}


def test_a_child_that_does_not_come_to_life_is_no_voice(nursery: Nursery) -> None:
    nursery.greeting = ""
    assert own_voice.make() is None
    assert [child.killed for child in nursery.born] == [1, 1]
    [folder] = nursery.folders
    assert not Path(str(folder)).exists()


@pytest.mark.parametrize("missing", ["library", "player"])
def test_without_the_library_or_a_player_nothing_is_started(
    nursery: Nursery, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    looked_for = {"library": f"{own_voice.__name__}.find_spec", "player": "shutil.which"}
    monkeypatch.setattr(looked_for[missing], lambda name: None)
    assert own_voice.make() is None
    assert nursery.born == []


def test_only_linux_needs_the_player(nursery: Nursery, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr("shutil.which", lambda name: None)
    made = own_voice.make()
    assert made is not None
    made.close()
