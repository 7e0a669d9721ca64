"""Choosing a game: for a table, or to read its rules."""

from farkle_access.core.options import checked
from farkle_access.ui.match.rules import read_rules
from farkle_access.ui.shell.choosing import pick
from farkle_access.ui.shell.menu import Item
from farkle_access.ui.shell.session import Session


def choose_rules(session: Session) -> None:
    """Read the rules of a game that the player chooses, with its usual settings."""
    game = choose_game(session)
    if game is not None:
        package = session.games[game]
        read_rules(session, package, checked(package.rules().options, {}))


def choose_game(session: Session, focused: str = "") -> str | None:
    """The name of the chosen game; None when the player goes back.

    Where only one is offered there is nothing to ask.
    """
    names = list(session.games)
    if len(names) == 1:
        return names[0]
    items = [Item(name, session.games[name].words().title(session.tr)) for name in names]
    # Translators: The title of the list of games.
    title = session.tr.text("Choose a game.")
    return pick(session, title, items, names.index(focused) if focused in names else 0)
