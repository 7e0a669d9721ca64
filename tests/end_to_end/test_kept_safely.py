"""What the program keeps: for nobody else, and only in the place of files."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.end_to_end.program import COMMAND, SHORT, environment, run, the_record
from tests.end_to_end.test_disk import as_everybody

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pipes, links and modes")

NEW_MATCH = ["1", "enter", "enter", "enter", "enter"]
FILES = ("settings.toml", "table.toml", "statistics.jsonl", "hidden.key", "cache/fault.txt")
MEMORY = 512 * 1024 * 1024  # bytes


def everybody() -> None:
    os.umask(0)


def little_memory() -> None:
    import resource

    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def test_nobody_else_may_open_anything(home: Path) -> None:
    players = ("--players", "Ann,bot:easy", "--language", "it")
    run(home, "play", "farkle", *players, *SHORT, keys=["enter"] * 400, limits=everybody)
    run(home, "play", "tokyo", *players, keys=["enter"], limits=everybody)
    run(home, keys=[*NEW_MATCH, "escape", "4", "enter", "down", "enter"], limits=everybody)
    made = [home, *home.rglob("*")]
    assert {path.stat().st_mode & 0o777 for path in made if path.is_dir()} == {0o700}
    assert {path.stat().st_mode & 0o777 for path in made if path.is_file()} == {0o600}
    names = {path.relative_to(home).parts[0] for path in made[1:]}
    assert {"settings.toml", "table.toml", "hidden.key", "matches", "cache"} <= names


@pytest.mark.parametrize("link", [False, True], ids=["pipe", "link to a pipe"])
@pytest.mark.parametrize("name", FILES)
def test_a_pipe_is_neither_waited_for_nor_replaced(
    home: Path, tmp_path: Path, name: str, link: bool
) -> None:
    path = home / name
    path.parent.mkdir(parents=True)
    if link:
        os.mkfifo(tmp_path / "pipe")
        path.symlink_to(tmp_path / "pipe")
    else:
        os.mkfifo(path)
    done = run(home, "--language", "en", keys=[*NEW_MATCH, "escape", "6", "enter"])
    assert done.returncode == 0
    run(home, "play", "tokyo", "--players", "Ann,Bob", "--language", "en", keys=["enter"] * 3)
    assert path.is_symlink() is link
    assert path.is_fifo()


@pytest.mark.parametrize("name", FILES)
def test_a_file_without_end_takes_no_memory(home: Path, name: str) -> None:
    path = home / name
    path.parent.mkdir(parents=True)
    path.touch()
    os.truncate(path, 2**34)
    for words in ((), ("play", "tokyo", "--players", "Ann,Bob")):
        done = run(home, *words, "--language", "en", keys=NEW_MATCH, limits=little_memory)
        assert done.returncode == 0


def test_settings_that_lie_in_a_pipe_are_said_to_be_lost(home: Path) -> None:
    home.mkdir()
    os.mkfifo(home / "settings.toml")
    os.mkfifo(home / "table.toml")
    done = run(home, "--language", "en", keys=["1", "enter", "escape"])
    assert done.stdout.startswith("The settings may not be read; the usual ones are used.\n")
    assert "The settings hold until you quit, but they cannot be saved.\n" in done.stdout


def test_a_match_that_may_only_be_read_is_played_on(home: Path) -> None:
    run(home, "play", "farkle", "--players", "Ann,Bob", *SHORT, keys=["enter"])
    record = the_record(home)
    record.chmod(0o444)
    before = record.read_bytes()
    done = run(home, "resume", keys=["enter"] * 3, limits=as_everybody)
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert sum(line.startswith("The match cannot be saved: ") for line in lines) == 1
    assert lines[-1] == "The match could not be saved to its last move."
    assert record.read_bytes() == before


def test_the_place_for_faults_is_no_pipe(home: Path) -> None:
    (home / "cache").mkdir(parents=True)
    os.mkfifo(home / "cache" / "fault.txt")
    script = "from farkle_access.app import main\n"
    script += "main.Catalogs = None\n"
    script += "raise SystemExit(main.main(['doctor', '--language', 'en']))"
    done = subprocess.run(
        [COMMAND[0], "-c", script],
        env=environment(home),
        capture_output=True,
        text=True,
        timeout=30,
    )
    assert done.returncode == 1
    assert done.stderr == (
        "The program has failed. A match that was being played is saved up to its last move.\n"
    )
    assert (home / "cache" / "fault.txt").is_fifo()
