"""Records read back: the valid beginning of a file of any bytes, replayed with the rules."""

import stat
from dataclasses import dataclass
from io import FileIO
from pathlib import Path
from typing import Any

from farkle_access.core.codec import Decoder
from farkle_access.core.contract import Event, IllegalMove, Move
from farkle_access.games import ROOMS
from farkle_access.play.header import Fault, Header, Unreadable, decode_header
from farkle_access.play.lines import read_line
from farkle_access.play.record import Record

LARGEST = 32 * 1024 * 1024
"""Bytes; the longest match of sixteen seats that was seen needs half of it."""

_BOM = b"\xef\xbb\xbf"


@dataclass(frozen=True, slots=True)
class Reading:
    """The valid beginning of a record.

    `state` is the one after all `moves`, `events` those of the whole match. `damage` is the
    number of lines after the valid ones, `size` the bytes of the valid ones; `whole` is
    whether the last valid line has its end.
    """

    header: Header
    state: Any
    events: tuple[Event, ...]
    moves: tuple[Move, ...]
    damage: int
    size: int
    whole: bool


def read(path: Path) -> Reading:
    """What can be resumed of a record, without touching it. Raises Unreadable."""
    with _open(path, "r") as file:
        return parse(_content(file))


def reopen(path: Path) -> tuple[Record, Reading, Path | None]:
    """A record to go on with, and where its damaged original was kept if it was damaged.

    Raises Unreadable, InUse, and OSError when the damaged original cannot be kept.
    """
    file = _open(path, "r+")
    record = Record(path, file)
    try:
        content = _content(file)
        reading = parse(content)
        kept = None
        if reading.damage:
            kept = record.set_damage_aside(content, reading.size)
        record.continue_at(reading.size, new_line=not reading.whole)
    except BaseException:
        record.close()
        raise
    return record, reading, kept


def parse(content: bytes) -> Reading:
    """What can be resumed of the content of a record. Raises Unreadable."""
    start = len(_BOM) if content.startswith(_BOM) else 0
    lines = content[start:].split(b"\n")
    if not lines[-1]:
        lines.pop()
    if not lines:
        raise Unreadable(Fault.NOT_A_RECORD)
    try:
        header = decode_header(read_line(lines[0]))
    except ValueError as error:
        raise Unreadable(Fault.NOT_A_RECORD) from error
    state, events, moves = _replay(header, lines[1:])
    valid = lines[: 1 + len(moves)]
    size = min(len(content), start + len(valid) + sum(map(len, valid)))
    damage = len(lines) - len(valid)
    whole = content[size - 1] == ord("\n")
    return Reading(header, state, tuple(events), tuple(moves), damage, size, whole)


def _replay(header: Header, lines: list[bytes]) -> tuple[Any, list[Event], list[Move]]:
    rules = ROOMS[header.game].rules()
    decoder = Decoder(rules.moves)
    step = rules.start(header.options, len(header.players))
    events, moves = list(step.events), list[Move]()
    known: dict[bytes, Move] = {}
    for line in lines:
        try:
            move = known.get(line) or known.setdefault(line, decoder.decode(read_line(line)))
        except (ValueError, TypeError):
            break
        try:
            step = rules.apply(step.state, move)
        except IllegalMove:
            break
        moves.append(move)
        events.extend(step.events)
    return step.state, events, moves


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
        raise Unreadable(Fault.NO_ACCESS) from error


def _content(file: FileIO) -> bytes:
    try:
        file.seek(0)
        return file.readall()
    except OSError as error:
        raise Unreadable(Fault.NO_ACCESS) from error
