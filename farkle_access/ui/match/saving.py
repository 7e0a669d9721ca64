"""The record of a match while it is played: what is said of it, and where it goes at the end."""

from pathlib import Path

from farkle_access.core.contract import EventT, MoveT, RefusalT, StateT, ViewT
from farkle_access.output.announcement import Kind
from farkle_access.play.header import Unreadable
from farkle_access.play.lock import InUse
from farkle_access.play.record import Saving
from farkle_access.play.table import Table
from farkle_access.ui.match.listeners import everybody
from farkle_access.ui.match.opening import story
from farkle_access.ui.shell.faults import quoted
from farkle_access.ui.shell.session import Session

SAFE = (Saving.SAVED, Saving.BACK)
"""Every move is on the disk."""


def say_saving(session: Session, saving: Saving | None) -> None:
    """Say once that a move could not be written, and once that it is written after all.

    `saving` is that of the table after the move.
    """
    tr = session.tr
    match saving:
        case Saving.LOST_NOW:
            # Translators: Heard when a move cannot be written to the disk.
            said = tr.text(
                "The match cannot be saved: the disk is full or cannot be written. You can "
                "play on; each move tries again."
            )
            session.console.say(said, kind=Kind.ERROR)
        case Saving.BACK:
            # Translators: Heard when saving works again after it failed.
            session.console.say(tr.text("The match is saved again."))


def say_left(session: Session, table: Table[StateT, ViewT, MoveT, EventT, RefusalT]) -> None:
    """Say where the match waits, which is left before its end."""
    tr, path = session.tr, table.path
    if table.saving not in SAFE or path is None:
        # Translators: Heard when the player leaves a match that cannot be saved.
        said = tr.text("The match could not be saved to its last move.")
    elif session.saves.holds(path):
        # Translators: Heard when the player leaves in the middle of a match.
        said = tr.text("The match is saved; it waits under Resume.")
    else:
        # Translators: Heard when the player leaves a match recorded in a file of their own.
        said = tr.text("The match is saved in {file}.", file=quoted(path.name))
    session.console.say(said)


def keep_finished(
    session: Session,
    table: Table[StateT, ViewT, MoveT, EventT, RefusalT],
    *,
    counted: bool = False,
) -> None:
    """Count a match that is over, and put it among the finished ones.

    Its end was heard before. When this is not done to its end it can be done again: a match that
    is counted twice counts once. `counted`: it is counted already.
    """
    from farkle_access.play.ledger import finished  # the first words do not wait for it

    path = table.path
    whole = table.close() in SAFE
    try:
        if not counted:
            session.ledger.add(finished(table))
    except OSError:
        # Translators: Heard after a match when the statistics cannot be written.
        said = session.tr.text("This match could not be added to the statistics.")
        session.console.say(said, kind=Kind.ERROR)
    if path is not None and whole:
        session.finished = session.saves.finish(path) or path
    if path is not None:
        session.playing.clear(path)


def is_counted(session: Session, table: Table[StateT, ViewT, MoveT, EventT, RefusalT]) -> bool:
    """Whether a match that is over is in the statistics, and so its end was heard."""
    try:
        return session.ledger.holds(table.header.match)
    except OSError:
        return False


def leave(
    session: Session, table: Table[StateT, ViewT, MoveT, EventT, RefusalT], *, told: bool
) -> None:
    """Say what became of a match that is left because the program is to end.

    `told` is whether its end was said, if it came to one.
    """
    path = table.path
    if table.outcome is not None:
        session.console.say(*(() if told else _end(session, table)))
        session.console.flush()
        keep_finished(session, table)
        return
    table.close()
    if table.interrupted and path is not None and keep_ended(session, path):
        return  # its last move was on the disk already
    say_left(session, table)
    if path is not None:
        session.playing.clear(path)


def keep_ended(session: Session, path: Path) -> bool:
    """Tell the end of a recorded match that nobody may have heard, and file it.

    False, and nothing is done, for one that goes on, is open elsewhere, or cannot be read.
    """
    from farkle_access.play.reading import read  # the first words do not wait for it

    saves = session.saves
    try:
        if not read(path, session.games, saves.keys).over:
            return False
        table = Table.resume(path, session.games, saves.keys)
    except (InUse, OSError, Unreadable):
        return False
    counted = is_counted(session, table)
    if not counted:
        session.console.say(*_end(session, table))
        session.console.flush()
    keep_finished(session, table, counted=counted)
    return True


def _end(
    session: Session, table: Table[StateT, ViewT, MoveT, EventT, RefusalT]
) -> tuple[str, ...]:
    package, hears = table.package, everybody(session, table.players)
    # Translators: Heard at the start, under Resume, or when the program is ended from outside:
    # the match had come to its end, but nobody may have heard it. {game} is the name of a game;
    # the result follows.
    said = session.tr.text(
        "A match of {game} was over when the program was ended. This is how it ended.",
        game=package.words().title(session.tr),
    )
    return said, *tuple(story(package, table.events, hears))[-1:]


def keep_marked(session: Session) -> None:
    """Do that with every match that was being played when a program was killed.

    Those that are being played in another window keep their marks.
    """
    for name in session.playing.names():
        path = session.saves.directory / name
        if not keep_ended(session, path) and not session.saves.in_use(path):
            session.playing.clear(path)
