"""A lock on an open file, so that two programs cannot write to the same match.

Some network folders know no locks; a match there goes on without one.
"""

import sys
from io import FileIO


class InUse(Exception):
    """Another program has the file open for writing."""


if sys.platform == "win32":
    import msvcrt

    # A Windows lock also forbids reading, so it covers a byte far beyond the content.
    _BEYOND = 2**31 - 2**16

    def lock(file: FileIO) -> None:
        """Lock the file until it is closed or the process ends. Raises InUse."""
        file.seek(_BEYOND)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise InUse from error
        except OSError:
            return

else:
    import fcntl

    def lock(file: FileIO) -> None:
        """Lock the file until it is closed or the process ends. Raises InUse."""
        try:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise InUse from error
        except OSError:
            return
