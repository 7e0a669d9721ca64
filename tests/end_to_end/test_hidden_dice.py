"""Several persons at one real terminal, or at one pipe: what is left of hidden dice."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("needs a terminal of Unix", allow_module_level=True)

import pexpect
import pyte

from tests.end_to_end.program import COMMAND, WAIT, environment, the_record
from tests.end_to_end.test_terminal import Terminal, terminal

pytestmark = pytest.mark.slow
GIVEN = ("--set", "preliminary=off", "--dice", "1 1; 6 4; 6 5; 2 1")
PLAY = ("play", "beghel", "--players", "Ann,Bob", *GIVEN)
HIDDEN = ("You have", "your dice", "Your dice", "bluff")
"""What nobody but the owner of the dice may find."""
SETTLED = 0.5  # seconds; longer than keys pressed too soon count for nothing


def scrollback(text: str, columns: int = 80) -> str:
    """All that can be read on a terminal, with what has scrolled off."""
    screen = pyte.HistoryScreen(columns, 24, history=1000)
    pyte.Stream(screen).feed(text)
    rows = ("".join(row[n].data for n in range(columns)) for row in screen.history.top)
    return "\n".join((*rows, *screen.display))


def wait(shown: Terminal, seconds: float) -> None:
    shown.seen.expect(pexpect.TIMEOUT, timeout=seconds)


def look_under_the_cup(shown: Terminal) -> None:
    """Throw, and take the keyboard."""
    shown.menu()
    shown.send("\r")
    shown.hear("wiped afterwards")
    wait(shown, SETTLED)
    shown.send("\r")
    shown.hear("You have 64")


def test_what_was_read_is_gone_when_the_claim_is_told(home: Path) -> None:
    with terminal(home, *PLAY) as shown:
        look_under_the_cup(shown)
        assert "You have 64" in scrollback(shown.text)
        shown.menu()
        shown.send("2")
        shown.hear("second digit")
        shown.send("1")
        shown.hear("21, Beghel, bluff")
        shown.menu()
        shown.send("\r")
        shown.hear("declares")
        shown.menu()
        left = scrollback(shown.text)
    assert not [secret for secret in HIDDEN if secret in left]
    assert "Ann opens and declares 21, Beghel." in left
    assert "\x1b" not in shown.text


def test_a_key_pressed_with_the_claim_does_not_take_the_keyboard(home: Path) -> None:
    with terminal(home, *PLAY) as shown:
        shown.menu()
        shown.send("\r\r\r")
        shown.hear("wiped afterwards")
        wait(shown, SETTLED)
        assert "You have" not in shown.seen.before


@pytest.mark.parametrize("end", ["\x03", "\x04"])
def test_leaving_wipes_the_line(home: Path, end: str) -> None:
    with terminal(home, *PLAY) as shown:
        look_under_the_cup(shown)
        shown.menu()
        shown.send(end)
        assert shown.ended() == 0
    left = scrollback(shown.text)
    assert "64" not in left
    assert "The match is saved" in left


def test_ctrl_z_wipes_the_line_before_the_shell_has_the_terminal(home: Path) -> None:
    home.mkdir()
    (home / "settings.toml").write_text('language = "en"\ndouble_enter = 0.0\n')
    shell = ["--norc", "--noprofile", "-i"]
    child = pexpect.spawn("bash", shell, env=environment(home), timeout=WAIT, encoding="utf-8")
    child.delaybeforesend = None
    child.sendline(" ".join(f"'{word}'" for word in (*COMMAND, *PLAY)))
    child.expect_exact("Roll in secret, 1 of 1.")
    child.expect(pexpect.TIMEOUT, timeout=SETTLED)
    child.send("\r")
    child.expect_exact("wiped afterwards")
    child.expect(pexpect.TIMEOUT, timeout=SETTLED)
    child.send("\r")
    child.expect_exact("You have 64")
    child.expect_exact("1 of 9.")
    child.send("\x1a")
    child.expect("Stopped")
    assert " " * 79 + "\r" in child.before
    child.sendline("fg")
    child.expect_exact("Ann, take the keyboard")
    child.expect(pexpect.TIMEOUT, timeout=SETTLED)
    child.send("r")
    child.expect_exact("Ann, take the keyboard")
    assert "64" not in child.before
    child.send("\r")
    child.expect_exact("You have 64")
    child.close(force=True)


def test_whatever_lets_the_program_go_on_closes_the_curtain(home: Path) -> None:
    with terminal(home, *PLAY) as shown:
        look_under_the_cup(shown)
        shown.menu()
        shown.process.send_signal(signal.SIGCONT)
        shown.hear("Ann, take the keyboard")
        wait(shown, SETTLED)
        shown.send("r")
        shown.hear("Ann, take the keyboard")
        left = scrollback(shown.text)
    assert not [secret for secret in HIDDEN if secret in left]


LATER = 1.2  # seconds; longer than an Enter counts as pressed twice in this test


def test_an_enter_pressed_twice_declares_nothing(home: Path) -> None:
    home.mkdir()
    (home / "settings.toml").write_text('language = "en"\ndouble_enter = 1.0\n')
    with terminal(home, *PLAY) as shown:
        shown.menu()
        wait(shown, LATER)
        shown.send("\r")
        shown.hear("wiped afterwards")
        wait(shown, SETTLED)
        shown.send("\r")
        shown.menu()
        shown.send("\r")
        wait(shown, SETTLED)
        assert "declares" not in shown.seen.before
        wait(shown, LATER)
        shown.send("\r")
        shown.hear("Ann opens and declares 64")


def test_a_long_text_is_read_row_by_row_with_space(home: Path) -> None:
    with terminal(home, *PLAY, columns=40) as shown:
        look_under_the_cup(shown)
        shown.menu()
        rows: list[str] = []
        shown.send(" ")
        while not rows or "Space: more" in rows[-1]:
            wait(shown, SETTLED)
            rows.append(scrollback(shown.seen.before, 40).strip().splitlines()[-1])
            if len(rows) == 1:
                shown.send("\r")
                shown.hear("First the rest: Space reads on.")
            if "Space: more" in rows[-1]:
                shown.send(" ")
    told = [row.strip().removesuffix(", Space: more") for row in rows]
    assert told[0] == "64, your dice, 1 of 9"
    assert " ".join(told[1:]) == "It is true: whoever does not believe it loses a point."
    assert len(rows) > 2


def test_a_pipe_says_that_nothing_is_wiped_and_plays_all_the_same(home: Path) -> None:
    done = subprocess.run(
        [*COMMAND, *PLAY],
        input="\n".join(["enter", "enter", "d", "enter", "2", "enter"]) + "\n",
        capture_output=True,
        encoding="utf-8",
        env=environment(home),
        timeout=WAIT,
        check=False,
    )
    said = done.stdout.splitlines()
    assert said[2] == "Here lines cannot be wiped: whoever reads back finds the hidden dice."
    seen = said.index("You have 64. Your dice, 1 of 9.")
    assert said[seen - 1] == "Ann, take the keyboard and press Enter."
    assert said[seen + 1] == "You have 64."
    assert [line for line in said if "The dice show 64: it was true." in line]
    assert (done.returncode, done.stderr) == (0, "")
    assert "[6,4]" not in the_record(home).read_text().replace(" ", "")
