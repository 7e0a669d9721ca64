"""The contract suite: every game of the program, and the toy, is asked everything."""

from collections.abc import Callable
from itertools import product

import pytest

from farkle_access.gamekit.package import AnyPackage
from farkle_access.games import GAMES
from tests.contract import (
    checks_of_players,
    checks_of_program,
    checks_of_rules,
    checks_of_types,
    checks_of_words,
)
from tests.contract.checks import CHECKS
from tests.contract.subject import Check, Subject
from tests.toy.pig.package import PIG

LONG = frozenset(
    {
        *checks_of_players.CHECKS,
        checks_of_rules.values_are_hashable_and_frozen,
        checks_of_rules.hidden_dice_change_nothing_for_anybody_else,
        checks_of_types.everything_met_is_of_the_unions,
        checks_of_words.every_event_is_told_to_those_who_may_hear_it,
        checks_of_program.a_usual_match_is_played_resumed_told_again_and_reviewed,
        checks_of_program.computer_players_are_simulated,
    }
)
"""Checks of whole matches, or of thinking: slow tests, but for the toy."""


def case(check: Check, package: AnyPackage) -> object:
    marks = [pytest.mark.slow] if check in LONG and package is not PIG else []
    return pytest.param(check, package, marks=marks, id=f"{check.__name__}-{package.name}")


@pytest.mark.parametrize(
    ("check", "package"), [case(*pair) for pair in product(CHECKS, [*GAMES.values(), PIG])]
)
def test_contract(
    check: Check, package: AnyPackage, subject_of: Callable[[AnyPackage], Subject]
) -> None:
    check(subject_of(package))


def test_every_game_stands_in_the_list_by_its_name() -> None:
    assert [package.name for package in GAMES.values()] == list(GAMES)
