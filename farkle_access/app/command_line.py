"""A run with a command line: understood, or refused with one clear sentence."""

from collections.abc import Sequence

from farkle_access import __version__
from farkle_access.app.arguments import Arguments, UsageError, language_typed, parse
from farkle_access.app.run import Run
from farkle_access.app.streams import print_lines, say_on_stderr
from farkle_access.output.mode import OutputMode

USAGE = 2  # the exit status for a command line that is not understood


def run_words(words: Sequence[str], run: Run) -> int:
    """Do what the words ask for; returns the exit status. Raises SystemExit."""
    try:
        arguments = parse(words, run.games)
        if language := arguments.options.get("language"):
            run = run._replace(catalog=run.catalogs.load(language))
        if mode := arguments.options.get("output"):
            run = run._replace(output=OutputMode(mode))
        return _do(arguments, run)
    except UsageError as error:
        typed = language_typed(words)
        tr = run.catalogs.translator(typed) if typed else run.tr
        say_on_stderr(error.said(tr))
        return USAGE


def _do(arguments: Arguments, run: Run) -> int:
    if "help" in arguments.options:
        from farkle_access.app.cli_help import help_lines

        print_lines(*help_lines(arguments.command, run.games, run.tr))
        return 0
    if "version" in arguments.options:
        print_lines(f"farkle-access {__version__}")
        return 0
    if arguments.command is None:
        from farkle_access.app.menu import run_menu

        return run_menu(run, language_given="language" in arguments.options)
    from farkle_access.app.tasks import perform  # here, because the help needs none of it

    return perform(arguments.command, arguments, run)
