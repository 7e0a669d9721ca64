"""What is read from the disk, on every layer: only files, and only of a size that can be ours.

A pipe could be waited for without end, a device never ends, and a huge file takes all the memory.
"""

import errno
import os
import stat
from io import FileIO
from pathlib import Path

_AT_ONCE = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)


def read_small(path: Path, most: int) -> bytes:
    """The content of a file of at most so many bytes.

    Raises OSError, also for what is no file (EINVAL) or larger (EFBIG).
    """
    check_regular(path.stat(), path)
    with FileIO(path, "r", opener=at_once) as file:
        status = os.fstat(file.fileno())
        check_regular(status, path)  # once more: what has the name may have changed
        content = b"" if status.st_size > most else file.readall()
    if max(status.st_size, len(content)) > most:
        raise OSError(errno.EFBIG, "too large", str(path))
    return content


def check_regular(status: os.stat_result, path: Path) -> None:
    """Raises OSError (EINVAL) for what is no file."""
    if not stat.S_ISREG(status.st_mode):
        raise OSError(errno.EINVAL, "no file", str(path))


def at_once(path: str, flags: int) -> int:
    """Opens without waiting for anybody; what is made, nobody else may open."""
    return os.open(path, flags | _AT_ONCE, 0o600)
