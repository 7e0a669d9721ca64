"""Puts a session together, and takes it apart again whatever happens."""

import gc
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TextIO

from farkle_access.app.drafts import remove_drafts
from farkle_access.app.run import Run
from farkle_access.app.settings_file import Flaw, Keeper, Loaded, mend
from farkle_access.app.streams import at_a_terminal, prepared_stdin, prepared_stdout
from farkle_access.i18n.translator import Translator
from farkle_access.input.echo import silenced
from farkle_access.input.keys import Key, Keys
from farkle_access.input.lines import LineKeys
from farkle_access.output.announcement import Kind
from farkle_access.output.announcer import Announcer
from farkle_access.output.channels import Channels
from farkle_access.output.mode import OutputMode
from farkle_access.output.terminal import LineSink, TerminalSink
from farkle_access.ui.shell.console import Console
from farkle_access.ui.shell.keymap import Keymap
from farkle_access.ui.shell.outputs import Outputs
from farkle_access.ui.shell.session import Session, no_catalog

if TYPE_CHECKING:
    from datetime import datetime
    from pathlib import Path

    from farkle_access.gamekit.package import Games
    from farkle_access.output.detection import Detection
    from farkle_access.output.sinks import Lines, Speech
    from farkle_access.play.setup import Setup


LINGER = 0.3  # seconds between the last words and the end


class KeysWhenNeeded:
    """Opens the keyboard at the first key: the first words do not wait for its library.

    `restore` gives the terminal back as it was before the program began.
    """

    def __init__(self, open_keys: Callable[[], Keys], restore: Callable[[], None]) -> None:
        self._open = open_keys
        self._restore = restore
        self._keys: Keys | None = None

    def next(self, timeout: float | None = None) -> Key | None:
        return self._opened().next(timeout)

    def text(self) -> str | None:
        return self._opened().text()

    def close(self) -> None:
        try:
            if self._keys is not None:
                self._keys.close()
        finally:
            self._restore()

    def _opened(self) -> Keys:
        if self._keys is None:
            self._keys = self._open()
            _collect_from_now_on()
        return self._keys


def _collect_from_now_on() -> None:
    """Let Python look for garbage again (see `entrance`), but not among what is loaded by now.

    Searching that, which stays anyway, would delay a key now and then.
    """
    if not gc.isenabled():
        gc.freeze()
        gc.enable()


class _Tables:
    """The table used last, in its file; read when it is asked for."""

    def __init__(self, path: "Path", games: "Games") -> None:
        self._path = path
        self._games = games

    def recall(self) -> "Setup | None":
        from farkle_access.app import table_file

        return table_file.load(self._path, self._games)

    def remember(self, setup: "Setup") -> None:
        from farkle_access.app import table_file

        table_file.store(self._path, setup)


@contextmanager
def opened(run: Run) -> Iterator[Session]:
    """A session that speaks and listens on the standard streams."""
    settings = mend(run.places.settings, run.settings)
    stdin, stdout = prepared_stdin(), prepared_stdout()
    at_terminal = at_a_terminal(stdin, stdout, os.environ.get("TERM", ""))
    keys, lines = _ends(stdin, stdout, lambda: _came_back(console))
    channels = Channels(
        lines,
        lambda: run.prelaunched.speech or _speech(run.places.cache),
        OutputMode.TERMINAL,
        run.tr.language,
        lambda: _silence(console.tr),
    )
    announcer = Announcer([channels])
    keymap = Keymap(settings.preferences.keys)
    console = Console(announcer, keys, keymap, run.tr, pressed=at_terminal)
    found = run.prelaunched.detection
    outputs = Outputs(channels, lambda: found or _detected(terminal=at_terminal), run.output)
    session = Session(
        console,
        settings.preferences,
        games=run.games,
        matches=run.places.matches,
        statistics=run.places.statistics,
        histories=run.places.histories,
        catalogs=run.catalogs,
        outputs=outputs,
        tables=_Tables(run.places.table, run.games),
        keep=Keeper(run.places.settings, settings).keep,
        now=_now,
    )
    if run.catalog.failed:
        console.say(no_catalog(run.tr), kind=Kind.ERROR)
    if settings.flaw is not None:
        console.say(_flaw(settings, run.tr), kind=Kind.ERROR)
    try:
        remove_drafts(run.places)
        yield session
    finally:
        try:
            announcer.close()
        finally:
            keys.close()


def _detected(*, terminal: bool) -> "Detection":
    from farkle_access.app.environment import detected  # here, because it may not be asked

    return detected(terminal=terminal)


def _speech(cache: "Path") -> "Speech":
    from farkle_access.app.speech import speech  # here, because many hear by lines alone

    return speech(cache)


def _silence(tr: Translator) -> str:
    from farkle_access.ui.shell.output_names import nothing_speaks

    return nothing_speaks(tr)


def _now() -> "datetime":
    from datetime import datetime

    return datetime.now()


def _came_back(console: Console) -> None:
    """Say the last words again after a stop: the terminal shows the shell's."""
    console.came_back()
    console.announcer.recall(*console.announcer.transcript.last())


def _ends(stdin: TextIO, stdout: TextIO, came_back: Callable[[], None]) -> "tuple[Keys, Lines]":
    if at_a_terminal(stdin, stdout, os.environ.get("TERM", "")):
        lines = TerminalSink(stdout, lambda: _width(stdout), lambda: time.sleep(LINGER))
        keys = KeysWhenNeeded(lambda: _terminal_keys(lines, came_back), silenced(stdin.fileno()))
        return keys, lines
    return KeysWhenNeeded(lambda: LineKeys(stdin), lambda: None), LineSink(stdout)


def _terminal_keys(lines: TerminalSink, came_back: Callable[[], None]) -> Keys:
    from farkle_access.input.terminal import TerminalKeys  # here, because it takes its time

    # What one player alone may read is not left to whoever looks at the shell.
    return TerminalKeys(lines.echo, lines.wipe, came_back)


def _width(stream: TextIO) -> int:
    try:
        return os.get_terminal_size(stream.fileno()).columns or 80
    except (OSError, ValueError):
        return 80


def _flaw(loaded: Loaded, tr: Translator) -> str:
    if loaded.flaw is Flaw.NO_ACCESS:
        # Translators: Heard at the start when the settings file cannot be opened.
        return tr.text("The settings may not be read; the usual ones are used.")
    if loaded.flaw is Flaw.NEWER and loaded.kept is None:
        # Translators: Heard at the start when settings of a newer version cannot be kept aside.
        return tr.text("The settings are from a newer version; the usual ones are used.")
    if loaded.kept is None:
        # Translators: Heard at the start when the settings file is damaged and cannot be kept.
        return tr.text("The settings are damaged; the usual ones are used for what is missing.")
    if loaded.flaw is Flaw.NEWER:
        # Translators: Heard at the start. {file} is the name of a file.
        return tr.text(
            "The settings are from a newer version; the usual ones are used, and the file is kept "
            "as {file}.",
            file=loaded.kept.name,
        )
    # Translators: Heard at the start. {file} is the name of a file.
    return tr.text(
        "The settings are damaged; the usual ones are used for what is missing, and the file is "
        "kept as {file}.",
        file=loaded.kept.name,
    )
