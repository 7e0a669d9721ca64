"""No nonce stands before two texts, whatever is done with records and their copies."""

import json
from base64 import b64decode
from collections.abc import Iterable
from pathlib import Path
from random import Random
from shutil import copy

import pytest

from farkle_access.games.bluff.rules.state import Phase
from farkle_access.play.keys import Keys
from farkle_access.play.reading import read
from tests.play.hidden import GAMES, begin, finish, header, resumed, until

HEAD = header("tokyo", seed=11)
"""With a seed, each copy of a record goes on with the same dice."""

NONCE = 24


@pytest.fixture
def keys(tmp_path: Path) -> Keys:
    return Keys(tmp_path / "home" / "hidden.key")


@pytest.fixture
def begun(tmp_path: Path, keys: Keys) -> Path:
    """A record that was left while dice are under the cup."""
    path = tmp_path / "begun.jsonl"
    until(begin(HEAD, path, keys), Phase.CLAIM, Random(1)).close()
    return path


def sealed(content: bytes) -> list[str]:
    """The sealed texts of a record, that of its first line too."""
    lines = [json.loads(line) for line in content.splitlines()]
    return [line["sealed"] for line in lines if "sealed" in line]


def nonces(texts: Iterable[str]) -> list[bytes]:
    return [b64decode(text)[:NONCE] for text in texts]


def test_a_copy_that_is_continued_twice(begun: Path, tmp_path: Path, keys: Keys) -> None:
    common = begun.read_bytes()
    texts, moves = sealed(common), []
    for name in ("one", "two"):
        path = Path(copy(begun, tmp_path / name))
        table = finish(resumed(path, keys), Random(2))
        table.close()
        moves.append(list(table.moves))
        texts += sealed(path.read_bytes().removeprefix(common))
    assert moves[0] == moves[1]  # the same dice were sealed twice, with the same key
    assert len(texts) > 6
    assert len(set(nonces(texts))) == len(texts)


@pytest.mark.parametrize("rest", [0, 1, 60], ids=["between lines", "at a brace", "within a text"])
def test_a_record_that_is_cut_and_resumed(
    begun: Path, tmp_path: Path, keys: Keys, rest: int
) -> None:
    """The same throw is sealed anew in the place of the one that was cut off."""
    content = begun.read_bytes()
    start = content.rindex(b'{"sealed"')
    texts = sealed(content)
    path = tmp_path / "cut.jsonl"
    path.write_bytes(content[: start + rest])
    table = until(resumed(path, keys), Phase.CLAIM, Random(3))
    table.close()
    assert list(table.moves) == list(read(begun, GAMES, keys).moves)
    again = sealed(path.read_bytes())
    assert again[:-1] == texts[:-1]
    assert len(set(nonces([*texts, again[-1]]))) == len(texts) + 1


def test_two_records_of_the_same_match(tmp_path: Path, keys: Keys) -> None:
    """The same header, and so the same key, the same seed and the same throws."""
    texts = []
    for name in ("one", "two"):
        finish(begin(HEAD, tmp_path / name, keys), Random(4)).close()
        texts += sealed((tmp_path / name).read_bytes())
    assert len(texts) > 8
    assert len(set(nonces(texts))) == len(texts)
