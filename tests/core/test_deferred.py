"""Dataclasses that are completed with their first instance behave as if they had been at once."""

from dataclasses import FrozenInstanceError, fields, replace
from threading import Barrier, Thread
from typing import ClassVar, Generic, TypeVar

import pytest

from farkle_access.core.deferred import dataclass

T = TypeVar("T")


@dataclass(frozen=True)
class Fact:
    """No fields."""


@dataclass(frozen=True)
class Pair(Fact):
    left: int
    right: tuple[int, ...] = ()
    kind: ClassVar[str] = "pair"


@dataclass(frozen=True)
class Triple(Pair, Generic[T]):
    more: int = 3


class Named(Pair):
    """Not decorated itself."""


def test_a_class_is_complete_only_once_it_has_an_instance() -> None:
    @dataclass(frozen=True)
    class Late:
        number: int

    assert not hasattr(Late, "__dataclass_fields__")
    assert Late.__match_args__ == ("number",)
    Late(1)
    assert [field.name for field in fields(Late)] == ["number"]


def test_instances_are_equal_hashed_shown_and_replaced_as_usual() -> None:
    assert Triple(1, (2,)) == Triple(1, (2,)) != Triple(2, (2,))
    assert hash(Triple(1)) == hash(Triple(1))
    assert Pair(1) != Triple(1)
    assert Fact() == Fact()
    assert repr(Triple(1)) == "Triple(left=1, right=(), more=3)"
    assert replace(Triple(1), left=7) == Triple(7)
    assert Named(4).left == 4


def test_instances_are_frozen() -> None:
    pair = Pair(1)
    with pytest.raises(FrozenInstanceError):
        pair.left = 2  # type: ignore[misc]


def test_fields_are_matched_by_place_before_and_after_the_first_instance() -> None:
    @dataclass(frozen=True)
    class Late(Pair):
        kind: ClassVar[str] = "late"
        last: int = 9

    def told(thing: object) -> object:
        match thing:
            case Late(left, right, last):
                return left, right, last
            case _:
                return None

    assert Late.__match_args__ == ("left", "right", "last")
    assert told(Pair(1)) is None
    assert told(Late(1)) == (1, (), 9)


def test_a_missing_field_is_an_error_as_usual() -> None:
    with pytest.raises(TypeError, match="left"):
        Pair()  # type: ignore[call-arg]


def test_two_threads_may_make_the_first_instances() -> None:
    for _ in range(20):

        @dataclass(frozen=True)
        class Shared:
            number: int

        made: list[Shared] = []
        start = Barrier(4)

        def make(number: int, start: Barrier = start, made: list[Shared] = made) -> None:
            start.wait()
            made.append(Shared(number))

        threads = [Thread(target=make, args=(number,)) for number in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(one.number for one in made) == [0, 1, 2, 3]
