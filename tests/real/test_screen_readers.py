"""Screen readers that people use read a whole match: each announcement once, and nothing else."""

import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("needs a terminal of Unix", allow_module_level=True)

from tests.real.readers import FENRIR, YASR, as_heard, read_aloud
from tests.ui.scripted import Booth

MATCH = (
    *("play", "farkle", "--players", "Anna,bot:medium", "--output", "terminal"),
    *("--set", "limit=100", "--set", "entry=0", "--set", "minimum=5", "--set", "ending=sudden"),
    *("--dice", "1 1 1 2 3 4; 2 3 4 4 6 6; 1 5 2 3 4 6"),
)
# Roll, a look at the scores and the dice, set aside, a step in the menu, count; the computer
# plays and comes to nothing; roll, set aside, count, and the match is won.
PRESSED = ("enter", "s", "d", "enter", "down", "enter", "enter", "enter", "down", "enter")
BYTES = {"enter": b"\r", "down": b"\x1b[B"}


def needs(reader: str) -> None:
    missing = [name for name in (reader, "speech-dispatcher") if not shutil.which(name)]
    if missing:
        pytest.skip(f"{missing[0]} is not installed")


def without_pauses(home: Path) -> Path:
    """A home in which no key can end a pause instead of doing what it is pressed for."""
    home.mkdir()
    (home / "settings.toml").write_text(
        'version = 1\ndouble_enter = 0.0\nlanguage = "en"\npause = 0.0\n'
    )
    return home


def answers(
    booth: Booth, language: str, words: Sequence[str], keys: Sequence[str]
) -> list[list[str]]:
    """What a reader has to say at the start of the program and after each key."""
    booth.prefer(language=language, pause=0.0, double_enter=0.0)
    heard = booth.run(*words, keys=keys)
    return [heard.first, *heard.answers]


@pytest.mark.parametrize(("reader", "language"), [(YASR, "it"), (FENRIR, "lv")])
def test_a_whole_match_is_read_once_in_order_and_nothing_else(
    reader: str, language: str, booth: Booth, tmp_path: Path
) -> None:
    needs(reader)
    expected = answers(booth, language, MATCH, PRESSED)
    keys = [BYTES.get(key, key.encode()) for key in PRESSED]
    words = (*MATCH, "--language", language)
    read = read_aloud(reader, tmp_path, without_pauses(tmp_path / "read"), words, keys, expected)
    heard = [text for said in read.said for text in said if text.strip(" ,.") != "Quit Fenrir"]
    lines = [line for answer in expected for line in answer]
    assert as_heard(heard) == as_heard(lines)
    assert len(lines) > 20
    assert b"\x1b" not in read.bytes
