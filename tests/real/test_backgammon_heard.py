"""A match of backgammon with the cube under a screen reader: each announcement once."""

import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("needs a terminal of Unix", allow_module_level=True)

from farkle_access.i18n.catalog import LANGUAGES
from tests.end_to_end.program import run
from tests.real.readers import FENRIR, YASR, read_aloud
from tests.real.test_screen_readers import BYTES, as_heard, needs, without_pauses

MATCH = (
    *("play", "backgammon", "--players", "Anna,Bruno", "--output", "terminal"),
    *("--set", "length=2", "--dice", "6 1; 2 5"),
)
# Two steps, the turn ended, a double, Enter that decides nothing, a drop. In the Crawford game
# the board, the race, the cube; a step by way of the board and taken back; a gammon is resigned
# and accepted.
PRESSED = (
    *("3", "enter", "2", "enter", "enter", "2", "enter", "enter", "down", "down", "enter"),
    *("b", "p", "c", "d", "l", "f", "down", "enter", "1", "enter", "u"),
    *("8", "enter", "enter", "2", "enter", "1", "enter"),
)
FIRST = {"en": "Backgammon.", "it": "Backgammon.", "lv": "Bekgemons."}


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", [YASR, FENRIR])
def test_a_whole_match_with_the_cube_is_read_once_and_in_order(
    reader: str, language: str, tmp_path: Path
) -> None:
    needs(reader)
    words = (*MATCH, "--language", language)
    piped = run(without_pauses(tmp_path / "piped"), *words, keys=PRESSED)
    expected = piped.stdout.splitlines()
    keys = [BYTES.get(key, key.encode()) for key in PRESSED]
    home = without_pauses(tmp_path / "home")
    read = read_aloud(reader, tmp_path, home, words, keys, first=FIRST[language])
    heard = [text for said in read.said for text in said if text.strip(" ,.") != "Quit Fenrir"]
    assert as_heard(heard) == as_heard(expected)
    assert "Anna" in expected[-1]  # the final score: the match came to its end
    assert b"\x1b" not in read.bytes
