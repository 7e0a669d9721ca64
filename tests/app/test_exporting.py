"""Matches as .mat files, and matches that begin from a position."""

from pathlib import Path

import pytest

from farkle_access.games import GAMES
from farkle_access.play.reading import read
from tests.app.conftest import Program

XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10"
START = "4HPwATDgc/ABMA"


@pytest.fixture
def record(program: Program, tmp_path: Path) -> Path:
    path = tmp_path / "match.jsonl"
    words = ("--players", "bot:easy,bot:medium", "--seed", "3", "--set", "length=2")
    program("play", "backgammon", *words, "--record", str(path))
    return path


def test_a_match_is_printed_so_that_it_reads_back_move_by_move(
    program: Program, record: Path, tmp_path: Path
) -> None:
    done = program("export", str(record), "--to", "mat")
    assert (done.status, done.err) == (0, [])
    (tmp_path / "match.mat").write_text("\n".join(done.out), encoding="utf-8")
    back = tmp_path / "back.jsonl"
    program("import", str(tmp_path / "match.mat"), "--record", str(back))
    reading, imported = read(record, GAMES), read(back, GAMES)
    names = [player.name for player in reading.header.players]
    assert [player.name for player in imported.header.players] == names
    assert imported.events[-1] == reading.events[-1]
    day = reading.header.started[:10].replace("-", ".")
    assert f'; [EventDate "{day}"]' in done.out


def test_names_in_any_letters_stay_as_they_are(program: Program, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    program("play", "backgammon", "--players", "Ģirts,Zoë", "--record", str(path))
    done = program("export", str(path), "--to", "mat")
    assert any(line.startswith(" Ģirts : 0") for line in done.out)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("{match}",), "The command export needs its format, --to and one of: mat."),
        (("{match}", "--to", "sgf"), "The option --to does not take sgf. It takes one of: mat."),
        (("nowhere", "--to", "mat"), "There is no file nowhere."),
        (
            ("{farkle}", "--to", "mat"),
            "The match in farkle.jsonl is one of Farkle, for which there is no format mat.",
        ),
        (
            ("{given}", "--to", "mat"),
            "The match in given.jsonl began from a given position, for which the format mat has "
            "no place.",
        ),
    ],
)
def test_what_cannot_be_exported_gets_one_sentence(
    program: Program,
    record: Path,
    tmp_path: Path,
    words: tuple[str, ...],
    said: str,
) -> None:
    farkle, given = tmp_path / "farkle.jsonl", tmp_path / "given.jsonl"
    program("play", "farkle", "--players", "Anna,Bruno", "--record", str(farkle))
    position = ("--position", START)
    program("play", "backgammon", "--players", "A,B", *position, "--record", str(given))
    files = {"match": str(record), "farkle": str(farkle), "given": str(given)}
    done = program("export", *(word.format(**files) for word in words))
    assert (done.status, done.out, done.err) == (2, [], [said])


@pytest.mark.parametrize("identity", [START, f"{START}:QYkqASAAIAAA", XGID, XGID[5:]])
def test_a_match_begins_from_a_position(program: Program, identity: str) -> None:
    done = program("play", "backgammon", "--players", "Anna,Bruno", f"--position={identity}")
    said = next(line for line in done.out if line.startswith("The position was given."))
    assert "2 on 24, 5 on 13, 3 on 8, 5 on 6." in said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ("backgammon", "--position", "nonsense"),
            "Position: nonsense is not understood. Where the first game begins: the usual "
            "start, or a Position ID, a GNU ID or an XGID of a game that can go on.",
        ),
        (("backgammon", "--position"), "The option --position needs a value: ID."),
        (
            ("farkle", "--position", START),
            "The game Farkle has no option --position.",
        ),
    ],
)
def test_a_position_that_cannot_be_used_gets_one_sentence(
    program: Program, words: tuple[str, ...], said: str
) -> None:
    done = program("play", *words)
    assert (done.status, done.err) == (2, [said])
