"""The short sounds of the program: 16 bit, mono. `make.py` makes them."""

from pathlib import Path


def file(sound: str) -> Path:
    """The file of a sound by the name of its cue."""
    return Path(__file__).with_name(f"{sound}.wav")
