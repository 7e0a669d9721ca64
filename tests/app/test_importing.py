"""Matches of other programs: saved as records that replay and review can be given."""

import os
import sys
from pathlib import Path

import pytest

from farkle_access.games import GAMES
from farkle_access.games.backgammon.package import BACKGAMMON
from farkle_access.games.farkle.package import FARKLE
from farkle_access.play.reading import AnyReading, read
from tests.app.conftest import Done, Program

posix = pytest.mark.skipif(sys.platform == "win32", reason="needs pipes and devices of Unix")
NAMES = (" Anna : 0", "Bruno : 0")
GIVEN_UP = " " * 36 + " Wins 1 point"
ROW = "  1) 31: 8/5 6/5                    42: 8/4 6/4"


def mat(*rows: str, names: tuple[str, str] = NAMES, length: int = 3) -> str:
    """The text of a file with one game."""
    head = f" {length} point match\n\n Game 1\n{names[0]:<32}{names[1]}\n"
    return head + "".join(f"{row}\n" for row in rows)


@pytest.fixture
def played(program: Program, tmp_path: Path) -> Path:
    """A whole match as another program would write it."""
    record, file = tmp_path / "ours.jsonl", tmp_path / "theirs.mat"
    words = ("--players", "bot:easy,bot:medium", "--seed", "3", "--set", "length=2")
    program("play", "backgammon", *words, "--record", str(record))
    lines = program("export", str(record), "--to", "mat").out
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file


def saved(done: Done) -> Path:
    """The record that the last line names."""
    assert (done.status, done.err) == (0, [])
    said, path = done.out[-1].split("file ")
    assert said == "It is saved in the "
    return Path(path)


def reading(path: Path) -> AnyReading:
    found = read(path, GAMES)
    assert (found.damage, found.whole) == (0, True)
    return found


def test_a_finished_match_lies_among_the_finished_ones(
    program: Program, home: Path, played: Path
) -> None:
    done = program("import", str(played))
    path = saved(done)
    assert path.parent == home / "matches" / "finished"
    assert done.out[0] == "A match of Backgammon was read: Computer 1, Computer 2."
    found = reading(path)
    assert found.over
    assert [player.level for player in found.header.players] == [None, None]
    ours = reading(played.with_name("ours.jsonl"))
    assert found.events[-1] == ours.events[-1]


