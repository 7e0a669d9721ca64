"""The folder of the records: new ones, unfinished ones, finished ones."""

from contextlib import suppress
from datetime import datetime
from io import FileIO
from pathlib import Path

from farkle_access.core.deferred import dataclass
from farkle_access.gamekit.package import Games
from farkle_access.play.files import first_free, make_folder, move_new, sync_directory
from farkle_access.play.header import Header, Unreadable
from farkle_access.play.keys import KEY_FILE, Keys
from farkle_access.play.late_record import LateRecord
from farkle_access.play.lock import InUse
from farkle_access.play.record import Record, create

ENDING = ".jsonl"
MANY = 300  # records; more take a moment to read
SKEW = 60.0  # seconds by which the clock of a disk on a network may be ahead


@dataclass(frozen=True)
class Unfinished:
    """A match that can be resumed, and how many moves and throws it has so far."""

    path: Path
    header: Header
    moves: int


@dataclass(frozen=True)
class Found:
    """The unfinished matches, the most recent first, and how many files are unreadable.

    `ended` are the records of matches that are over, but were never filed.
    """

    matches: tuple[Unfinished, ...]
    unreadable: int
    ended: tuple[Path, ...] = ()


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
        make_folder(self.directory)
        return first_free(self.directory, f"{header.game}-{now:%Y-%m-%d-%H%M%S}", ENDING, make)

    def begin_later(self, header: Header, now: datetime) -> LateRecord:
        """A record that cannot be begun now, and will be when it can."""
        return LateRecord(lambda: self.begin(header, now))

    @property
    def takes_a_moment(self) -> bool:
        """Whether `unfinished` has so much to read that players wonder what happens."""
        try:
            return len(self._paths()) > MANY
        except OSError:
            return False

    def unfinished(self, now: datetime) -> Found:
        """What can be resumed; a folder that does not exist has nothing. Raises OSError."""
        from farkle_access.play.reading import read  # here: a new match has nothing to read

        matches: list[Unfinished] = []
        ended: list[Path] = []
        unreadable = 0
        for path in self._paths():
            try:
                reading = read(path, self._games, self.keys)
            except Unreadable:
                unreadable += 1
                continue
            if reading.over:
                ended.append(path)
            else:
                matches.append(Unfinished(path, reading.header, len(reading.moves)))
        matches.sort(key=lambda match: _last_played(match, now), reverse=True)
        return Found(tuple(matches), unreadable, tuple(ended))

    def _paths(self) -> list[Path]:
        if not self.directory.exists():
            return []
        return [path for path in self.directory.iterdir() if path.suffix == ENDING]

    def holds(self, path: Path) -> bool:
        """Whether a record lies in this folder, where `unfinished` finds it."""
        try:
            return path.resolve().parent == self.directory.resolve()
        except (OSError, RuntimeError):  # the folder is gone, or links lead in a circle
            return False

    def in_use(self, path: Path) -> bool:
        """Whether another window has a record open."""
        try:
            Record(path, FileIO(path, "r+")).close()
        except InUse:
            return True
        except OSError:
            pass
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
            if target.exists() and target.samefile(path):  # ended between its two names
                path.unlink()
            else:
                move_new(path, target)
            return target

        try:
            with suppress(FileExistsError):
                self._finished.mkdir(mode=0o700)
                sync_directory(self.directory)
            return first_free(self._finished, path.stem, ENDING, move)
        except OSError:
            return None


def _last_played(match: Unfinished, now: datetime) -> tuple[bool, float, float, str]:
    """Sorts what was played last to the end.

    A file cannot have been written before its match began, whatever a copy of the folder made of
    its time. A time in the future comes from a clock that was wrong: of the file it is not
    believed, and a match that seems to begin then counts as older than all others.
    """
    latest = now.timestamp() + SKEW
    begun = datetime.fromisoformat(match.header.started).timestamp()
    try:
        written = match.path.stat().st_mtime
    except OSError:
        written = 0.0
    played = begun if written > latest else max(begun, written)
    return begun <= latest, played, written, match.path.name
