"""Which matches are being played: an empty file for each, in a folder beside their records.

What is left there when a program was killed tells the next start where to look, so that it need
not read every record. A mark that is lost loses nothing: "Resume" reads them all.
"""

from contextlib import suppress
from pathlib import Path

FOLDER = "playing"


class PlayingMarks:
    """The marks beside the records in one folder. Nothing here ever fails."""

    def __init__(self, matches: Path) -> None:
        """`matches` is the folder of the records."""
        self._folder = matches / FOLDER

    def set(self, record: Path) -> None:
        """The match of this record is being played."""
        with suppress(OSError):
            self._folder.mkdir(mode=0o700, exist_ok=True)
            (self._folder / record.name).touch(mode=0o600)

    def clear(self, record: Path) -> None:
        """The match of this record was left in order, or is filed."""
        with suppress(OSError):
            (self._folder / record.name).unlink(missing_ok=True)
            self._folder.rmdir()  # which it refuses while another mark lies there

    def names(self) -> list[str]:
        """The names of the records that are marked."""
        try:
            return sorted(mark.name for mark in self._folder.iterdir())
        except OSError:
            return []
