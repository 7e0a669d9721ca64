"""The rules of a game, read paragraph by paragraph."""

from collections.abc import Mapping

from farkle_access.core.options import OptionValue, checked
from farkle_access.games import ROOMS
from farkle_access.ui.choosing import pick
from farkle_access.ui.menu import Item
from farkle_access.ui.reader import read
from farkle_access.ui.seat import computer_label
from farkle_access.ui.session import Session


def read_rules(session: Session, game: str, options: Mapping[str, OptionValue]) -> None:
    """The rules with these settings of the table, and how well each computer player plays."""
    words, tr = ROOMS[game].words(), session.tr
    levels = [
        f"{computer_label(level, tr)}. {words.level(level, tr)}" for level in ROOMS[game].bots()
    ]
    # Translators: The title of the rules. {game} is the name of a game.
    title = tr.text("The rules of {game}.", game=words.title(tr))
    read(session, title, (*words.rules(options, tr), *levels))


def choose_rules(session: Session) -> None:
    """The rules of a game that the player chooses, with its usual settings."""
    game = choose_game(session)
    if game is not None:
        read_rules(session, game, checked(ROOMS[game].rules().options, {}))


def choose_game(session: Session, focused: str = "") -> str | None:
    """A game by its name; None when the player goes back. A single one is not asked for."""
    names = list(ROOMS)
    if len(names) == 1:
        return names[0]
    items = [Item(name, ROOMS[name].words().title(session.tr)) for name in names]
    # Translators: The title of the list of games.
    title = session.tr.text("Choose a game.")
    return pick(session, title, items, names.index(focused) if focused in names else 0)
