"""From a set-up or a record to the match."""

import uuid
from datetime import datetime
from pathlib import Path

from farkle_access.output.announcement import Kind
from farkle_access.play.header import Header, Unreadable, new_header
from farkle_access.play.lock import InUse
from farkle_access.play.record import Record
from farkle_access.play.setup import Setup
from farkle_access.play.table import Table
from farkle_access.ui.faults import in_use, not_written, unreadable
from farkle_access.ui.match import MatchScreen
from farkle_access.ui.session import Session


def header_for(
    setup: Setup,
    now: datetime,
    *,
    seed: int | None = None,
    dice: tuple[tuple[int, ...], ...] = (),
) -> Header:
    """The header of a match that begins now. Raises as `new_header` does."""
    return new_header(
        setup.game,
        setup.players,
        setup.options,
        started=now.isoformat(timespec="seconds"),
        match=uuid.uuid4().hex,
        seed=seed,
        dice=dice,
    )


def play_new(session: Session, setup: Setup) -> bool:
    """Play a new match and record it among the others; True when it came to its end."""
    return play(session, header_for(setup, session.now()))


def play(session: Session, header: Header, record: Record | None = None) -> bool:
    """Play a new match; without a record one is made, and without a place for it one plays on."""
    if record is None:
        try:
            record = session.saves.begin(header, session.now())
        except OSError:
            # Translators: Heard when a match begins that cannot be recorded anywhere.
            said = session.tr.text("This match cannot be saved: its folder cannot be written.")
            session.console.say(said, kind=Kind.ERROR)
    return MatchScreen(session, Table.begin(header, record)).run()


def play_on(session: Session, path: Path) -> bool | None:
    """Go on with a recorded match; None when it cannot be read, which has been said."""
    tr = session.tr
    try:
        table = Table.resume(path, session.saves.keys)
    except Unreadable as fault:
        session.console.say(unreadable(fault.reason, path.name, tr), kind=Kind.ERROR)
        return None
    except InUse:
        session.console.say(in_use(tr), kind=Kind.ERROR)
        return None
    except OSError:
        session.console.say(not_written(path.name, tr), kind=Kind.ERROR)
        return None
    return MatchScreen(session, table).run(resumed=True)
