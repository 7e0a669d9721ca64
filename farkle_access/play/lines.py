"""Objects as lines of JSON and back, strictly."""

import json
from typing import Any, TypeVar

T = TypeVar("T")


def write_line(data: object) -> bytes:
    """An object as one line in UTF-8, with its end."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    return text.encode() + b"\n"


def read_line(line: bytes) -> object:
    """What a line holds. Raises ValueError, also for a duplicate key and for NaN."""
    try:
        return json.loads(
            line.decode(), object_pairs_hook=_without_duplicates, parse_constant=_refuse
        )
    except RecursionError as error:
        raise ValueError("nested too deeply") from error


def exactly(kind: type[T], value: object) -> T:
    """The value, if it is of exactly that type (a JSON true is no number). Raises TypeError."""
    if type(value) is not kind:
        raise TypeError(f"{kind.__name__} expected")
    return value


def _without_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("duplicate key")
    return found


def _refuse(name: str) -> object:
    raise ValueError(name)
