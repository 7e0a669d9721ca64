"""Moves as plain JSON objects and back, strictly: what does not fit exactly is refused."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from enum import StrEnum
from typing import Any, Generic, get_type_hints

from farkle_access.core.contract import Move, MoveT, Thrown


class BadMove(ValueError):
    """A JSON object that is no move of this game."""


def encode(move: Move) -> dict[str, Any]:
    """The move as an object whose "move" is its class and whose other keys are its fields."""
    return {
        "move": type(move).__name__,
        **{field.name: getattr(move, field.name) for field in fields(move)},
    }


class Decoder(Generic[MoveT]):
    """Reads the log of one game: its moves, and the throws of Chance."""

    def __init__(self, kinds: Iterable[type[MoveT]]) -> None:
        every: tuple[type[MoveT] | type[Thrown], ...] = (*kinds, Thrown)
        self._readers = {kind.__name__: (kind, _readers(kind)) for kind in every}

    def decode(self, data: object) -> MoveT | Thrown:
        """The move that `encode` made this object from; raises BadMove."""
        if not isinstance(data, dict):
            raise BadMove(data)
        name = data.get("move")
        if not isinstance(name, str) or name not in self._readers:
            raise BadMove(data)
        kind, readers = self._readers[name]
        if len(data) != len(readers) + 1:
            raise BadMove(data)
        try:
            return kind(**{name: read(data[name]) for name, read in readers.items()})
        except (KeyError, ValueError, TypeError) as error:
            raise BadMove(data) from error


def _readers(kind: type[Move]) -> Mapping[str, Callable[[Any], Any]]:
    hints = get_type_hints(kind)
    names: tuple[str, ...] = kind.__match_args__
    return {name: _reader(hints[name]) for name in names}


def _reader(hint: Any) -> Callable[[Any], Any]:
    if hint is int:
        return _integer
    if hint == tuple[int, ...]:
        return _integers
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return hint
    raise TypeError(f"no way is known to read {hint}")


def _integer(value: object) -> int:
    if type(value) is not int:
        raise ValueError(value)
    return value


def _integers(value: object) -> tuple[int, ...]:
    if type(value) is not list:
        raise ValueError(value)
    return tuple(map(_integer, value))
