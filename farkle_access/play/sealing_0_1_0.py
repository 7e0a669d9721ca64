"""Opens what version 0.1.0 sealed: BLAKE2b in counter mode with a tag. Nothing is sealed so now.

A sealed text is 16 bytes of nonce, the text combined with the stream by exclusive or, and 16
bytes of tag.
"""

import hmac
from hashlib import blake2b
from typing import Final

_NONCE: Final = 16
_TAG: Final = 16
_BLOCK: Final = 64


def opened(key: bytes, content: bytes) -> bytes:
    """The text that was sealed with this key of a match. Raises ValueError."""
    body, tag = content[:-_TAG], content[-_TAG:]
    if not hmac.compare_digest(tag, _digest(key, b"tag", body, _TAG)):
        raise ValueError("damaged, or sealed with another key")
    nonce, text = body[:_NONCE], body[_NONCE:]
    blocks = range(-(-len(text) // _BLOCK))
    stream = b"".join(
        _digest(key, b"stream", nonce + number.to_bytes(8), _BLOCK) for number in blocks
    )
    return bytes(a ^ b for a, b in zip(text, stream, strict=False))


def _digest(key: bytes, use: bytes, text: bytes, size: int) -> bytes:
    return blake2b(text, digest_size=size, key=key, person=use).digest()
