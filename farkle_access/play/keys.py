"""The file from which the keys of all matches with hidden throws are derived (see `sealing`)."""

import errno
import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from farkle_access.disk import read_small
from farkle_access.play.files import first_free, make_folder, move_new, write_new

if TYPE_CHECKING:  # loaded when a match hides something
    from farkle_access.play.sealing import Seal

KEY_FILE: Final = "hidden.key"
_SIZE: Final = 32
_LARGEST: Final = 1024  # bytes; ours has 65


class Keys:
    """The keys of all matches, from one file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def make(self, match: str) -> "Seal":
        """The seal of a match; the file is made when it is missing or holds no key.

        A file without a key is kept beside it. Raises OSError when it cannot be made or read.
        """
        found = self.find(match)
        if found is not None:
            return found
        make_folder(self.path.parent)
        if self.path.is_file():
            damaged = f"{self.path.name}.damaged"
            first_free(self.path.parent, damaged, "", lambda free: move_new(self.path, free))
        with suppress(FileExistsError):  # another program was faster, or it is no file
            write_new(self.path, os.urandom(_SIZE).hex().encode() + b"\n")
        made = self.find(match)
        if made is None:
            raise OSError(f"{self.path.name} holds no key")
        return made

    def find(self, match: str) -> "Seal | None":
        """The seal of a match; None without a key. Raises OSError."""
        try:
            key = bytes.fromhex(read_small(self.path, _LARGEST).decode("ascii").strip())
        except (FileNotFoundError, NotADirectoryError, ValueError):
            return None
        except OSError as error:
            if error.errno == errno.EFBIG:
                return None
            raise
        if len(key) != _SIZE:
            return None
        from farkle_access.play.sealing import Seal

        return Seal.derived(key, match)
