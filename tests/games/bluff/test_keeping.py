"""Tenere, in Beghel: who does not reach the base may pay and claim below it."""

import pytest

from farkle_access.games.bluff.rules.events import Cause, DiceShown, Kept, Lost
from farkle_access.games.bluff.rules.refusals import (
    BelowTheDice,
    DiceReachTheBase,
    NoBase,
    NoKeeping,
    NotAValue,
    NotBelowTheBase,
    TooDear,
)
from farkle_access.games.bluff.rules.state import Standing, State
from tests.games.bluff.play import (
    ANY,
    BELIEVE,
    DOUBT,
    after,
    begin,
    claim,
    claims,
    heard,
    keep,
    keeps,
    missing,
    play,
    refusal,
)


def facing(base: int, dice: str, start: int = 9, seats: int = 2, switch: str = "on") -> State:
    """Seat 1 has thrown against a base."""
    state = begin("beghel", seats, start=start, keep=switch)
    return after(state, "31", claim(base), BELIEVE, dice)


def test_only_when_the_dice_do_not_reach_the_base() -> None:
    assert keeps(facing(53, "52")) == [52]
    equal, above = facing(53, "53"), facing(53, "54")
    assert keeps(equal) == keeps(above) == []
    assert refusal(equal, keep(52)) == DiceReachTheBase(53, 53)
    assert DiceReachTheBase(54, 53) in missing(above)


def test_not_without_a_base() -> None:
    state = after(begin("beghel"), "31")
    assert keeps(state) == []
    assert refusal(state, keep(31)) == NoBase()
    assert missing(state) == (NoBase(),)


def test_the_table_may_play_without_it() -> None:
    state = facing(53, "42", switch="off")
    assert keeps(state) == []
    assert refusal(state, keep(42)) == NoKeeping()
    assert NoKeeping() not in missing(state)


def test_it_costs_1_at_once() -> None:
    step = play(facing(53, "42"), keep(42))
    assert step.events == (Kept(1, 42, 53, 0), Lost(1, 1, 8, Cause.KEPT))
    assert step.state.moment.lives == (9, 8)


def test_it_costs_2_when_the_base_is_21() -> None:
    step = play(facing(21, "42"), keep(42))
    assert step.events == (Kept(1, 42, 21, 0), Lost(1, 2, 7, Cause.KEPT))


@pytest.mark.parametrize(("base", "start", "cost"), [(53, 1, 1), (21, 1, 2), (21, 2, 2)])
def test_only_for_those_who_survive_the_cost(base: int, start: int, cost: int) -> None:
    state = facing(base, "42", start=start)
    assert keeps(state) == []
    assert refusal(state, keep(42)) == TooDear(cost, start)
    assert TooDear(cost, start) in missing(state)
    assert 42 in keeps(facing(base, "42", start=cost + 1))


def test_the_claim_is_below_the_base_and_not_below_ones_own_dice() -> None:
    state = facing(53, "42")
    assert keeps(state) == [42, 43, 51, 52]
    assert refusal(state, keep(41)) == BelowTheDice(42)
    assert refusal(state, keep(53)) == NotBelowTheBase(53)
    assert refusal(state, keep(66)) == NotBelowTheBase(53)
    assert refusal(state, keep(70)) == NotAValue(70)


def test_a_bluff_is_possible_instead() -> None:
    assert claims(facing(66, "42")) == [66, 21]


def test_the_kept_value_is_the_new_base() -> None:
    state = after(facing(53, "42", seats=3), keep(51))
    assert state.moment.standing == Standing(1, 51, 53, kept=True)
    assert ANY.turn(state) == 2
    believed = after(state, BELIEVE, "31")
    assert believed.moment.base == 51
    assert claims(believed)[0] == 51


def test_it_may_be_doubted_and_costs_the_loser_1_more() -> None:
    lie = heard(facing(53, "42"), keep(51), DOUBT)
    assert lie[1:3] == (DiceShown(1, (4, 2), 42, 51, true=False), Lost(1, 1, 7, Cause.CAUGHT))
    truth = heard(facing(53, "42"), keep(42), DOUBT)
    assert truth[2] == Lost(0, 1, 8, Cause.DOUBTED_THE_TRUTH)


def test_who_paid_the_last_but_one_is_out_when_caught() -> None:
    step = play(facing(53, "42", start=2), keep(51), DOUBT)
    assert step.state.moment.lives == (2, 0)
    assert step.state.moment.over
