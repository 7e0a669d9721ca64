"""The record of a match while it is played: what is said of it, and where it goes at the end."""

from farkle_access.core.contract import EventT, MoveT, RefusalT, StateT, ViewT
from farkle_access.output.announcement import Kind
from farkle_access.play.record import Saving
from farkle_access.play.table import Table
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


def keep_finished(session: Session, table: Table[StateT, ViewT, MoveT, EventT, RefusalT]) -> None:
    """Put a match that is over among the finished ones, and count it."""
    from farkle_access.play.ledger import finished  # the first words do not wait for it

    path = table.path
    whole = table.close() in SAFE
    try:
        session.ledger.add(finished(table))
    except OSError:
        # Translators: Heard after a match when the statistics cannot be written.
        said = session.tr.text("This match could not be added to the statistics.")
        session.console.say(said, kind=Kind.ERROR)
    if path is not None and whole:
        session.finished = session.saves.finish(path) or path
