"""What only shows between two programs, or in one that dies."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from farkle_access.play.lock import InUse
from farkle_access.play.reading import read
from farkle_access.play.table import Table
from tests.play.matches import GAMES, created

ROOT = Path(__file__).parents[2]

PLAY_FOR_EVER = """
import sys
from pathlib import Path
from tests.play.matches import begin, header, step
table = begin(header(limit=10000), Path(sys.argv[1]))
print(0, flush=True)
for line in sys.stdin:
    for _ in range(int(line)):
        step(table)
        print(len(table.moves), flush=True)
"""

RUN_OUT_OF_ROOM = """
import resource, sys
from pathlib import Path
from tests.play.matches import begin, step
table = begin(path=Path(sys.argv[1]))
said = []
def go():
    step(table)
    said.append(str(table.saving))
go()
size = Path(sys.argv[1]).stat().st_size
resource.setrlimit(resource.RLIMIT_FSIZE, (size + 7, resource.RLIM_INFINITY))
go()
assert Path(sys.argv[1]).stat().st_size == size
go()
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
go()
go()
print(*said)
"""


@contextmanager
def program(source: str, path: Path) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(
        [sys.executable, "-c", source, str(path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def test_a_killed_program_has_saved_every_move_it_made(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with program(PLAY_FOR_EVER, path) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write("1000000\n")
        process.stdin.flush()
        for line in process.stdout:
            made = int(line)
            if made == 60:
                break
        process.kill()
        made = max([made, *(int(line) for line in process.stdout if line.endswith("\n"))])
    # A move may have been written that the program had no time to tell about.
    assert made <= len(read(path, GAMES).moves) <= made + 1
    table = Table.resume(path, GAMES)
    assert len(table.moves) >= made
    table.close()


def test_two_programs_cannot_play_the_same_match(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with program(PLAY_FOR_EVER, path) as process:
        assert process.stdout
        assert process.stdout.readline() == "0\n"
        with pytest.raises(InUse):
            Table.resume(path, GAMES)
        assert read(path, GAMES).moves == ()
        process.kill()
        process.wait()
        Table.resume(path, GAMES).close()


def test_one_program_cannot_open_a_match_twice(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    record = created(path)
    with pytest.raises(InUse):
        Table.resume(path, GAMES)
    record.close()
    Table.resume(path, GAMES).close()


@pytest.mark.skipif(sys.platform == "win32", reason="needs a limit of the file size")
def test_a_disk_without_room_and_with_room_again(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    done = subprocess.run(
        [sys.executable, "-c", RUN_OUT_OF_ROOM, str(path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["saved", "lost_now", "still_lost", "back", "saved"]
    assert len(read(path, GAMES).moves) == 5
    assert read(path, GAMES).damage == 0


@pytest.mark.skipif(sys.platform == "win32", reason="locks are always there")
def test_a_folder_without_locks_is_no_hindrance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unsupported(*_: object) -> None:
        raise OSError("no locks available")

    monkeypatch.setattr("fcntl.flock", unsupported)
    first, second = created(tmp_path / "a"), created(tmp_path / "b")
    first.close()
    second.close()
