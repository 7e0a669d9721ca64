"""The program without a command: the language at the very first start, then the menu."""

from farkle_access.app.run import Run
from farkle_access.app.wiring import opened
from farkle_access.ui.main_menu import choose_first_language, run_main_menu


def run_menu(run: Run, *, language_given: bool = False) -> int:
    """Run until the player quits; returns the exit status. Raises SystemExit."""
    with opened(run) as session:
        if session.preferences.language is None:
            if language_given:
                session.change(language=run.tr.language)
            else:
                choose_first_language(session, run.tr.language)
            if run.output is None:
                # Here, because it is asked for now and never again.
                from farkle_access.ui.settings.sound_check import check_at_first

                check_at_first(session)
        run_main_menu(session)
    return 0
