"""The record of a match for which there was no room when it began."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from farkle_access.core.contract import Move
from farkle_access.play.record import Record, Saving


class LateRecord:
    """Keeps the moves in memory until the record can be begun, and then is that record.

    It is tried again with every move. Nothing of it is on the disk before that.
    """

    def __init__(self, begin: Callable[[], Record]) -> None:
        """`begin` makes the record, with nothing but its header, or raises OSError."""
        self._begin = begin
        self._record: Record | None = None
        self._moves: list[tuple[Move, bool, bool]] = []

    @property
    def path(self) -> Path | None:
        """Where the match is recorded, once it is."""
        return self._record.path if self._record else None

    @property
    def saving(self) -> Saving:
        """That nothing can be saved was said when the match began."""
        return self._record.saving if self._record else Saving.STILL_LOST

    def append(self, move: Move, *, hidden: bool = False, last: bool = False) -> Saving:
        """As `Record.append`."""
        if self._record:
            return self._record.append(move, hidden=hidden, last=last)
        self._moves.append((move, hidden, last))
        return self.save()

    def save(self) -> Saving:
        """As `Record.save`; BACK when the record was begun and holds every move."""
        if self._record is None:
            try:
                record = self._begin()
            except OSError:
                return self.saving
            record.saving = Saving.STILL_LOST
            for move, hidden, last in self._moves:
                record.hold(move, hidden=hidden, last=last)
            self._record = record  # last: a signal may end the program at any moment
        return self._record.save()

    def close(self) -> Saving:
        """As `Record.close`."""
        if self._record is None:
            self.save()
        return self._record.close() if self._record else self.saving


AnyRecord: TypeAlias = Record | LateRecord
"""The record of a match that is played."""
