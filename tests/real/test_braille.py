"""Under the fingers: BRLTTY shows the beginning of each announcement, without a key of its own."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.end_to_end.program import COMMAND, environment

if sys.platform != "linux":
    pytest.skip("BRLTTY watches terminals of Linux here", allow_module_level=True)

pexpect = pytest.importorskip("pexpect")
pytest.importorskip("pyte")

from tests.real.braille_display import CELLS, PROGRAM, BrailleDisplay  # noqa: E402

MATCH = (
    *("play", "farkle", "--players", "Anna,bot:medium", "--language", "it"),
    *("--output", "terminal", "--dice", "1 3 3 3 4 6; 2 3 4"),
)
DOWN = "\x1b[B"


@pytest.fixture
def display(tmp_path: Path) -> Iterator[BrailleDisplay]:
    if not shutil.which(PROGRAM):
        pytest.skip("BRLTTY is not installed")
    folder = tmp_path / "display"
    folder.mkdir()
    opened = BrailleDisplay(folder)
    yield opened
    opened.close()


@pytest.mark.slow
def test_the_display_shows_the_beginning_of_each_announcement(
    display: BrailleDisplay, home: Path
) -> None:
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
