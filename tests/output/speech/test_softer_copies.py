"""Softer copies of the sounds, for player programs without a volume setting."""

import array
import os
import wave
from pathlib import Path

import pytest

from farkle_access.core.cues import Cue
from farkle_access.output import sounds
from farkle_access.output.speech.player import softened

DICE = sounds.file(Cue.DICE)


def samples(path: Path) -> list[int]:
    with wave.open(str(path)) as sound:
        return array.array("h", sound.readframes(sound.getnframes())).tolist()


@pytest.mark.parametrize("volume", [0, 1, 30, 50, 99])
@pytest.mark.parametrize("cue", [Cue.DICE, Cue.WIN])
def test_a_softer_copy_is_the_same_sound_at_its_volume(
    tmp_path: Path, volume: int, cue: Cue
) -> None:
    original = sounds.file(cue)
    copy = softened(original, volume, tmp_path / "sounds")
    with wave.open(str(copy)) as soft, wave.open(str(original)) as whole:
        assert soft.getparams() == whole.getparams()
    for softer, sample in zip(samples(copy), samples(original), strict=True):
        assert abs(softer - sample * volume / 100) <= 1


def test_a_copy_is_made_once_and_no_draft_is_left(tmp_path: Path) -> None:
    copy = softened(DICE, 40, tmp_path)
    copy.write_bytes(b"kept")
    assert softened(DICE, 40, tmp_path) == copy
    assert copy.read_bytes() == b"kept"
    assert [path.name for path in tmp_path.iterdir()] == ["dice-40.wav"]


def test_full_volume_needs_no_copy(tmp_path: Path) -> None:
    assert softened(DICE, 100, tmp_path) == DICE
    assert list(tmp_path.iterdir()) == []


def test_without_a_place_for_a_copy_the_sound_is_as_loud_as_it_is(tmp_path: Path) -> None:
    occupied = tmp_path / "sounds"
    occupied.write_text("a file where the folder should be")
    assert softened(DICE, 40, occupied) == DICE


@pytest.mark.skipif(os.name == "nt", reason="pipes")
def test_a_pipe_in_the_place_of_a_copy_is_left_alone(tmp_path: Path) -> None:
    pipe = tmp_path / f"{DICE.stem}-40.wav"
    os.mkfifo(pipe)
    os.mkfifo(tmp_path / f"{DICE.stem}-40.new")
    assert softened(DICE, 40, tmp_path) == DICE
    assert pipe.is_fifo()
