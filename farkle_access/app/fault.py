"""A fault of the program itself: one sentence for the player, everything else in a file."""

import os
import sys
import traceback
from pathlib import Path

from farkle_access import __version__
from farkle_access.app.places import HOME, Places
from farkle_access.app.settings_file import load
from farkle_access.app.streams import say_on_stderr
from farkle_access.i18n.catalog import Catalogs
from farkle_access.i18n.detection import ask_system, system_language
from farkle_access.i18n.translator import ENGLISH, Translator

FAILED = 1  # the exit status after a fault


def report_fault(found: Places) -> int:
    """Write down the exception that is being handled, and say where; gives the exit status."""
    file = _written_down(found)
    tr = _translator(found)
    # Translators: Heard when the program fails by its own fault.
    said = tr.text("The program has failed; the match is saved up to its last move.")
    if file is not None:
        # Translators: Follows the sentence that the program has failed. {file} is the path of a
        # file.
        details = tr.text("What happened stands in the file {file}", file=file)
        said = f"{said} {details}"
    say_on_stderr(said)
    return FAILED


def report_no_place(language: str) -> int:
    """Say that no folder for the player was found; gives the exit status."""
    tr = Catalogs(Path(os.devnull)).translator(language)
    # Translators: Heard when the system names no folder for the settings. {variable} is the name
    # of a variable of the environment.
    said = tr.text(
        "No folder for the settings was found. Name one in the variable {variable}.", variable=HOME
    )
    say_on_stderr(said)
    return FAILED


def _translator(found: Places) -> Translator:
    try:
        system = system_language(os.environ, lambda: ask_system(sys.platform))
        language = load(found.settings).preferences.language or system
        return Catalogs(found.cache).translator(language)
    except Exception:  # what failed before may fail again, and a sentence is owed all the same
        return ENGLISH


def _written_down(found: Places) -> Path | None:
    file = found.cache / "fault.txt"
    details = f"farkle_access {__version__}\n{sys.version}\n{traceback.format_exc()}"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(details, encoding="utf-8", errors="replace")
    except OSError:
        return None
    return file
