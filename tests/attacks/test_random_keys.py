"""Random keys through the pipe: every one is answered or ignored, and nothing is lost."""

from pathlib import Path
from random import Random

import pytest

from farkle_access.input.keys import NAMED
from tests.attacks.share import SHARE
from tests.attacks.struck import MATCHES, finished, reading, unfinished, words
from tests.end_to_end.program import run

pytestmark = pytest.mark.slow
KEYS = 2000  # in one run
USUAL = (*"123456789", "enter", "enter", "enter", "down", "up", "escape")
NAMES = (*sorted(NAMED), *"abcdefghijklmnopqrstuvwxyz", *"0?!.,;:-+*/\\'\"#à«ß", "", "nonsense")


def keys(random: Random) -> list[str]:
    """Half of them are those that lead on, the others any."""
    return [random.choice(random.choice((USUAL, NAMES))) for _ in range(KEYS)]


@pytest.mark.parametrize("game", ["", *MATCHES])
def test_random_keys(tmp_path: Path, game: str) -> None:
    random = Random(f"keys {game}")
    # Nothing is said aloud, whatever the keys set: no server and no voice is found.
    silent = {"PATH": str(tmp_path), "SPEECHD_ADDRESS": f"unix_socket:{tmp_path}/none"}
    for number in range(SHARE):
        home = tmp_path / str(number)
        typed = words(game, number, person=True) if game else ("--language", "en")
        done = run(home, *typed, keys=keys(random), more={**silent, "SPEECHD_CMD": "none"})
        assert done.returncode == 0
        assert done.stdout.endswith("\n")
        assert all(line.isprintable() for line in done.stdout.splitlines())
        for record in unfinished(home):
            found = reading(home, record)
            assert not found.over
            assert not found.damage
        assert all(reading(home, record).over for record in finished(home))
        assert not list(home.rglob(".*.tmp"))
