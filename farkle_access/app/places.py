"""Where the program keeps what belongs to the player."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

NAME = "farkle_access"
HOME = "FARKLE_ACCESS_HOME"
"""A variable that names one folder for everything, for example on a memory stick."""


class Places(NamedTuple):
    """Three files: settings, the table used last, statistics. Three folders: for matches, for
    histories that a player wrote, and for what can be made again at any time.
    """

    settings: Path
    table: Path
    matches: Path
    statistics: Path
    histories: Path
    cache: Path

    @classmethod
    def within(cls, configuration: Path, data: Path, cache: Path) -> "Places":
        """The places inside the folders of the player."""
        settings, table = configuration / "settings.toml", configuration / "table.toml"
        matches, histories = data / "matches", data / "histories"
        return cls(settings, table, matches, data / "statistics.jsonl", histories, cache)


class NoPlace(Exception):
    """The system names no folder in which the player could keep anything."""


def places(environment: Mapping[str, str]) -> Places:
    """The places on this system. Raises NoPlace."""
    try:
        return _places(environment)
    except (OSError, RuntimeError) as error:
        raise NoPlace from error


def _places(environment: Mapping[str, str]) -> Places:
    if home := environment.get(HOME):
        folder = Path(home).absolute()
        return Places.within(folder, folder, folder / "cache")
    if sys.platform == "linux" and (own := environment.get("HOME", "")).startswith("/"):
        return _of_linux(Path(own), environment)
    import platformdirs  # here, because it takes as long to load as all of our own files

    configuration = Path(platformdirs.user_config_dir(NAME, appauthor=False, roaming=True))
    data = Path(platformdirs.user_data_dir(NAME, appauthor=False))
    cache = Path(platformdirs.user_cache_dir(NAME, appauthor=False))
    return Places.within(configuration, data, cache)


def _of_linux(home: Path, environment: Mapping[str, str]) -> Places:
    """What platformdirs says there too, by the XDG Base Directory Specification."""

    def folder(variable: str, usual: str) -> Path:
        named = environment.get(variable, "")
        return (Path(named) if named.startswith("/") else home / usual) / NAME

    return Places.within(
        folder("XDG_CONFIG_HOME", ".config"),
        folder("XDG_DATA_HOME", ".local/share"),
        folder("XDG_CACHE_HOME", ".cache"),
    )
