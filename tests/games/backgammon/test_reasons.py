"""Every refusal has a sentence of its own, in every language, with its numbers in it."""

from dataclasses import fields
from typing import Any, get_args, get_type_hints

import pytest

from farkle_access.games.backgammon.rules.position import Result
from farkle_access.games.backgammon.rules.refusals import (
    BackgammonRefusal,
    NoSuchDie,
    PointHeld,
)
from farkle_access.games.backgammon.wording.reasons import reason
from farkle_access.i18n.catalog import LANGUAGES, Catalogs
from tests.contract.listening import assert_sentence
from tests.games.backgammon.listeners import listener
from tests.games.backgammon.play import on_roll

KINDS: dict[str, type[BackgammonRefusal]] = {
    kind.__name__: kind for kind in get_args(BackgammonRefusal)
}
SAMPLES: dict[str, Any] = {
    "point": 11,
    "count": 3,
    "needed": 5,
    "dice": (6, 4),
    "highest": 9,
    "die": 2,
    "value": 8,
    "away": 7,
    "match": True,
    "most": Result.GAMMON,
    "result": Result.SINGLE,
}


def sample(kind: type[BackgammonRefusal]) -> BackgammonRefusal:
    return kind(**{name: SAMPLES[name] for name in get_type_hints(kind)})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence_of_its_own(language: str, catalogs: Catalogs) -> None:
    hears = listener(tr=catalogs.translator(language))
    said = {name: reason(sample(kind), on_roll(), hears) for name, kind in KINDS.items()}
    assert len(KINDS) == 27
    assert len(set(said.values())) == len(said)
    for text in said.values():
        assert_sentence(text)


@pytest.mark.parametrize(
    "name", ["NoChecker", "BarFirst", "NoSuchDie", "PointHeld", "HigherChecker", "DeadCube"]
)
def test_a_refusal_names_its_numbers(name: str) -> None:
    refusal = sample(KINDS[name])
    said = reason(refusal, on_roll(), listener())
    for field in fields(refusal):
        values = getattr(refusal, field.name)
        for number in values if isinstance(values, tuple) else (values,):
            assert str(number) in said


def test_one_die_left_is_no_dice() -> None:
    assert reason(NoSuchDie(5, (1,)), on_roll(), listener()) == (
        "That needs a 5; the die to play is: 1."
    )


def test_points_are_named_from_the_side_of_whoever_is_refused() -> None:
    theirs = on_roll(seat=1)
    held = PointHeld(11, 3)
    assert reason(held, theirs, listener()).startswith("Point 14 is held by 3 checkers")
    assert reason(held, on_roll(), listener()).startswith("Point 11 is held by 3 checkers")
