"""A small TOML file, written whole or not at all."""

from pathlib import Path
from typing import Any

from farkle_access.disk import read_small

MOST = 16 * 1024
"""Bytes; what the program writes is a tenth of it, and more takes minutes to understand."""


def read(path: Path) -> bytes:
    """The content of the file. Raises OSError, also for what is no file or larger (EFBIG)."""
    return read_small(path, MOST)


def write(path: Path, document: dict[str, Any]) -> None:
    """Write the file in the place of the one before. Raises OSError, also where no file is."""
    # Here, because most starts write nothing.
    import tomli_w

    from farkle_access.play.files import write_over

    write_over(path, tomli_w.dumps(document).encode())