@pytest.mark.slow
def test_it_is_replayed_and_reviewed(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "short.mat"
    file.write_text(mat("  1) 31: 24/21 24/23" + " " * 16 + "42: 8/4 6/4", GIVEN_UP, length=1))
    path = str(saved(program("import", str(file))))
    told = program("replay", path)
    assert told.status == 0
    assert "Bruno wins." in told.out[-1]
    reviewed = program("review", path)
    assert reviewed.status == 0
    assert reviewed.out[1] == "1 choice cost the most."


def test_an_unfinished_match_waits_under_resume(
    program: Program, home: Path, tmp_path: Path
) -> None:
    file = tmp_path / "begun.mat"
    file.write_text(mat(ROW))
    done = program("import", str(file))
    assert done.out[1] == "The match is not finished."
    assert saved(done).parent == home / "matches"
    resumed = program("resume")
    assert resumed.out[0] == "The match of Backgammon goes on."


def test_it_can_be_written_to_a_file_of_its_own(
    program: Program, home: Path, tmp_path: Path, played: Path
) -> None:
    path = tmp_path / "mine.jsonl"
    assert saved(program("import", str(played), "--record", str(path))) == path
    assert reading(path).over
    assert not (home / "matches").exists()
    again = program("import", str(played), "--record", str(path))
    assert (again.status, again.out) == (2, [])
    assert "exists already and is not overwritten." in again.err[0]


def test_several_files_of_one_second_do_not_meet(program: Program, played: Path) -> None:
    paths = {saved(program("import", str(played))) for _ in range(3)}
    assert len(paths) == 3


def test_the_format_may_be_named(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text(mat(ROW))
    assert program("import", str(file)).err == [
        "The ending of match.txt tells no format that can be read. Name it with --from, one of: "
        "mat."
    ]
    saved(program("import", str(file), "--from", "mat"))
    capitals = file.rename(tmp_path / "MATCH.MAT")
    saved(program("import", str(capitals)))


@pytest.mark.parametrize(
    ("names", "players"),
    [
        ((" Ģirts : 0", "Zoë : 0"), "Ģirts, Zoë"),
        ((" gnubg : 0", "gnubg : 0"), "gnubg, Player 1"),
        ((" Bērziņa, Anna : 0", "bot:x : 0"), "Bērziņa Anna, Player 1"),
        ((f" {'x' * 20} : 0", f"{'y' * 40} : 0"), f"{'x' * 20}, {'y' * 30}"),
        ((" a\u202eb : 0", "\u2014 : 0"), "a b, Player 1"),
    ],
)
def test_names_stay_as_far_as_players_can_be_called_so(
    program: Program, tmp_path: Path, names: tuple[str, str], players: str
) -> None:
    file = tmp_path / "names.mat"
    file.write_text(mat(ROW, names=names), encoding="utf-8")
    done = program("import", str(file))
    saved(done)
    assert done.out[0] == f"A match of Backgammon was read: {players}."


def test_names_of_older_programs_of_windows_are_understood(
    program: Program, tmp_path: Path
) -> None:
    file = tmp_path / "old.mat"
    file.write_bytes(mat(ROW, names=(" Zoë : 0", "Bruno : 0")).encode("cp1252"))
    assert program("import", str(file)).out[0].endswith(": Zoë, Bruno.")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "faulty.mat is not a match in the format mat: line 1 does not fit it."),
        (b"dear to somebody", "faulty.mat is not a match in the format mat: line 1 does not fit"),
        (bytes(range(256)) * 4, "faulty.mat is not a match in the format mat: line "),
        (mat(ROW, length=999).encode(), "The match in faulty.mat is too long: "),
        (mat(ROW, "  2) 11: 24/1").encode(), "The match in faulty.mat breaks the rules of "),
        (mat(ROW, " Wins 2 points").encode(), "In faulty.mat the points in line 6 do not follow"),
        (b" 1 point match\n" * 200_000, "The file faulty.mat holds no match that can be read."),
    ],
    ids=["empty", "text", "bytes", "length", "play", "points", "size"],
)
def test_a_file_that_is_no_match_gets_one_sentence(
    program: Program, home: Path, tmp_path: Path, content: bytes, said: str
) -> None:
    file = tmp_path / "faulty.mat"
    file.write_bytes(content)
    done = program("import", str(file))
    assert (done.status, done.out, len(done.err)) == (2, [], 1)
    assert done.err[0].startswith(said)
    assert done.err[0].endswith(".")
    assert not (home / "matches").exists()


def test_a_file_that_is_not_there_gets_one_sentence(program: Program, tmp_path: Path) -> None:
    for name in ("nowhere.mat", "x" * 5000 + ".mat", "nul\x00.mat", "played/nowhere.mat"):
        done = program("import", str(tmp_path / name))
        assert (done.status, done.out, len(done.err)) == (2, [], 1)
        assert done.err[0].startswith("There is no file ")


@posix
def test_a_pipe_and_a_device_are_not_waited_for(program: Program, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.mat")
    (tmp_path / "folder.mat").mkdir()
    for path in (tmp_path / "pipe.mat", tmp_path / "folder.mat", Path("/dev/zero")):
        done = program("import", str(path), "--from", "mat")
        assert done.err == [f"The file {path.name} holds no match that can be read."]


@posix
def test_a_folder_that_cannot_be_written_gets_one_sentence(
    program: Program, home: Path, played: Path
) -> None:
    home.mkdir(exist_ok=True)
    (home / "matches").write_text("a file where the folder should be")
    done = program("import", str(played))
    assert (done.status, done.out) == (2, [])
    assert done.err == ["The file matches cannot be written."]


def test_only_the_games_handed_over_are_asked(program: Program, played: Path) -> None:
    done = program("import", str(played), games={FARKLE.name: FARKLE})
    assert done.status == 2
    saved(program("import", str(played), games={BACKGAMMON.name: BACKGAMMON}))
