"""Sessions without a terminal."""

from pathlib import Path

import pytest

from farkle_access.i18n.catalog import Catalogs
from tests.ui.scripted import Booth


@pytest.fixture
def newcomer(home: Path, catalogs: Catalogs, monkeypatch: pytest.MonkeyPatch) -> Booth:
    """The program at its very first start."""
    return Booth(catalogs, monkeypatch)


@pytest.fixture
def booth(newcomer: Booth) -> Booth:
    """The program of somebody who has chosen English."""
    newcomer.prefer()
    return newcomer
