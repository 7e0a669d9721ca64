"""The entrance: the menu, or what the command line asks for, and then an orderly end."""

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from farkle_access.app.places import places
from farkle_access.app.run import Run
from farkle_access.app.settings_file import load
from farkle_access.app.speech_prelaunch import NOTHING, prelaunch_speech
from farkle_access.app.streams import ignore_signals, silence_stdout, stop_signals
from farkle_access.games import GAMES
from farkle_access.i18n.catalog import Catalogs
from farkle_access.i18n.detection import ask_system, system_language
from farkle_access.output.announcement import Unheard

if TYPE_CHECKING:
    from farkle_access.gamekit.package import Games
    from farkle_access.output.speech.spawning import Spawned


def program(host: "Spawned | None" = None) -> int:
    """Run the program; once it has come to its end no signal disturbs it any more.

    `host` is a speech host that runs already.
    """
    status = main(host=host)
    ignore_signals()
    return status


def main(
    words: Sequence[str] | None = None, host: "Spawned | None" = None, games: "Games" = GAMES
) -> int:
    """Run the program with these games; returns the exit status.

    `host` is a speech host that runs already.
    """
    typed = sys.argv[1:] if words is None else list(words)
    try:
        stop_signals()
        return _run(typed, host, games)
    except SystemExit as leaving:
        if isinstance(leaving, Unheard):
            silence_stdout()
        return leaving.code if isinstance(leaving.code, int) else 0
    except Exception as error:  # the player hears one sentence, a file has the rest
        from farkle_access.app.fault import report

        return report(error, typed)


def _run(words: list[str], host: "Spawned | None", games: "Games") -> int:
    found = places(os.environ)
    settings = load(found.settings)
    prelaunched = NOTHING if words else prelaunch_speech(settings.preferences, found, host)
    catalogs = Catalogs(found.cache)
    language = settings.preferences.language or _system_language()
    run = Run(games, settings, found, catalogs, catalogs.load(language), prelaunched=prelaunched)
    # Only what is asked for is imported: the first words wait for nothing else.
    if words:
        from farkle_access.app.command_line import run_words

        return run_words(words, run)
    from farkle_access.app.menu import run_menu

    return run_menu(run)


def _system_language() -> str:
    return system_language(os.environ, lambda: ask_system(sys.platform))
