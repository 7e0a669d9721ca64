"""A failed run: one sentence for the player, and everything else in a file."""

import os
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path

from farkle_access import __version__
from farkle_access.app.arguments import language_typed
from farkle_access.app.places import HOME, NoPlace, Places, places
from farkle_access.app.settings_file import load
from farkle_access.app.streams import say_on_stderr
from farkle_access.i18n.catalog import Catalogs, Uncompiled
from farkle_access.i18n.detection import ask_system, system_language
from farkle_access.i18n.translator import ENGLISH, Translator

FAILED = 1  # the exit status after a fault


def report(error: Exception, words: Sequence[str]) -> int:
    """Say why a run with these words has failed with the exception that is being handled.

    Returns the exit status. What failed before may fail here again; a sentence is said all the
    same.
    """
    found = _places()
    say_on_stderr(_reason(error, found, _translator(found, words)))
    return FAILED


def _reason(error: Exception, found: Places | None, tr: Translator) -> str:
    match error:
        case NoPlace():
            # Translators: Heard when the system names no folder for the settings. {variable} is
            # the name of a variable of the environment.
            return tr.text(
                "No folder for the settings was found. Name one in the variable {variable}.",
                variable=HOME,
            )
        case ImportError(name=name) if name and not name.startswith("farkle_access"):
            # Translators: Heard when the program runs without having been installed. {part} is
            # the name of what is missing.
            return tr.text(
                "The part {part} is missing. The installation in the guide brings it.", part=name
            )
    # Translators: Heard when the program fails by its own fault.
    said = tr.text(
        "The program has failed. A match that was being played is saved up to its last move."
    )
    file = _written_down(found) if found else None
    if file is None:
        return said
    # Translators: Follows the sentence that the program has failed. {file} is the path of a file.
    details = tr.text("What happened stands in the file {file}", file=file)
    return f"{said} {details}"


def _places() -> Places | None:
    try:
        return places(os.environ)
    except (NoPlace, ImportError):
        return None


def _translator(found: Places | None, words: Sequence[str]) -> Translator:
    try:
        language = language_typed(words)
        if language is None and found is not None:
            language = load(found.settings).preferences.language
        language = language or system_language(os.environ, lambda: ask_system(sys.platform))
        cache = found.cache if found else Path(os.devnull)
        try:
            return Catalogs(cache).translator(language)
        except ImportError:
            return Translator(language, Uncompiled(language))
    except Exception:  # what failed before may fail again
        return ENGLISH


def _written_down(found: Places) -> Path | None:
    file = found.cache / "fault.txt"
    details = f"farkle_access {__version__}\n{sys.version}\n{traceback.format_exc()}"
    try:
        from farkle_access.play.files import write_over  # here, because it may be what failed

        write_over(file, details.encode("utf-8", "replace"))
    except (OSError, ImportError):
        return None
    return file
