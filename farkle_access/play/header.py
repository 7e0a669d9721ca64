"""The first line of a record: which match it is, and who plays it."""

from collections.abc import Iterable, Mapping
from dataclasses import fields, replace
from datetime import datetime
from enum import StrEnum
from typing import Any

from farkle_access.core.contract import FACES
from farkle_access.core.deferred import dataclass
from farkle_access.core.options import OptionValue, checked
from farkle_access.gamekit.computers import EXTERNAL, Level
from farkle_access.gamekit.package import AnyPackage, Games
from farkle_access.play.lines import exactly
from farkle_access.play.players import Player, check_names, clean_name, offered

FORMAT = "farkle_access"
VERSION = 1
LONGEST_TEXT = 64


class Fault(StrEnum):
    """Why a record cannot be read."""

    MISSING = "missing"
    NO_ACCESS = "no_access"
    NO_KEY = "no_key"
    NOT_A_RECORD = "not_a_record"
    NEWER = "newer"
    OLDER = "older"


class Unreadable(Exception):
    """A file from which no match can be resumed."""

    def __init__(self, reason: Fault) -> None:
        super().__init__(str(reason))
        self.reason = reason


class BadSeats(ValueError):
    """A number of players with which the game cannot be played."""

    def __init__(self, count: int, seats: range) -> None:
        super().__init__(f"{count} players, not {seats.start} to {seats.stop - 1}")
        self.count = count
        self.seats = seats


@dataclass(frozen=True)
class Header:
    """What a match is played with; everything here is checked (see `new_header`).

    `dice` are the given throws, `started` a time in ISO 8601, `match` a random name.
    """

    game: str
    rules_version: int
    options: Mapping[str, OptionValue]
    players: tuple[Player, ...]
    seed: int | None
    dice: tuple[tuple[int, ...], ...]
    started: str
    match: str


def new_header(
    package: AnyPackage,
    players: Iterable[Player],
    options: Mapping[str, object],
    *,
    started: str,
    match: str,
    seed: int | None = None,
    dice: tuple[tuple[int, ...], ...] = (),
) -> Header:
    """A header with every option of the game and clean names.

    Raises BadSeats, BadName, BadOption, UnknownOption, and ValueError for faces that no die has,
    for a `started` that is no time, and for a `match` that is no short plain text.
    """
    rules = package.rules()
    seated = checked_players(players, rules.seats)
    if not all(throw and set(throw) <= set(FACES) for throw in dice):
        raise ValueError(dice)
    datetime.fromisoformat(_text(started))
    settings = checked(rules.options, options)
    version, name = rules.rules_version, _text(match)
    return Header(package.name, version, settings, seated, seed, dice, started, name)


def checked_players(players: Iterable[Player], seats: range) -> tuple[Player, ...]:
    """The players with clean names. Raises BadSeats and BadName."""
    seated = tuple(Player(clean_name(player.name), player.level) for player in players)
    if len(seated) not in seats:
        raise BadSeats(len(seated), seats)
    check_names(seated)
    return seated


def playable(header: Header, package: AnyPackage) -> Header:
    """The header with computer players whom its game has (see `offered`).

    External engines stay: they may be installed again, and who plays for them is said.
    """
    if not any(player.level and player.level not in EXTERNAL for player in header.players):
        return header  # and no computer player is loaded
    found = offered(header.players, package.computers())
    pairs = zip(header.players, found, strict=True)
    players = tuple(ours if ours.level in EXTERNAL else other for ours, other in pairs)
    return replace(header, players=players)


def encode_header(header: Header) -> dict[str, Any]:
    """The header as a JSON object."""
    own = {field.name: getattr(header, field.name) for field in fields(header)}
    seated = [{"name": player.name, "level": player.level} for player in header.players]
    return {"format": FORMAT, "version": VERSION, **own, "players": seated}


def decode_header(data: object, games: Games) -> Header:
    """The header that `encode_header` made this object from; raises Unreadable."""
    try:
        return _decode(data, games)
    except (LookupError, TypeError, ValueError) as error:
        raise Unreadable(Fault.NOT_A_RECORD) from error


def _decode(data: object, games: Games) -> Header:
    given = exactly(dict, data)
    if given["format"] != FORMAT:
        raise ValueError("format")
    if _version(given["version"]) > VERSION:
        raise Unreadable(Fault.NEWER)
    if len(given) != 2 + len(Header.__match_args__):
        raise ValueError("keys")
    return new_header(
        _package(given["game"], given["rules_version"], games),
        [_player(entry) for entry in exactly(list, given["players"])],
        exactly(dict, given["options"]),
        started=exactly(str, given["started"]),
        match=exactly(str, given["match"]),
        seed=None if given["seed"] is None else exactly(int, given["seed"]),
        dice=tuple(_throw(throw) for throw in exactly(list, given["dice"])),
    )


def _version(value: object) -> int:
    version = exactly(int, value)
    if version < 1:
        raise ValueError(version)
    return version


def _package(name: object, rules_version: object, games: Games) -> AnyPackage:
    package = games.get(_text(name))
    if package is None:
        raise Unreadable(Fault.NEWER)
    written, ours = _version(rules_version), package.rules().rules_version
    if written != ours:
        raise Unreadable(Fault.NEWER if written > ours else Fault.OLDER)
    return package


def _player(value: object) -> Player:
    entry = exactly(dict, value)
    if len(entry) != 2:
        raise ValueError(entry)
    level = entry["level"]
    return Player(exactly(str, entry["name"]), None if level is None else Level(level))


def _throw(value: object) -> tuple[int, ...]:
    return tuple(exactly(int, face) for face in exactly(list, value))


def _text(value: object) -> str:
    # Plain characters only: these texts are for programs.
    text = exactly(str, value)
    if not 0 < len(text) <= LONGEST_TEXT or not text.isascii() or not text.isprintable():
        raise ValueError(text)
    return text
