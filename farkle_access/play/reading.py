"""Records read back: the valid beginning of a file of any bytes, replayed with the rules."""

import errno
import stat
from io import FileIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeAlias

from farkle_access.core.codec import Decoder
from farkle_access.core.contract import (
    EventT,
    MoveT,
    Outcome,
    RefusalT,
    Refused,
    StateT,
    Thrown,
    ViewT,
)
from farkle_access.core.deferred import dataclass
from farkle_access.core.referee import advance
from farkle_access.gamekit.package import AnyPackage, GamePackage, Games
from farkle_access.play.header import Fault, Header, Unreadable, decode_header
from farkle_access.play.keys import Keys
from farkle_access.play.lines import exactly, read_line
from farkle_access.play.record import Record

if TYPE_CHECKING:  # loaded when a match hides something
    from farkle_access.play.sealing import Seal

LARGEST = 32 * 1024 * 1024
"""Bytes; the longest match of sixteen seats that was seen needs half of it."""

_BOM = b"\xef\xbb\xbf"


@dataclass(frozen=True)
class Reading(Generic[StateT, ViewT, MoveT, EventT, RefusalT]):
    """The valid beginning of a record, which may hold what was hidden from some or from all.

    `state` is the one after all `moves`, `events` those of the whole match. `damage` is the
    number of lines after the valid ones, `size` the bytes of the valid ones; `whole` is
    whether the last valid line has its end; `seal` is that of a game that hides throws.
    """

    package: GamePackage[StateT, ViewT, MoveT, EventT, RefusalT]
    header: Header
    state: StateT
    events: tuple[EventT, ...]
    moves: tuple[MoveT | Thrown, ...]
    damage: int
    size: int
    whole: bool
    seal: "Seal | None" = None

    @property
    def over(self) -> bool:
        """Whether the match has come to its end."""
        return isinstance(self.package.rules().turn(self.state), Outcome)


AnyReading: TypeAlias = Reading[Any, Any, Any, Any, Any]
"""A record of whichever game its header names."""


def read(path: Path, games: Games, keys: Keys | None = None) -> AnyReading:
    """What can be resumed of a record, without touching it. Raises Unreadable.

    Without `keys` a game that hides throws can be read only when it is over.
    """
    with _open(path, "r") as file:
        return parse(_content(file), games, keys)


def reopen(
    path: Path, games: Games, keys: Keys | None = None
) -> tuple[Record, AnyReading, Path | None]:
    """A record to go on with, and where its damaged original was kept if it was damaged.

    Where a record may only be read, it can be gone on with, but its moves are not saved.
    Raises Unreadable, InUse, and OSError when the damaged original cannot be kept.
    """
    file = _open_to_go_on(path)
    record = Record(path, file)
    try:
        content = _content(file)
        reading = parse(content, games, keys)
        record.seal = reading.seal
        kept = None
        if reading.damage:
            kept = record.set_damage_aside(content, reading.size)
        record.continue_at(reading.size, new_line=not reading.whole)
    except BaseException:
        record.close()
        raise
    return record, reading, kept


def parse(content: bytes, games: Games, keys: Keys | None = None) -> AnyReading:
    """What can be resumed of the content of a record. Raises Unreadable.

    NO_KEY is the reason when throws are sealed and their key is not there, or when the record
    brings its own and is not over: such a record is whole, so nothing of it counts as damage.
    """
    start = len(_BOM) if content.startswith(_BOM) else 0
    lines = content[start:].split(b"\n")
    if not lines[-1]:
        lines.pop()
    if not lines:
        raise Unreadable(Fault.NOT_A_RECORD)
    package, header, seal = _header(lines, games, keys)
    log = _replay(package, header, lines[1:], seal)
    if seal is not None and not log.over and not _own(seal, header, keys):
        raise Unreadable(Fault.NO_KEY)  # whoever wrote the record knows the key that it brings
    valid = lines[: 1 + log.lines]
    size = min(len(content), start + len(valid) + sum(map(len, valid)))
    return Reading(
        package,
        header,
        log.state,
        tuple(log.events),
        tuple(log.moves),
        damage=len(lines) - len(valid),
        size=size,
        whole=content[size - 1] == ord("\n"),
        seal=seal,
    )


