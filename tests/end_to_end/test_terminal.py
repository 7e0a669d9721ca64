"""On a real terminal: what reaches it, and that it is given back as it was."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from farkle_access.i18n.catalog import LANGUAGES
from tests.end_to_end.program import COMMAND, SHORT, WAIT, environment, state, the_record

pexpect = pytest.importorskip("pexpect", reason="needs a terminal of Unix")
fdpexpect = pytest.importorskip("pexpect.fdpexpect")

MENU = re.compile(r",\s+(\d+)\s+(?:of|di|no)\s+(\d+)\.\r")  # may be wrapped
PLAY = ("play", "farkle", "--players", "Ann,bot:hard")
PERSONS = ("play", "farkle", "--players", "Ann,Bob")


class Terminal:
    """A terminal of its own, the program on it, and everything that reached it."""

    def __init__(
        self, command: Sequence[str], words: Sequence[str], env: dict[str, str], columns: int
    ) -> None:
        import fcntl
        import struct
        import termios

        self.master, self.slave = os.openpty()
        size = struct.pack("HHHH", 24, columns, 0, 0)
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, size)
        self.before = termios.tcgetattr(self.slave)
        self.process = subprocess.Popen(
            [*command, *words],
            stdin=self.slave,
            stdout=self.slave,
            stderr=subprocess.PIPE,
            env=env,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        self.seen: Any = fdpexpect.fdspawn(self.master, timeout=WAIT, encoding="utf-8")
        self.seen.delaybeforesend = None
        self.text = ""
        self.errors = ""

    def hear(self, pattern: Any) -> re.Match[str]:
        """Wait until this reaches the terminal."""
        self.seen.expect(pattern)
        self.text += self.seen.before + self.seen.after
        match: re.Match[str] = self.seen.match
        return match

    def menu(self) -> int:
        """Wait for a menu item; how many items there are."""
        return int(self.hear(MENU)[2])

    def send(self, text: str) -> None:
        self.seen.send(text)

    def ended(self) -> int:
        """Wait for the end; everything written is in `text` then."""
        status = self.process.wait(WAIT)
        self.seen.expect([pexpect.TIMEOUT, pexpect.EOF], timeout=0.2)
        self.text += self.seen.before
        assert self.process.stderr
        self.errors = self.process.stderr.read().decode()
        return status

    def until_single_keys(self) -> None:
        """Wait until single keys are read; the first words come before that."""
        import termios

        local_modes, end = 3, time.monotonic() + WAIT
        while termios.tcgetattr(self.slave)[local_modes] & termios.ICANON:
            assert time.monotonic() < end
            time.sleep(0.01)

    def restored(self) -> bool:
        import termios

        return termios.tcgetattr(self.slave) == self.before


@contextmanager
def terminal(
    home: Path,
    *words: str,
    term: str = "xterm",
    columns: int = 80,
    pause: float = 0.0,
    command: Sequence[str] = COMMAND,
) -> Iterator[Terminal]:
    home.mkdir(exist_ok=True)
    if not (home / "settings.toml").exists():
        (home / "settings.toml").write_text(
            f'language = "en"\npause = {pause}\ndouble_enter = 0.0\n'
        )
    opened = Terminal(command, words, environment(home, {"TERM": term}), columns)
    try:
        yield opened
    finally:
        opened.process.kill()
        opened.process.communicate(timeout=WAIT)
        os.close(opened.slave)
        opened.seen.close()
    assert opened.errors == "" or command is not COMMAND


def assert_line_protocol(text: str, columns: int = 80) -> None:
    """Newline, text, carriage return; the terminal adds a carriage return to each newline."""
    assert "\x1b" not in text
    assert all(c.isprintable() or c in "\r\n" for c in text), ascii(text)
    assert not text.startswith(("\r", "\n")), "the first line has no newline before it"
    lines = text.removesuffix("\r\n").split("\r\n")
    assert lines[-1].endswith("\r"), "the cursor is left at the start of what was said"
    for line in lines:
        said = line.removesuffix("\r")
        assert "\r" not in said
        assert 3 <= len(said) < columns, ascii(line)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [20, 80])
def test_a_whole_match_reaches_the_terminal_line_by_line(
    home: Path, language: str, columns: int
) -> None:
    words = (*PLAY, *SHORT, "--language", language)
    with terminal(home, *words, columns=columns) as shown:
        while shown.process.poll() is None:
            if shown.seen.expect([MENU, pexpect.TIMEOUT], timeout=0.4) == 0:
                shown.text += shown.seen.before + shown.seen.after
                shown.send(str(min(int(shown.seen.match[2]), 9)))
                shown.menu()
                shown.send("\r")
        assert shown.ended() == 0
        assert shown.restored()
    assert_line_protocol(shown.text, columns)
    assert len(list((home / "matches" / "finished").iterdir())) == 1


@pytest.mark.parametrize("term", ["xterm", "linux", "screen", "unknown-terminal"])
def test_every_kind_of_terminal_gets_the_same_bytes(home: Path, term: str) -> None:
    with terminal(home, *PERSONS, *SHORT, term=term) as shown:
        for key in ("\r", "h", "\x1b", "c"):
            shown.menu()
            shown.send(key)
        shown.hear("In this hand")
        shown.send("\x03")
        assert shown.ended() == 0
    assert_line_protocol(shown.text)
    assert shown.text.endswith("The match is saved; it waits under Resume.\r\r\n")


def test_a_dumb_terminal_gets_plain_lines(home: Path) -> None:
    with terminal(home, *PERSONS, *SHORT, term="dumb") as shown:
        shown.hear("1 of 1\\.\r\n")
        shown.send("enter\n")
        shown.hear("Ann rolls [^\n]*\r\n")
        shown.send("nonsense\n")
        shown.hear("has no use here[^\n]*\r\n")
        shown.send("\x04")
        assert shown.ended() == 0
        assert shown.restored()
    assert "\x1b" not in shown.text


def quit_by_menu(shown: Terminal) -> None:
    shown.send("7")
    shown.menu()
    shown.send("\r")


def type_a_name(shown: Terminal) -> None:
    shown.send("\r")
    for key in ("4", "\r", "\r"):
        shown.menu()
        shown.send(key)
    shown.hear("Enter alone: [^\n]*\n")


def leave_while_typing(key: str) -> Callable[[Terminal], None]:
    def leave(shown: Terminal) -> None:
        type_a_name(shown)
        shown.send(key)

    return leave


def signalled(name: str) -> Callable[[Terminal], None]:
    return lambda shown: shown.process.send_signal(getattr(signal, name))


def signalled_while_typing(shown: Terminal) -> None:
    type_a_name(shown)
    shown.process.send_signal(signal.SIGTERM)


@pytest.mark.parametrize(
    ("leave", "status"),
    [
        (quit_by_menu, 0),
        (lambda shown: shown.send("\x03"), 0),
        (lambda shown: shown.send("\x04"), 0),
        (signalled("SIGINT"), 0),
        (signalled("SIGTERM"), 143),
        (signalled("SIGHUP"), 129),
        (leave_while_typing("\x03"), 0),
        (leave_while_typing("\x04"), 0),
        (signalled_while_typing, 143),
    ],
    ids=["Quit", "Ctrl-C", "Ctrl-D", "INT", "TERM", "HUP", "text-C", "text-D", "text-TERM"],
)
def test_the_terminal_is_given_back_as_it_was(
    home: Path, leave: Callable[[Terminal], None], status: int
) -> None:
    with terminal(home) as shown:
        shown.menu()
        shown.until_single_keys()
        leave(shown)
        assert shown.ended() == status
        assert shown.restored()
    assert not (home / "cache" / "fault.txt").exists()


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP", "SIGKILL"])
def test_a_signal_in_a_match_leaves_it_saved(home: Path, name: str) -> None:
    with terminal(home, *PERSONS, *SHORT) as shown:
        for _ in range(3):
            shown.menu()
            shown.send("\r")
        shown.menu()
        shown.process.send_signal(getattr(signal, name))
        shown.ended()
    assert len(state(the_record(home)).moves) == 4
    with terminal(home, "resume") as shown:
        shown.hear("The match of Farkle goes on.")
        shown.menu()


def test_a_closed_window_leaves_the_match_saved_and_reports_no_fault(home: Path) -> None:
    with terminal(home, *PERSONS, *SHORT) as shown:
        shown.menu()
        shown.send("\r")
        shown.menu()
        master = os.dup(shown.master)
        os.close(shown.slave)
        os.dup2(os.open(os.devnull, os.O_RDWR), shown.master)
        os.close(master)
        shown.process.wait(WAIT)
        shown.slave = os.open(os.devnull, os.O_RDWR)
        assert shown.process.stderr
        assert b"Traceback" not in shown.process.stderr.read()
    assert len(state(the_record(home)).moves) == 2
    assert not (home / "cache" / "fault.txt").exists()


@pytest.mark.parametrize("times", [2, 5])
def test_signals_that_come_together_end_it_as_one_does(home: Path, times: int) -> None:
    with terminal(home, *PERSONS, *SHORT) as shown:
        shown.menu()
        shown.until_single_keys()
        for _ in range(times):
            shown.process.send_signal(signal.SIGTERM)
            time.sleep(0.05)
        assert shown.ended() in (143, -signal.SIGTERM)
        assert shown.restored()
        assert shown.errors == ""
    assert state(the_record(home)).moves == ()


FAILING = """
import sys
from farkle_access.app.main import main
from farkle_access.ui.match.person import PersonTurn

