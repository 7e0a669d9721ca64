"""The entrance: from the command line to the right thing, and out again without a trace."""

import os
import sys
from collections.abc import Sequence

from farkle_access import __version__
from farkle_access.app.arguments import Arguments, UsageError, help_lines, parse
from farkle_access.app.places import Places, places
from farkle_access.app.settings_file import Loaded, load
from farkle_access.app.streams import prepared_stdout, stop_signals
from farkle_access.i18n.catalog import LANGUAGES
from farkle_access.i18n.catalog import load as load_catalog
from farkle_access.i18n.detection import ask_system, system_language
from farkle_access.i18n.phrases import listed
from farkle_access.i18n.translator import Translator
from farkle_access.output.text import printable
from farkle_access.ui.preferences import OutputMode

USAGE = 2  # the exit status for a command line that is not understood


def main(words: Sequence[str] | None = None) -> int:
    """Run the program; gives the exit status."""
    stop_signals()
    try:
        return _run(sys.argv[1:] if words is None else list(words))
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 0


def _run(words: list[str]) -> int:
    found = places(os.environ)
    loaded = load(found.settings)
    wished = loaded.preferences.language or _system_language()
    try:
        arguments = parse(words)
        _check_common(arguments)
        wished = arguments.options.get("language", wished)
        tr = load_catalog(wished).translator
        return _do(arguments, loaded, found, tr)
    except UsageError as error:
        tr = load_catalog(_language_typed(words) or wished).translator
        sys.stderr.write(printable(error.said(tr)) + "\n")
        return USAGE


def _do(arguments: Arguments, loaded: Loaded, found: Places, tr: Translator) -> int:
    out = prepared_stdout()
    if "help" in arguments.options:
        out.write("\n".join(help_lines(arguments.command, tr)) + "\n")
        out.flush()
        return 0
    if "version" in arguments.options:
        out.write(f"farkle-access {__version__}\n")
        out.flush()
        return 0
    from farkle_access.app.tasks import perform  # here, because help needs none of it

    return perform(arguments, loaded, found, tr)


def _check_common(arguments: Arguments) -> None:
    language = arguments.options.get("language", "en")
    if language not in LANGUAGES:
        raise UsageError(lambda tr: _no_language(tr, language))
    mode = arguments.options.get("output", OutputMode.AUTO)
    if mode not in tuple(OutputMode):
        raise UsageError(lambda tr: _no_output(tr, mode))


def _no_language(tr: Translator, language: str) -> str:
    # Translators: An error of the command line. {languages} are codes such as en, it.
    return tr.text(
        "There is no language {language}. The languages are: {languages}.",
        language=language[:40],
        languages=listed(LANGUAGES),
    )


def _no_output(tr: Translator, mode: str) -> str:
    # Translators: An error of the command line. {modes} are words such as auto, terminal.
    return tr.text(
        "There is no output mode {mode}. The modes are: {modes}.",
        mode=mode[:40],
        modes=listed(OutputMode),
    )


def _system_language() -> str:
    return system_language(os.environ, lambda: ask_system(sys.platform))


def _language_typed(words: Sequence[str]) -> str | None:
    """The language asked for on a command line that is not understood as a whole."""
    for word, following in zip(words, [*words[1:], ""], strict=True):
        if word == "--language" and following in LANGUAGES:
            return following
        if word.startswith("--language=") and word.partition("=")[2] in LANGUAGES:
            return word.partition("=")[2]
    return None
