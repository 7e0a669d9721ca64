"""What every screen needs: the console, the preferences, and where matches are kept."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from farkle_access.i18n.catalog import LANGUAGES, Catalogs
from farkle_access.i18n.translator import Translator
from farkle_access.output.announcement import Kind
from farkle_access.output.mode import after
from farkle_access.ui.commands import Command
from farkle_access.ui.console import Console
from farkle_access.ui.keymap import Keymap
from farkle_access.ui.menu import Item, Menu
from farkle_access.ui.outputs import Outputs
from farkle_access.ui.preferences import Preferences

if TYPE_CHECKING:  # the first words do not wait for these
    from datetime import datetime
    from pathlib import Path

    from farkle_access.play.saves import Saves
    from farkle_access.play.setup import Setup
    from farkle_access.play.statistics import Statistics

T = TypeVar("T")


def no_catalog(tr: Translator) -> str:
    """Why English is heard instead of another language."""
    # Translators: Heard when the catalog of another language is damaged.
    return tr.text("The texts of this language cannot be read; English is used.")


class Tables(Protocol):
    """Remembers the table used last."""

    def recall(self) -> "Setup | None":
        """The table used last, when there is one."""

    def remember(self, setup: "Setup") -> None:
        """Keep a table in its place. Raises OSError."""


class Session:
    """One run of the program, from its first words to its last."""

    def __init__(
        self,
        console: Console,
        preferences: Preferences,
        *,
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

        `histories` is the folder for what players write of what they heard.
        `keep` writes the preferences down and may raise OSError.
        """
        self.console = console
        self.preferences = preferences
        self.tables = tables
        self.catalogs = catalogs
        self.now = now
        self.histories = histories
        self.outputs = outputs
        self.finished: Path | None = None  # the record of the match that ended last in this run
        console.anywhere[Command.OUTPUT] = self._next_output
        self.persons: tuple[str, ...] = ()
        """The names of those who play at this keyboard now."""
        self._follow()
        self._matches = matches
        self._statistics = statistics
        self._keep = keep

    @cached_property
    def saves(self) -> "Saves":
        """The records of the matches."""
        from farkle_access.play.saves import Saves

        return Saves(self._matches)

    @cached_property
    def statistics(self) -> "Statistics":
        """The ledger of the finished matches."""
        from farkle_access.play.statistics import Statistics

        return Statistics(self._statistics)

    @property
    def tr(self) -> Translator:
        return self.console.tr

    def change(self, **changes: Any) -> None:
        """Change preferences: they hold from now on and are written down."""
        self.preferences = replace(self.preferences, **changes)
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

    def _next_output(self) -> None:
        from farkle_access.ui.output_names import mode_name, nothing_speaks

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
        """A menu that says positions, where they make sense, if the player wishes them."""
        positions = positions and self.preferences.positions
        return Menu(self.console, items, positions=positions, focus=focus)
