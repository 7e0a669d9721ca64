"""The program under a shell: it is stopped, and goes on, in whatever way."""

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.end_to_end.program import COMMAND, WAIT, environment

pexpect = pytest.importorskip("pexpect", reason="needs a terminal of Unix")
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs the job control of a shell")


@pytest.fixture
def shell(home: Path) -> Iterator[Any]:
    """A shell in which the program has said its first item."""
    home.mkdir()
    (home / "settings.toml").write_text('language = "en"\ndouble_enter = 0.0\n')
    child = pexpect.spawn(
        "bash",
        ["--norc", "--noprofile", "-i"],
        env=environment(home),
        timeout=WAIT,
        encoding="utf-8",
    )
    child.delaybeforesend = None
    child.sendline(" ".join(COMMAND))
    child.expect_exact("New match, 1 of 7.")
    child.expect(pexpect.TIMEOUT, timeout=0.5)
    yield child
    child.close(force=True)


def by_the_key(child: Any) -> None:
    child.send("\x1a")


def by_a_signal(number: signal.Signals) -> Callable[[Any], None]:
    def stop(child: Any) -> None:
        program = Path(f"/proc/{child.pid}/task/{child.pid}/children").read_text().split()[-1]
        os.kill(int(program), number)

    return stop


@pytest.mark.parametrize(
    "stop",
    [by_the_key, by_a_signal(signal.SIGTSTP), by_a_signal(signal.SIGSTOP)],
    ids=["Ctrl-Z", "SIGTSTP", "SIGSTOP"],
)
def test_fg_brings_it_back_with_single_keys_and_its_last_words(
    shell: Any, stop: Callable[[Any], None]
) -> None:
    shell.send("\x1b[B")
    shell.expect_exact("Resume, 2 of 7.")
    for _ in range(2):
        stop(shell)
        shell.expect("Stopped")
        shell.expect("[#$] ")
        shell.sendline("fg")
        shell.expect_exact("Resume, 2 of 7.")
    shell.send("\x1b[B")
    shell.expect_exact("3 of 7.")
    assert "^[" not in shell.before, "nothing is shown by the terminal itself"


def test_a_shell_that_ends_while_it_is_stopped_ends_it_without_a_fault(
    shell: Any, home: Path
) -> None:
    children = Path(f"/proc/{shell.pid}/task/{shell.pid}/children").read_text().split()
    shell.send("\x1a")
    shell.expect("Stopped")
    os.kill(shell.pid, signal.SIGKILL)
    end = time.monotonic() + WAIT
    while any(alive(int(child)) for child in children):
        assert time.monotonic() < end
        time.sleep(0.05)
    assert not (home / "cache" / "fault.txt").exists()


def alive(pid: int) -> bool:
    """Whether a process runs; one that has ended may wait for a parent that never asks."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False
