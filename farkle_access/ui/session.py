"""What every screen needs: the console, the preferences, and where matches are kept."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from farkle_access.i18n.catalog import Catalogs
from farkle_access.i18n.translator import Translator
from farkle_access.output.announcement import Kind
from farkle_access.ui.commands import Keymap
from farkle_access.ui.console import Console
from farkle_access.ui.menu import Item, Menu
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
        catalogs: Catalogs,
        tables: "Tables",
        keep: Callable[[Preferences], None],
        now: "Callable[[], datetime]",
    ) -> None:
        """`matches` is the folder of the records, `statistics` the file of the ledger.

        `keep` writes the preferences down and may raise OSError.
        """
        self.console = console
        self.preferences = preferences
        self.tables = tables
        self.catalogs = catalogs
        self.now = now
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

    def menu(self, items: Sequence[Item[T]], focus: int = 0, *, positions: bool = True) -> Menu[T]:
        """A menu that says positions, where they make sense, if the player wishes them."""
        positions = positions and self.preferences.positions
        return Menu(self.console, items, positions=positions, focus=focus)
