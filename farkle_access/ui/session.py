"""What every screen needs: the console, the preferences, and where matches are kept."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, TypeVar

from farkle_access.i18n.catalog import load
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.translator import Translator
from farkle_access.output.announcement import Kind
from farkle_access.play.players import Player
from farkle_access.play.saves import Saves
from farkle_access.play.statistics import Statistics
from farkle_access.ui.commands import Command, Keymap
from farkle_access.ui.console import Console
from farkle_access.ui.menu import Chosen, Item, Menu
from farkle_access.ui.preferences import Preferences

T = TypeVar("T")


class Session:
    """One run of the program, from its first words to its last."""

    def __init__(
        self,
        console: Console,
        preferences: Preferences,
        saves: Saves,
        statistics: Statistics,
        *,
        keep: Callable[[Preferences], None],
        now: Callable[[], datetime],
    ) -> None:
        """`keep` writes the preferences down and may raise OSError."""
        self.console = console
        self.preferences = preferences
        self.saves = saves
        self.statistics = statistics
        self.now = now
        self._keep = keep

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
        try:
            self._keep(self.preferences)
        except OSError:
            # Translators: Heard when the settings file cannot be written.
            said = self.tr.text("The settings hold until you quit, but they cannot be saved.")
            self.console.say(said, kind=Kind.ERROR)

    def _speak(self, language: str) -> None:
        loaded = load(language)
        if loaded.failed:
            # Translators: Heard when the catalog of another language is damaged.
            said = self.tr.text("The texts of this language cannot be read; English is used.")
            self.console.say(said, kind=Kind.ERROR)
        self.console.tr = loaded.translator

    def listener(self, players: Sequence[Player]) -> Listener:
        """The people at this keyboard, as those who hear a match."""
        persons = frozenset(seat for seat, player in enumerate(players) if not player.computer)
        return Listener(
            self.tr,
            tuple(player.name for player in players),
            persons,
            detail=self.preferences.detail,
        )

    def menu(self, items: Sequence[Item[T]], focus: int = 0) -> Menu[T]:
        """A menu that says positions as the player wishes."""
        return Menu(self.console, items, positions=self.preferences.positions, focus=focus)

    def pick(self, title: str, items: Sequence[Item[T]], focus: int = 0) -> T | None:
        """Let the player choose; None when they go back."""
        self.console.say(title)
        menu = self.menu(items, focus)
        menu.announce()
        while True:
            match menu.next():
                case Chosen(value):
                    return value
                case Command.MENU:
                    return None
                case Command.HELP:
                    from farkle_access.ui.help import read_help

                    read_help(self, in_match=False)
                    menu.announce()
                case press:
                    self.console.refuse(press)
