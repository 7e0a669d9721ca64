"""A child started without the module subprocess is like any other child."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from farkle_access.app import entrance
from farkle_access.output.speech.children import Child
from farkle_access.output.speech.spawning import command, spawn

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="used on Linux only")
ECHO = "[print(line, end='', flush=True) for line in sys.stdin]"
FOREVER = "import time; print('ready', flush=True); time.sleep(600)"


@contextmanager
def child(program: str, *words: str) -> Iterator[Child]:
    started = Child(spawn(command(program, *words), os.environ))
    try:
        yield started
    finally:
        started.kill()


def test_lines_go_in_and_come_out_until_nothing_more_comes() -> None:
    with child(ECHO) as echo:
        echo.write("così è")
        assert echo.read() == "così è"
        echo.close_input()
        assert echo.read() == ""
        assert echo._process.wait(20) == 0


def test_it_finds_what_we_find_and_is_a_session_of_its_own() -> None:
    report = (
        "import json, os; print(json.dumps([sys.path, sys.argv[1:], os.getsid(0) == os.getpid()]))"
    )
    with child(report, "one=2.5") as reporting:
        assert json.loads(reporting.read()) == [sys.path, ["one=2.5"], True]


def test_it_holds_nothing_open_that_was_passed_on_to_us() -> None:
    report = "import os; print(sorted(map(int, os.listdir('/proc/self/fd')))[:-1])"
    with open(os.devnull) as passed_on:  # noqa: PTH123
        os.set_inheritable(passed_on.fileno(), True)
        with child(report) as reporting:
            assert reporting.read() == "[0, 1, 2]"


def test_what_it_started_is_killed_with_it() -> None:
    grand = "import subprocess; print(subprocess.Popen(['sleep', '600']).pid, flush=True); "
    with child(f"{grand}sys.stdin.read()") as parent:
        os.kill(int(parent.read()), 0)
        parent.kill()
        assert parent.read() == "", "the pipe is open as long as one of them lives"
        assert parent._process.returncode == -9
        parent.kill()


def test_its_end_is_waited_for_only_so_long() -> None:
    with child(FOREVER) as asked:
        assert asked.read() == "ready"
        assert asked._process.wait(0.01) is None


def test_a_program_that_is_not_there_leaves_nothing_open() -> None:
    def numbers() -> set[str]:
        return {path.name for path in Path("/proc/self/fd").iterdir()}

    before = numbers()
    with pytest.raises(OSError, match="No such file"):
        spawn(["/nowhere/python"], os.environ)
    assert numbers() == before


@pytest.mark.parametrize(
    ("words", "remote", "terminal", "started"),
    [
        ([], False, True, True),
        (["play"], False, True, False),
        ([], True, True, False),
        ([], False, False, False),
    ],
)
def test_a_host_is_started_at_once_for_the_menu_at_a_terminal_of_this_computer(
    words: list[str],
    remote: bool,
    terminal: bool,
    started: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "argv", ["farkle-access", *words])
    monkeypatch.delenv("SSH_CONNECTION", raising=False)
    if remote:
        monkeypatch.setenv("SSH_CONNECTION", "10.0.0.1 1 10.0.0.2 22")
    for stream in (sys.stdin, sys.stdout):
        monkeypatch.setattr(stream, "isatty", lambda: terminal, raising=False)
    host = entrance._host_at_once()
    assert (host is not None) == started
    if host is not None:
        Child(host).kill()
        assert host.returncode == -9


def test_the_entrance_imports_nothing_that_takes_long_before_the_host() -> None:
    script = "import os, sys; before = set(sys.modules); import farkle_access.app.entrance; "
    script += "import farkle_access.output.speech.spawning; print(set(sys.modules) - before)"
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", f"import sys; sys.path = {sys.path!r}; {script}"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert all(name.startswith("farkle_access") for name in eval(done.stdout)), done.stdout
