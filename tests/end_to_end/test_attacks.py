"""What once broke the program, from the outside."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.end_to_end.program import COMMAND, environment, run

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pipes, modes and signals")


def started(home: Path, *words: str) -> "subprocess.Popen[bytes]":
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen([*COMMAND, *words], env=environment(home), **pipes)  # type: ignore[call-overload,no-any-return]


@pytest.mark.parametrize("name", ["settings.toml", "table.toml", "statistics.jsonl"])
def test_a_pipe_in_the_place_of_a_file_is_not_waited_for(home: Path, name: str) -> None:
    home.mkdir()
    os.mkfifo(home / name)
    done = run(home, "--language", "en", keys=["1", "enter", "escape", "6", "enter"])
    assert (done.returncode, done.stderr) == (0, "")


def test_settings_too_large_to_be_ours_are_kept_and_not_understood(home: Path) -> None:
    home.mkdir()
    (home / "settings.toml").write_text("a." * 200_000 + "b = 1")
    done = run(home, "--language", "en")
    assert "kept as settings.toml.kept" in done.stdout
    assert (home / "settings.toml.kept").stat().st_size > 300_000


def test_no_folder_at_all_gets_one_sentence(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    script = "import os, sys; os.chdir(sys.argv[1]); os.rmdir(sys.argv[1])\n"
    script += "from farkle_access.app.main import main; sys.exit(main(['--version']))"
    done = subprocess.run(
        [sys.executable, "-c", script, str(gone)],
        env=environment(Path("relative")),
        capture_output=True,
        text=True,
        timeout=30,
    )
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "FARKLE_ACCESS_HOME" in done.stderr


def test_a_program_that_was_not_installed_says_what_is_missing(home: Path) -> None:
    script = "import sys; sys.modules['platformdirs'] = None\n"
    script += "from farkle_access.app.main import main; sys.exit(main(['--version']))"
    nowhere = {**environment(home), "FARKLE_ACCESS_HOME": ""}
    done = subprocess.run(
        [sys.executable, "-c", script], env=nowhere, capture_output=True, text=True, timeout=30
    )
    assert done.returncode == 1
    assert done.stderr == (
        "The part platformdirs is missing. The installation in the guide brings it.\n"
    )


@pytest.mark.parametrize("missing", [["platformdirs"], ["platformdirs", "polib"]])
def test_what_is_missing_is_said_in_the_language_asked_for(home: Path, missing: list[str]) -> None:
    script = f"import sys; sys.modules |= dict.fromkeys({missing})\n"
    script += "from farkle_access.app.main import main\n"
    script += "sys.exit(main(['doctor', '--language', 'it']))"
    nowhere = {**environment(home), "FARKLE_ACCESS_HOME": ""}
    done = subprocess.run(
        [sys.executable, "-c", script], env=nowhere, capture_output=True, text=True, timeout=30
    )
    assert done.stderr.startswith("Manca il componente platformdirs.")


def test_a_usage_error_that_nobody_can_read_is_one_all_the_same(home: Path) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("there is no /dev/full")
    with Path("/dev/full").open("w") as full:
        done = subprocess.run([*COMMAND, "dance"], env=environment(home), stderr=full, timeout=30)
    assert done.returncode == 2
    assert not (home / "cache" / "fault.txt").exists()


def test_an_ignored_hang_up_stays_ignored(home: Path) -> None:
    script = "import os, signal, sys; signal.signal(signal.SIGHUP, signal.SIG_IGN)\n"
    script += "os.execv(sys.executable, [sys.executable, '-m', 'farkle_access', 'play', 'farkle'])"
    with subprocess.Popen(
        [sys.executable, "-c", script],
        env=environment(home),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as process:
        assert process.stdin
        assert process.stdout
        process.stdout.readline()
        process.send_signal(signal.SIGHUP)
        out, _ = process.communicate(b"s\n", timeout=30)
    assert process.returncode == 0
    assert out.splitlines()[-1]


def test_a_signal_ends_a_program_that_cannot_write(home: Path) -> None:
    players = ",".join(["bot:medium"] * 16)
    process = started(home, "play", "farkle", "--players", players, "--set", "limit=10000")
    assert process.stdout
    assert process.stdin
    assert process.stderr
    process.stdout.read(100)  # and then no more: the pipe fills up
    with pytest.raises(subprocess.TimeoutExpired):
        process.wait(1)
    process.send_signal(signal.SIGTERM)
    assert process.wait(10) == 128 + signal.SIGTERM
    for stream in (process.stdin, process.stdout, process.stderr):
        stream.close()


def test_input_that_cannot_be_read_is_the_end_of_input(home: Path, tmp_path: Path) -> None:
    with (tmp_path / "only for writing").open("w") as closed:
        done = subprocess.run(
            [*COMMAND, "play", "farkle"],
            env=environment(home),
            stdin=closed,
            capture_output=True,
            timeout=30,
        )
    assert (done.returncode, done.stderr) == (0, b"")
