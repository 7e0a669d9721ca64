"""Screen readers read to one player what is hidden, and are silent when it is wiped."""

import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("needs a terminal of Unix", allow_module_level=True)

from tests.end_to_end.cups import CUPS
from tests.end_to_end.test_hidden_dice import scrollback
from tests.real.readers import FENRIR, YASR, read_aloud
from tests.real.test_screen_readers import BYTES, as_heard, needs, without_pauses

MATCH = (
    *("play", "tokyo", "--players", "Ann,Bob,Eve", "--output", "terminal", "--language", "en"),
    *("--set", "lives=1", "--set", "preliminary=off", "--dice", "1 1; 6 4; 6 5; 4 4"),
)
FIRST = "Cup."  # in the first words of the program
MORE_BYTES = {**BYTES, "up": b"\x1b[A", "space": b" "}
# Ann throws, takes the keyboard, looks about and claims what is not true.
ANN = ("enter", "enter", "down", "down", "up", "d", "space", "space", "enter")
ANN_HEARS = [
    "You see 64. Claim 64, 1 of 9.",
    "Claim 65, bluff, 2 of 9.",
    "Claim 11, bluff, 3 of 9.",
    "Claim 65, bluff, 2 of 9.",
    "You see 64.",
    "Claim 65, bluff, 2 of 9. So it is.",
    "Claim 65, bluff, 2 of 9. So it is.",
]
# Bob believes it, takes the keyboard, and claims more than he has; Eve doubts it.
BOB = ("enter", "enter", "d", "down", "enter", "down", "enter")
BOB_HEARS = [
    "You see 65. Claim 11, bluff, 1 of 7.",
    "You see 65.",
    "Claim 22, bluff, 2 of 7.",
]
# Eve throws, takes the keyboard, and claims the truth; Ann doubts it, and the match is over.
EVE = ("enter", "enter", "enter", "down", "enter")
EVE_HEARS = ["You see 44. Claim 44, 1 of 4."]
PRIVATE = [*ANN_HEARS, *BOB_HEARS, *EVE_HEARS]


@pytest.mark.slow
@pytest.mark.parametrize("reader", [YASR, FENRIR])
def test_what_is_hidden_is_read_to_one_player_and_nothing_of_it_is_left(
    reader: str, tmp_path: Path
) -> None:
    needs(reader)
    keys = [MORE_BYTES.get(key, key.encode()) for key in (*ANN, *BOB, *EVE)]
    read = read_aloud(
        reader, tmp_path, without_pauses(tmp_path / "home"), MATCH, keys, CUPS, FIRST
    )
    heard = [as_heard(said) for said in read.said]
    assert heard[2:9] == ANN_HEARS
    assert heard[11:14] == BOB_HEARS
    assert heard[18:19] == EVE_HEARS
    for_all = [*heard[:2], *heard[9:11], *heard[14:18], *heard[19:]]
    assert not [text for text in for_all if any(secret in text for secret in ("You see", "bluff"))]
    assert for_all[2].startswith("Claimed")
    assert for_all[2].endswith("Believe, 1 of 2."), "the wipe before it is not heard"
    left = scrollback(read.bytes.decode())
    assert "MatchEnded" in left
    assert not [secret for secret in ("You see", "bluff", "Saw", "(6, 4)", "64") if secret in left]
    assert b"\x1b" not in read.bytes
    assert read.status == 0
