"""A small TOML file, written whole or not at all."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Any


def write(path: Path, document: dict[str, Any]) -> None:
    """Write the file in the place of the one before. Raises OSError."""
    import tomli_w  # here, because most starts write nothing

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
