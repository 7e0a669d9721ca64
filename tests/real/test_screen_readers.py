"""Screen readers that people use read a whole match: each announcement once, and nothing else."""

import re
import shutil
import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("needs a terminal of Unix", allow_module_level=True)

from farkle_access.i18n.catalog import LANGUAGES
from tests.end_to_end.program import run
from tests.real.readers import FENRIR, YASR, read_aloud

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
    (home / "settings.toml").write_text('version = 1\nlanguage = "en"\npause = 0.0\n')
    return home


def written(home: Path, language: str) -> list[str]:
    """The same match through a pipe: what a reader has to say."""
    done = run(home, *MATCH, "--language", language, keys=PRESSED)
    return done.stdout.splitlines()


def as_heard(texts: list[str]) -> str:
    """One text: readers cut long lines where the terminal does, and Fenrir joins with commas."""
    return re.sub(r"(\s+,)*\s+", " ", " ".join((*texts, ""))).strip()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", [YASR, FENRIR])
def test_a_whole_match_is_read_once_in_order_and_nothing_else(
    reader: str, language: str, tmp_path: Path
) -> None:
    needs(reader)
    expected = written(without_pauses(tmp_path / "piped"), language)
    keys = [BYTES.get(key, key.encode()) for key in PRESSED]
    words = (*MATCH, "--language", language)
    read = read_aloud(reader, tmp_path, without_pauses(tmp_path / "home"), words, keys)
    heard = [text for said in read.said for text in said if text.strip(" ,.") != "Quit Fenrir"]
    assert as_heard(heard) == as_heard(expected)
    assert len(expected) > 20
    assert b"\x1b" not in read.bytes
