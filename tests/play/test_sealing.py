"""Seals and keys."""

import os
import random
import stat
import string
import subprocess
import sys
from base64 import b64decode, b64encode
from pathlib import Path

import pytest

from farkle_access.play.keys import Keys
from farkle_access.play.sealing import CIPHER, BadSeal, Seal, revealed

SEAL, OTHER = Seal(bytes(32)), Seal(bytes(31) + b"\1")
THROWN = {"move": "Thrown", "dice": [4, 2]}
NONCE = 24
ROOT = Path(__file__).parents[2]
OLD = {
    "sealed": "VedZxrHOmK8mZfKJv11m3XoAeUJAPJGphZsRUn8kWhAS"
    "nu9PNSYh1nSeFriVqbw2Dm1WFtO3Y0d7xkx9s+32",
    "key": SEAL.mark,
}
"""The throw, as version 0.1.0 sealed it with the same key."""

LOADED = """
import sys
from farkle_access.play.sealing import Seal
from farkle_access.play.saves import Saves
from farkle_access.play.table import Table
print("nacl" in sys.modules)
seal = Seal(bytes(32))
print("nacl" in sys.modules)
seal.seal({})
print("nacl" in sys.modules)
"""


def test_what_is_sealed_can_be_opened_again() -> None:
    every: tuple[object, ...] = (THROWN, {}, {"text": "x" * 1000}, {"seed": None, "dice": []})
    for data in every:
        assert SEAL.open(SEAL.seal(data)) == data


def test_a_sealed_text_shows_nothing_but_its_length_and_is_never_twice_alike() -> None:
    texts = [
        SEAL.seal({"move": "Thrown", "dice": [a, b]})["sealed"]
        for a in range(1, 7)
        for b in range(1, 7)
    ]
    assert len({len(text) for text in texts}) == 1
    assert len(set(texts)) == 36
    assert SEAL.seal(THROWN) != SEAL.seal(THROWN)


def test_equal_parts_of_a_long_text_do_not_look_alike() -> None:
    content = b64decode(SEAL.seal({"text": "x" * 1024})["sealed"])
    parts = [content[start : start + 64] for start in range(64, 1024, 64)]
    assert len(set(parts)) == len(parts)


def test_another_key_does_not_open_it() -> None:
    sealed = SEAL.seal(THROWN)
    with pytest.raises(BadSeal):
        OTHER.open(sealed)
    with pytest.raises(BadSeal):
        OTHER.open({**sealed, "key": OTHER.mark})


def test_every_damage_is_noticed() -> None:
    sealed = SEAL.seal(THROWN)
    text = sealed["sealed"]
    for place in range(len(text)):
        for letter in "A/=é":
            changed = text[:place] + letter + text[place + 1 :]
            if changed != text:
                with pytest.raises(BadSeal):
                    SEAL.open({**sealed, "sealed": changed})


def test_every_changed_bit_is_refused() -> None:
    sealed = SEAL.seal(THROWN)
    content = b64decode(sealed["sealed"])
    for place in range(len(content)):
        for bit in range(8):
            changed = bytearray(content)
            changed[place] ^= 1 << bit
            with pytest.raises(BadSeal):
                SEAL.open({**sealed, "sealed": b64encode(changed).decode()})


def test_no_two_texts_mean_the_same_bytes() -> None:
    """Base64 leaves some bits of the last letter unused."""
    letters = string.ascii_uppercase + string.ascii_lowercase + string.digits + "+/"
    for size in range(3):
        sealed = SEAL.seal({"text": "x" * size})
        text = sealed["sealed"].rstrip("=")
        for letter in letters.replace(text[-1], ""):
            changed = (text[:-1] + letter).ljust(len(sealed["sealed"]), "=")
            with pytest.raises(BadSeal):
                SEAL.open({**sealed, "sealed": changed})


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        {"sealed": ""},
        {"sealed": "", "key": SEAL.mark},
        {"sealed": "", "key": SEAL.mark, "cipher": CIPHER},
        {"sealed": 5, "key": 1},
    ],
)
def test_what_was_never_sealed(data: object) -> None:
    with pytest.raises(BadSeal):
        SEAL.open(data)
    with pytest.raises(BadSeal):
        SEAL.open({**SEAL.seal(THROWN), "more": 1})


@pytest.mark.parametrize("cipher", ["", "none", None, 5, "xsalsa20-poly1305"])
def test_a_cipher_that_is_not_ours(cipher: object) -> None:
    with pytest.raises(BadSeal):
        SEAL.open({**SEAL.seal(THROWN), "cipher": cipher})


