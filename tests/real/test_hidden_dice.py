"""Screen readers read to one player what is hidden, and are silent when it is wiped.

Three persons play a whole match of each game at one keyboard; then everything that can be read by
scrolling back is searched for their dice.
"""

import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("needs a terminal of Unix", allow_module_level=True)

from farkle_access.games.bluff.rules.rulesets import GameName
from tests.end_to_end.test_hidden_dice import HIDDEN, scrollback
from tests.games.bluff.play import BELIEVE, LIVES, NAMES, after, begin, claim, menu
from tests.real.readers import FENRIR, YASR, as_heard, read_aloud
from tests.real.test_screen_readers import BYTES, answers, needs, without_pauses
from tests.ui.scripted import Booth

TITLES = {"beghel": "Beghel", "tokyo": "Tokyo", "capitano": "Captain"}
MORE_BYTES = {**BYTES, "up": b"\x1b[A", "space": b" "}
# Ann throws, takes the keyboard, looks about and claims what is not true.
ANN = ("enter", "enter", "down", "down", "up", "d", "r", "enter")
# Bob believes it, takes the keyboard, and claims more than he has; Eve doubts it.
BOB = ("enter", "enter", "d", "2", "1", "enter", "down", "enter")
# Eve throws, takes the keyboard, and claims the truth; Ann doubts it, and the match is over.
EVE = ("enter", "enter", "enter", "down", "enter")
SETTLED = 0.4  # seconds; a key that comes sooner does not take the keyboard


def match(name: GameName) -> tuple[str, ...]:
    return (
        *("play", name, "--players", "Ann,Bob,Eve", "--output", "terminal"),
        *("--set", f"{LIVES[name]}=1", "--dice", "1 1; 6 4; 6 5; 4 4"),
        *(() if name == "capitano" else ("--set", "preliminary=off")),
    )


def what_ann_hears(name: GameName) -> list[str]:
    items = len(menu(after(begin(name, 3, start=1), "64")))
    return [
        f"You have 64. Your dice, 1 of {items}.",
        f"65, bluff, 2 of {items}.",
        f"11, bluff, 3 of {items}.",
        f"65, bluff, 2 of {items}.",
        "You have 64.",
        "You have 64.",
    ]


def what_bob_hears(name: GameName) -> list[str]:
    moves = menu(after(begin(name, 3, start=1), "64", claim(65), BELIEVE, "65"))
    first = "Your dice" if claim(65) in moves else "11, bluff"
    return [
        f"You have 65. {first}, 1 of {len(moves)}.",
        "You have 65.",
        "After 2, the second digit?",
        f"21, {TITLES[name]}, bluff, {moves.index(claim(21)) + 1} of {len(moves)}.",
    ]


def what_eve_hears(name: GameName) -> list[str]:
    items = len(menu(after(begin(name, 3, start=1), "44")))
    return [f"You have 44. Your dice, 1 of {items}."]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("reader", [YASR, FENRIR])
def test_what_is_hidden_is_read_to_one_player_and_nothing_of_it_is_left(
    reader: str, name: GameName, booth: Booth, tmp_path: Path
) -> None:
    needs(reader)
    pressed = (*ANN, *BOB, *EVE)
    expected = answers(booth, "en", match(name), pressed)
    keys = [MORE_BYTES.get(key, key.encode()) for key in pressed]
    home = without_pauses(tmp_path / "read")
    read = read_aloud(reader, tmp_path, home, match(name), keys, expected, SETTLED)
    heard = [as_heard(said) for said in read.said]
    assert heard[2:8] == what_ann_hears(name)
    assert heard[10:14] == what_bob_hears(name)
    assert heard[18:19] == what_eve_hears(name)
    for_all = [*heard[:2], *heard[8:10], *heard[14:18], *heard[19:]]
    assert not [text for text in for_all if any(secret in text for secret in HIDDEN)]
    verb = "announces" if name == "capitano" else "declares"
    told = f"Ann opens and {verb} 65. Bob answers. Believe it, 1 of 2."
    assert heard[8] == told, "the wipe before it is not heard"
    left = scrollback(read.bytes.decode())
    assert "The match is over: Eve wins," in left
    assert not [secret for secret in (*HIDDEN, "64") if secret in left]
    assert b"\x1b" not in read.bytes
    assert read.status == 0
