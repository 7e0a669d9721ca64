"""From a set-up or a record to the match."""

import os
from datetime import datetime
from pathlib import Path

from farkle_access.core.contract import EventT, MoveT, RefusalT, StateT, ViewT
from farkle_access.gamekit.package import AnyPackage, GamePackage
from farkle_access.output.announcement import Kind
from farkle_access.play.header import Header, Unreadable, new_header
from farkle_access.play.late_record import AnyRecord
from farkle_access.play.lock import InUse
from farkle_access.play.setup import Setup
from farkle_access.play.table import Table
from farkle_access.ui.match.saving import keep_marked
from farkle_access.ui.match.screen import MatchScreen
from farkle_access.ui.shell.faults import in_use, not_written, unreadable
from farkle_access.ui.shell.session import Session


def header_for(
    package: AnyPackage,
    setup: Setup,
    now: datetime,
    *,
    seed: int | None = None,
    dice: tuple[tuple[int, ...], ...] = (),
) -> Header:
    """The header of a match that begins now. Raises as `new_header` does."""
    return new_header(
        package,
        setup.players,
        setup.options,
        started=now.isoformat(timespec="seconds"),
        match=os.urandom(16).hex(),
        seed=seed,
        dice=dice,
    )


def play_new(session: Session, setup: Setup) -> bool:
    """Play a new match and record it among the others; True if it came to its end."""
    package = session.games[setup.game]
    return play(session, package, header_for(package, setup, session.now()))


def play(
    session: Session,
    package: GamePackage[StateT, ViewT, MoveT, EventT, RefusalT],
    header: Header,
    record: AnyRecord | None = None,
) -> bool:
    """Play a new match; True if it came to its end.

    Without a `record` one is made. A match that cannot be recorded is played all the same, and
    recorded from its beginning once that is possible.
    """
    keep_marked(session)
    if record is None:
        try:
            record = session.saves.begin(header, session.now())
        except OSError:
            # Translators: Heard when a match begins that cannot be recorded anywhere.
            said = session.tr.text("This match cannot be saved: its folder cannot be written.")
            session.console.say(said, kind=Kind.ERROR)
            record = session.saves.begin_later(header, session.now())
    return MatchScreen(session, Table.begin(package, header, record)).run()


def play_on(session: Session, path: Path) -> bool | None:
    """Go on with a recorded match; None if it cannot be read, which is said here."""
    tr = session.tr
    try:
        table = Table.resume(path, session.games, session.saves.keys)
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
