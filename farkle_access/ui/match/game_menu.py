"""The menu of the game: Esc opens it in the middle of a match."""

from enum import Enum, auto
from typing import Generic

from farkle_access.core.contract import EventT, MoveT, RefusalT, StateT, ViewT
from farkle_access.play.table import Table
from farkle_access.ui.match.history import read_history
from farkle_access.ui.match.position import position_item, read_position
from farkle_access.ui.match.rules import read_rules
from farkle_access.ui.match.saving import SAFE
from farkle_access.ui.settings.settings import change_settings
from farkle_access.ui.shell.choosing import pick
from farkle_access.ui.shell.help import read_help
from farkle_access.ui.shell.menu import Item
from farkle_access.ui.shell.session import Session


class _Entry(Enum):
    CONTINUE = auto()
    RULES = auto()
    KEYS = auto()
    HISTORY = auto()
    POSITION = auto()
    SETTINGS = auto()
    LEAVE = auto()


class GameMenu(Generic[StateT, ViewT, MoveT, EventT, RefusalT]):
    """Everything that can be done besides playing."""

    def __init__(
        self, session: Session, table: Table[StateT, ViewT, MoveT, EventT, RefusalT]
    ) -> None:
        self._session = session
        self._table = table
        self._said = session.console.announcer.transcript.texts()  # without this menu's own words

    def run(self) -> bool:
        """True when the player leaves the match, which is saved."""
        focus = 0
        while True:
            # Translators: The title of the menu that Esc opens in a match.
            title = self._session.tr.text("Game menu.")
            items = self._items()
            entry = pick(self._session, title, items, focus)
            if entry is None or entry is _Entry.CONTINUE:
                return False
            if entry is _Entry.LEAVE:
                if self._may_leave():
                    return True
            else:
                self._open(entry)
            focus = [item.value for item in items].index(entry)

    def _items(self) -> list[Item[_Entry]]:
        tr = self._session.tr
        return [
            # Translators: An item of the game menu: go on with the match.
            Item(_Entry.CONTINUE, tr.text("Continue")),
            # Translators: A menu item: the rules.
            Item(_Entry.RULES, tr.text("Rules")),
            # Translators: A menu item: which keys do what.
            Item(_Entry.KEYS, tr.text("Keys")),
            # Translators: A menu item: everything said so far.
            Item(_Entry.HISTORY, tr.text("History")),
            *position_item(_Entry.POSITION, self._table.package, tr),
            # Translators: A menu item: the settings of the program.
            Item(_Entry.SETTINGS, tr.text("Settings")),
            Item(_Entry.LEAVE, self._leave_label()),
        ]

    def _leave_label(self) -> str:
        if self._saved():
            # Translators: An item of the game menu; nothing is lost by it.
            return self._session.tr.text("Leave; the match is saved")
        # Translators: An item of the game menu, when the match could not be saved.
        return self._session.tr.text("Leave")

    def _saved(self) -> bool:
        return self._table.saving in SAFE

    def _open(self, entry: _Entry) -> None:
        package = self._table.package
        match entry:
            case _Entry.RULES:
                read_rules(self._session, package, self._table.header.options)
            case _Entry.KEYS:
                read_help(self._session, package)
            case _Entry.HISTORY:
                read_history(self._session, self._said)
            case _Entry.POSITION:
                read_position(self._session, self._table)
            case _Entry.SETTINGS:
                change_settings(self._session)

    def _may_leave(self) -> bool:
        if self._saved():
            return True
        tr = self._session.tr
        # Translators: A question before leaving a match that could not be saved.
        question = tr.text("The last moves could not be saved. Leave all the same?")
        answers = [
            # Translators: An answer to "Leave all the same?".
            Item(False, tr.text("Stay")),
            # Translators: An answer to "Leave all the same?".
            Item(True, tr.text("Leave")),
        ]
        return bool(pick(self._session, question, answers))
