"""The history of a match, written to a file of its own."""

import os

import pytest

from tests.ui.scripted import Booth

WRITE = ["escape", "4", "enter", "down", "enter"]


@pytest.mark.parametrize("others", [0, 500])
def test_it_costs_the_same_beside_many_others(
    booth: Booth, monkeypatch: pytest.MonkeyPatch, others: int
) -> None:
    folder = booth.places.histories
    folder.mkdir(parents=True)
    for number in range(1, others + 1):
        (folder / f"history {number}.txt").write_bytes(b"")
    waited: list[int] = []
    fsync = os.fsync

    def counted(descriptor: int) -> None:
        waited.append(descriptor)
        fsync(descriptor)

    monkeypatch.setattr(os, "fsync", counted)
    before = len(list(booth.play("Ann,Bob", keys=WRITE[:-1]).answers)) and len(waited)
    waited.clear()
    heard = booth.play("Ann,Bob", keys=WRITE)
    written = folder / f"history {others + 1}.txt"
    assert written.name in heard.last[0]
    assert written.stat().st_size > 0
    assert len(waited) - before <= 2
