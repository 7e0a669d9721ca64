"""Tables and weights that travel with the program: a small sealed file each.

The file holds four letters that name its kind, a version, a checksum, and the payload. A file
that is missing, cut short, changed, renamed or of another version is refused as a whole, so nobody
ever plays by half a table or by that of another game.
"""

from hashlib import sha256
from importlib import import_module
from pathlib import Path
from struct import Struct

_HEAD = Struct("<4sH32s")
"""The kind, the version, the SHA-256 of these, of the name of the file, and of the payload."""


class DamagedTable(Exception):
    """A table that cannot be used: `name` of the file, and why, for the technical report."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"{name}: {reason}")
        self.name = name
        self.reason = reason


def data_file(package: str, name: str) -> Path:
    """The path of `data/<name>` in the folder of the package with this dotted name."""
    return Path(import_module(package).__path__[0]) / "data" / name


def read_table(path: Path, magic: bytes, version: int = 1) -> bytes:
    """The payload of a table of this kind and version. Raises DamagedTable, and nothing else."""
    try:
        if not path.is_file():  # a pipe of that name would be waited for
            raise DamagedTable(path.name, "no file")
        sealed = path.read_bytes()
    except OSError as error:
        raise DamagedTable(path.name, str(error)) from error
    if len(sealed) < _HEAD.size:
        raise DamagedTable(path.name, "too short")
    found_magic, found_version, found_sum = _HEAD.unpack_from(sealed)
    payload = sealed[_HEAD.size :]
    if (found_magic, found_version) != (magic, version):
        raise DamagedTable(path.name, f"{found_magic!r} version {found_version}")
    if found_sum != _checksum(path.name, magic, version, payload):
        raise DamagedTable(path.name, "wrong checksum")
    return payload


def write_table(path: Path, magic: bytes, payload: bytes, version: int = 1) -> int:
    """Write the file from which `read_table` reads this payload; returns its size in bytes."""
    checksum = _checksum(path.name, magic, version, payload)
    return path.write_bytes(_HEAD.pack(magic, version, checksum) + payload)


def _checksum(name: str, magic: bytes, version: int, payload: bytes) -> bytes:
    return sha256(_HEAD.pack(magic, version, b"") + name.encode() + b"\0" + payload).digest()
