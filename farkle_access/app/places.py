"""Where the program keeps what belongs to the player."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

NAME = "farkle_access"
HOME = "FARKLE_ACCESS_HOME"
"""A variable that names one folder for everything, for example on a memory stick."""


@dataclass(frozen=True, slots=True)
class Places:
    """The settings file, the folder of the matches, and the file of the statistics."""

    settings: Path
    matches: Path
    statistics: Path


def places(environment: Mapping[str, str]) -> Places:
    """The places on this system."""
    if home := environment.get(HOME):
        folder = Path(home).absolute()
        return Places(folder / "settings.toml", folder / "matches", folder / "statistics.jsonl")
    import platformdirs  # here, because it is not needed with a folder of one's own

    configuration = Path(platformdirs.user_config_dir(NAME, appauthor=False, roaming=True))
    data = Path(platformdirs.user_data_dir(NAME, appauthor=False))
    return Places(configuration / "settings.toml", data / "matches", data / "statistics.jsonl")
