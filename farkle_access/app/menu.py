"""The program without a command: the language at the very first start, then the menu."""

from farkle_access.app.run import Run
from farkle_access.app.wiring import opened
from farkle_access.ui.main_menu import choose_first_language, run_main_menu


def run_menu(run: Run, *, language_given: bool = False) -> int:
    """Until the player quits; gives the exit status. Raises SystemExit."""
    with opened(run) as session:
        if session.preferences.language is None:
            if language_given:
                session.change(language=run.tr.language)
            else:
                choose_first_language(session, run.tr.language)
            if run.output is None:
                from farkle_access.ui.sound_check import check_at_first  # now and never again

                check_at_first(session)
        run_main_menu(session)
    return 0
