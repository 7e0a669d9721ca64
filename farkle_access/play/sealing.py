"""Throws that one player saw alone are written to records sealed, not in clear.

One file with 32 random bytes lies in the player's data folder, outside the folder of the
records; the key of a match is derived from it and from the random name of the match. A sealed
text is encrypted and authenticated by `SecretBox` of PyNaCl (XSalsa20-Poly1305), which is loaded
only when something is sealed or opened. When a match is over its key is written at the end of
the record, so that it can be replayed anywhere, with all that was hidden.

Nonces: every text is sealed with 24 new random bytes from the operating system, which stand in
front of it. They are never counted, never derived from the record, the seed or the clock, and
never kept for later. So no nonce is used for two texts, also when a copy of a record is continued
twice, or when a record is cut and resumed: for 2**32 texts under one key, the probability that
any two share a nonce is below 2**-128.

What is protected: whoever opens the record of a match that is not over in an editor, searches it,
reads it by screen reader or braille, or gets a copy of it without the key file learns no hidden
dice that chance threw, and does not read the seed or the given throws. Sealed throws of equally
many dice have the same length. A sealed text that was changed is refused. A record that brings
its own key is read only when its match is over: whoever wrote it knows that key.

What is not: the dice of a match with a seed. The same seed always gives the same dice, so that
players and tests can repeat them; about a dozen dice that everybody heard leave one seed of nine
digits, and a program that tries them all finds it in hours. Only the command line begins such a
match, and all who play hear at its start that the dice were decided before.

Nor is anything protected from whoever uses the same account: they can read the key file and, with
a program or by going on with a copy of the match, open what is sealed. Whoever typed a seed or
given throws knows them, and the shell may remember them. Whole lines can be taken out or moved on
purpose. The memory of the running program is open. Without its key file a match that is not over
cannot be resumed.
"""

from base64 import b64decode, b64encode
from functools import cached_property
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from farkle_access.play.lines import exactly, read_line, write_line

if TYPE_CHECKING:
    from nacl.secret import SecretBox

CIPHER: Final = "XSalsa20-Poly1305"
"""Stands beside every sealed text; those of version 0.1.0 have nothing there."""

_KEY: Final = 32
_OPENED: Final = "opened"
_NAMES: Final = ("sealed", "key", "cipher")


class BadSeal(ValueError):
    """A text that was not sealed with this key, or is damaged."""


class Seal:
    """Seals texts with the key of one match, and opens them again."""

    def __init__(self, key: bytes) -> None:
        """`key` has 32 bytes; raises ValueError for another number."""
        if len(key) != _KEY:
            raise ValueError(f"{len(key)} bytes")
        self.key = key
        self.mark = _derived(key, b"mark", b"", 4).hex()
        """Tells keys apart, and nothing else about them."""

    @classmethod
    def derived(cls, key: bytes, match: str) -> "Seal":
        """The seal of a match, from the key of all matches (32 bytes)."""
        return cls(_derived(key, b"match", match.encode(), _KEY))

    def seal(self, data: object) -> dict[str, str]:
        """The object as one that tells nothing but its length; never twice alike."""
        sealed = b64encode(self._box.encrypt(write_line(data))).decode()
        return {"sealed": sealed, "key": self.mark, "cipher": CIPHER}

    def open(self, sealed: object) -> object:
        """What was sealed, also by version 0.1.0. Raises BadSeal."""
        try:
            given = exactly(dict, sealed)
            text = exactly(str, given["sealed"])
            content = b64decode(text, validate=True)
            if given["key"] != self.mark or b64encode(content).decode() != text:
                raise BadSeal(sealed)
            return read_line(self._opened(content, given))
        except (LookupError, TypeError, ValueError) as error:
            raise BadSeal(sealed) from error

    def header(self, header: dict[str, Any]) -> dict[str, Any]:
        """A header as it is written: from seed and given throws the hidden dice would follow."""
        secret = {"seed": header["seed"], "dice": header["dice"]}
        return {**header, "seed": None, "dice": [], **self.seal(secret)}

    def open_header(self, header: dict[str, Any]) -> dict[str, Any]:
        """The header that `header` made this one from. Raises BadSeal."""
        rest = {name: value for name, value in header.items() if name not in _NAMES}
        secret = self.open({name: header[name] for name in _NAMES if name in header})
        if not isinstance(secret, dict) or set(secret) != {"seed", "dice"}:
            raise BadSeal(header)
        return {**rest, **secret}

    def revelation(self) -> dict[str, str]:
        """The last line of a match that is over: its key."""
        return {_OPENED: self.key.hex()}

    @cached_property
    def _box(self) -> "SecretBox":
        from nacl.secret import SecretBox  # here, because few matches hide something

        # A key of its own: that of the match was used by the cipher of version 0.1.0.
        return SecretBox(_derived(self.key, b"secretbox", b"", SecretBox.KEY_SIZE))

    def _opened(self, content: bytes, given: dict[str, object]) -> bytes:
        if "cipher" not in given and len(given) == 2:
            from farkle_access.play.sealing_0_1_0 import opened

            return opened(self.key, content)
        if given["cipher"] != CIPHER or len(given) != len(_NAMES):
            raise BadSeal(given)
        from nacl.exceptions import CryptoError

        try:
            return self._box.decrypt(content)
        except CryptoError as error:
            raise BadSeal(given) from error


def revealed(lines: list[bytes]) -> Seal | None:
    """The seal whose key stands at the end of a record, if it does."""
    for line in reversed(lines):
        if line.startswith(b'{"opened":'):
            try:
                return Seal(bytes.fromhex(exactly(str, exactly(dict, read_line(line))[_OPENED])))
            except (LookupError, TypeError, ValueError):
                continue
    return None


def _derived(key: bytes, use: bytes, text: bytes, size: int) -> bytes:
    return blake2b(text, digest_size=size, key=key, person=use).digest()
