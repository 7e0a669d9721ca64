"""What speaks and reads is awaited here."""

from pathlib import Path

import pytest

from farkle_access.i18n.catalog import Catalogs
from tests.ui.scripted import Booth


@pytest.fixture
def booth(home: Path, catalogs: Catalogs, monkeypatch: pytest.MonkeyPatch) -> Booth:
    """The program without a terminal: what it says after each key."""
    return Booth(catalogs, monkeypatch)
