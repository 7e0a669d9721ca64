"""Throws that one player saw alone are written to records sealed, not in clear.

One file with 32 random bytes lies in the player's data folder, outside the folder of the
records; the key of a match is derived from it and from the random name of the match. A sealed
text is encrypted with BLAKE2b in counter mode under a random nonce, and carries a tag by which
damage is noticed. When a match is over its key is written at the end of the record, so that it
can be replayed anywhere, with all that was hidden.

Protected is what a record shows before that: whoever opens it in an editor, searches it, reads
it by screen reader or braille, or gets a copy of it without the key file, learns no hidden
dice, nor the seed or the given throws from which they would follow. Sealed throws are all of
one length.

Not protected: whoever uses the same account can read the key file and, with a program or by
going on with a copy of the match, open what is sealed. Who typed a seed or given throws knows
them, and the shell may remember them. Nothing is protected against being changed on purpose,
nor in the memory of the running program. Without its key file a match that is not over cannot
be resumed.
"""

import hmac
import secrets
from base64 import b64decode, b64encode
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any

from farkle_access.play.files import first_free, move_new, write_new
from farkle_access.play.lines import exactly, read_line, write_line

KEY_FILE = "hidden.key"
_KEY, _NONCE, _TAG, _BLOCK = 32, 16, 16, 64


class BadSeal(ValueError):
    """A text that was not sealed with this key, or is damaged."""


class Seal:
    """Seals texts with the key of one match, and opens them again."""

    def __init__(self, key: bytes) -> None:
        """`key` has 32 bytes; raises ValueError for another number."""
        if len(key) != _KEY:
            raise ValueError(f"{len(key)} bytes")
        self.key = key
        self.mark = self._digest(b"mark", b"", 4).hex()
        """Tells keys apart, and nothing else about them."""

    def seal(self, data: object) -> dict[str, str]:
        """The object as one that tells nothing but its length; never twice alike."""
        nonce, text = secrets.token_bytes(_NONCE), write_line(data)
        body = nonce + self._crossed(nonce, text)
        sealed = b64encode(body + self._digest(b"tag", body, _TAG)).decode()
        return {"sealed": sealed, "key": self.mark}

    def open(self, sealed: object) -> object:
        """What was sealed. Raises BadSeal."""
        try:
            given = exactly(dict, sealed)
            if set(given) != {"sealed", "key"} or given["key"] != self.mark:
                raise BadSeal(sealed)
            content = b64decode(exactly(str, given["sealed"]), validate=True)
            body, tag = content[:-_TAG], content[-_TAG:]
            if not hmac.compare_digest(tag, self._digest(b"tag", body, _TAG)):
                raise BadSeal(sealed)
            return read_line(self._crossed(body[:_NONCE], body[_NONCE:]))
        except (TypeError, ValueError) as error:
            raise BadSeal(sealed) from error

    def _crossed(self, nonce: bytes, text: bytes) -> bytes:
        blocks = range(-(-len(text) // _BLOCK))
        stream = b"".join(
            self._digest(b"stream", nonce + number.to_bytes(8), _BLOCK) for number in blocks
        )
        return bytes(a ^ b for a, b in zip(text, stream, strict=False))

    def _digest(self, use: bytes, text: bytes, size: int) -> bytes:
        return blake2b(text, digest_size=size, key=self.key, person=use).digest()


class Keys:
    """The keys of all matches, from one file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def make(self, match: str) -> Seal:
        """The seal of a match; the file is made when it is missing or holds no key.

        A file without a key is kept beside it. Raises OSError when it cannot be made or read.
        """
        found = self.find(match)
        if found is not None:
            return found
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self.path.is_file():
            damaged = f"{self.path.name}.damaged"
            first_free(self.path.parent, damaged, "", lambda free: move_new(self.path, free))
        with suppress(FileExistsError):  # another program was faster, or it is no file
            write_new(self.path, secrets.token_hex(_KEY).encode() + b"\n")
        made = self.find(match)
        if made is None:
            raise OSError(f"{self.path.name} holds no key")
        return made

    def find(self, match: str) -> Seal | None:
        """The seal of a match; None without a key. Raises OSError."""
        try:
            key = bytes.fromhex(self.path.read_text("ascii").strip())
        except (FileNotFoundError, NotADirectoryError, ValueError):
            return None
        if len(key) != _KEY:
            return None
        return Seal(blake2b(match.encode(), digest_size=_KEY, key=key, person=b"match").digest())


def seal_header(header: dict[str, Any], seal: Seal) -> dict[str, Any]:
    """A header as it is written: from seed and given throws the hidden dice would follow."""
    secret = {"seed": header["seed"], "dice": header["dice"]}
    return {**header, "seed": None, "dice": [], **seal.seal(secret)}


def open_header(header: dict[str, Any], seal: Seal) -> dict[str, Any]:
    """The header that `seal_header` made this one from. Raises BadSeal."""
    rest = dict(header)
    secret = seal.open({name: rest.pop(name, None) for name in ("sealed", "key")})
    if not isinstance(secret, dict) or set(secret) != {"seed", "dice"}:
        raise BadSeal(header)
    return {**rest, **secret}


def revelation(seal: Seal) -> dict[str, str]:
    """The last line of a match that is over: its key."""
    return {"opened": seal.key.hex()}


def revealed(lines: list[bytes]) -> Seal | None:
    """The seal whose key stands at the end of a record, if it does."""
    for line in reversed(lines):
        if line.startswith(b'{"opened":'):
            try:
                return Seal(bytes.fromhex(exactly(str, exactly(dict, read_line(line))["opened"])))
            except (LookupError, TypeError, ValueError):
                continue
    return None
