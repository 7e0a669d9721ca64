"""What every test stands on: a home of its own, and catalogs compiled once."""

from pathlib import Path

import pytest

from farkle_access.app.places import HOME
from farkle_access.i18n.catalog import Catalogs
from farkle_access.i18n.detection import VARIABLES


@pytest.fixture(scope="session")
def catalogs(tmp_path_factory: pytest.TempPathFactory) -> Catalogs:
    return Catalogs(tmp_path_factory.mktemp("catalogs"))


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing of the player who runs the tests is read or written."""
    folder = tmp_path / "home"
    monkeypatch.setenv(HOME, str(folder))
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    return folder
