"""What takes a moment to read is said before it is read."""

import pytest

from farkle_access.play import ledger, saves
from tests.ui.said import RESUME_LIST
from tests.ui.scripted import SHORT, Booth, last_items

READING = "There are many saved matches; they are being read."
COUNTING = "There are many finished matches; they are being counted."


@pytest.mark.parametrize(("most", "said"), [(1, [READING]), (2, [])])
def test_many_saved_matches(
    booth: Booth, monkeypatch: pytest.MonkeyPatch, most: int, said: list[str]
) -> None:
    monkeypatch.setattr(saves, "MANY", most)
    for _ in range(2):
        booth.play("Ann,Bob", keys=["enter"])
    heard = booth.run(keys=["2", "enter"])
    assert [line for line in heard.lines if line == READING] == said
    assert RESUME_LIST in heard.last
    batches = [[said.text for said in batch.announcements] for batch in heard.steps[-2].batches]
    assert [batch for batch in batches if READING in batch] == ([said] if said else [])


@pytest.mark.parametrize(("long", "said"), [(10, [COUNTING]), (10_000, [])])
def test_long_statistics(
    booth: Booth, monkeypatch: pytest.MonkeyPatch, long: int, said: list[str]
) -> None:
    monkeypatch.setattr(ledger, "LONG", long)
    booth.play("Ann,Bob", keys=last_items, options=SHORT, seed=5)
    heard = booth.run(keys=["6", "enter"])
    assert [line for line in heard.lines if line == COUNTING] == said
    assert "Statistics of the finished matches." in heard.lines
