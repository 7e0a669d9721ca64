"""The settings file: read leniently, written whole."""

import os
import tomllib
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, TypeVar

from farkle_access.core.options import checked
from farkle_access.i18n.catalog import LANGUAGES
from farkle_access.i18n.listener import Detail
from farkle_access.play.files import first_free, write_new
from farkle_access.ui.commands import Command, check_chosen
from farkle_access.ui.preferences import OutputMode, Preferences, Setup

VERSION = 1
LONGEST_PAUSE = 3.0  # seconds
T = TypeVar("T")


class Flaw(StrEnum):
    """What was wrong with the file; what could be read of it is used."""

    DAMAGED = "damaged"
    NEWER = "newer"
    NO_ACCESS = "no_access"


@dataclass(frozen=True, slots=True)
class Loaded:
    """The preferences, the flaw of the file if it had one, and where the file was kept then."""

    preferences: Preferences
    flaw: Flaw | None = None
    kept: Path | None = None


def load(path: Path) -> Loaded:
    """The preferences of a file of any bytes; a file that is not there has the usual ones."""
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return Loaded(Preferences())
    except OSError:
        return Loaded(Preferences(), Flaw.NO_ACCESS)
    preferences, flaw = _read(content)
    return Loaded(preferences, flaw, _keep_aside(path, content) if flaw else None)


def store(path: Path, preferences: Preferences) -> None:
    """Write the file whole, in the place of the one before. Raises OSError."""
    import tomli_w  # here, because most runs change no setting

    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with draft.open("wb") as file:
            tomli_w.dump(encode(preferences), file)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise


def encode(preferences: Preferences) -> dict[str, Any]:
    """The preferences as a TOML document."""
    document: dict[str, Any] = {
        "version": VERSION,
        "detail": str(preferences.detail),
        "positions": preferences.positions,
        "pause": preferences.pause,
        "output": str(preferences.output),
        "keys": {str(command): key for command, key in preferences.keys.items()},
    }
    if preferences.language is not None:
        document["language"] = preferences.language
    if preferences.last is not None:
        document["last"] = _encode_setup(preferences.last)
    return document


def _encode_setup(setup: Setup) -> dict[str, Any]:
    players = [
        {"name": player.name, **({"level": str(player.level)} if player.level else {})}
        for player in setup.players
    ]
    options = {
        name: value if isinstance(value, int) else str(value)
        for name, value in setup.options.items()
    }
    return {"game": setup.game, "players": players, "options": options}


def _read(content: bytes) -> tuple[Preferences, Flaw | None]:
    try:
        document = tomllib.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return Preferences(), Flaw.DAMAGED
    version = document.pop("version", VERSION)
    if type(version) is int and version > VERSION:
        return Preferences(), Flaw.NEWER
    changes: dict[str, Any] = {}
    flaw = None if version == VERSION else Flaw.DAMAGED
    for name, value in document.items():
        try:
            changes[name] = _READERS[name](value)
        except (LookupError, ValueError, TypeError, AttributeError):
            flaw = Flaw.DAMAGED
    return Preferences(**changes), flaw


def _keep_aside(path: Path, content: bytes) -> Path | None:
    def keep(target: Path) -> Path:
        write_new(target, content)
        return target

    try:
        return first_free(path.parent, f"{path.name}.kept", "", keep)
    except OSError:
        return None


def _one_of(*values: T) -> Callable[[object], T]:
    def read(value: object) -> T:
        return values[values.index(value)]

    return read


def _switch(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError(value)
    return value


def _pause(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise TypeError(value)
    if not 0 <= value <= LONGEST_PAUSE:
        raise ValueError(value)
    return float(value)


def _keys(value: object) -> dict[Command, str]:
    if not isinstance(value, Mapping):
        raise TypeError(value)
    chosen = {Command(command): str(key).lower() for command, key in value.items()}
    check_chosen(chosen)
    return chosen


def _setup(value: object) -> Setup:
    from farkle_access.games import ROOMS  # here, because a first start needs no table yet
    from farkle_access.games.rooms import Level
    from farkle_access.play.header import checked_players
    from farkle_access.play.players import Player

    if not isinstance(value, Mapping):
        raise TypeError(value)
    players = [
        Player(str(entry["name"]), Level(entry["level"]) if "level" in entry else None)
        for entry in value["players"]
    ]
    rules = ROOMS[value["game"]].rules()
    seated = checked_players(players, rules.seats)
    return Setup(rules.name, seated, checked(rules.options, value["options"]))


_READERS: dict[str, Callable[[object], object]] = {
    "language": _one_of(*LANGUAGES),
    "detail": _one_of(*Detail),
    "positions": _switch,
    "pause": _pause,
    "output": _one_of(*OutputMode),
    "keys": _keys,
    "last": _setup,
}
