"""A saved match, told from its beginning."""

from pathlib import Path

from farkle_access.core.contract import EventT, MoveT, RefusalT, StateT, ViewT
from farkle_access.output.announcement import Kind
from farkle_access.play.header import Unreadable
from farkle_access.play.reading import Reading, read
from farkle_access.ui.match.listeners import spectator
from farkle_access.ui.match.opening import began, story
from farkle_access.ui.shell.commands import Command
from farkle_access.ui.shell.faults import unreadable
from farkle_access.ui.shell.session import Session


def replay(session: Session, path: Path) -> bool:
    """Tell the match as a spectator hears it; False if it cannot be read, with the reason."""
    console, tr = session.console, session.tr
    try:
        reading = read(path, session.games, session.saves.keys)
    except Unreadable as fault:
        console.say(unreadable(fault.reason, path.name, tr), kind=Kind.ERROR)
        return False
    for line in _lines(session, reading):
        console.say(line)
        if console.pause(session.preferences.pause) is Command.MENU:
            return True
    return True


def _lines(
    session: Session, reading: Reading[StateT, ViewT, MoveT, EventT, RefusalT]
) -> list[str]:
    package, header, tr = reading.package, reading.header, session.tr
    hears = spectator(session, header.players, over=reading.over)
    lines = [*began(package, header, hears), *story(package, reading.events, hears)]
    if reading.damage:
        # Translators: Follows a match that is told from a damaged file.
        lines.append(tr.text("The rest of the file is damaged and left out."))
    if not reading.over:
        # Translators: Follows a match that is told and has no end yet.
        lines.append(tr.text("The match is not finished."))
    return lines
