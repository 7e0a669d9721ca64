"""A saved match, told from its beginning."""

from pathlib import Path

from farkle_access.games import ROOMS
from farkle_access.i18n.listener import Listener
from farkle_access.output.announcement import Kind
from farkle_access.play.header import Unreadable
from farkle_access.play.reading import Reading, read
from farkle_access.ui.commands import Command
from farkle_access.ui.faults import unreadable
from farkle_access.ui.opening import began, story
from farkle_access.ui.session import Session


def replay(session: Session, path: Path) -> bool:
    """Tell the match as a spectator hears it; False when it cannot be read, which is said."""
    console, tr = session.console, session.tr
    try:
        reading = read(path, session.saves.keys)
    except Unreadable as fault:
        console.say(unreadable(fault.reason, path.name, tr), kind=Kind.ERROR)
        return False
    for line in _lines(session, reading):
        console.say(line)
        if console.pause(session.preferences.pause) is Command.MENU:
            return True
    return True


def _lines(session: Session, reading: Reading) -> list[str]:
    header, tr = reading.header, session.tr
    words = ROOMS[header.game].words()
    names = tuple(player.name for player in header.players)
    detail, numbering = session.preferences.detail, session.preferences.numbering
    over = reading.over
    spectator = Listener(tr, names, frozenset(), detail, over, numbering)
    lines = [*began(header, words, spectator), *story(words, reading.told, spectator)]
    if reading.damage:
        # Translators: Follows a match that is told from a damaged file.
        lines.append(tr.text("The rest of the file is damaged and left out."))
    if not over:
        # Translators: Follows a match that is told and has no end yet.
        lines.append(tr.text("The match is not finished."))
    return lines
