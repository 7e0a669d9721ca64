"""Disks that are full, closed, or used by somebody else."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.end_to_end.program import (
    COMMAND,
    SHORT,
    WAIT,
    environment,
    live,
    run,
    state,
    the_record,
)

PLAY = ("play", "farkle", "--players", "Ann,Bob", *SHORT)
posix = pytest.mark.skipif(sys.platform == "win32", reason="needs the limits of Unix")


def small_files() -> None:
    import resource

    resource.setrlimit(resource.RLIMIT_FSIZE, (700, 700))


@posix
def test_a_full_disk_is_said_once_and_the_match_goes_on(home: Path) -> None:
    done = run(home, *PLAY, keys=["enter"] * 60, limits=small_files)
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    lost = [line for line in lines if line.startswith("The match cannot be saved: ")]
    assert len(lost) == 1
    assert len(lines) - lines.index(lost[0]) > 20
    assert lines[-1] == "The match could not be saved to its last move."


@posix
def test_what_was_safe_before_the_disk_was_full_is_resumed(home: Path) -> None:
    run(home, *PLAY, keys=["enter"] * 60, limits=small_files)
    record = the_record(home)
    assert record.stat().st_size <= 700
    assert len(state(record).moves) > 3
    done = run(home, "resume", keys=["space"])
    assert done.stdout.startswith("The match of Farkle goes on.\n")


@posix
def test_a_disk_that_was_full_from_the_start_is_said(home: Path) -> None:
    def no_files() -> None:
        import resource

        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))

    done = run(home, *PLAY, keys=["enter"], limits=no_files)
    assert done.returncode == 0
    assert done.stdout.startswith("This match cannot be saved: its folder cannot be written.\n")
    assert "Ann rolls " in done.stdout


@pytest.mark.parametrize("words", [[], PLAY], ids=["menu", "play"])
def test_a_home_that_cannot_be_made_is_said_and_one_plays_on(
    tmp_path: Path, words: tuple[str, ...]
) -> None:
    (tmp_path / "file").write_text("")
    keys = ["1", "enter", "enter", "enter", "enter"]
    done = run(tmp_path / "file" / "home", *words, keys=keys)
    assert done.returncode == 0
    assert "cannot be saved" in done.stdout
    assert ("Ann rolls " if words else "You rolled ") in done.stdout


def as_everybody() -> None:
    """Take from root the rights to read and write where the permissions forbid it."""
    import ctypes

    drop_from_bounding_set, override, read_search = 24, 1, 2
    if sys.platform == "linux":
        for right in (override, read_search):
            ctypes.CDLL(None).prctl(drop_from_bounding_set, right, 0, 0, 0)


@posix
def test_a_folder_without_permission_is_said_and_one_plays_on(home: Path) -> None:
    home.mkdir(0o555)
    try:
        done = run(home, *PLAY, keys=["enter"], limits=as_everybody)
    finally:
        home.chmod(0o755)
    assert done.returncode == 0
    assert done.stdout.startswith("This match cannot be saved: its folder cannot be written.\n")
    assert list(home.iterdir()) == []


@posix
def test_settings_without_permission_are_said_and_the_usual_ones_used(home: Path) -> None:
    home.mkdir()
    (home / "settings.toml").write_text('language = "lv"\n')
    (home / "settings.toml").chmod(0)
    done = run(home, keys=["1", "enter"], limits=as_everybody)
    assert done.returncode == 0
    assert done.stdout.startswith("The settings may not be read; the usual ones are used.\n")


@posix
def test_a_match_without_permission_is_said(home: Path) -> None:
    run(home, *PLAY, keys=["enter"])
    record = the_record(home)
    record.chmod(0)
    done = run(home, "resume", str(record), limits=as_everybody)
    assert done.returncode == 1
    assert done.stdout == f"The file {record.name} may not be read or written.\n"


def test_a_match_in_use_is_not_opened_twice(home: Path) -> None:
    with live(home, *PLAY) as first:
        first.choose_last(1)
        before = the_record(home).read_bytes()
        second = run(home, "resume")
        assert second.returncode == 1
        assert second.stdout == "This match is open in another window.\n"
        assert the_record(home).read_bytes() == before
        first.choose_last(1)
    assert state(the_record(home)).moves


def test_two_matches_at_once_do_not_meet(home: Path) -> None:
    with live(home, *PLAY) as first, live(home, *PLAY) as second:
        first.choose_last(2)
        second.choose_last(1)
    assert len(list((home / "matches").glob("*.jsonl"))) == 2


def refused(home: Path, *words: str) -> str:
    done = subprocess.run(
        [*COMMAND, *words],
        capture_output=True,
        encoding="utf-8",
        env=environment(home),
        timeout=WAIT,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    return done.stderr


@pytest.mark.parametrize("content", [b"", b"dear to somebody"])
def test_an_existing_file_is_refused_and_untouched(
    home: Path, tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(content)
    said = refused(home, *PLAY, "--record", str(path))
    assert "exists already and is not overwritten." in said
    assert path.read_bytes() == content


@posix
def test_a_link_is_not_followed_to_a_file_of_somebody(home: Path, tmp_path: Path) -> None:
    (tmp_path / "dear").write_text("dear to somebody")
    (tmp_path / "link").symlink_to(tmp_path / "dear")
    refused(home, *PLAY, "--record", str(tmp_path / "link"))
    assert (tmp_path / "dear").read_text() == "dear to somebody"


@posix
@pytest.mark.parametrize("path", ["/dev/full", "/dev/null", "/proc/match.jsonl", "/"])
def test_a_device_is_no_place_for_a_match(home: Path, path: str) -> None:
    refused(home, *PLAY, "--record", path)


def test_a_record_of_ones_own_is_resumed_and_replayed(home: Path, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    run(home, *PLAY, "--record", str(path), keys=["enter", "enter"])
    before = state(path).state
    resumed = run(home, "resume", str(path), keys=["space"])
    assert resumed.returncode == 0
    assert state(path).state == before
    replayed = run(home, "replay", str(path))
    assert replayed.stdout.splitlines()[-1] == "The match is not finished."


@posix
@pytest.mark.parametrize("path", ["/dev/zero", "/dev/null", "/", "/dev/stdin"])
@pytest.mark.parametrize("command", ["resume", "replay"])
def test_a_device_holds_no_match(home: Path, path: str, command: str) -> None:
    done = run(home, command, path)
    assert done.returncode == 1
    assert len(done.stdout.splitlines()) == 1
