"""Keys from a real terminal."""

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
    from farkle_access.input.keys import Leave
    from farkle_access.input.terminal import TerminalKeys

    def say(text):
        sys.stdout.write(f"<{text}>")
        sys.stdout.flush()

    keys = TerminalKeys()
    assert keys.next(0) is None
    say("ready")
    try:
        while True:
            key = keys.next()
            if key == "z":
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


def until(child: Any, *, lines: bool) -> None:
    """Wait until the terminal reads whole lines, or single keys."""
    import termios

    local_modes, end = 3, time.monotonic() + 20
    while bool(termios.tcgetattr(child.child_fd)[local_modes] & termios.ICANON) != lines:
        assert time.monotonic() < end
        time.sleep(0.01)


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
        "\x1b[<0;1;1M",
        "\x1b]0;title\x07",
        "\x1b[200~pasted\rtext\x1b[201~",
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


def test_a_text_is_typed_with_echo_and_correction(shared: Any) -> None:
    shared.send("z")
    until(shared, lines=True)
    shared.send("Anx\x7fna\r")
    shared.expect_exact("<text 'Anna'>")
    assert "Anx" in shared.before, "what is typed is seen"
    until(shared, lines=False)
    shared.send("x")
    assert heard(shared) == "x", "single keys are read again, without echo"


def test_letters_of_a_text_are_no_keys(shared: Any) -> None:
    shared.send("z")
    until(shared, lines=True)
    shared.send("Jānis, h z\r")
    shared.expect_exact(r"<text 'J\u0101nis, h z'>")
    until(shared, lines=False)
    shared.send("x")
    assert heard(shared) == "x"


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
    until(terminal, lines=True)
    terminal.send("\x04")
    terminal.expect_exact("<left>")
    terminal.expect(pexpect.EOF)
