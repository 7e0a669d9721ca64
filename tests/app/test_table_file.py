"""The table used last: remembered, and forgotten without a word when the file is damaged."""

import os
from pathlib import Path

import pytest

from farkle_access.app.table_file import load, store
from farkle_access.gamekit.computers import Level
from farkle_access.games import GAMES
from farkle_access.play.players import Player
from farkle_access.play.setup import Setup

OPTIONS: dict[str, int | str] = {"entry": 0, "minimum": 35, "limit": 500, "ending": "everyone"}
SETUP = Setup(
    "farkle",
    (Player("Jānis"), Player("Dators", Level.HARD), Player('"Quoted" \\ name')),
    OPTIONS,
)
VALID = """game = "farkle"
[options]
entry = 0
[[players]]
name = "Ann"
[[players]]
name = "Computer"
level = "hard"
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "table.toml"


def test_what_is_stored_is_read_back(path: Path) -> None:
    store(path, SETUP)
    assert load(path, GAMES) == SETUP


def test_missing_options_have_their_usual_values(path: Path) -> None:
    path.write_text(VALID)
    setup = load(path, GAMES)
    assert setup is not None
    assert dict(setup.options) == {"entry": 0, "minimum": 35, "limit": 1000, "ending": "round"}


def test_a_file_that_is_not_there_holds_no_table(path: Path) -> None:
    assert load(path, GAMES) is None


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"farkle"', '"chess"'),
        ('"farkle"', "1"),
        ('"farkle"', "[1]"),
        ('game = "farkle"', ""),
        ("entry = 0", "entry = 7"),
        ("entry = 0", 'entry = "x"'),
        ("entry = 0", "entry = true"),
        ("entry = 0", "colour = 1"),
        ("[options]\nentry = 0", "options = 5"),
        ("[options]\nentry = 0", "options = [1]"),
        ("[options]\nentry = 0", ""),
        ('level = "hard"', 'level = "grandmaster"'),
        ('level = "hard"', "level = 1"),
        ('name = "Ann"', "name = 1"),
        ('name = "Ann"', 'name = ""'),
        ('name = "Ann"', 'name = "\\u202e"'),
        ('name = "Ann"', f'name = "{"x" * 10000}"'),
        ('name = "Ann"', 'name = "computer"'),
        ('name = "Ann"', 'nome = "Ann"'),
        ('[[players]]\nname = "Ann"\n', ""),
        ('[[players]]\nname = "Ann"', '[[players]]\nname = "A"\n' * 16 + "[[players]]"),
    ],
)
def test_a_table_that_cannot_be_is_none(path: Path, old: str, new: str) -> None:
    assert old in VALID
    path.write_text(VALID.replace(old, new, 1), encoding="utf-8")
    assert load(path, GAMES) is None


@pytest.mark.parametrize("content", [b"\xff", b"\x00", b"game = ", b"a=" + b"[" * 5000])
def test_a_damaged_file_holds_no_table(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    assert load(path, GAMES) is None


@pytest.mark.parametrize("size", range(0, len(VALID), 7))
def test_a_file_cut_at_any_byte_is_no_fault(path: Path, size: int) -> None:
    path.write_text(VALID[:size])
    setup = load(path, GAMES)
    assert setup is None or len(setup.players) == 2


def test_a_folder_in_its_place_holds_no_table(path: Path) -> None:
    path.mkdir()
    assert load(path, GAMES) is None


@pytest.mark.skipif(os.name == "nt", reason="pipes")
def test_a_pipe_in_its_place_is_neither_read_nor_replaced(path: Path) -> None:
    os.mkfifo(path)
    assert load(path, GAMES) is None
    with pytest.raises(OSError, match="no file"):
        store(path, SETUP)
    assert path.is_fifo()


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("game", GAMES)
def test_every_level_in_every_game_gives_a_table_that_can_be_played(
    path: Path, game: str, level: Level
) -> None:
    path.write_text(f"""game = "{game}"
options = {{}}
players = [{{name = "Ann"}}, {{name = "Robot", level = "{level}"}}]
""")
    setup = load(path, GAMES)
    assert setup is not None
    assert setup.players[1].level in GAMES[game].computers().by_level
