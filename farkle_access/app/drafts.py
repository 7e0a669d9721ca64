"""Drafts of files that a program which was killed left behind."""

import os
import stat
import time
from contextlib import suppress
from pathlib import Path

from farkle_access.app.places import Places

OLD = 3600.0  # seconds; a draft is needed for less than one


def remove_drafts(places: Places) -> None:
    """Remove the drafts of our own that are old, from the folders in which we make them."""
    files = (places.settings, places.table, places.statistics)
    folders = {file.parent for file in files}
    for folder in folders | {places.matches, places.histories, places.cache}:
        with suppress(OSError):
            _remove_from(folder, time.time() - OLD)


def _remove_from(folder: Path, before: float) -> None:
    with os.scandir(folder) as entries:
        for entry in entries:
            if not _is_draft(entry.name):
                continue
            status = entry.stat(follow_symlinks=False)
            if stat.S_ISREG(status.st_mode) and status.st_mtime < before:
                os.unlink(entry.path)  # noqa: PTH108


def _is_draft(name: str) -> bool:
    """Whether a name is one that `play/files.py` gives: a dot, 16 digits of base 16, .tmp."""
    digits = name[1:17]
    return (
        name == f".{digits}.tmp" and len(digits) == 16 and set(digits) <= set("0123456789abcdef")
    )
