"""Child processes: how they are started, talked to and ended."""

import gc
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from farkle_access.output.speech.children import Child, command, start

ECHO = "[print(line, end='', flush=True) for line in sys.stdin]"
REPORT = (
    "import json, os, tempfile, farkle_access; print(json.dumps({"
    "'path': sys.path, 'flags': [sys.flags.isolated, sys.flags.no_site], 'words': sys.argv[1:], "
    "'folder': tempfile.gettempdir(), 'session': os.getsid(0) == os.getpid(), "
    "'package': farkle_access.__file__}))"
)
FOREVER = "import time; print('ready', flush=True); time.sleep(600)"
posix = pytest.mark.skipif(sys.platform == "win32", reason="sessions and groups are of POSIX")


@contextmanager
def child(program: str, *words: str, temporary: str | None = None) -> Iterator[Child]:
    started = start(program, *words, temporary=temporary)
    try:
        yield started
    finally:
        started.kill()


class Started:
    """Stands in for a process and keeps how it was started."""

    asked: dict[str, Any]

    def __init__(self, words: list[str], **options: Any) -> None:
        type(self).asked = {"words": words, **options}


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> type[Started]:
    monkeypatch.setattr(subprocess, "Popen", Started)
    return Started


def test_the_command_is_this_python_isolated_with_the_same_path() -> None:
    program, *words = command("main()", "one=2.5", "two")
    assert program == sys.executable
    assert words[:3] == ["-I", "-S", "-c"]
    assert words[4:] == ["one=2.5", "two"]
    before = list(sys.path)
    try:
        sys.path[:] = ["somewhere else"]
        exec(words[3].replace("; main()", ""))
        assert sys.path == before
    finally:
        sys.path[:] = before


@posix
def test_a_child_finds_what_we_find_and_is_a_session_of_its_own(tmp_path: Path) -> None:
    with child(REPORT, "one=2.5", temporary=str(tmp_path)) as reporting:
        found = json.loads(reporting.read())
    assert found["path"] == sys.path
    assert found["flags"] == [1, 1]
    assert found["words"] == ["one=2.5"]
    assert found["folder"] == str(tmp_path)
    assert found["session"], "a key that interrupts the game does not end the child"
    package = sys.modules["farkle_access"].__file__
    assert package is not None
    assert Path(found["package"]) == Path(package)


def test_folders_with_quotes_and_foreign_letters_stay_what_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "Jānis 'o\" \\ così"
    folder.mkdir()
    (folder / "found_here.py").write_text("answer = 'yes'")
    monkeypatch.syspath_prepend(str(folder))
    with child("import found_here; print(found_here.answer)") as asked:
        assert asked.read() == "yes"


def test_windows_opens_no_window_for_a_child(
    started: type[Started], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(subprocess, "CREATE_NO_WINDOW", 0x08000000, raising=False)
    start("main()")
    assert started.asked["creationflags"] == 0x08000000


@posix
def test_elsewhere_a_child_starts_a_session_and_has_no_flags(started: type[Started]) -> None:
    start("main()")
    assert started.asked["creationflags"] == 0
    assert started.asked["start_new_session"] is True


def test_nothing_of_a_child_reaches_the_terminal(started: type[Started]) -> None:
    start("main()")
    asked = started.asked
    assert (asked["stdin"], asked["stdout"]) == (subprocess.PIPE, subprocess.PIPE)
    assert asked["stderr"] == subprocess.DEVNULL


def test_the_folder_for_temporary_files_has_three_names(
    started: type[Started], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TMPDIR", "before")
    start("main()", temporary="here")
    environment = started.asked["env"]
    assert [environment[name] for name in ("TMPDIR", "TEMP", "TMP")] == ["here"] * 3
    start("main()")
    assert started.asked["env"]["TMPDIR"] == "before"
    assert os.environ["TMPDIR"] == "before"


def test_lines_go_in_and_come_out() -> None:
    with child(ECHO) as echo:
        for line in ("one", "così è", "[1, 2]"):
            echo.write(line)
            assert echo.read() == line
        echo.write_bytes(b'{"number": 1}\n')
        assert echo.read_bytes() == b'{"number": 1}\n'


def test_a_child_that_is_gone_says_nothing_and_takes_nothing() -> None:
    with child("print('bye')") as gone:
        assert gone.read() == "bye"
        assert gone.read() == ""
        assert gone.read_bytes() == b""
        gone.kill()
        with pytest.raises(OSError, match=r".*"):
            gone.write("anybody?")


def test_a_child_that_died_leaves_no_complaint_for_the_terminal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    complaints: list[object] = []
    monkeypatch.setattr(sys, "unraisablehook", complaints.append)
    gone = start(FOREVER)
    gone.kill()
    with pytest.raises(OSError, match=r".*"):
        gone.write("anybody?")
    gone.kill()
    del gone
    gc.collect()
    assert [str(complaint) for complaint in complaints] == []


def test_a_child_that_is_told_that_nothing_more_comes_ends_by_itself() -> None:
    with child(ECHO) as echo:
        echo.write("one")
        echo.close_input()
        assert [echo.read(), echo.read()] == ["one", ""]
        assert echo._process.wait(20) == 0


@posix
def test_what_a_child_started_is_killed_with_it() -> None:
    grand = "import subprocess; print(subprocess.Popen(['sleep', '600']).pid, flush=True); "
    with child(f"{grand}sys.stdin.read()") as parent:
        player = int(parent.read())
        os.kill(player, 0)
        parent.kill()
        assert parent.read() == "", "the pipe is open as long as one of them lives"
        assert parent._process.returncode == -9


def test_a_child_that_was_killed_and_read_to_its_end_leaves_nothing_open() -> None:
    with child(FOREVER) as asked:
        assert asked.read() == "ready"
        asked.kill()
        assert asked.read() == ""
        process = asked._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert (process.stdin.closed, process.stdout.closed) == (True, True)


def test_killing_twice_is_no_error() -> None:
    with child(FOREVER) as asked:
        asked.kill()
        asked.kill()


def test_on_windows_a_child_is_killed_without_groups(monkeypatch: pytest.MonkeyPatch) -> None:
    class Process:
        killed = waited = 0
        stdin = BytesIO()

        def kill(self) -> None:
            self.killed += 1

        def wait(self, seconds: float) -> None:
            self.waited += 1
            raise subprocess.TimeoutExpired("child", seconds)

    process: Any = Process()
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.delattr(os, "killpg", raising=False)
    Child(process).kill()
    assert (process.killed, process.waited, process.stdin.closed) == (1, 1, True)
