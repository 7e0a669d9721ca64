"""What every screen needs: the console, the games, the preferences, and the kept matches."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from farkle_access.i18n.catalog import LANGUAGES, Catalogs
from farkle_access.i18n.translator import Translator
from farkle_access.output.announcement import Kind
from farkle_access.output.mode import after
from farkle_access.ui.shell.commands import Command
from farkle_access.ui.shell.console import Console
from farkle_access.ui.shell.keymap import Keymap
from farkle_access.ui.shell.menu import Item, Menu
from farkle_access.ui.shell.outputs import Outputs
from farkle_access.ui.shell.playing_marks import PlayingMarks
from farkle_access.ui.shell.preferences import Preferences

if TYPE_CHECKING:  # the first words do not wait for these
    from datetime import datetime
    from pathlib import Path

    from farkle_access.gamekit.package import Games
    from farkle_access.play.ledger import Ledger
    from farkle_access.play.saves import Saves
    from farkle_access.play.setup import Setup

T = TypeVar("T")


def no_catalog(tr: Translator) -> str:
    """Why the game speaks English instead of another language."""
    # Translators: Heard when the catalog of another language is damaged.
    return tr.text("The texts of this language cannot be read; English is used.")


class Tables(Protocol):
    """Remembers the last table."""

    def recall(self) -> "Setup | None":
        """The last table; None when there is none."""

    def remember(self, setup: "Setup") -> None:
        """Keep this table as the last one. Raises OSError."""


class Session:
    """One run of the program, from its first words to its last."""

    def __init__(
        self,
        console: Console,
        preferences: Preferences,
        *,
        games: "Games",
        matches: "Path",
        statistics: "Path",
        histories: "Path",
        catalogs: Catalogs,
        outputs: Outputs,
        tables: "Tables",
        keep: Callable[[Preferences], None],
        now: "Callable[[], datetime]",
    ) -> None:
        """`matches` is the folder of the records, `statistics` the file of the ledger.

        `histories` is the folder for the histories that players write to files. `keep` stores
        the preferences and may raise OSError.
        """
        self.console = console
        self.games = games
        """The games that are offered, by name."""
        self.preferences = preferences
        self.tables = tables
        self.catalogs = catalogs
        self.now = now
        self.histories = histories
        self.outputs = outputs
        self.finished: Path | None = None  # the record of the match that ended last in this run
        console.anywhere[Command.OUTPUT] = self._next_output
        self.persons: tuple[str, ...] = ()
        """The names of the people who are playing at this keyboard."""
        self._follow()
        self._matches = matches
        self.playing = PlayingMarks(matches)
        self._statistics = statistics
        self._keep = keep

    @cached_property
    def saves(self) -> "Saves":
        """The records of the matches."""
        from farkle_access.play.saves import Saves

        return Saves(self._matches, self.games)

    @cached_property
    def ledger(self) -> "Ledger":
        """The ledger of the finished matches."""
        from farkle_access.play.ledger import Ledger

        return Ledger(self._statistics, self.games)

    @property
    def tr(self) -> Translator:
        return self.console.tr

    def change(self, **changes: Any) -> None:
        """Change preferences: they hold from now on and are stored."""
        self.preferences = self.preferences._replace(**changes)
        if "language" in changes:
            self._speak(changes["language"])
        if "keys" in changes:
            self.console.keymap = Keymap(self.preferences.keys)
        if "output" in changes:
            self.outputs.asked = None
        self._follow()
        if "language" in changes and self.outputs.lacks_voice(self.tr.language):
            self._warn_of_missing_voice()
        self._try(lambda: self._keep(self.preferences))

    def remember(self, setup: "Setup") -> None:
        """Keep a table for the next match."""
        self._try(lambda: self.tables.remember(setup))

    def _try(self, keep: Callable[[], None]) -> None:
        try:
            keep()
        except OSError:
            # Translators: Heard when the settings cannot be written to the disk.
            said = self.tr.text("The settings hold until you quit, but they cannot be saved.")
            self.console.say(said, kind=Kind.ERROR)

    def _speak(self, language: str) -> None:
        loaded = self.catalogs.load(language)
        if loaded.failed:
            self.console.say(no_catalog(self.tr), kind=Kind.ERROR)
        self.console.tr = loaded.translator

    def _follow(self) -> None:
        self.outputs.follow(self.preferences, self.tr.language)
        self.console.double_enter.seconds = self.preferences.double_enter

    def _next_output(self) -> None:
        from farkle_access.ui.shell.output_names import mode_name, nothing_speaks

        mode = after(self.outputs.mode)
        self.change(output=mode)
        # Translators: Heard after the key F2, on the terminal and spoken. {value} is for example
        # "lines and speech".
        said = self.tr.text("Output: {value}.", value=mode_name(mode, self.tr))
        if mode.speaks and self.outputs.silent:
            said = f"{said} {nothing_speaks(self.tr)}"
        self.console.announcer.say(said, Kind.ANSWER, everywhere=True)

    def _warn_of_missing_voice(self) -> None:
        # In English, because the voice that is left speaks English.
        english = self.catalogs.translator("en")
        name = LANGUAGES[self.tr.language]
        # Translators: Always heard in English. {language} is the name of a language in itself.
        said = english.text("No voice for {language} was found on this computer.", language=name)
        self.console.announcer.say(said, Kind.ERROR, language="en")

    def menu(self, items: Sequence[Item[T]], focus: int = 0, *, positions: bool = True) -> Menu[T]:
        """A menu that says positions, if they make sense there and the player wants them."""
        positions = positions and self.preferences.positions
        return Menu(self.console, items, positions=positions, focus=focus)
