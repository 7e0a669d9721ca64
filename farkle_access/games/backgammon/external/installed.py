"""Which external engines can be offered.

The environment variable `FARKLE_ACCESS_ENGINES` narrows them down to a list of names, such as
"gnubg" or "sage,gnubg"; with "none" no engine is looked for. Without it all are.
"""

import os
from pathlib import Path
from typing import Final

ENGINES: Final = "FARKLE_ACCESS_ENGINES"
SAGE, GNUBG = "sage", "gnubg"

SAGE_PACKAGE: Final = "bgsage"
GNUBG_PROGRAMS: Final = ("gnubg", "gnubg-cli", "gnubg.exe", "gnubg-cli.exe")
FOLDERS: Final = ("/usr/games", "/usr/local/games", "/opt/homebrew/bin")
"""Where a program may be besides the folders of PATH."""


def has_sage() -> bool:
    """Whether the package of Open Sage may be used and is there; whether it works is not tried."""
    if not _wanted(SAGE):
        return False
    from importlib.util import find_spec

    return find_spec(SAGE_PACKAGE) is not None


def find_gnubg() -> str | None:
    """The path of GNU Backgammon, when it may be used and is there."""
    if not _wanted(GNUBG):
        return None
    # `shutil.which` would be one more library to load before the first words of a match.
    folders = (*os.environ.get("PATH", os.defpath).split(os.pathsep), *FOLDERS)
    paths = (Path(folder, name) for name in GNUBG_PROGRAMS for folder in folders if folder)
    return next((str(path) for path in paths if os.access(path, os.X_OK) and path.is_file()), None)


def _wanted(engine: str) -> bool:
    names = os.environ.get(ENGINES)
    return names is None or engine in (name.strip() for name in names.split(","))
