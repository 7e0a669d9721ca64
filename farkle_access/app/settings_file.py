"""The settings file: read leniently, written whole."""

import errno
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from farkle_access.app import toml_file
from farkle_access.app.toml_file import MOST
from farkle_access.i18n.catalog import LANGUAGES
from farkle_access.i18n.detail import Detail
from farkle_access.i18n.numbering import Numbering
from farkle_access.output.mode import OutputMode
from farkle_access.output.private_channel import PrivateChannel
from farkle_access.ui.shell.commands import Command
from farkle_access.ui.shell.keymap import check_chosen
from farkle_access.ui.shell.preferences import Preferences

VERSION = 1
LONGEST_PAUSE = 3.0  # seconds
T = TypeVar("T")


class Flaw(StrEnum):
    """What was wrong with the file; what could be read of it is used."""

    DAMAGED = "damaged"
    NEWER = "newer"
    NO_ACCESS = "no_access"


class Loaded(NamedTuple):
    """The preferences, the flaw of the file if it had one, and where the file was kept then."""

    preferences: Preferences
    flaw: Flaw | None = None
    kept: Path | None = None


def load(path: Path) -> Loaded:
    """The preferences of a file of any bytes; a file that is not there has the usual ones.

    Nothing is changed on the disk.
    """
    try:
        content = toml_file.read(path)
    except FileNotFoundError:
        return Loaded(Preferences())
    except OSError as error:
        too_large = error.errno == errno.EFBIG
        return Loaded(Preferences(), Flaw.DAMAGED if too_large else Flaw.NO_ACCESS)
    return Loaded(*_read(content))


def mend(path: Path, loaded: Loaded) -> Loaded:
    """Keep a flawed file aside and write a sound one, so that the flaw is said once."""
    if loaded.flaw in (None, Flaw.NO_ACCESS):
        return loaded
    try:
        kept = _keep_aside(path)
        store(path, loaded.preferences)
    except OSError:
        return loaded
    return loaded._replace(kept=kept)


def store(path: Path, preferences: Preferences) -> None:
    """Write the file whole, in the place of the one before. Raises OSError."""
    toml_file.write(path, encode(preferences))


class Keeper:
    """Stores preferences; a flawed file that was not kept aside is first moved aside, once."""

    def __init__(self, path: Path, loaded: Loaded) -> None:
        self._path = path
        self._must_move = loaded.flaw is not None and loaded.kept is None

    def keep(self, preferences: Preferences) -> None:
        """Raises OSError, and then nothing has been overwritten."""
        if self._must_move and self._path.is_file():
            self._path.rename(self._path.with_name(f"{self._path.name}.kept-{time.time_ns()}"))
        self._must_move = False
        store(self._path, preferences)


def encode(preferences: Preferences) -> dict[str, Any]:
    """The preferences as a TOML document."""
    document: dict[str, Any] = {
        "version": VERSION,
        "detail": str(preferences.detail),
        "numbering": str(preferences.numbering),
        "positions": preferences.positions,
        "pause": preferences.pause,
        "double_enter": preferences.double_enter,
        "output": str(preferences.output),
        "voices": dict(preferences.voices),
        "sounds": preferences.sounds,
        "sound_volume": preferences.sound_volume,
        "keys": {str(command): key for command, key in preferences.keys.items()},
        "ways": {name: str(told) for name, told in preferences.private_channels.items()},
    }
    for name in ("language", "rate", "pitch", "volume"):  # TOML knows no None
        if (value := getattr(preferences, name)) is not None:
            document[name] = value
    return document


def _read(content: bytes) -> tuple[Preferences, Flaw | None]:
    import tomllib  # here, because a first start has no settings yet

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
            changes[_FIELDS.get(name, name)] = _READERS[name](value)
        except (LookupError, ValueError, TypeError, AttributeError):
            flaw = Flaw.DAMAGED
    if "keys" in changes and len(changes["keys"]) < len(document["keys"]):
        flaw = Flaw.DAMAGED
    return Preferences(**changes), flaw


def _keep_aside(path: Path) -> Path:
    from farkle_access.play.files import first_free, move_new, write_new  # files are rarely flawed

    def keep(target: Path) -> Path:
        if path.stat().st_size > MOST:
            move_new(path, target)
        else:
            write_new(target, toml_file.read(path))
        return target

    return first_free(path.parent, f"{path.name}.kept", "", keep)


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


def _percent(value: object) -> int:
    if type(value) is not int:
        raise TypeError(value)
    if not 0 <= value <= 100:
        raise ValueError(value)
    return value


def _voices(value: object) -> dict[str, str]:
    if not isinstance(value, Mapping):
        raise TypeError(value)
    if not LANGUAGES.keys() >= value.keys() or not all(isinstance(v, str) for v in value.values()):
        raise ValueError(value)
    return dict(value)


def _keys(value: object) -> dict[Command, str]:
    """The keys that can be used, without the others."""
    if not isinstance(value, Mapping):
        raise TypeError(value)
    with suppress(ValueError):  # together they may do what one by one they may not: change places
        together = {Command(command): str(key).lower() for command, key in value.items()}
        check_chosen(together)
        return together
    chosen: dict[Command, str] = {}
    for command, key in value.items():
        with suppress(ValueError):
            wider = {**chosen, Command(command): str(key).lower()}
            check_chosen(wider)
            chosen = wider
    return chosen


def _private_channels(value: object) -> dict[str, PrivateChannel]:
    from farkle_access.play.players import clean_name  # here, because few settings have names

    if not isinstance(value, Mapping):
        raise TypeError(value)
    return {clean_name(name): PrivateChannel(told) for name, told in value.items()}


_READERS: dict[str, Callable[[object], object]] = {
    "language": _one_of(*LANGUAGES),
    "detail": _one_of(*Detail),
    "numbering": _one_of(*Numbering),
    "positions": _switch,
    "pause": _pause,
    "double_enter": _pause,
    "output": _one_of(*OutputMode),
    "rate": _percent,
    "pitch": _percent,
    "volume": _percent,
    "voices": _voices,
    "sounds": _switch,
    "sound_volume": _percent,
    "keys": _keys,
    "ways": _private_channels,
}
_FIELDS = {"ways": "private_channels"}
"""Preferences whose key in the file has another name."""
