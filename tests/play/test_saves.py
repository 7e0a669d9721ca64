import os
from datetime import datetime
from pathlib import Path

import pytest

from farkle_access.games.farkle.package import FARKLE
from farkle_access.play.saves import Saves
from farkle_access.play.table import Table
from tests.play.matches import GAMES, finish, header, recorded, step

NOW = datetime(2026, 11, 30, 21, 45, 1)


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "data" / "matches", GAMES)


def test_new_records_are_named_after_the_game_and_the_time(saves: Saves) -> None:
    records = [saves.begin(header(), NOW) for _ in range(3)]
    assert [record.path.name for record in records] == [
        "farkle-2026-11-30-214501.jsonl",
        "farkle-2026-11-30-214501-2.jsonl",
        "farkle-2026-11-30-214501-3.jsonl",
    ]
    assert all(record.path.parent == saves.directory for record in records)


def test_a_folder_that_cannot_be_written_is_an_error(
    saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    def deny(*_: object, **__: object) -> None:
        raise PermissionError

    saves.directory.parent.mkdir()
    saves.directory.write_bytes(b"a file in the way")
    with pytest.raises(OSError, match="matches"):
        saves.begin(header(), NOW)
    saves.directory.unlink()
    monkeypatch.setattr("farkle_access.play.files._private", deny)
    with pytest.raises(PermissionError):
        saves.begin(header(), NOW)


def test_unfinished_matches_are_found_the_last_one_first(saves: Saves) -> None:
    assert saves.unfinished().matches == ()
    for number, match in enumerate(("first", "second", "third")):
        table = Table.begin(FARKLE, header(match=match), saves.begin(header(match=match), NOW))
        for _ in range(number):
            step(table)
        table.close()
        assert table.path
        age = 1000 if match == "second" else 2000 + number
        os.utime(table.path, (NOW.timestamp() - age, NOW.timestamp() - age))
    found = saves.unfinished()
    assert [(match.header.match, match.moves) for match in found.matches] == [
        ("second", 1),
        ("first", 0),
        ("third", 2),
    ]
    assert found.unreadable == 0
    assert Table.resume(found.matches[0].path, GAMES).header.match == "second"


def test_what_is_unreadable_is_counted_and_what_is_over_is_left_out(saves: Saves) -> None:
    saves.begin(header(), NOW).close()
    recorded(saves.directory / "over.jsonl")
    (saves.directory / "bad.jsonl").write_bytes(b"\0\0")
    (saves.directory / "folder.jsonl").mkdir()
    (saves.directory / "gone.jsonl").symlink_to("nowhere")
    (saves.directory / "match.jsonl.damaged").write_bytes(b"x")
    found = saves.unfinished()
    assert len(found.matches) == 1
    assert found.unreadable == 3


def test_a_finished_record_is_moved_aside(saves: Saves) -> None:
    table = finish(Table.begin(FARKLE, header(), saves.begin(header(), NOW)))
    table.close()
    assert table.path
    content = table.path.read_bytes()
    moved = saves.finish(table.path)
    assert moved == saves.directory / "finished" / "farkle-2026-11-30-214501.jsonl"
    assert moved.read_bytes() == content
    assert not table.path.exists()
    assert saves.unfinished().matches == ()


def test_finished_records_never_overwrite_each_other(saves: Saves) -> None:
    saves.directory.mkdir(parents=True)
    paths = []
    for text in (b"one", b"two"):
        (saves.directory / "a.jsonl").write_bytes(text)
        paths.append(saves.finish(saves.directory / "a.jsonl"))
    assert [path and (path.name, path.read_bytes()) for path in paths] == [
        ("a.jsonl", b"one"),
        ("a-2.jsonl", b"two"),
    ]
    assert saves.begin(header(), NOW).path.name == "farkle-2026-11-30-214501.jsonl"


def test_the_name_of_a_finished_match_is_not_given_again(saves: Saves) -> None:
    record = saves.begin(header(), NOW)
    record.close()
    saves.finish(record.path)
    assert saves.begin(header(), NOW).path.name == "farkle-2026-11-30-214501-2.jsonl"


def test_what_cannot_be_moved_stays(
    saves: Saves, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def deny(*_: object, **__: object) -> None:
        raise PermissionError

    record = saves.begin(header(), NOW)
    record.close()
    outside = tmp_path / "outside.jsonl"
    outside.write_bytes(b"x")
    assert saves.finish(outside) is None
    assert saves.finish(saves.directory / "none.jsonl") is None
    monkeypatch.setattr(Path, "mkdir", deny)
    assert saves.finish(record.path) is None
    assert outside.exists()
    assert record.path.exists()
