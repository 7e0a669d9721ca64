"""Who hears a match at this keyboard."""

from collections.abc import Sequence
from dataclasses import replace

from farkle_access.core.contract import Seat
from farkle_access.i18n.listener import Listener
from farkle_access.play.players import Player
from farkle_access.ui.session import Session


def persons(players: Sequence[Player]) -> frozenset[Seat]:
    """The seats of the people at this keyboard."""
    return frozenset(seat for seat, player in enumerate(players) if not player.computer)


def public(session: Session, players: Sequence[Player]) -> Listener:
    """The people at this keyboard together, in the language and detail that they chose.

    Of what is hidden they hear only what each of them may know.
    """
    names = tuple(player.name for player in players)
    detail, numbering = session.preferences.detail, session.preferences.numbering
    return Listener(session.tr, names, persons(players), detail, numbering=numbering)


def confided(session: Session, players: Sequence[Player], seat: Seat) -> Listener:
    """One of them alone, who may also hear what is hidden from the others."""
    return replace(public(session, players), seats=frozenset((seat,)))
