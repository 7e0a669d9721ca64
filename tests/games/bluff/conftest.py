"""The games are on the list while they are tested."""

import pytest

from farkle_access.games import ROOMS
from farkle_access.games.rooms import Rooms
from tests.games.bluff.play import NAMES


@pytest.fixture(autouse=True)
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in NAMES:
        if name not in ROOMS:
            monkeypatch.setitem(ROOMS, name, Rooms(name, "bluff"))
