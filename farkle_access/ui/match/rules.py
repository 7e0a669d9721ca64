"""The rules of a game, read paragraph by paragraph."""

from collections.abc import Mapping

from farkle_access.core.contract import EventT, MoveT, RefusalT, StateT, ViewT
from farkle_access.core.options import OptionValue
from farkle_access.gamekit.package import GamePackage
from farkle_access.ui.shell.levels import computer_label
from farkle_access.ui.shell.reader import read
from farkle_access.ui.shell.session import Session


def read_rules(
    session: Session,
    package: GamePackage[StateT, ViewT, MoveT, EventT, RefusalT],
    options: Mapping[str, OptionValue],
) -> None:
    """The rules with these settings of the table, and how well each computer player plays."""
    words, tr = package.words(), session.tr
    levels = [
        f"{computer_label(level, tr)}. {words.level(level, tr)}"
        for level in package.computers().by_level
    ]
    # Translators: The title of the rules. {game} is the name of a game.
    title = tr.text("The rules of {game}.", game=words.title(tr))
    read(session, title, (*words.rules(options, tr), *levels))
