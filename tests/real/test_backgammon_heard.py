"""A match of backgammon with the cube under a screen reader: each announcement once."""

import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("needs a terminal of Unix", allow_module_level=True)

from tests.real.readers import FENRIR, YASR, as_heard, read_aloud
from tests.real.test_screen_readers import BYTES, answers, needs, without_pauses
from tests.ui.scripted import Booth

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


@pytest.mark.parametrize(("reader", "language"), [(YASR, "lv"), (FENRIR, "it")])
def test_a_whole_match_with_the_cube_is_read_once_and_in_order(
    reader: str, language: str, booth: Booth, tmp_path: Path
) -> None:
    needs(reader)
    expected = answers(booth, language, MATCH, PRESSED)
    keys = [BYTES.get(key, key.encode()) for key in PRESSED]
    words = (*MATCH, "--language", language)
    read = read_aloud(reader, tmp_path, without_pauses(tmp_path / "read"), words, keys, expected)
    heard = [text for said in read.said for text in said if text.strip(" ,.") != "Quit Fenrir"]
    assert as_heard(heard) == as_heard(line for answer in expected for line in answer)
    assert "Anna" in expected[-1][-1]  # the final score: the match came to its end
    assert b"\x1b" not in read.bytes
