"""Files that appear whole or not at all, and that never overwrite another."""

import errno
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")
_NO_SYNC = (errno.EINVAL, errno.ENOSYS, errno.ENOTSUP)


def write_new(path: Path, content: bytes) -> None:
    """Create a file with this content. Raises FileExistsError, and OSError for all else."""
    # Not by `tempfile`, which takes as long to load as a match to begin.
    draft = path.parent / f".{os.urandom(8).hex()}.tmp"
    try:
        with open(draft, "xb", opener=_private) as file:
            file.write(content)
            file.flush()
            sync(file.fileno())
        move_new(draft, path)
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise


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
    else:
        source.unlink()
    sync_directory(target.parent)


def _reserve_and_replace(source: Path, target: Path) -> None:
    # For disks without hard links, such as memory cards: the empty file that is replaced
    # is our own, because nobody else can have created it.
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
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
