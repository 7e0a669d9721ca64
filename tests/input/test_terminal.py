"""Keys from a real terminal."""

import os
import signal
import sys
import textwrap
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pexpect = pytest.importorskip("pexpect", reason="needs a terminal of Unix")

ROOT = Path(__file__).parents[2]
ECHO = textwrap.dedent(
    """
    import sys, time
    from farkle_access.input.keys import Leave, PastedText
    from farkle_access.input.terminal import TerminalKeys

    def say(text):
        sys.stdout.write(f"<{text}>")
        sys.stdout.flush()

    keys = TerminalKeys(came_back=lambda: say("back"))
    assert keys.next(0) is None
    say("ready")
    try:
        while True:
            try:
                key = keys.next()
            except PastedText as pasted:
                say("pasted " + ascii(pasted.line))
                continue
            if key == "z":
                say("typing")
                say("text " + ascii(keys.text()))
            elif key == "w":
                say(keys.next(0.2))
            else:
                say(key)
    except Leave:
        say("left")
    finally:
        keys.close()
    say("closed")
    """
)


def spawned(term: str = "xterm") -> Any:
    child = pexpect.spawn(
        sys.executable,
        ["-c", ECHO],
        cwd=str(ROOT),
        env={"TERM": term, "PATH": "", "PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8"},
        timeout=20,
        encoding="utf-8",
        dimensions=(24, 80),
    )
    child.delaybeforesend = None
    child.expect_exact("<ready>")
    return child


@pytest.fixture(scope="module")
def shared() -> Iterator[Any]:
    child = spawned()
    yield child
    child.close(force=True)


@pytest.fixture
def terminal() -> Iterator[Any]:
    child = spawned()
    yield child
    child.close(force=True)


def raw(child: Any) -> bool:
    """Whether the terminal gives single keys and shows nothing by itself."""
    import termios

    local_modes = termios.tcgetattr(child.child_fd)[3]
    return not local_modes & (termios.ICANON | termios.ECHO)


def heard(child: Any) -> str:
    """The next key that the program read."""
    child.expect(r"<([^>]*)>")
    assert child.before == "", "nothing else is ever written"
    return str(child.match.group(1))


@pytest.mark.parametrize(
    ("sent", "key"),
    [
        ("\r", "enter"),
        ("\n", "enter"),
        (" ", "space"),
        ("\t", "tab"),
        ("\x1b[Z", "backtab"),
        ("\x7f", "backspace"),
        ("\x08", "backspace"),
        ("\x1b[A", "up"),
        ("\x1b[B", "down"),
        ("\x1b[C", "right"),
        ("\x1b[D", "left"),
        ("\x1bOA", "up"),
        ("\x1bOB", "down"),
        ("\x1b[H", "home"),
        ("\x1b[F", "end"),
        ("\x1b[1~", "home"),
        ("\x1b[4~", "end"),
        ("\x1bOP", "f1"),
        ("\x1b[11~", "f1"),
        ("\x1bOQ", "f2"),
        ("\x1b[12~", "f2"),
        ("\x1b", "escape"),
        ("a", "a"),
        ("A", "a"),
        ("1", "1"),
        ("0", "0"),
        (",", ","),
        (".", "."),
        ("è", "è"),
        ("Ģ", "ģ"),
    ],
)
def test_a_key_has_its_name(shared: Any, sent: str, key: str) -> None:
    shared.send(sent)
    assert heard(shared) == key


@pytest.mark.parametrize(
    "sent",
    [
        "\x1bn",
        "\x1b1",
        "\x1b\r",
        "\x1b[99~",
        "\x1b[1;9Q",
        "\x1b[15~",
        "\x1b[24~",
        "\x1b[2~",
        "\x1b[3~",
        "\x1b[5~",
        "\x1b[6~",
        "\x1b[I",
        "\x1b[?1;2c",
        "\x1b[24;80R",
        "\x1b]0;title\x07",
        "\x01",
        "\x05",
        "\x0c",
        "\x10",
        "\x13",
        "\x11",
        "\x16",
        "\x1c",
        "\x00",
    ],
    ids=ascii,
)
def test_what_is_no_key_of_ours_is_left_out(shared: Any, sent: str) -> None:
    shared.send(sent)
    shared.expect(pexpect.TIMEOUT, timeout=0.1)
    assert shared.before == ""
    shared.send("\x1b[B")
    assert heard(shared) == "down"


def test_keys_typed_quickly_are_all_read_in_order(shared: Any) -> None:
    shared.send("s\x1b[B\r1T")
    assert [heard(shared) for _ in range(5)] == ["s", "down", "enter", "1", "t"]


def test_esc_twice_is_esc_twice(shared: Any) -> None:
    shared.send("\x1b")
    assert heard(shared) == "escape"
    shared.send("\x1b")
    assert heard(shared) == "escape"


def test_a_pause_ends_by_itself_or_by_a_key(shared: Any) -> None:
    shared.send("w")
    assert heard(shared) == "None"
    shared.send("wx")
    assert heard(shared) == "x"


def typed(child: Any, sent: str) -> tuple[str, str]:
    """What comes of a text that is typed, and what is seen meanwhile."""
    child.send("z")
    assert heard(child) == "typing"
    child.send(sent)
    child.expect(r"<text ([^>]*)>")
    return str(child.match.group(1)), str(child.before)


