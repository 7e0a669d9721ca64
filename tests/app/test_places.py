"""Where the program keeps what belongs to the player."""

from pathlib import Path

import pytest

from farkle_access.app.places import HOME, places


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


def test_looking_for_the_places_makes_nothing(tmp_path: Path) -> None:
    places({HOME: str(tmp_path / "new")})
    assert list(tmp_path.iterdir()) == []
