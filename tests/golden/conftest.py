"""Golden transcripts are sessions without a terminal."""

from pathlib import Path

import pytest

from farkle_access.i18n.catalog import Catalogs
from tests.ui.scripted import Booth


@pytest.fixture
def booth(home: Path, catalogs: Catalogs, monkeypatch: pytest.MonkeyPatch) -> Booth:
    return Booth(catalogs, monkeypatch)
