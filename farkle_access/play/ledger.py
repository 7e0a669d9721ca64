"""The ledger of finished matches, and what it adds up to for each person."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict
from io import FileIO
from pathlib import Path

from farkle_access.core.contract import EventT, MoveT, RefusalT, StateT, ViewT
from farkle_access.core.deferred import dataclass
from farkle_access.disk import read_small
from farkle_access.gamekit.package import Games
from farkle_access.gamekit.statistics import Figure
from farkle_access.play.files import append_to, make_folder, sync, sync_directory
from farkle_access.play.lines import exactly, read_line, write_line
from farkle_access.play.players import clean_name, name_key
from farkle_access.play.table import Table

_MOST = 10**12
"""No figure grows this large; a larger one is damage."""

LARGEST = 16 * 1024 * 1024
"""Bytes; some fifty thousand matches, of which each takes a few hundred, are read in seconds."""

LONG = 1024 * 1024
"""Bytes; more takes a moment to read."""


@dataclass(frozen=True)
class Played:
    """How a match went for one person."""

    name: str
    won: bool
    figures: Mapping[str, int]


@dataclass(frozen=True)
class Finished:
    """A finished match: its random name, and the persons in it (no computer players)."""

    match: str
    game: str
    players: tuple[Played, ...]


@dataclass(frozen=True)
class Total:
    """All the matches of a person in one game, under the name used last."""

    game: str
    name: str
    matches: int
    wins: int
    figures: Mapping[str, int]


@dataclass(frozen=True)
class Totals:
    """Persons by game in the order of their first match, and how many lines are damaged."""

    players: tuple[Total, ...]
    damaged: int


def finished(table: Table[StateT, ViewT, MoveT, EventT, RefusalT]) -> Finished:
    """What the ledger keeps of a match that is over. Raises ValueError for another one."""
    outcome = table.outcome
    if outcome is None:
        raise ValueError("the match is not over")
    header = table.header
    figures = table.package.statistics().tally(table.events, len(header.players))
    persons = (
        Played(player.name, seat == outcome.winner, figures[seat])
        for seat, player in enumerate(header.players)
        if not player.computer
    )
    return Finished(header.match, header.game, tuple(persons))


class Ledger:
    """The ledger in one file, one line of JSON per match."""

    def __init__(self, path: Path, games: Games) -> None:
        """`games` are those whose matches are added up; a line of another game is damage."""
        self.path = path
        self._games = games

    def add(self, match: Finished) -> None:
        """Write a match down; one without persons leaves no trace. Raises OSError."""
        if not match.players:
            return
        make_folder(self.path.parent)
        with append_to(self.path) as file:
            size = file.seek(0, 2)
            try:
                _append(file, size, write_line(asdict(match)))
                if not size:
                    sync_directory(self.path.parent)
            except OSError:
                with suppress(OSError):
                    file.truncate(size)
                raise

    def holds(self, match: str) -> bool:
        """Whether a match with this random name is counted. Raises OSError as `totals` does."""
        name = write_line(match).strip()
        return any(self._counts(line, match) for line in self._lines() if name in line)

    def _counts(self, line: bytes, match: str) -> bool:
        try:
            return self._decode(read_line(line)).match == match
        except (LookupError, TypeError, ValueError):
            return False

    @property
    def takes_a_moment(self) -> bool:
        """Whether `totals` has so much to read that players wonder what happens."""
        try:
            return self.path.stat().st_size > LONG
        except OSError:
            return False

    def totals(self) -> Totals:
        """What the ledger adds up to; a match that is in it twice counts once.

        Damaged lines are left out and counted. Raises OSError for a file that cannot be opened,
        and for one that is too large to be ours.
        """
        sums: dict[tuple[str, str], Total] = {}
        seen: set[str] = set()
        damaged = 0
        for line in self._lines():
            try:
                match = self._decode(read_line(line))
            except (LookupError, TypeError, ValueError):
                damaged += 1
                continue
            if match.match not in seen:
                seen.add(match.match)
                self._count(match, sums)
        return Totals(tuple(sums.values()), damaged)

    def _lines(self) -> list[bytes]:
        try:
            content = read_small(self.path, LARGEST)
            return [line for line in content.split(b"\n") if line.strip()]
        except FileNotFoundError:
            return []

    def _count(self, match: Finished, sums: dict[tuple[str, str], Total]) -> None:
        known = self._games[match.game].statistics().figures
        for played in match.players:
            key = match.game, name_key(played.name)
            before = sums.get(key, Total(match.game, played.name, 0, 0, {}))
            sums[key] = Total(
                match.game,
                played.name,
                before.matches + 1,
                before.wins + played.won,
                _merged(known, before.figures, played.figures),
            )

    def _decode(self, data: object) -> Finished:
        entry = exactly(dict, data)
        players = tuple(_played(player) for player in exactly(list, entry["players"]))
        names = {name_key(player.name) for player in players}
        if entry["game"] not in self._games or len(names) < len(players):
            raise ValueError(entry)
        return Finished(exactly(str, entry["match"]), entry["game"], players)


def _append(file: FileIO, size: int, line: bytes) -> None:
    if size:
        # A line that was cut short by a full disk must not spoil this one.
        file.seek(size - 1)
        line = line if file.read(1) == b"\n" else b"\n" + line
    while line:
        line = line[file.write(line) :]
    sync(file.fileno())


def _merged(
    known: Mapping[str, Figure], before: Mapping[str, int], now: Mapping[str, int]
) -> dict[str, int]:
    return {
        name: figure.merge(before[name], now[name])
        if name in before and name in now
        else before.get(name, now.get(name, 0))
        for name, figure in known.items()
    }


def _played(data: object) -> Played:
    entry = exactly(dict, data)
    figures = exactly(dict, entry["figures"])
    if not all(0 <= exactly(int, figure) <= _MOST for figure in figures.values()):
        raise ValueError(figures)
    return Played(clean_name(exactly(str, entry["name"])), exactly(bool, entry["won"]), figures)