@pytest.mark.parametrize(
    ("sent", "text", "seen"),
    [
        ("Anx\x7fna\r", "'Anna'", "Anx\b \bna\r\n"),
        ("J\u0101nis, h z\r", r"'J\u0101nis, h z'", "J\u0101nis, h z\r\n"),
        ("Re\u0301\x7f\x7fo\r", "'o'", "Re\u0301\b \b\b \bo\r\n"),
        ("\u5f20\x7f\x7fX\r", "'X'", "\u5f20\b\b  \b\bX\r\n"),
        ("An\x1b[D\x1b[3~\tna\x1b[A\r", "'Anna'", "Anna\r\n"),
        ("\x1b[200~An\nna\x1b[201~\r", "'An na'", "An na\r\n"),
        ("\r", "''", "\r\n"),
    ],
    ids=ascii,
)
def test_a_text_is_typed_with_echo_and_correction(
    shared: Any, sent: str, text: str, seen: str
) -> None:
    assert typed(shared, sent) == (text, seen)
    shared.send("x")
    assert heard(shared) == "x", "single keys are read again, without echo"


def test_esc_abandons_a_text_at_once(shared: Any) -> None:
    shared.send("z")
    assert heard(shared) == "typing"
    shared.send("An")
    shared.expect_exact("An")
    assert raw(shared)
    shared.send("\x1b")
    shared.expect_exact("\r\n<text None>")
    assert shared.before == ""


def test_a_byte_that_is_no_character_stays_to_be_refused(shared: Any) -> None:
    shared.send("z")
    assert heard(shared) == "typing"
    os.write(shared.child_fd, b"Nicol\xf2\r")
    shared.expect_exact("Nicol?\r\n<text 'Nicol\\udcf2'>")


def test_what_follows_a_pasted_line_is_no_series_of_keys(shared: Any) -> None:
    assert typed(shared, "Anna\r3\rBob\r")[0] == "'Anna'"
    assert heard(shared) == "pasted '3Bob'"
    time.sleep(0.4)  # what comes sooner would be the rest of it


@pytest.mark.parametrize(
    ("sent", "text"),
    [
        ("XGID=-b----E-C\r1\r2\r", "'XGID=-b----E-C12'"),
        ("8/5 6/5", "'8/5 6/5'"),
        ("1\r2\r3\r4\r", "'1234'"),
        ("a1" * 3000, "'a1a1a1a1a1"),  # its first piece, whatever its length
        ("\x1b[200~a\r1\x1b[201~", r"'a\r1'"),
        ("\x1b[200~\x1b[B1\x1b[201~", "'B1'"),
    ],
    ids=lambda sent: ascii(sent)[:20],
)
def test_a_pasted_text_is_one_event_and_no_keys(shared: Any, sent: str, text: str) -> None:
    shared.send(sent)
    assert heard(shared).startswith(f"pasted {text}")
    shared.expect(pexpect.TIMEOUT, timeout=0.4)
    assert shared.before == ""
    shared.send("1")
    assert heard(shared) == "1"


def test_a_held_key_and_quick_keys_are_keys(shared: Any) -> None:
    shared.send("jjjjj")
    assert [heard(shared) for _ in range(5)] == ["j"] * 5
    shared.send("42\r")
    assert [heard(shared) for _ in range(3)] == ["4", "2", "enter"]


def test_a_terminal_that_was_stopped_from_outside_gives_single_keys_again(terminal: Any) -> None:
    for _ in range(2):
        os.kill(terminal.pid, signal.SIGSTOP)
        stopped(terminal.pid)
        as_a_shell_leaves_it(terminal)
        assert not raw(terminal)
        os.kill(terminal.pid, signal.SIGCONT)
        assert heard(terminal) == "back"
        assert raw(terminal)
        terminal.send("x")
        assert heard(terminal) == "x"


@pytest.mark.parametrize("sent", ["\x1a", None], ids=["Ctrl and Z", "SIGTSTP"])
def test_where_no_shell_could_bring_it_back_nothing_stops(terminal: Any, sent: str | None) -> None:
    if sent:
        terminal.send(sent)
        assert heard(terminal) == "back"
    else:
        os.kill(terminal.pid, signal.SIGTSTP)
    terminal.send("x")
    assert heard(terminal) == "x"
    assert raw(terminal)


def stopped(pid: int) -> None:
    """Wait until a process is stopped."""
    end = time.monotonic() + 20
    while Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "T":
        assert time.monotonic() < end
        time.sleep(0.01)


def as_a_shell_leaves_it(child: Any) -> None:
    import termios

    modes = termios.tcgetattr(child.child_fd)
    modes[0] |= termios.ICRNL
    modes[3] |= termios.ICANON | termios.ECHO | termios.ISIG
    termios.tcsetattr(child.child_fd, termios.TCSANOW, modes)


@pytest.mark.parametrize("sent", ["\x03", "\x04"], ids=["Ctrl and C", "Ctrl and D"])
def test_ctrl_c_and_ctrl_d_leave(terminal: Any, sent: str) -> None:
    terminal.send(sent)
    assert heard(terminal) == "left"
    assert heard(terminal) == "closed"
    terminal.expect(pexpect.EOF)


def test_keys_before_ctrl_c_are_read_first(terminal: Any) -> None:
    terminal.send("s\x03")
    assert heard(terminal) == "s"
    assert heard(terminal) == "left"


@pytest.mark.parametrize("term", ["dumb", "linux", "screen-256color", "unknown-terminal"])
def test_every_kind_of_terminal_gives_the_same_keys_and_no_byte_back(term: str) -> None:
    child = spawned(term)
    child.send("\x1b[Bs\x03")
    assert [heard(child) for _ in range(4)] == ["down", "s", "left", "closed"]
    child.close(force=True)


def test_ctrl_d_leaves_where_a_text_is_typed(terminal: Any) -> None:
    terminal.send("z")
    assert heard(terminal) == "typing"
    terminal.send("An\x04")
    terminal.expect_exact("An\r\n<left>")
    terminal.expect(pexpect.EOF)