def fail(self):
    raise RuntimeError("a fault of ours")

PersonTurn._take_back = fail
sys.exit(main(sys.argv[1:]))
"""


def test_a_fault_in_a_match_gives_the_terminal_back_and_loses_nothing(home: Path) -> None:
    command = (sys.executable, "-c", FAILING)
    with terminal(home, *PERSONS, *SHORT, command=command) as shown:
        shown.menu()
        shown.send("\r")
        shown.menu()
        shown.send("u")
        assert shown.ended() == 1
        assert shown.restored()
    assert len(shown.errors.splitlines()) == 1
    assert "a fault of ours" in (home / "cache" / "fault.txt").read_text("utf-8")
    assert len(state(the_record(home)).moves) == 2


@pytest.mark.parametrize("delay", [0.005, 0.02])
def test_an_arrow_that_arrives_in_pieces_is_an_arrow(home: Path, delay: float) -> None:
    with terminal(home) as shown:
        shown.menu()
        shown.until_single_keys()
        shown.send("\x1b")
        time.sleep(delay)
        shown.send("[B")
        shown.hear("Resume, 2 of 7.\r")
        shown.send("\x03")
        assert shown.ended() == 0
    assert "Main menu" not in shown.text.partition("Resume")[2]


@pytest.mark.parametrize("key", ["2", "\x1b[B"], ids=ascii)
def test_a_key_pressed_before_the_first_words_is_not_lost(home: Path, key: str) -> None:
    with terminal(home) as shown:
        shown.send(key)
        shown.hear("Resume, 2 of 7.\r")


def test_a_pause_can_be_skipped_by_any_key(home: Path) -> None:
    words = ("play", "farkle", "--players", "bot:easy,bot:easy", "--seed", "1")
    with terminal(home, *words, pause=3.0, columns=250) as shown:
        for _ in range(4):
            shown.hear("Computer [12] [^\n]*\r(?!\n)")
            shown.seen.expect(pexpect.TIMEOUT, timeout=0.1)
            shown.send("\r")
        shown.send("\x03")
        assert shown.ended() == 0


def test_a_match_of_computers_needs_no_key_on_a_terminal(home: Path) -> None:
    words = ("play", "farkle", "--players", "bot:easy,bot:easy", *SHORT)
    with terminal(home, *words) as shown:
        assert shown.ended() == 0
        assert shown.restored()
    assert_line_protocol(shown.text)


def test_the_window_may_change_its_size(home: Path) -> None:
    import fcntl
    import struct
    import termios

    with terminal(home, *PERSONS, *SHORT) as shown:
        shown.menu()
        shown.send("o")
        shown.hear("the round is finished\\.\r")
        fcntl.ioctl(shown.slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 30, 0, 0))
        shown.process.send_signal(signal.SIGWINCH)
        shown.seen.expect(pexpect.TIMEOUT, timeout=0.2)
        assert shown.seen.before == "", "nothing is painted again"
        shown.send("o")
        shown.hear("finished\\.\r")
        narrow = shown.seen.before
        shown.send("\x03")
        shown.ended()
    assert max(len(line.strip()) for line in narrow.split("\n")) < 30


@pytest.mark.skipif(sys.platform != "linux", reason="counts what Linux counts")
def test_a_program_that_waits_for_a_key_does_nothing_at_all(home: Path) -> None:
    def woken(process: int) -> str:
        status = Path(f"/proc/{process}/status").read_text()
        return status.partition("voluntary_ctxt_switches:")[2].split()[0]

    with terminal(home) as shown:
        shown.menu()
        shown.until_single_keys()
        shown.seen.expect(pexpect.TIMEOUT, timeout=1)
        before = woken(shown.process.pid)
        shown.seen.expect(pexpect.TIMEOUT, timeout=1.5)
        assert woken(shown.process.pid) == before
