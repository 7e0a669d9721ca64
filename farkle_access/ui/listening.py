"""Who hears a match at this keyboard."""

from collections.abc import Sequence

from farkle_access.i18n.listener import Listener
from farkle_access.play.players import Player
from farkle_access.ui.session import Session


def listener(session: Session, players: Sequence[Player]) -> Listener:
    """The people at this keyboard, in the language and detail that they chose."""
    persons = frozenset(seat for seat, player in enumerate(players) if not player.computer)
    names = tuple(player.name for player in players)
    return Listener(session.tr, names, persons, session.preferences.detail)
