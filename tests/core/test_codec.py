"""Moves as JSON objects and back."""

import json
from dataclasses import dataclass
from enum import StrEnum

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farkle_access.core.codec import BadMove, Decoder, encode
from farkle_access.core.contract import Move, Thrown
from farkle_access.games.farkle.rules.game import Farkle
from farkle_access.games.farkle.rules.moves import Count, Roll, SetAside, TakeBack
from farkle_access.games.farkle.rules.scoring import Kind


class Colour(StrEnum):
    RED = "red"
    GREEN = "dark green"


@dataclass(frozen=True, slots=True)
class Paint(Move):
    """One field of each type that a move may have."""

    colour: Colour
    coats: int
    walls: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Weigh(Move):
    """A field of a type that a move may not have."""

    kilos: float


PAINT = {"move": "Paint", "colour": "red", "coats": 2, "walls": [1, 3]}
DECODER = Decoder((Paint, Roll))

FARKLE_MOVES: list[Move] = [
    *(SetAside(kind, (1, 5)) for kind in Kind),
    Roll(),
    Count(),
    TakeBack(),
    Thrown((6, 1, 3)),
    Thrown(()),
]


def written(move: Move) -> str:
    return json.dumps(encode(move))


def test_a_move_is_its_class_and_its_fields() -> None:
    assert json.loads(written(Paint(Colour.RED, 2, (1, 3)))) == PAINT


def test_an_object_becomes_the_move() -> None:
    move = DECODER.decode(PAINT)
    assert move == Paint(Colour.RED, 2, (1, 3))
    assert isinstance(move, Paint)
    assert type(move.colour) is Colour
    assert type(move.walls) is tuple


@pytest.mark.parametrize("move", FARKLE_MOVES)
def test_a_move_of_farkle_makes_the_way_to_json_and_back(move: Move) -> None:
    assert Decoder(Farkle().moves).decode(json.loads(written(move))) == move


def test_every_kind_of_move_of_farkle_made_that_way() -> None:
    assert {type(move) for move in FARKLE_MOVES} == {*Farkle().moves, Thrown}


@settings(deadline=None)
@given(
    st.builds(Paint, st.sampled_from(Colour), st.integers(), st.lists(st.integers()).map(tuple))
)
def test_any_values_make_the_way_to_json_and_back(move: Paint) -> None:
    assert DECODER.decode(json.loads(written(move))) == move


@pytest.mark.parametrize(
    "change",
    [
        {"coats": True},
        {"coats": 2.0},
        {"coats": "2"},
        {"coats": None},
        {"coats": [2]},
        {"walls": [1, True]},
        {"walls": [1.0]},
        {"walls": ["1"]},
        {"walls": [[1]]},
        {"walls": "13"},
        {"walls": 1},
        {"walls": None},
        {"walls": {"1": 3}},
        {"walls": ""},
        {"walls": {}},
        {"colour": "RED"},
        {"colour": "blue"},
        {"colour": ""},
        {"colour": None},
        {"colour": 1},
        {"colour": ["red"]},
        {"colour": {}},
    ],
    ids=str,
)
def test_a_value_of_another_type_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(BadMove):
        DECODER.decode(PAINT | change)


@pytest.mark.parametrize("key", ["move", "colour", "coats", "walls"])
def test_a_missing_key_is_refused(key: str) -> None:
    with pytest.raises(BadMove):
        DECODER.decode({name: value for name, value in PAINT.items() if name != key})


@pytest.mark.parametrize("data", [PAINT | {"more": 1}, {"move": "Roll", "dice": [1]}])
def test_an_extra_key_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(BadMove):
        DECODER.decode(data)


def test_another_key_in_the_place_of_the_right_one_is_refused() -> None:
    with pytest.raises(BadMove):
        DECODER.decode({"move": "Paint", "colour": "red", "coats": 2, "floors": [1]})


@pytest.mark.parametrize(
    "kind", ["Count", "roll", "Move", "", None, 1, True, 1.5, ["Roll"], {"move": "Roll"}], ids=str
)
def test_a_kind_of_move_that_the_game_does_not_have_is_refused(kind: object) -> None:
    with pytest.raises(BadMove):
        DECODER.decode({"move": kind})


@pytest.mark.parametrize("data", [None, True, 1, 1.5, "Roll", [], ["Roll"], [PAINT]], ids=str)
def test_what_is_no_object_is_refused(data: object) -> None:
    with pytest.raises(BadMove):
        DECODER.decode(data)


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)


@settings(deadline=None)
@given(
    st.fixed_dictionaries(
        {"move": st.sampled_from(["Paint", "Roll"]) | JSON_VALUES},
        optional={
            "colour": st.sampled_from(["red", "dark green"]) | JSON_VALUES,
            "coats": st.integers() | JSON_VALUES,
            "walls": st.lists(st.integers() | st.booleans()) | JSON_VALUES,
        },
    )
)
def test_whatever_is_read_is_written_the_same_again(data: dict[str, object]) -> None:
    try:
        move = DECODER.decode(data)
    except BadMove:
        return
    assert json.dumps(encode(move), sort_keys=True) == json.dumps(data, sort_keys=True)


def test_a_move_with_a_field_that_json_cannot_keep_exactly_makes_no_decoder() -> None:
    with pytest.raises(TypeError, match="float"):
        Decoder((Weigh,))
