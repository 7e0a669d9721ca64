"""The game's own voice: espeak-ng through pyttsx3, with a stand-in for the program that plays."""

import ctypes.util
import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from farkle_access.output.speech import own_voice
from farkle_access.output.speech.messages import Utterance, VoiceSettings
from farkle_access.output.speech.own_voice import OwnVoice
from tests.real.ssip_server import alive, await_that
from tests.real.stopwatch import AT_ONCE

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system itself plays"),
    pytest.mark.skipif(
        not ctypes.util.find_library("espeak-ng"), reason="espeak-ng is not installed"
    ),
]
PLAYER = """#!{python} -I
import json, sys, time, wave
def note(what):
    with open({log!r}, "a") as file:
        file.write(json.dumps([what, seconds, time.time()]) + "\\n")
with wave.open(sys.argv[1]) as sound:
    seconds = sound.getnframes() / sound.getframerate()
note("begun")
time.sleep(seconds)
note("played")
"""


class Heard:
    """When an utterance began and ended."""

    def __init__(self) -> None:
        self.begun = self.over = False

    def began(self) -> None:
        self.begun = True

    def ended(self) -> None:
        self.over = True


class Loudspeaker:
    """What was played, in seconds of sound."""

    def __init__(self, log: Path) -> None:
        self._log = log

    def seconds(self, what: str) -> list[float]:
        lines = self._log.read_text().splitlines() if self._log.exists() else []
        return [length for kind, length, _ in map(json.loads, lines) if kind == what]


@pytest.fixture
def loudspeaker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Loudspeaker:
    log, player = tmp_path / "played", tmp_path / "bin" / "aplay"
    player.parent.mkdir()
    player.write_text(PLAYER.format(python=sys.executable, log=str(log)))
    player.chmod(0o755)
    monkeypatch.setenv("PATH", f"{player.parent}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    return Loudspeaker(log)


@pytest.fixture
def voice(loudspeaker: Loudspeaker) -> Iterator[OwnVoice]:
    made = own_voice.make()
    assert isinstance(made, OwnVoice)
    yield made
    made.close()


def say(voice: OwnVoice, text: str, language: str = "it") -> Heard:
    heard = Heard()
    voice.speak(Utterance(text, language), heard)
    return heard


def test_texts_are_said_in_full_one_after_the_other_and_once(
    voice: OwnVoice, loudspeaker: Loudspeaker
) -> None:
    first, second = say(voice, "Uno, due, tre."), say(voice, "Trīs.", "lv")
    await_that(lambda: first.over, "the first text")
    assert len(loudspeaker.seconds("played")) == 1, "the second has waited for the first"
    await_that(lambda: second.over, "the second text")
    played = loudspeaker.seconds("played")
    assert len(played) == 2
    assert played[0] > played[1] > 0.2
    assert loudspeaker.seconds("begun") == played


def test_silence_comes_at_once_and_the_next_text_as_well(
    voice: OwnVoice, loudspeaker: Loudspeaker
) -> None:
    long, waiting = say(voice, "Una frase molto lunga. " * 20), say(voice, "Questa aspetta.")
    await_that(lambda: bool(loudspeaker.seconds("begun")), "a beginning")
    start = time.perf_counter()
    voice.stop()
    after = say(voice, "Subito questa.")
    await_that(lambda: len(loudspeaker.seconds("begun")) == 2, "the next text")
    assert time.perf_counter() - start < AT_ONCE
    await_that(lambda: after.over, "the end")
    assert len(loudspeaker.seconds("played")) == 1
    assert long.over, "it was cut off, and so it is over"
    assert not waiting.begun


def test_a_quicker_voice_is_quicker_and_languages_have_voices(
    voice: OwnVoice, loudspeaker: Loudspeaker
) -> None:
    usual = say(voice, "Una frase di prova, abbastanza lunga.")
    await_that(lambda: usual.over, "the usual voice")
    voice.use(VoiceSettings(rate=90))
    quick = say(voice, "Una frase di prova, abbastanza lunga.")
    await_that(lambda: quick.over, "the quick voice")
    slowly, quickly = loudspeaker.seconds("played")
    assert quickly < 0.8 * slowly
    assert voice.voices()["it"] == ("Italian",)
    assert voice.voices()["lv"] == ("Latvian",)
    assert voice.voices()["en"]


def test_a_child_killed_by_somebody_else_breaks_the_voice_and_not_the_host(
    voice: OwnVoice, loudspeaker: Loudspeaker
) -> None:
    lost = say(voice, "Una frase molto lunga. " * 20)
    await_that(lambda: bool(loudspeaker.seconds("begun")), "a beginning")
    voice._child._process.kill()
    await_that(lambda: lost.over, "the end")
    with pytest.raises(RuntimeError):
        say(voice, "Ancora.")


def test_the_last_words_are_said_and_nothing_is_left_behind(
    voice: OwnVoice, loudspeaker: Loudspeaker, tmp_path: Path
) -> None:
    say(voice, "Arrivederci.")
    voice.finish()
    assert len(loudspeaker.seconds("played")) == 1
    children = [voice._child._process.pid, voice._spare._process.pid]
    voice.close()
    assert not any(alive(child) for child in children)
    assert list(tmp_path.glob("farkle_access-*")) == []


def test_a_computer_without_a_player_has_no_voice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/")
    assert own_voice.make() is None
