"""Where the program keeps what belongs to the player."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

NAME = "farkle_access"
HOME = "FARKLE_ACCESS_HOME"
"""A variable that names one folder for everything, for example on a memory stick."""


@dataclass(frozen=True, slots=True)
class Places:
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
    import platformdirs  # here, because it is not needed with a folder of one's own

    configuration = Path(platformdirs.user_config_dir(NAME, appauthor=False, roaming=True))
    data = Path(platformdirs.user_data_dir(NAME, appauthor=False))
    cache = Path(platformdirs.user_cache_dir(NAME, appauthor=False))
    return Places.within(configuration, data, cache)
