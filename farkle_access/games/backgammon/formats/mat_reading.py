"""What stands in a .mat file, not yet checked against the rules."""

import re
from collections.abc import Iterator
from enum import StrEnum

from farkle_access.core.contract import Seat
from farkle_access.core.deferred import dataclass

_LENGTH = re.compile(r"\s*(\d{1,5}) point match\s*")
_GAME = re.compile(r"\s*Game \d+\s*")
_NAMES = re.compile(r" ?(.+?) : \d+\s{2,}(.+?) : \d+\s*")
_ROW_NUMBER = re.compile(r"\s*\d+\)")
# GNU Backgammon leaves no space behind a cell that is longer than its column.
_ACTION = re.compile(
    r"(?P<dice>[1-6]{2}):(?P<play>[^:]*?)(?=[1-6]{2}:|\s*(?:Doubles|Takes|Drops|Wins)|\s*$)"
    r"|(?P<word>Doubles|Takes|Drops)(?: => (?P<cube>\d{1,5}))?"
    r"|Wins (?P<points>\d{1,5}) points?(?: and the match)?"
)
_LEFT = 20
"""A cell that begins before this column belongs to the player on the left."""
_LONGEST_LINE = 500
"""No row is nearly as long, and searching a far longer one would take minutes."""


class MatFault(StrEnum):
    """Why a .mat file cannot be read as a match."""

    SHAPE = "shape"
    """A line that the format does not allow there."""
    LENGTH = "length"
    """A match longer than can be played here."""
    ILLEGAL = "illegal"
    """A play or a cube action that the rules refuse."""
    ENDING = "ending"
    """The end of a game that does not follow from its rows."""


class BadMat(ValueError):
    """A text that is not a match of backgammon; `line` counts from 1."""

    def __init__(self, fault: MatFault, line: int) -> None:
        super().__init__(f"line {line}: {fault}")
        self.fault = fault
        self.line = line


@dataclass(frozen=True)
class Action:
    """One cell: dice with a play, or the word of a cube action, or the points won.

    `cube` is the value that a double names, 0 without one.
    """

    line: int
    seat: Seat
    dice: tuple[int, ...]
    play: str
    word: str
    cube: int
    points: int


@dataclass(frozen=True)
class MatMatch:
    """The actions of each game in order; `length` 0 is a money session, told in `line`."""

    names: tuple[str, str]
    length: int
    line: int
    games: tuple[tuple[Action, ...], ...]


def read_mat(text: str) -> MatMatch:
    """What stands in the text of a .mat file. Raises BadMat."""
    lines = text.lstrip("\ufeff").splitlines()
    length: int | None = None
    line_of_length = 0
    names: tuple[str, str] | None = None
    games: list[list[Action]] = []
    for number, line in enumerate(lines, 1):
        if not line.strip() or line.lstrip().startswith(";"):
            continue
        if len(line) > _LONGEST_LINE:
            raise BadMat(MatFault.SHAPE, number)
        if length is None:
            length, line_of_length = _length(line, number), number
        elif _GAME.fullmatch(line):
            games.append([])
        elif games and not games[-1] and (match := _NAMES.fullmatch(line)):
            names = names or (match[1].strip(), match[2].strip())
        elif games:
            games[-1] += _actions(line, number)
        else:
            raise BadMat(MatFault.SHAPE, number)
    if length is None or names is None:
        raise BadMat(MatFault.SHAPE, len(lines))
    return MatMatch(names, length, line_of_length, tuple(map(tuple, games)))


def _length(line: str, number: int) -> int:
    match = _LENGTH.fullmatch(line)
    if match is None:
        raise BadMat(MatFault.SHAPE, number)
    return int(match[1])


def _actions(line: str, number: int) -> Iterator[Action]:
    row = _ROW_NUMBER.match(line)
    place = row.end() if row else 0
    for match in _ACTION.finditer(line, place):
        if line[place : match.start()].strip():
            raise BadMat(MatFault.SHAPE, number)
        place = match.end()
        yield Action(
            number,
            0 if match.start() < _LEFT else 1,
            tuple(map(int, match["dice"] or "")),
            (match["play"] or "").strip(),
            match["word"] or "",
            int(match["cube"] or 0),
            int(match["points"] or 0),
        )
    if line[place:].strip():
        raise BadMat(MatFault.SHAPE, number)
