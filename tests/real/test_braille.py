"""Under the fingers: BRLTTY shows the beginning of each announcement, without a key of its own."""

import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.end_to_end.program import COMMAND, environment

if sys.platform != "linux":
    pytest.skip("BRLTTY watches terminals of Linux here", allow_module_level=True)

pexpect = pytest.importorskip("pexpect", reason="needs a terminal of Unix")
pytest.importorskip("pyte", reason="pyte is not installed")

from farkle_access.ui.shell.console import SETTLING  # noqa: E402
from tests.real.braille_display import CELLS, PROGRAM, BrailleDisplay  # noqa: E402

MATCH = (
    *("play", "farkle", "--players", "Anna,bot:medium"),
    *("--output", "terminal", "--dice", "1 3 3 3 4 6; 2 3 4"),
)
HIDDEN = (
    *("play", "tokyo", "--players", "Ann,Bob", "--output", "terminal"),
    *("--set", "preliminary=off", "--dice", "1 1; 6 4"),
)
DOWN = "\x1b[B"


@pytest.fixture
def display(tmp_path: Path) -> Iterator[BrailleDisplay]:
    if not shutil.which(PROGRAM):
        pytest.skip("brltty is not installed")
    folder = tmp_path / "display"
    folder.mkdir()
    opened = BrailleDisplay(folder)
    yield opened
    opened.close()


def test_the_display_shows_the_beginning_of_each_announcement(
    display: BrailleDisplay, home: Path
) -> None:
    home.mkdir()
    (home / "settings.toml").write_text('language = "it"\ndouble_enter = 0.0\n')
    child = pexpect.spawn(
        COMMAND[0], [*COMMAND[1:], *MATCH], env=environment(home), encoding="utf-8", timeout=20
    )
    child.setwinsize(24, 80)
    child.delaybeforesend = None
    for key, last in (
        ("", "Tirare 6 dadi, 1 di 1."),
        ("\r", "Tris di 3, 30 punti, 1 di 2."),
        (DOWN, "Un 1, 10 punti, 2 di 2."),
        ("s", "Anna, non ancora in gioco. Computer, non ancora in gioco."),
        ("d", "Dadi: 1, 3, 3, 3, 4, 6."),
        ("y", "Non puoi tirare né contare: prima devi accantonare qualcosa."),
        ("r", "Non puoi tirare né contare: prima devi accantonare qualcosa."),
        ("\r", "Tris di 3, 30 punti, 1 di 2."),
    ):
        child.send(key)
        child.expect_exact(f"{last}\r")
        display.feed(f"{child.before}{child.after}")
        display.await_shown(last[:CELLS].rstrip())
    child.close(force=True)


def test_what_one_player_reads_is_not_on_the_display_when_the_next_one_has_it(
    display: BrailleDisplay, home: Path
) -> None:
    home.mkdir()
    (home / "settings.toml").write_text(
        'language = "en"\ndouble_enter = 0.0\n[ways]\nAnn = "braille"\n'
    )
    child = pexpect.spawn(COMMAND[0], [*COMMAND[1:], *HIDDEN], env=environment(home), timeout=20)
    child.setwinsize(24, 80)
    child.delaybeforesend = None
    for key, last in (
        ("", "Roll in secret, 1 of 1."),
        ("\r", "braille display, and on the screen, and is wiped afterwards."),
        ("\r", "You have 64. Your dice, 1 of 9."),
        (DOWN, "65, bluff, 2 of 9."),
        ("\r", "Believe it, 1 of 2."),
    ):
        child.send(key)
        child.expect_exact(f"{last}\r")
        display.feed(f"{child.before.decode()}{child.after.decode()}")
        display.await_shown(last[:CELLS].rstrip())
        time.sleep(SETTLING * 2)  # a key that comes too soon does not take the keyboard
    child.close(force=True)
    told = display.shown[display.shown.index("65, bluff, 2 of 9.") + 1 :]
    assert not [line for line in told if "You have" in line or "bluff" in line]
