"""A small TOML file, written whole or not at all."""

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Any

MOST = 16 * 1024
"""Bytes; what the program writes is a tenth of it."""


class TooLarge(OSError):
    """The file has more bytes than the program ever writes."""


def read_small(path: Path, most: int = MOST) -> bytes:
    """The content of a file of at most so many bytes.

    Raises TooLarge, and OSError also for what is no file (EINVAL).

    A pipe could be waited for without end, a device never ends, and a large file of tables
    takes minutes to understand.
    """
    status = path.stat()
    if not stat.S_ISREG(status.st_mode):
        raise OSError(errno.EINVAL, "no file", str(path))
    if status.st_size > most:
        raise TooLarge(errno.EFBIG, "too large", str(path))
    return path.read_bytes()


def write(path: Path, document: dict[str, Any]) -> None:
    """Write the file in the place of the one before. Raises OSError."""
    import tomli_w  # here, because most starts write nothing

    path = Path(os.path.realpath(path))  # a link to a file kept elsewhere stays a link
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with draft.open("wb") as file:
            tomli_w.dump(document, file)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise
