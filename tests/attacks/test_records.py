"""Records cut and changed: never read as what they are not, and never the end of the program."""

from pathlib import Path
from random import Random

import pytest

from farkle_access.games import GAMES
from farkle_access.play.header import Unreadable
from farkle_access.play.keys import KEY_FILE, Keys
from farkle_access.play.reading import AnyReading, parse
from tests.attacks.share import SHARE
from tests.attacks.struck import MATCHES, finished, whole_run, words

pytestmark = pytest.mark.slow
PER_GAME = 150 * SHARE


@pytest.fixture(scope="module", params=MATCHES)
def whole(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[bytes, Keys]:
    """The record of a finished match of each game."""
    home = tmp_path_factory.mktemp(request.param)
    whole_run(home, *words(request.param))
    (record,) = finished(home)
    return record.read_bytes(), Keys(home / KEY_FILE)


def held(content: bytes, keys: Keys) -> AnyReading | None:
    try:
        return parse(content, GAMES, keys)
    except Unreadable:
        return None


def test_a_cut_record_is_a_valid_beginning(whole: tuple[bytes, Keys]) -> None:
    content, keys = whole
    moves, random = parse(content, GAMES, keys).moves, Random(1)
    for _ in range(PER_GAME):
        size = random.randrange(len(content))
        found = held(content[:size], keys)
        if found is None:
            assert size < content.index(b"\n")
            continue
        assert found.moves == moves[: len(found.moves)]
        lines = content[: size + 1].count(b"\n") - 1
        assert len(found.moves) == min(lines, len(moves))


def test_changed_bytes_never_change_the_moves_before_them(whole: tuple[bytes, Keys]) -> None:
    content, keys = whole
    moves, random = parse(content, GAMES, keys).moves, Random(2)
    for _ in range(PER_GAME):
        changed = bytearray(content)
        places = sorted(random.randrange(len(content)) for _ in range(random.choice((1, 1, 3))))
        for place in places:
            changed[place] ^= random.randrange(1, 256)
        found = held(bytes(changed), keys)
        untouched = content[: places[0]].count(b"\n") - 1
        if found is None:
            assert untouched < 0
        elif untouched > 0:
            assert found.moves[:untouched] == moves[:untouched]


def test_the_program_goes_on_with_whatever_is_left(tmp_path: Path) -> None:
    random = Random(3)
    for number in range(3 * SHARE):
        game = random.choice(list(MATCHES))
        home = tmp_path / str(number)
        whole_run(home, *words(game))
        (record,) = finished(home)
        content = bytearray(record.read_bytes())
        place = random.randrange(len(content))
        content[place] ^= random.randrange(1, 256)
        torn = home / "matches" / "torn.jsonl"
        torn.write_bytes(bytes(content[: random.randrange(place, len(content)) + 1]))
        for typed in (("replay", str(torn)), ("resume",)):
            run = whole_run(home, *typed)
            assert run.errors == ""
            assert run.status in (0, 1)
