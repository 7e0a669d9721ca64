"""What is heard in every language, from the first start to the last word."""

from pathlib import Path

import pytest

from farkle_access.i18n.catalog import Catalogs
from tests.i18n.hearing import faults
from tests.i18n.pofiles import TRANSLATED
from tests.i18n.walks import everything_heard
from tests.ui.scripted import Booth

FINE = ("foo", ".jsonl", "Position ID: ", "Match ID: ", "XGID=")
"""Lines that quote what was typed, name a file, or give a position to other programs."""


ENGLISH = {"the", "and", "you", "your", "of", "is", "are", "with", "this", "points"}


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", *TRANSLATED])
def test_nothing_that_is_heard_is_bad_to_hear_or_english(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, catalogs: Catalogs, language: str
) -> None:
    heard = everything_heard(Booth(catalogs, monkeypatch), language, tmp_path)
    lines = {line for line in heard if not any(part in line for part in FINE)}
    assert {line: found for line in lines if (found := faults(line))} == {}
    assert {line for line in lines if line[-1] not in ".!?"} == set()
    if language != "en":
        words = {line: set(line.lower().replace(".", " ").split()) for line in heard}
        assert {line for line in words if ENGLISH & words[line]} == set()
