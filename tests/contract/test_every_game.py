"""The contract suite: every game of the program, and the toy, is asked everything."""

from collections.abc import Callable

import pytest

from farkle_access.gamekit.package import AnyPackage
from farkle_access.games import GAMES
from tests.contract.checks import CHECKS
from tests.contract.subject import Check, Subject
from tests.toy.pig.package import PIG


@pytest.mark.parametrize("package", [*GAMES.values(), PIG], ids=lambda package: package.name)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_contract(
    package: AnyPackage, check: Check, subject_of: Callable[[AnyPackage], Subject]
) -> None:
    check(subject_of(package))


def test_every_game_stands_in_the_list_by_its_name() -> None:
    assert [package.name for package in GAMES.values()] == list(GAMES)
