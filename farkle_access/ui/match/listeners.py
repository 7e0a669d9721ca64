"""Who hears a match at this keyboard."""

from collections.abc import Sequence
from dataclasses import replace

from farkle_access.core.contract import Seat
from farkle_access.i18n.listener import Listener
from farkle_access.play.players import Player
from farkle_access.ui.shell.session import Session


def persons(players: Sequence[Player]) -> frozenset[Seat]:
    """The seats of the people at this keyboard."""
    return frozenset(seat for seat, player in enumerate(players) if not player.computer)


def everybody(session: Session, players: Sequence[Player]) -> Listener:
    """The people at this keyboard together, in the language and detail that they chose."""
    names = tuple(player.name for player in players)
    detail, numbering = session.preferences.detail, session.preferences.numbering
    return Listener(session.tr, names, persons(players), detail, numbering=numbering)


def one_alone(session: Session, players: Sequence[Player], seat: Seat) -> Listener:
    """The player of this seat, without the others at the keyboard."""
    return replace(everybody(session, players), seats=frozenset((seat,)))


def spectator(session: Session, players: Sequence[Player], *, over: bool = False) -> Listener:
    """Somebody who does not play. `over`: the match has ended, and no secrets are left in it."""
    return replace(everybody(session, players), seats=frozenset(), everything=over)
