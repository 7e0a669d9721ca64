"""A fault of the program itself: one sentence for the player, everything else in a file."""

import os
import sys
import traceback
from contextlib import suppress

from farkle_access import __version__
from farkle_access.app.places import Places
from farkle_access.app.settings_file import load
from farkle_access.app.streams import prepared_stderr
from farkle_access.i18n.catalog import Catalogs
from farkle_access.i18n.detection import ask_system, system_language

FAILED = 1  # the exit status after a fault


def report_fault(found: Places) -> int:
    """Write down the exception that is being handled, and say where; gives the exit status."""
    file = found.cache / "fault.txt"
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        details = f"farkle_access {__version__}\n{sys.version}\n{traceback.format_exc()}"
        file.write_text(details, encoding="utf-8", errors="replace")
    system = system_language(os.environ, lambda: ask_system(sys.platform))
    language = load(found.settings).preferences.language or system
    tr = Catalogs(found.cache).translator(language)
    # Translators: Heard when the program fails by its own fault. {file} is the path of a file.
    said = tr.text(
        "The program has failed; the match is saved up to its last move. What happened stands in "
        "the file {file}",
        file=file,
    )
    err = prepared_stderr()
    err.write(said + "\n")
    err.flush()
    return FAILED
