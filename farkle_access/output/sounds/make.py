"""Generates the sound files: python -m farkle_access.output.sounds.make

They are short and quiet, so that they accompany speech and never cover it. They differ in rhythm
and direction rather than in pitch alone, so that they can be told apart on any loudspeaker.
"""

import array
import math
import wave
from collections.abc import Iterable
from pathlib import Path
from random import Random

from farkle_access.core.cues import Cue
from farkle_access.output import sounds

RATE = 22050  # samples a second
LOUDEST = 0.35  # as a part of what the format can hold
FADE = 0.006  # seconds at both ends of a note, so that it does not click


def tone(pitch: float, seconds: float, loudness: float = 1.0) -> list[float]:
    """A soft note that dies away; `pitch` in hertz."""
    return [
        loudness
        * math.exp(-3 * n / (RATE * seconds))
        * min(1.0, n / (RATE * FADE), (RATE * seconds - n) / (RATE * FADE))
        * (math.sin(angle) + 0.25 * math.sin(2 * angle))
        for n in range(int(RATE * seconds))
        for angle in [2 * math.pi * pitch * n / RATE]
    ]


def knock(random: Random, seconds: float, loudness: float) -> list[float]:
    """Something hard on wood: a short burst of noise with a low note in it."""
    return [
        loudness
        * math.exp(-40 * n / RATE / seconds / 4)
        * (0.6 * random.uniform(-1, 1) + 0.6 * math.sin(2 * math.pi * 310 * n / RATE))
        for n in range(int(RATE * seconds))
    ]


def rest(seconds: float) -> list[float]:
    """Silence."""
    return [0.0] * int(RATE * seconds)


def dice() -> list[float]:
    """Dice that roll and come to rest."""
    random = Random(6)
    falls = ((1.0, 0.025), (0.8, 0.045), (0.9, 0.03), (0.6, 0.06), (0.45, 0.08))
    return _joined([*knock(random, 0.05, loudness), *rest(seconds)] for loudness, seconds in falls)


def set_aside() -> list[float]:
    """One die put down."""
    return _joined([knock(Random(1), 0.06, 0.8), tone(880, 0.08, 0.5)])


def farkle() -> list[float]:
    """Down and down again."""
    return _joined([tone(392, 0.12), tone(311, 0.12), tone(233, 0.26)])


def hot_dice() -> list[float]:
    """Three quick steps up."""
    return _joined([tone(523, 0.07), tone(659, 0.07), tone(784, 0.07), tone(1047, 0.18)])


def shown() -> list[float]:
    """A cup lifted off the table: a knock, and a quick step up."""
    return _joined([knock(Random(2), 0.06, 0.9), rest(0.03), tone(494, 0.06), tone(740, 0.16)])


def lost() -> list[float]:
    """One long step down."""
    return _joined([tone(330, 0.16), tone(196, 0.3)])


def your_turn() -> list[float]:
    """Two notes like a door bell."""
    return _joined([tone(784, 0.13), tone(587, 0.22)])


def win() -> list[float]:
    """A small fanfare."""
    notes = [tone(523, 0.1), rest(0.03), tone(523, 0.07), rest(0.02), tone(659, 0.1)]
    return _joined([*notes, tone(784, 0.12), tone(1047, 0.35)])


SOUNDS = {
    Cue.DICE: dice,
    Cue.SET_ASIDE: set_aside,
    Cue.FARKLE: farkle,
    Cue.HOT_DICE: hot_dice,
    Cue.SHOWN: shown,
    Cue.LOST: lost,
    Cue.YOUR_TURN: your_turn,
    Cue.WIN: win,
}


def write(path: Path, samples: Iterable[float]) -> None:
    """Write samples between -1 and 1 to a file, as loud as all the others."""
    kept = list(samples)
    peak = max(abs(sample) for sample in kept)
    values = array.array("h", [round(32767 * LOUDEST * sample / peak) for sample in kept])
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(values.tobytes())


def _joined(parts: Iterable[list[float]]) -> list[float]:
    return [sample for part in parts for sample in part]


if __name__ == "__main__":
    for cue, sound in SOUNDS.items():
        write(sounds.file(cue), sound())
