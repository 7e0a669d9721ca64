"""Files that appear whole or not at all, and that are opened only where a file can be.

What is neither a file nor a link to one is never read, never replaced and never written through:
a pipe could be waited for without end, a device never ends, and neither could be brought back.
"""

import errno
import os
from collections.abc import Callable
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import TypeVar

from farkle_access.disk import at_once, check_regular

T = TypeVar("T")
_NO_SYNC = (errno.EINVAL, errno.ENOSYS, errno.ENOTSUP)


def make_folder(path: Path) -> None:
    """Make a folder that nobody else may open, with those that it lies in. Raises OSError."""
    if path.is_dir():
        return
    if path.parent != path:
        make_folder(path.parent)
    path.mkdir(mode=0o700, exist_ok=True)


def append_to(path: Path) -> FileIO:
    """Open a file to add to it, or make it. Raises OSError, also for what is no file."""
    if os.path.lexists(path):
        check_regular(path.stat(), path)
    file = FileIO(path, "a+", opener=at_once)
    try:
        check_regular(os.fstat(file.fileno()), path)
    except BaseException:
        file.close()
        raise
    return file


def write_over(path: Path, content: bytes) -> None:
    """Write a file in the place of the one before, or where there is none. Raises OSError.

    A link to a file stays a link, and its file is replaced. What is neither, and a link that leads
    nowhere, stays as it is and is an OSError.
    """
    if os.path.lexists(path):
        check_regular(path.stat(), path)
        path = path.resolve()
    make_folder(path.parent)
    draft = _drafted(path.parent, content)
    try:
        draft.replace(path)
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise
    sync_directory(path.parent)


def write_new(path: Path, content: bytes) -> None:
    """Create a file with this content. Raises FileExistsError, and OSError for all else."""
    if os.path.lexists(path):  # before anything is written, which takes its time
        raise FileExistsError(errno.EEXIST, "taken", str(path))
    draft = _drafted(path.parent, content)
    try:
        move_new(draft, path)
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise


def _drafted(folder: Path, content: bytes) -> Path:
    """A file of any name with this content, which is on the disk."""
    # Not by `tempfile`, which takes as long to load as a match to begin.
    draft = folder / f".{os.urandom(8).hex()}.tmp"
    try:
        with open(draft, "xb", opener=_private) as file:
            file.write(content)
            file.flush()
            sync(file.fileno())
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise
    return draft


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def move_new(source: Path, target: Path) -> None:
    """Rename within a disk. Raises FileExistsError when the target is taken, or OSError."""
    try:
        os.link(source, target)
    except FileExistsError:
        raise
    except (OSError, NotImplementedError, AttributeError):
        _reserve_and_replace(source, target)
        sync_directory(target.parent)
    else:
        sync_directory(target.parent)  # before the other name goes
        source.unlink()


def _reserve_and_replace(source: Path, target: Path) -> None:
    # For disks without hard links, such as memory cards: the empty file that is replaced
    # is our own, because nobody else can have created it.
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        source.replace(target)
    except BaseException:
        with suppress(OSError):
            target.unlink()
        raise


def sync(descriptor: int) -> None:
    """Wait until the content is on the disk. Raises OSError, but not where nothing can wait."""
    try:
        os.fsync(descriptor)
    except OSError as error:
        if error.errno not in _NO_SYNC:
            raise


def sync_directory(path: Path) -> None:
    """Wait until the names in the folder are on the disk, where the system can do that."""
    with suppress(OSError):
        descriptor = os.open(path, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def first_free(folder: Path, stem: str, suffix: str, make: Callable[[Path], T]) -> T:
    """What `make` returns for the first of stem, stem-2, stem-3 … that is not taken.

    `make` says that a path is taken by FileExistsError.
    """
    number = 1
    while True:
        ending = suffix if number == 1 else f"-{number}{suffix}"
        with suppress(FileExistsError):
            return make(folder / f"{stem}{ending}")
        number += 1
