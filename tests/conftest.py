"""What every test stands on: a home of its own, and catalogs compiled once."""

import os
import signal
from itertools import count
from pathlib import Path

import pytest

from farkle_access.app import speech_report
from farkle_access.app.places import HOME
from farkle_access.i18n.catalog import Catalogs
from farkle_access.i18n.detection import VARIABLES
from tests.ui.scripted import ListSpeech

for number in (signal.SIGINT, getattr(signal, "SIGHUP", signal.SIGINT)):
    # Whoever starts the tests in the background leaves these ignored, and every child inherits it.
    if signal.getsignal(number) is signal.SIG_IGN:
        signal.signal(number, signal.SIG_DFL)


SLOW = frozenset({"attacks", "benchmarks", "end_to_end", "real"})
"""Folders of tests that start programs and wait for them: every test in them is a slow one."""

HOMES = count()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Marks the slow folders; side by side, spreads tests that wait among those that work."""
    folders = {item: item.path.relative_to(Path(__file__).parent).parts[0] for item in items}
    for item, folder in folders.items():
        if folder in SLOW:
            item.add_marker(pytest.mark.slow)
    if not hasattr(config, "workerinput"):
        return
    waiting = [item for item in items if folders[item] == "real"]
    working = [item for item in items if folders[item] != "real"]
    places = {item: float(number) for number, item in enumerate(working)}
    places |= {item: number * len(working) / len(waiting) for number, item in enumerate(waiting)}
    items.sort(key=places.__getitem__)


@pytest.fixture(scope="session")
def catalogs(tmp_path_factory: pytest.TempPathFactory) -> Catalogs:
    return Catalogs(tmp_path_factory.mktemp("catalogs"))


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing of the player who runs the tests is read or written, and nothing is said aloud.

    The folder does not exist before the program makes it: most tests need none.
    """
    folder = tmp_path_factory.getbasetemp() / f"home{next(HOMES)}"
    monkeypatch.setenv(HOME, str(folder))
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{folder}/no-server")
    monkeypatch.setenv("SPEECHD_CMD", "none")
    monkeypatch.setenv("FARKLE_ACCESS_ENGINES", "none")  # whatever is installed on this computer
    # No test cuts the power, and to wait for the disk after every move takes most of the time.
    monkeypatch.setattr(os, "fsync", lambda descriptor: None)
    monkeypatch.setattr(speech_report, "speech", lambda cache: ListSpeech())
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    return folder
