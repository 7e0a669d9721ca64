"""What the statistics say of a match."""

import pytest

from farkle_access.games.bluff.rules.events import BluffEvent
from farkle_access.games.bluff.rules.rulesets import GameName
from tests.games.bluff.play import BELIEVE, DOUBT, NAMES, begin, claim, keep, play
from tests.games.bluff.speaking import PACKAGES


def figures(name: GameName, events: tuple[BluffEvent, ...]) -> list[dict[str, int]]:
    return [
        {figure: number for figure, number in of_seat.items() if number}
        for of_seat in PACKAGES[name].statistics().tally(events, 2)
    ]


@pytest.mark.parametrize("name", NAMES)
def test_bluffs_made_and_caught_and_doubts_right_and_wrong(name: GameName) -> None:
    step = play(
        begin(name, 2, start=2),
        *("31", claim(41), BELIEVE, "42", claim(42), DOUBT),  # a bluff believed, a wrong doubt
        *("31", claim(32), BELIEVE, "61", claim(66), DOUBT),  # a bluff believed, one caught
        *("31", claim(66), DOUBT),  # and the last
    )
    before_the_end = step.events[:-1]
    assert figures(name, step.events) != figures(name, before_the_end)
    assert figures(name, step.events) == [
        {"hands": 1, "claims": 2, "bluffs": 2, "doubts_wrong": 1, "doubts_right": 2},
        {"hands": 1, "claims": 3, "bluffs": 2, "caught": 2},
    ]
    assert figures(name, before_the_end) == [
        {"hands": 1, "claims": 2, "doubts_wrong": 1, "doubts_right": 2},
        {"hands": 1, "claims": 3, "caught": 2},
    ]


def test_a_kept_value_is_a_claim_that_may_be_a_bluff() -> None:
    step = play(begin("beghel", 2, start=2), "31", claim(53), BELIEVE, "42", keep(51), DOUBT)
    assert figures("beghel", step.events) == [
        {"claims": 1, "bluffs": 1, "doubts_right": 1},
        {"claims": 1, "bluffs": 1, "caught": 1},
    ]
