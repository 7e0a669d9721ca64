"""The folder of the records: new ones, unfinished ones, finished ones."""

from datetime import datetime
from io import FileIO
from pathlib import Path

from farkle_access.core.deferred import dataclass
from farkle_access.gamekit.package import Games
from farkle_access.play.files import first_free, move_new
from farkle_access.play.header import Header, Unreadable
from farkle_access.play.keys import KEY_FILE, Keys
from farkle_access.play.record import Record, create

ENDING = ".jsonl"


@dataclass(frozen=True)
class Unfinished:
    """A match that can be resumed, and how many moves and throws it has so far."""

    path: Path
    header: Header
    moves: int


@dataclass(frozen=True)
class Found:
    """The unfinished matches, the most recent first, and how many files are unreadable."""

    matches: tuple[Unfinished, ...]
    unreadable: int


class Saves:
    """The records in one folder; those of finished matches lie in a folder inside it.

    `keys` open what is sealed in them. Their file lies beside the folder, not in it, so a copy of
    the folder does not include it.
    """

    def __init__(self, directory: Path, games: Games) -> None:
        """`games` are those whose records are read; those of others count as unreadable."""
        self.directory = directory
        self._games = games
        self.keys = Keys(directory.parent / KEY_FILE)
        self._finished = directory / "finished"

    def begin(self, header: Header, now: datetime) -> Record:
        """A new record named after the game and the time. Raises OSError."""

        def make(path: Path) -> Record:
            if (self._finished / path.name).exists():
                raise FileExistsError(path)
            return create(path, header, self.keys, hides=hides)

        hides = self._games[header.game].rules().hides
        self.directory.mkdir(parents=True, exist_ok=True)
        return first_free(self.directory, f"{header.game}-{now:%Y-%m-%d-%H%M%S}", ENDING, make)

    def unfinished(self) -> Found:
        """What can be resumed; a folder that does not exist has nothing. Raises OSError."""
        if not self.directory.exists():
            return Found((), 0)
        from farkle_access.play.reading import read  # here: a new match has nothing to read

        paths = [path for path in self.directory.iterdir() if path.suffix == ENDING]
        matches: list[Unfinished] = []
        unreadable = 0
        for path in sorted(paths, key=_last_played, reverse=True):
            try:
                reading = read(path, self._games, self.keys)
            except Unreadable:
                unreadable += 1
                continue
            if not reading.over:
                matches.append(Unfinished(path, reading.header, len(reading.moves)))
        return Found(tuple(matches), unreadable)

    def holds(self, path: Path) -> bool:
        """Whether a record lies in this folder, where `unfinished` finds it."""
        try:
            return path.resolve().parent == self.directory.resolve()
        except (OSError, RuntimeError):  # the folder is gone, or links lead in a circle
            return False

    def discard(self, path: Path) -> None:
        """Delete an unfinished match. Raises OSError, and InUse when it is open elsewhere."""
        Record(path, FileIO(path, "r+")).close()
        path.unlink()

    def finish(self, path: Path) -> Path | None:
        """Move the closed record of a finished match aside; its new path, or None if it stays.

        A record outside this folder stays where it is, and so does one that cannot be moved.
        """
        if not self.holds(path):
            return None

        def move(target: Path) -> Path:
            move_new(path, target)
            return target

        try:
            self._finished.mkdir(exist_ok=True)
            return first_free(self._finished, path.stem, ENDING, move)
        except OSError:
            return None


def _last_played(path: Path) -> tuple[int, str]:
    try:
        return path.stat().st_mtime_ns, path.name
    except OSError:
        return 0, path.name
