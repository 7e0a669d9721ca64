"""What a package says of itself: its name and its closed unions."""

import json
import re
from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Any, get_type_hints

from farkle_access.core.codec import Decoder, encode
from farkle_access.core.contract import (
    Event,
    Move,
    NotNow,
    Refusal,
    Thrown,
    WrongThrow,
)
from tests.contract.random_matches import refusal
from tests.contract.subject import Check, Subject
from tests.contract.unions import types_of


def the_name_can_be_typed(subject: Subject) -> None:
    assert re.fullmatch(r"[a-z][a-z_]*", subject.package.name)


def the_unions_are_closed(subject: Subject) -> None:
    """Each member is a class of its own, so that a `match` can be checked for every one."""
    types = types_of(subject.package)
    assert {Any, object}.isdisjoint((types.state, types.view))
    for kinds, base in (
        (types.moves, Move),
        (types.events, Event),
        (types.refusals, Refusal),
    ):
        assert len(set(kinds)) == len(kinds)
        for kind in kinds:
            assert isinstance(kind, type)
            assert issubclass(kind, base)
            assert kind not in (base, Thrown, NotNow, WrongThrow)
            assert "__match_args__" in vars(kind), f"{kind} is no dataclass"


def the_moves_are_the_union(subject: Subject) -> None:
    moves = subject.package.rules().moves
    assert moves == types_of(subject.package).moves


def everything_met_is_of_the_unions(subject: Subject) -> None:
    types = types_of(subject.package)
    for match in subject.matches:
        assert {type(move) for move in match.moves} <= {*types.moves, Thrown}
        assert {type(event) for event in match.events} <= set(types.events)
    for match, moment in subject.moments(10, 10):
        refusals = (refusal(match, moment.state, move) for move in match.moves[:50])
        told = {*filter(None, refusals), *match.game.missing(moment.view)}
        assert {type(why) for why in told} <= {*types.refusals, NotNow, WrongThrow}


def every_kind_of_move_can_be_written_and_read(subject: Subject) -> None:
    kinds = subject.package.rules().moves
    decoder = Decoder(kinds)
    for kind in kinds:
        for move in examples(kind):
            assert decoder.decode(json.loads(json.dumps(encode(move)))) == move


def examples(kind: type[Move], numbers: Sequence[int] = (0, 7, -1)) -> Iterator[Move]:
    """Moves of a kind, legal or not, with simple values in every field."""
    hints = get_type_hints(kind)
    names: tuple[str, ...] = (
        kind.__match_args__
    )  # a class without instances may have no fields yet
    values = [list(_values(hints[name], numbers)) for name in names]
    for number in range(max(map(len, values), default=1)):
        chosen = [some[number % len(some)] for some in values]
        yield kind(**dict(zip(names, chosen, strict=True)))


def _values(hint: Any, numbers: Sequence[int]) -> Iterator[Any]:
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        yield from hint
    elif hint is int:
        yield from numbers
    else:
        yield from ((), (1,), (6, 1, 1))


CHECKS: tuple[Check, ...] = (
    the_name_can_be_typed,
    the_unions_are_closed,
    the_moves_are_the_union,
    everything_met_is_of_the_unions,
    every_kind_of_move_can_be_written_and_read,
)
