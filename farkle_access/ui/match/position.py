"""The moment of a match as texts that other programs read."""

from typing import TypeVar

from farkle_access.core.contract import EventT, MoveT, RefusalT, StateT, ViewT
from farkle_access.gamekit.package import GamePackage
from farkle_access.i18n.translator import Translator
from farkle_access.play.table import Table
from farkle_access.ui.shell.menu import Item
from farkle_access.ui.shell.reader import read
from farkle_access.ui.shell.session import Session

T = TypeVar("T")


def position_item(
    value: T, package: GamePackage[StateT, ViewT, MoveT, EventT, RefusalT], tr: Translator
) -> list[Item[T]]:
    """The item of the game menu; none in a game without a board."""
    if package.board() is None:
        return []
    # Translators: An item of the game menu: the position as other programs write it.
    return [Item(value, tr.text("Position as text"))]


def read_position(session: Session, table: Table[StateT, ViewT, MoveT, EventT, RefusalT]) -> None:
    """Read the texts one by one; a terminal shows them to be copied."""
    board = table.package.board()
    if board is not None:
        texts = board.texts(table.view(None), session.tr)
        # Translators: The title of the texts that tell the position to other programs.
        read(session, session.tr.text("The position, as other programs read it."), texts)
