import errno
import os
from pathlib import Path

import pytest

from farkle_access.play.files import first_free, move_new, sync, write_new


def no_links(*_: object) -> None:
    raise PermissionError(errno.EPERM, "no hard links here")


@pytest.fixture(params=["links", "no links"])
def links(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "no links":
        monkeypatch.setattr(os, "link", no_links)


@pytest.mark.usefixtures("links")
def test_a_new_file_has_its_content_and_leaves_no_draft(tmp_path: Path) -> None:
    write_new(tmp_path / "new", b"content")
    assert (tmp_path / "new").read_bytes() == b"content"
    assert [path.name for path in tmp_path.iterdir()] == ["new"]


@pytest.mark.usefixtures("links")
def test_an_existing_file_is_never_overwritten(tmp_path: Path) -> None:
    (tmp_path / "old").write_bytes(b"old")
    with pytest.raises(FileExistsError):
        write_new(tmp_path / "old", b"new")
    assert (tmp_path / "old").read_bytes() == b"old"
    assert [path.name for path in tmp_path.iterdir()] == ["old"]


@pytest.mark.usefixtures("links")
def test_moving_takes_the_file_along_but_not_over_another(tmp_path: Path) -> None:
    source, target, taken = (tmp_path / name for name in ("source", "target", "taken"))
    source.write_bytes(b"x")
    taken.write_bytes(b"y")
    with pytest.raises(FileExistsError):
        move_new(source, taken)
    move_new(source, target)
    assert not source.exists()
    assert (target.read_bytes(), taken.read_bytes()) == (b"x", b"y")


def test_a_failing_rename_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError(errno.EIO, "broken")

    monkeypatch.setattr(os, "link", no_links)
    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="broken"):
        write_new(tmp_path / "new", b"content")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        write_new(tmp_path / "no" / "new", b"")


@pytest.mark.parametrize("number", [errno.EINVAL, errno.ENOSYS, errno.ENOTSUP])
def test_a_disk_that_cannot_wait_is_no_error(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: int) -> None:
        raise OSError(number, "fsync")

    monkeypatch.setattr(os, "fsync", fail)
    sync(0)


def test_a_disk_that_fails_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: int) -> None:
        raise OSError(errno.EIO, "fsync")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="fsync"):
        sync(0)


def test_the_first_free_name_is_taken(tmp_path: Path) -> None:
    def make(path: Path) -> str:
        write_new(path, b"")
        return path.name

    names = [first_free(tmp_path, "a", ".x", make) for _ in range(3)]
    assert names == ["a.x", "a-2.x", "a-3.x"]
