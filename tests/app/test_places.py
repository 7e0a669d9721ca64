"""Where the program keeps what belongs to the player."""

import os
import sys
from pathlib import Path

import platformdirs
import pytest

from farkle_access.app.places import HOME, NAME, places


def test_one_folder_can_hold_everything(tmp_path: Path) -> None:
    found = places({HOME: str(tmp_path)})
    assert found.settings == tmp_path / "settings.toml"
    assert found.matches == tmp_path / "matches"
    for path in (found.table, found.statistics, found.cache):
        assert path.is_relative_to(tmp_path)


def test_a_relative_folder_means_the_one_where_the_program_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    found = places({HOME: "here"})
    monkeypatch.chdir("/")
    assert found.settings == tmp_path / "here" / "settings.toml"


@pytest.mark.parametrize("environment", [{}, {HOME: ""}])
def test_otherwise_the_folders_of_the_system_are_used(
    environment: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    found = places(environment)
    assert found.settings.parts[-2:] == ("farkle_access", "settings.toml")
    assert "farkle_access" in found.matches.parts
    assert len({found.settings, found.table, found.matches, found.statistics, found.cache}) == 5


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere platformdirs itself is asked")
@pytest.mark.parametrize("given", [None, "", "relative", "{folder}/chosen"])
@pytest.mark.parametrize("own", ["{folder}", "relative", None])
def test_the_folders_of_linux_are_those_of_platformdirs(
    given: str | None, own: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(HOME)
    named = dict.fromkeys(("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"), given)
    for name, value in {**named, "HOME": own}.items():
        if value is None:
            monkeypatch.delenv(name, raising=False)
        else:
            monkeypatch.setenv(name, value.format(folder=tmp_path))
    found = places(os.environ)
    assert found.settings.parent == Path(platformdirs.user_config_dir(NAME))
    assert found.matches.parent == Path(platformdirs.user_data_dir(NAME))
    assert found.cache == Path(platformdirs.user_cache_dir(NAME))


def test_looking_for_the_places_makes_nothing(tmp_path: Path) -> None:
    places({HOME: str(tmp_path / "new")})
    assert list(tmp_path.iterdir()) == []
