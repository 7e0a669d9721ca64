import errno
import os
from dataclasses import replace
from datetime import datetime
from io import FileIO
from pathlib import Path

import pytest

from farkle_access.games.farkle.package import FARKLE
from farkle_access.play import files, reading
from farkle_access.play import record as record_module
from farkle_access.play.lock import InUse
from farkle_access.play.reading import read
from farkle_access.play.record import Saving
from farkle_access.play.saves import MANY, Saves
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
    assert saves.unfinished(NOW).matches == ()
    for number, match in enumerate(("first", "second", "third")):
        table = Table.begin(FARKLE, header(match=match), saves.begin(header(match=match), NOW))
        for _ in range(number):
            step(table)
        table.close()
        assert table.path
        age = 1000 if match == "second" else 2000 + number
        os.utime(table.path, (NOW.timestamp() - age, NOW.timestamp() - age))
    found = saves.unfinished(NOW)
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
    found = saves.unfinished(NOW)
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
    assert saves.unfinished(NOW).matches == ()


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


def begun(saves: Saves, match: str, started: str, written: float | None = None) -> None:
    head = replace(header(match=match), started=started)
    record = saves.begin(head, NOW)
    record.close()
    if written is not None:
        os.utime(record.path, (written, written))


def order(saves: Saves) -> list[str]:
    return [match.header.match for match in saves.unfinished(NOW).matches]


def test_a_file_with_a_time_before_its_match_counts_from_its_beginning(saves: Saves) -> None:
    begun(saves, "first", "2026-11-28T10:00:00", 0)
    begun(saves, "third", "2026-11-30T10:00:00", 0)
    begun(saves, "second", "2026-11-29T10:00:00", 0)
    assert order(saves) == ["third", "second", "first"]


def test_a_time_in_the_future_is_not_believed(saves: Saves) -> None:
    future = NOW.timestamp() + 10**8
    begun(saves, "touched", "2026-11-29T10:00:00", future)
    begun(saves, "begun in the future", "2030-01-01T10:00:00", future)
    begun(saves, "last", "2026-11-30T10:00:00", NOW.timestamp() - 60)
    assert order(saves) == ["last", "touched", "begun in the future"]


def test_hundreds_of_records_are_said_to_take_a_moment(saves: Saves) -> None:
    assert not saves.takes_a_moment
    saves.directory.mkdir(parents=True)
    for number in range(MANY + 1):
        assert not saves.takes_a_moment
        (saves.directory / f"{number}.jsonl").write_bytes(b"")
    assert saves.takes_a_moment


def test_a_match_begun_on_a_full_disk_is_saved_when_there_is_room(
    saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as patch:
        patch.setattr(files, "sync", full)
        with pytest.raises(OSError, match="full"):
            saves.begin(header(), NOW)
        table = Table.begin(FARKLE, header(), saves.begin_later(header(), NOW))
        saving = [table.saving]
        for _ in range(3):
            step(table)
            saving.append(table.saving)
        assert saving == [Saving.STILL_LOST] * 4
        assert (table.path, list(saves.directory.iterdir())) == (None, [])
    for _ in range(2):
        step(table)
        saving.append(table.saving)
    assert saving[4:] == [Saving.BACK, Saving.SAVED]
    assert table.path
    assert table.close() is Saving.SAVED
    assert list(read(table.path, GAMES).moves) == list(table.moves)


def test_a_match_is_saved_at_its_close_at_the_latest(saves: Saves) -> None:
    saves.directory.parent.write_bytes(b"a file in the way")
    table = Table.begin(FARKLE, header(), saves.begin_later(header(), NOW))
    step(table)
    saves.directory.parent.unlink()
    assert table.close() is Saving.BACK
    assert [match.moves for match in saves.unfinished(NOW).matches] == [1]


def test_room_for_the_beginning_alone_does_not_save_the_match(
    saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    table = Table.begin(FARKLE, header(), saves.begin_later(header(), NOW))
    with monkeypatch.context() as patch:
        patch.setattr(record_module, "sync", full)
        step(table)
        step(table)
        saving = [table.saving]
    step(table)
    assert [*saving, table.saving] == [Saving.STILL_LOST, Saving.BACK]
    assert table.path
    assert len(read(table.path, GAMES).moves) == 3


@pytest.mark.parametrize("room", [False, True])
def test_a_record_that_may_only_be_read_is_played_on(
    saves: Saves, monkeypatch: pytest.MonkeyPatch, room: bool
) -> None:
    class ReadOnly(FileIO):
        def __init__(self, path: Path, mode: str) -> None:
            if mode != "r":
                raise OSError(errno.EROFS, "read-only")
            super().__init__(path, mode)

    record = saves.begin(header(), NOW)
    record.close()
    with monkeypatch.context() as patch:
        for module in (reading, record_module):
            patch.setattr(module, "FileIO", ReadOnly)
        table = Table.resume(record.path, GAMES)
        saving = []
        for _ in range(2):
            step(table)
            saving.append(table.saving)
    if room:
        step(table)
        saving.append(table.saving)
        with pytest.raises(InUse):
            Table.resume(record.path, GAMES)
    assert saving == [Saving.LOST_NOW, Saving.STILL_LOST, *[Saving.BACK] * room]
    table.close()
    assert len(read(record.path, GAMES).moves) == 3 * room or not room


@pytest.mark.skipif(os.name == "nt", reason="modes")
def test_nobody_else_may_open_records_and_their_folders(saves: Saves) -> None:
    before = os.umask(0)
    try:
        record = saves.begin(header(), NOW)
        record.close()
    finally:
        os.umask(before)
    folders = {path.stat().st_mode & 0o777 for path in (saves.directory, saves.directory.parent)}
    assert (folders, record.path.stat().st_mode & 0o777) == ({0o700}, 0o600)


def test_a_record_whose_old_name_was_left_by_a_crash_is_not_kept_twice(saves: Saves) -> None:
    saves.directory.mkdir(parents=True)
    path, target = saves.directory / "a.jsonl", saves.directory / "finished" / "a.jsonl"
    path.write_bytes(b"one")
    target.parent.mkdir()
    os.link(path, target)
    assert saves.finish(path) == target
    assert not path.exists()
    assert [file.name for file in target.parent.iterdir()] == ["a.jsonl"]


def test_the_new_name_is_on_the_disk_before_the_old_one_goes(
    saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves.directory.mkdir(parents=True)
    path, target = saves.directory / "a.jsonl", saves.directory / "finished" / "a.jsonl"
    path.write_bytes(b"one")
    real, synced = os.fsync, []

    def fsync(descriptor: int) -> None:
        real(descriptor)
        if os.path.samestat(os.fstat(descriptor), target.parent.stat()):
            synced.append((path.exists(), target.exists()))

    monkeypatch.setattr(os, "fsync", fsync)
    saves.finish(path)
    assert synced == [(True, True)]


def test_matches_that_are_over_but_not_filed_are_found(saves: Saves) -> None:
    saves.directory.mkdir(parents=True)
    recorded(saves.directory / "over.jsonl")
    assert saves.unfinished(NOW).ended == (saves.directory / "over.jsonl",)


def test_a_record_that_is_open_is_in_use(saves: Saves) -> None:
    record = saves.begin(header(), NOW)
    assert saves.in_use(record.path)
    record.close()
    assert not saves.in_use(record.path)
    assert not saves.in_use(saves.directory / "none.jsonl")
