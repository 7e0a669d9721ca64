"""What speaks and reads is awaited here, so every test is a slow one."""

from pathlib import Path

import pytest

from farkle_access.i18n.catalog import Catalogs
from tests.ui.scripted import Booth


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.slow)


@pytest.fixture
def booth(home: Path, catalogs: Catalogs, monkeypatch: pytest.MonkeyPatch) -> Booth:
    """The program without a terminal: what it says after each key."""
    return Booth(catalogs, monkeypatch)