def test_what_is_sealed_now_is_never_opened_in_the_old_way_and_the_reverse() -> None:
    sealed = SEAL.seal(THROWN)
    del sealed["cipher"]
    with pytest.raises(BadSeal):
        SEAL.open(sealed)
    assert SEAL.open(OLD) == THROWN
    with pytest.raises(BadSeal):
        SEAL.open({**OLD, "cipher": CIPHER})


def test_every_damage_to_an_old_text_is_noticed() -> None:
    text = OLD["sealed"]
    for place in range(len(text)):
        changed = text[:place] + ("B" if text[place] == "A" else "A") + text[place + 1 :]
        with pytest.raises(BadSeal):
            SEAL.open({**OLD, "sealed": changed})


def test_equal_throws_have_nonces_of_their_own_whatever_chance_does() -> None:
    """Nonces come from the operating system: no seed of a match leads to them."""
    nonces = set()
    for _ in range(200):
        random.seed(1)
        nonces.add(b64decode(SEAL.seal(THROWN)["sealed"])[:NONCE])
    assert len(nonces) == 200


def test_the_library_is_loaded_only_when_something_is_sealed_or_opened() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADED], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert done.stdout.split() == ["False", "False", "True"]


def test_a_key_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="31"):
        Seal(bytes(31))


def test_seed_and_given_throws_of_a_header_are_sealed() -> None:
    head = {"game": "tokyo", "seed": 12345, "dice": [[4, 2]]}
    sealed = SEAL.header(head)
    assert (sealed["seed"], sealed["dice"], sealed["game"]) == (None, [], "tokyo")
    assert SEAL.open_header(sealed) == head
    with pytest.raises(BadSeal):
        OTHER.open_header(sealed)
    with pytest.raises(BadSeal):
        SEAL.open_header({**head, **SEAL.seal(THROWN)})


def test_a_key_at_the_end_of_a_record_is_found() -> None:
    line = b'{"opened":"' + SEAL.key.hex().encode() + b'"}'
    found = revealed([b'{"move":"Roll"}', line, b"damage"])
    assert found is not None
    assert found.key == SEAL.key
    bad = [b'{"opened":5}', b'{"opened":"xy"}', b'{"opened":"00"}', b'{"opened":"00"', b""]
    assert revealed(bad) is None
    assert revealed([line, *bad]) is not None


def test_the_key_file_is_made_once_and_gives_each_match_its_own_key(tmp_path: Path) -> None:
    path = tmp_path / "data" / "hidden.key"
    keys = Keys(path)
    assert keys.find("a") is None
    first = keys.make("a")
    content = path.read_bytes()
    assert keys.make("b").key != first.key == keys.make("a").key
    again = Keys(path).find("a")
    assert again is not None
    assert again.key == first.key
    assert path.read_bytes() == content
    assert first.key.hex().encode() not in content


@pytest.mark.skipif(sys.platform == "win32", reason="no such permissions there")
def test_nobody_else_may_read_the_key_file(tmp_path: Path) -> None:
    Keys(tmp_path / "key").make("a")
    assert stat.S_IMODE((tmp_path / "key").stat().st_mode) == 0o600


@pytest.mark.parametrize("content", [b"", b"00", b"zz" * 32, b"\xff" * 32, b"00" * 33])
def test_a_file_without_a_key_is_kept_beside_a_new_one(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "key"
    path.write_bytes(content)
    assert Keys(path).find("a") is None
    made = Keys(path).make("a")
    found = Keys(path).find("a")
    assert found is not None
    assert found.key == made.key
    assert (tmp_path / "key.damaged").read_bytes() == content


def test_a_key_that_cannot_be_written_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(OSError, match="file"):
        Keys(tmp_path / "file" / "key").make("a")


@pytest.mark.skipif(sys.platform == "win32", reason="pipes")
def test_a_pipe_in_the_place_of_the_key_file_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "hidden.key")
    keys = Keys(tmp_path / "hidden.key")
    for use in (keys.find, keys.make):
        with pytest.raises(OSError, match="no file"):
            use("match")
    assert (tmp_path / "hidden.key").is_fifo()


def test_a_key_file_too_large_to_be_ours_holds_no_key(tmp_path: Path) -> None:
    path = tmp_path / "hidden.key"
    path.write_bytes(b"0" * 64)
    os.truncate(path, 2**40)
    keys = Keys(path)
    assert keys.find("match") is None
    keys.make("match")
    assert (tmp_path / "hidden.key.damaged").stat().st_size == 2**40
    assert path.stat().st_size < 100