def _header(
    lines: list[bytes], games: Games, keys: Keys | None
) -> "tuple[AnyPackage, Header, Seal | None]":
    try:
        data = read_line(lines[0])
        if not isinstance(data, dict) or "sealed" not in data:
            header, seal = decode_header(data, games), None
        else:
            seal = _seal(data, lines, keys)
            header = decode_header(seal.open_header(data), games)
    except ValueError as error:
        raise Unreadable(Fault.NOT_A_RECORD) from error
    package = games[header.game]
    if package.rules().hides != (seal is not None):
        raise Unreadable(Fault.NOT_A_RECORD)
    return package, header, seal


def _seal(header: dict[str, Any], lines: list[bytes], keys: Keys | None) -> "Seal":
    """The seal of a record, by the keys of this player or by the one at its end.

    The latter counts only when the match proves to be over.
    """
    from farkle_access.play.sealing import revealed

    try:
        match, mark = exactly(str, header.get("match")), exactly(str, header.get("key"))
        own = keys.find(match) if keys is not None else None
    except TypeError as error:
        raise Unreadable(Fault.NOT_A_RECORD) from error
    except OSError as error:
        raise Unreadable(Fault.NO_ACCESS) from error
    for seal in (own, revealed(lines)):
        if seal is not None and seal.mark == mark:
            return seal
    raise Unreadable(Fault.NO_KEY)


def _own(seal: "Seal", header: Header, keys: Keys | None) -> bool:
    """Whether a record was sealed with the keys of this player."""
    own = keys.find(header.match) if keys is not None else None
    return own is not None and own.key == seal.key


class _Log(Generic[StateT, ViewT, MoveT, EventT, RefusalT]):
    """The valid beginning of the lines after the header, replayed."""

    def __init__(
        self,
        package: GamePackage[StateT, ViewT, MoveT, EventT, RefusalT],
        header: Header,
        seal: "Seal | None",
    ) -> None:
        self._rules, self._seal = package.rules(), seal
        start = self._rules.start(header.options, len(header.players))
        self._decoder = Decoder(self._rules.moves)
        self._known: dict[bytes, MoveT | Thrown] = {}
        self.state = start.state
        self.events = list(start.events)
        self.moves: list[MoveT | Thrown] = []
        self.lines = 0

    @property
    def over(self) -> bool:
        return isinstance(self._rules.turn(self.state), Outcome)

    def take(self, line: bytes) -> bool:
        """Replay a line; False when it is damage."""
        try:
            move = self._known.get(line) or self._known.setdefault(line, self._move(line))
        except (ValueError, TypeError):
            return False
        step = advance(self._rules, self.state, move)
        if isinstance(step, Refused):
            return False
        self.state = step.state
        self.moves.append(move)
        self.events.extend(step.events)
        self.lines += 1
        return True

    def take_key(self, line: bytes) -> None:
        """Count the line that holds the key, which stands only after the end of a match."""
        if self._seal is None or not self.over:
            return
        from farkle_access.play.sealing import revealed

        if revealed([line]) is not None:
            self.lines += 1

    def _move(self, line: bytes) -> MoveT | Thrown:
        data = read_line(line)
        if self._seal is not None and isinstance(data, dict) and "sealed" in data:
            data = self._seal.open(data)
        return self._decoder.decode(data)


def _replay(
    package: GamePackage[StateT, ViewT, MoveT, EventT, RefusalT],
    header: Header,
    lines: list[bytes],
    seal: "Seal | None",
) -> _Log[StateT, ViewT, MoveT, EventT, RefusalT]:
    log = _Log(package, header, seal)
    for line in lines:
        if not log.take(line):
            log.take_key(line)
            break
    return log


def _open_to_go_on(path: Path) -> FileIO:
    try:
        return _open(path, "r+")
    except Unreadable as fault:
        if fault.reason is not Fault.NO_ACCESS:
            raise
        return _open(path, "r")


def _open(path: Path, mode: str) -> FileIO:
    try:
        status = path.stat()
        # Opening a pipe could wait for ever, and a device may never end.
        if not stat.S_ISREG(status.st_mode) or status.st_size > LARGEST:
            raise Unreadable(Fault.NOT_A_RECORD)
        return FileIO(path, mode)
    except (FileNotFoundError, NotADirectoryError, ValueError) as error:
        raise Unreadable(Fault.MISSING) from error
    except OSError as error:
        nowhere = error.errno == errno.ENAMETOOLONG
        raise Unreadable(Fault.MISSING if nowhere else Fault.NO_ACCESS) from error


def _content(file: FileIO) -> bytes:
    try:
        file.seek(0)
        return file.readall()
    except OSError as error:
        raise Unreadable(Fault.NO_ACCESS) from error
