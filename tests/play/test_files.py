import errno
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from farkle_access.disk import read_small
from farkle_access.play.files import (
    append_to,
    first_free,
    make_folder,
    move_new,
    sync,
    write_new,
    write_over,
)

posix = pytest.mark.skipif(os.name == "nt", reason="pipes, links and modes")


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


@pytest.fixture
def no_umask() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def no_file(folder: Path, kind: str) -> Path:
    """Something in the place of a file, which a link may lead to. No device is touched."""
    target, path = folder / "target", folder / "name"
    match kind.removeprefix("link to "):
        case "pipe":
            os.mkfifo(target)
        case "folder":
            target.mkdir()
        case "itself":
            target.symlink_to(target)
    if kind.startswith("link to "):
        path.symlink_to(target)
    else:
        target.rename(path)
    return path


NO_FILES = ("pipe", "folder", "link to pipe", "link to folder", "link to itself")
USES: dict[str, Callable[[Path], object]] = {
    "read": lambda path: read_small(path, 100),
    "append": append_to,
    "write over": lambda path: write_over(path, b"new"),
    "write new": lambda path: write_new(path, b"new"),
}


@posix
@pytest.mark.parametrize("kind", [*NO_FILES, "link to nothing"])
@pytest.mark.parametrize("use", USES)
def test_what_is_no_file_is_not_opened_and_stays_as_it_is(
    tmp_path: Path, kind: str, use: str
) -> None:
    path = no_file(tmp_path, kind)
    before = sorted((entry.name, entry.lstat().st_mode) for entry in tmp_path.iterdir())
    with pytest.raises(OSError, match="name"):
        USES[use](path)
    assert sorted((entry.name, entry.lstat().st_mode) for entry in tmp_path.iterdir()) == before


@posix
def test_what_becomes_a_pipe_after_it_was_looked_at_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "name"
    path.write_bytes(b"old")
    status = path.stat()
    path.unlink()
    os.mkfifo(path)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "stat", lambda _: status)
        with pytest.raises(OSError, match="name"):
            read_small(path, 100)


def test_a_file_of_more_bytes_than_asked_for_is_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "name"
    path.write_bytes(b"12345")
    assert read_small(path, 5) == b"12345"
    os.truncate(path, 2**40)  # bytes that take no room on the disk
    with pytest.raises(OSError, match="name") as caught:
        read_small(path, 5)
    assert caught.value.errno == errno.EFBIG


@posix
@pytest.mark.usefixtures("no_umask")
def test_nobody_else_may_open_what_is_made(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"
    make_folder(folder)
    append_to(folder / "appended").close()
    write_new(folder / "new", b"")
    write_over(folder / "over", b"")
    (folder / "open").write_bytes(b"")
    (folder / "open").chmod(0o644)
    write_over(folder / "open", b"")
    assert {mode(path) for path in (folder, folder.parent)} == {0o700}
    assert {mode(path) for path in folder.iterdir()} == {0o600}


def test_a_file_is_replaced_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: int) -> None:
        raise OSError(errno.EIO, "broken")

    path = tmp_path / "folder" / "name"
    write_over(path, b"old")
    write_over(path, b"new")
    assert path.read_bytes() == b"new"
    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="broken"):
        write_over(path, b"half")
    assert path.read_bytes() == b"new"
    assert list(path.parent.iterdir()) == [path]


@posix
def test_a_link_to_a_file_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "kept").write_bytes(b"old")
    (tmp_path / "link").symlink_to("kept")
    write_over(tmp_path / "link", b"new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "kept").read_bytes() == b"new"


def test_names_that_are_taken_cost_no_waiting_for_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[int] = []
    monkeypatch.setattr(os, "fsync", waited.append)
    for number in range(500):
        (tmp_path / ("a" if number == 0 else f"a-{number + 1}")).write_bytes(b"")

    def make(path: Path) -> str:
        write_new(path, b"")
        return path.name

    assert first_free(tmp_path, "a", "", make) == "a-501"
    assert len(waited) <= 2
