"""The sound files: made by the script beside them, short and quiet."""

import array
import wave
from pathlib import Path

import pytest

from farkle_access.core.cues import URGENT, Cue
from farkle_access.output import sounds
from farkle_access.output.sounds import make

HALF = 32768 // 2


def samples(path: Path) -> list[int]:
    with wave.open(str(path)) as sound:
        return array.array("h", sound.readframes(sound.getnframes())).tolist()


def test_every_cue_has_a_sound_and_every_sound_a_cue() -> None:
    assert set(make.SOUNDS) == set(Cue)
    files = {path.stem for path in sounds.file("any").parent.glob("*.wav")}
    assert files == {str(cue) for cue in Cue}
    assert set(Cue) >= URGENT


@pytest.mark.parametrize("cue", Cue)
def test_the_file_is_byte_for_byte_what_the_script_makes(cue: Cue, tmp_path: Path) -> None:
    made = tmp_path / "made.wav"
    make.write(made, make.SOUNDS[cue]())
    assert made.read_bytes() == sounds.file(cue).read_bytes()


@pytest.mark.parametrize("cue", Cue)
def test_a_sound_is_short_mono_and_quiet(cue: Cue) -> None:
    with wave.open(str(sounds.file(cue))) as sound:
        assert (sound.getnchannels(), sound.getsampwidth()) == (1, 2)
        assert 0.05 < sound.getnframes() / sound.getframerate() < 1
    peak = max(map(abs, samples(sounds.file(cue))))
    assert HALF / 4 < peak < HALF


@pytest.mark.parametrize("cue", Cue)
def test_a_sound_ends_without_a_click(cue: Cue) -> None:
    assert max(map(abs, samples(sounds.file(cue))[-3:])) < HALF / 20


def test_no_two_sounds_are_alike() -> None:
    assert len({sounds.file(cue).read_bytes() for cue in Cue}) == len(Cue)
