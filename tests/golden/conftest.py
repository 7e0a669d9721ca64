"""Golden transcripts are sessions without a terminal."""

from pathlib import Path

import pytest

from farkle_access.i18n.catalog import Catalogs
from tests.toy.catalogs import with_the_toy
from tests.ui.scripted import Booth


@pytest.fixture(scope="session")
def every_catalog(tmp_path_factory: pytest.TempPathFactory) -> Catalogs:
    return with_the_toy(tmp_path_factory.mktemp("catalogs_of_goldens"))


@pytest.fixture
def booth(
    home: Path, tmp_path: Path, every_catalog: Catalogs, monkeypatch: pytest.MonkeyPatch
) -> Booth:
    monkeypatch.chdir(tmp_path)  # records that are named lie there
    return Booth(every_catalog, monkeypatch)
