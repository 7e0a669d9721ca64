"""Golden transcripts are sessions without a terminal."""

from pathlib import Path

import pytest

from farkle_access.i18n.catalog import Catalogs
from tests.ui.scripted import Booth


@pytest.fixture
def booth(
    home: Path, tmp_path: Path, catalogs: Catalogs, monkeypatch: pytest.MonkeyPatch
) -> Booth:
    monkeypatch.chdir(tmp_path)  # records that are named lie there
    return Booth(catalogs, monkeypatch)
