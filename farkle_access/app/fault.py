"""A fault of the program itself: one sentence for the player, everything else in a file."""

import os
import sys
import traceback
from pathlib import Path

from farkle_access import __version__
from farkle_access.app.places import Places
from farkle_access.app.settings_file import load
from farkle_access.app.streams import prepared_stderr
from farkle_access.i18n.catalog import Catalogs
from farkle_access.i18n.detection import ask_system, system_language
from farkle_access.output.text import printable

FAILED = 1  # the exit status after a fault


def report_fault(found: Places) -> int:
    """Write down the exception that is being handled, and say where; gives the exit status."""
    file = _written_down(found)
    system = system_language(os.environ, lambda: ask_system(sys.platform))
    language = load(found.settings).preferences.language or system
    tr = Catalogs(found.cache).translator(language)
    # Translators: Heard when the program fails by its own fault.
    said = tr.text("The program has failed; the match is saved up to its last move.")
    if file is not None:
        # Translators: Follows the sentence that the program has failed. {file} is the path of a
        # file.
        details = tr.text("What happened stands in the file {file}", file=file)
        said = f"{said} {details}"
    err = prepared_stderr()
    err.write(printable(said) + "\n")
    err.flush()
    return FAILED


def _written_down(found: Places) -> Path | None:
    file = found.cache / "fault.txt"
    details = f"farkle_access {__version__}\n{sys.version}\n{traceback.format_exc()}"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(details, encoding="utf-8", errors="replace")
    except OSError:
        return None
    return file
