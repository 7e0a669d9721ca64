"""Signals at any moment of the start: no traceback, no fault that is none."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.end_to_end.program import COMMAND, ROOT, WAIT, environment

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")

SCRIPT = "import sys; from farkle_access.app.entrance import program; sys.exit(program())"
BY_ITS_SCRIPT = (sys.executable, "-c", SCRIPT)
"""What pip writes into the script of the program."""

STEPPED = """
import os, signal, sys
number, step = int(sys.argv.pop(1)), int(sys.argv.pop(1))
count = 0

class Finder:
    def find_spec(self, name, path=None, target=None):
        global count
        if name.startswith("farkle_access."):
            count += 1
            if count == step:
                os.kill(os.getpid(), number)

sys.meta_path.insert(0, Finder())
"""
"""Sends itself a signal during one of the program's imports, whatever the speed of the machine."""
BY_MODULE = "import runpy; runpy.run_module('farkle_access', run_name='__main__', alter_sys=True)"
ENDED = {
    signal.SIGINT: (0, -signal.SIGINT),
    signal.SIGTERM: (0, 128 + signal.SIGTERM, -signal.SIGTERM),
}
"""How it may end; 0 also where it comes to its own end in the moment of the signal."""


def signalled(
    home: Path, start: str, number: int, step: int, *words: str
) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-c", STEPPED + start, str(number), str(step), *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env=environment(home),
        encoding="utf-8",
        timeout=WAIT,
        check=False,
    )


def assert_in_order(home: Path, status: int, errors: str, number: signal.Signals) -> None:
    assert errors == ""
    assert status in ENDED[number]
    assert not (home / "cache" / "fault.txt").exists()


@pytest.mark.parametrize("number", ENDED)
@pytest.mark.parametrize("start", [SCRIPT, BY_MODULE], ids=["script", "module"])
@pytest.mark.parametrize("step", [3, 5, 8, 20, 35, 45, 50])
def test_a_signal_during_an_import_ends_the_program_without_a_word(
    home: Path, start: str, step: int, number: signal.Signals
) -> None:
    done = signalled(home, start, number, step)
    assert_in_order(home, done.returncode, done.stderr, number)


@pytest.mark.parametrize("number", ENDED)
@pytest.mark.parametrize("step", [60, 80, 100])
def test_a_signal_during_an_import_of_a_match_is_an_orderly_end(
    home: Path, step: int, number: signal.Signals
) -> None:
    done = signalled(
        home, SCRIPT, number, step, "play", "farkle", "--players", "bot:easy,bot:easy"
    )
    assert_in_order(home, done.returncode, done.stderr, number)


@pytest.mark.slow
@pytest.mark.parametrize("number", ENDED)
@pytest.mark.parametrize("command", [BY_ITS_SCRIPT, COMMAND], ids=["script", "module"])
def test_a_signal_at_any_time_of_the_start_is_no_fault(
    home: Path, command: tuple[str, ...], number: signal.Signals
) -> None:
    begun = "import os; os.write(1, b'.')\n"
    for delay in range(0, 200, 10):
        started = [command[0], "-c", begun + SCRIPT] if command is BY_ITS_SCRIPT else command
        process = subprocess.Popen(
            started,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(home),
        )
        assert process.stdout
        if command is BY_ITS_SCRIPT:
            process.stdout.read(1)
        else:
            ours(process.pid)
        time.sleep(delay / 1000)
        process.send_signal(number)
        _, errors = process.communicate(timeout=WAIT)
        text = errors.decode()
        if text and "farkle_access" not in text:
            continue  # nothing of ours had run yet: this is Python's own start
        assert_in_order(home, process.returncode, text, number)


def ours(pid: int) -> None:
    """Wait until the interpreter is no longer only starting itself."""
    end = time.monotonic() + WAIT
    while b"farkle_access" not in Path(f"/proc/{pid}/cmdline").read_bytes():
        assert time.monotonic() < end
    time.sleep(0.02)


def test_an_interrupt_that_is_ignored_stays_ignored(home: Path) -> None:
    script = "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_IGN)\n"
    script += f"os.execv(sys.executable, {[*BY_ITS_SCRIPT]!r})"
    with subprocess.Popen(
        [sys.executable, "-c", script],
        env=environment(home),
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as process:
        assert process.stdin
        assert process.stdout
        process.stdout.readline()
        os.kill(process.pid, signal.SIGINT)
        out, _ = process.communicate(b"2\n", timeout=WAIT)
    assert process.returncode == 0
    assert out.splitlines()
