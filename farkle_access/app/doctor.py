"""What the program found on this computer, in sentences."""

import os
import platform
import sys
from pathlib import Path

from farkle_access import __version__
from farkle_access.app import speech_report
from farkle_access.app.environment import detected
from farkle_access.app.places import Places
from farkle_access.app.run import Run
from farkle_access.app.settings_file import Flaw, Loaded
from farkle_access.app.streams import at_a_terminal, prepared_stdin, prepared_stdout, print_lines
from farkle_access.i18n.catalog import LANGUAGES, Catalogs
from farkle_access.i18n.detection import ask_system, system_language
from farkle_access.i18n.phrases import listed
from farkle_access.i18n.translator import Translator


def report(run: Run) -> int:
    """Print the report; returns the exit status, 1 when something must be mended."""
    tr = run.tr
    languages, whole = _languages(run.catalogs, tr)
    folders, writable = _folders(run.places, tr)
    print_lines(*_program(tr), *languages, *_settings(run.settings, tr), *folders)
    terminal = at_a_terminal(prepared_stdin(), prepared_stdout(), os.environ.get("TERM", ""))
    print_lines(_channels(tr, terminal=terminal))
    for line in speech_report.report(run, detected(terminal=terminal)):
        print_lines(line)
    return 0 if whole and writable and run.settings.flaw is None else 1


def _program(tr: Translator) -> list[str]:
    return [
        # Translators: A line of the report. {version} is for example 0.1.0.
        tr.text("farkle_access, version {version}.", version=__version__),
        # Translators: A line of the report. {python} is a version, {system} for example Linux.
        tr.text(
            "Python {python} on {system}.",
            python=platform.python_version(),
            system=platform.system() or sys.platform,
        ),
    ]


def _languages(catalogs: Catalogs, tr: Translator) -> tuple[list[str], bool]:
    broken = [LANGUAGES[language] for language in LANGUAGES if catalogs.load(language).failed]
    system = system_language(os.environ, lambda: ask_system(sys.platform))
    lines = [
        # Translators: A line of the report. {languages} are names of languages.
        tr.text("Languages: {languages}.", languages=listed(LANGUAGES.values())),
        # Translators: A line of the report. {language} is the name of a language.
        tr.text("Language of the system: {language}.", language=LANGUAGES[system]),
        # Translators: A line of the report. {language} is the name of a language.
        tr.text("Language of this run: {language}.", language=LANGUAGES[tr.language]),
    ]
    if broken:
        # Translators: A line of the report. {languages} are names of languages.
        lines.append(tr.text("Texts that cannot be read: {languages}.", languages=listed(broken)))
    return lines, not broken


def _settings(loaded: Loaded, tr: Translator) -> list[str]:
    match loaded.flaw:
        case None:
            # Translators: A line of the report.
            return [tr.text("The settings file can be read, or is not there yet.")]
        case Flaw.NO_ACCESS:
            # Translators: A line of the report.
            return [tr.text("The settings file may not be read.")]
        case Flaw.NEWER:
            # Translators: A line of the report.
            return [tr.text("The settings file is from a newer version.")]
        case Flaw.DAMAGED:
            # Translators: A line of the report.
            return [tr.text("The settings file is damaged.")]


def _folders(found: Places, tr: Translator) -> tuple[list[str], bool]:
    settings, matches = found.settings.parent, found.matches
    lines = [
        # Translators: A line of the report. {folder} is the path of a folder.
        tr.text("Folder of the settings: {folder}", folder=settings),
        # Translators: A line of the report. {folder} is the path of a folder.
        tr.text("Folder of the matches: {folder}", folder=matches),
    ]
    closed = [folder for folder in (settings, matches) if not _writable(folder)]
    # Translators: A line of the report. {folder} is the path of a folder.
    lines += [tr.text("This folder cannot be written: {folder}", folder=path) for path in closed]
    return lines, not closed


def _writable(folder: Path) -> bool:
    """Whether the folder, or the one in which it would be made, can be written."""
    try:
        while not os.path.lexists(folder) and folder != folder.parent:
            folder = folder.parent
        return folder.is_dir() and os.access(folder, os.W_OK)
    except OSError:
        return False


def _channels(tr: Translator, *, terminal: bool) -> str:
    if terminal:
        # Translators: A line of the report: how the game speaks.
        return tr.text("The game writes lines on this terminal and reads single keys.")
    # Translators: A line of the report: how the game speaks.
    return tr.text("There is no terminal here: the game writes lines and reads the names of keys.")
