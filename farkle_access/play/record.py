"""The log of a match on disk, one line of JSON per move.

A move is on the disk before anybody hears of it, so a program that is killed loses nothing.
In games that hide throws those are sealed (see `sealing`); all other moves are in clear.
"""

import os
from contextlib import suppress
from enum import StrEnum
from io import FileIO
from pathlib import Path
from typing import TYPE_CHECKING

from farkle_access.core.codec import encode
from farkle_access.core.contract import Move
from farkle_access.play.files import first_free, sync, write_new
from farkle_access.play.header import Header, encode_header
from farkle_access.play.keys import Keys
from farkle_access.play.lines import write_line
from farkle_access.play.lock import InUse, lock

if TYPE_CHECKING:  # loaded when a match hides something
    from farkle_access.play.sealing import Seal


class Saving(StrEnum):
    """Whether a move is on the disk, and whether that is news."""

    SAVED = "saved"
    LOST_NOW = "lost_now"
    STILL_LOST = "still_lost"
    BACK = "back"
    """This move and all that could not be written before are on the disk."""


def create(path: Path, header: Header, keys: Keys | None = None, *, hides: bool) -> "Record":
    """Begin a record in a folder that exists.

    `hides` is what the game says of its throws. `keys` are needed when it hides some, and
    nothing of such a match is written without them.
    Raises FileExistsError when the name is taken, OSError when record or key cannot be
    written, and ValueError when `keys` are missing.
    """
    seal = None
    head = encode_header(header)
    if hides:
        if keys is None:
            raise ValueError("no keys")
        seal = keys.make(header.match)
        head = seal.header(head)
    content = write_line(head)
    write_new(path, content)
    record = Record(path, FileIO(path, "r+"), seal)
    record.continue_at(len(content))
    return record


class Record:
    """A record that is open for writing, by this program only."""

    def __init__(self, path: Path, file: FileIO, seal: "Seal | None" = None) -> None:
        """Take over the open file of that path. Raises InUse, and then the file is closed."""
        self.path = path
        self.seal = seal
        self._file = file
        self._good = 0
        self._dirty = False
        self._pending = b""
        self.saving = Saving.SAVED
        try:
            lock(file)
        except BaseException:
            file.close()
            raise

    def continue_at(self, size: int, *, new_line: bool = False) -> None:
        """Append from here on; `new_line` when the last line does not end yet."""
        self._good = size
        self._pending = b"\n" if new_line else b""

    def append(self, move: Move, *, hidden: bool = False, last: bool = False) -> Saving:
        """Write a move. It never fails: what cannot be written is kept for the next time.

        Raises as `hold` does.
        """
        self.hold(move, hidden=hidden, last=last)
        return self.save()

    def hold(self, move: Move, *, hidden: bool = False, last: bool = False) -> None:
        """Keep a move, to be written with the next `save`.

        A `hidden` one is sealed; after the `last` one of a match its key is written too. Raises
        ValueError for a hidden move in a record without a seal.
        """
        line = encode(move)
        if hidden:
            if self.seal is None:
                raise ValueError("no seal")
            line = self.seal.seal(line)
        written = write_line(line)
        if last and self.seal is not None:
            written += write_line(self.seal.revelation())
        self._pending += written  # at once: a signal may end the program at any moment

    def save(self) -> Saving:
        """Write what could not be written before, if anything."""
        lost = self.saving in (Saving.LOST_NOW, Saving.STILL_LOST)
        try:
            self._write()
        except OSError:
            self.saving = Saving.STILL_LOST if lost else Saving.LOST_NOW
        else:
            self.saving = Saving.BACK if lost else Saving.SAVED
        return self.saving

    def close(self) -> Saving:
        """Save one last time and release the file for other programs."""
        if not self._file.closed:
            if self._pending:
                self.save()
            with suppress(OSError):
                self._file.close()
        return self.saving

    def set_damage_aside(self, content: bytes, size: int) -> Path:
        """Keep a copy of the whole content beside the record, then cut the record to `size` bytes.

        Returns the path of the copy. Raises OSError with nothing lost. Cutting leaves the
        bytes of the valid lines untouched, so no moment exists at which they are not there.
        """

        def keep(copy: Path) -> Path:
            write_new(copy, content)
            return copy

        kept = first_free(self.path.parent, f"{self.path.name}.damaged", "", keep)
        self._file.truncate(size)
        sync(self._file.fileno())
        return kept

    def _write(self) -> None:
        if not self._file.writable():
            self._open_to_write()
        if os.fstat(self._file.fileno()).st_nlink == 0:
            raise FileNotFoundError("the record was deleted")
        if self._dirty:
            self._file.truncate(self._good)
        self._dirty = True
        try:
            self._file.seek(self._good)
            left = self._pending
            while left:
                left = left[self._file.write(left) :]
            sync(self._file.fileno())
        except OSError:
            # Whoever reads the record next would find a line cut short, which is damage.
            with suppress(OSError):
                self._file.truncate(self._good)
            raise
        self._good += len(self._pending)
        self._pending = b""
        self._dirty = False

    def _open_to_write(self) -> None:
        """For a record on a disk that could only be read. Raises OSError while that is so."""
        file = FileIO(self.path, "r+")
        if not os.path.sameopenfile(file.fileno(), self._file.fileno()):
            file.close()
            raise FileNotFoundError("the record was replaced")
        spare = FileIO(self.path, "r")
        self._file.close()  # and with it our own lock
        try:
            lock(file)
        except InUse as error:
            self._file = spare
            file.close()
            raise PermissionError("the record is in use") from error
        self._file = file
        spare.close()
