"""The contract suite finds what is wrong: faults of many kinds are planted in the toy game."""

from collections.abc import Callable

import pytest

from farkle_access.gamekit.package import AnyPackage
from farkle_access.gamekit.statistics import NoStatistics
from farkle_access.gamekit.words import NoSounds
from tests.contract import (
    faults_of_controls,
    faults_of_moves,
    faults_of_optional_parts,
    faults_of_players,
    faults_of_steps,
    faults_of_words,
)
from tests.contract.checks import CHECKS
from tests.contract.fault import Fault, pig
from tests.contract.subject import Check, Subject

FAULTS: tuple[Fault, ...] = (
    *faults_of_moves.FAULTS,
    *faults_of_steps.FAULTS,
    *faults_of_words.FAULTS,
    *faults_of_controls.FAULTS,
    *faults_of_players.FAULTS,
    *faults_of_optional_parts.FAULTS,
)

BARE = pig(adviser=None, sounds=NoSounds(), statistics=NoStatistics())


@pytest.mark.slow
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.what)
def test_a_game_with_this_fault_does_not_pass(
    fault: Fault, subject_of: Callable[[AnyPackage], Subject]
) -> None:
    subject = subject_of(fault.package)
    with pytest.raises((Exception, pytest.fail.Exception)):
        fault.found_by(subject)


def test_every_check_finds_a_planted_fault() -> None:
    """One that finds none may ask nothing. That Pig itself passes them all is tested too."""
    assert {fault.found_by for fault in FAULTS} == set(CHECKS)


def test_every_fault_is_another_one() -> None:
    assert len({fault.what for fault in FAULTS}) == len(FAULTS) >= 20


@pytest.mark.slow
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_game_without_the_parts_that_are_optional_passes(
    check: Check, subject_of: Callable[[AnyPackage], Subject]
) -> None:
    check(subject_of(BARE))
