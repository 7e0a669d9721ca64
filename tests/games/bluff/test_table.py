"""The table of the rules: a test for each of its cells."""

import pytest

from farkle_access.games.bluff.rules.events import (
    Cause,
    Claimed,
    DiceShown,
    HandBegan,
    Lost,
    WentOut,
)
from farkle_access.games.bluff.rules.ranking import VALUES
from farkle_access.games.bluff.rules.refusals import (
    BaseNotBeaten,
    BelowTheDice,
    NoKeeping,
    NotAValue,
)
from farkle_access.games.bluff.rules.rulesets import GameName
from tests.games.bluff.play import (
    ANY,
    BELIEVE,
    DOUBT,
    LIVES,
    NAMES,
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

FROM_53 = list(VALUES[VALUES.index(53) :])
ABOVE_53 = FROM_53[1:]
every_game = pytest.mark.parametrize("name", NAMES)


# starts with


@pytest.mark.parametrize(("name", "number"), [("beghel", 9), ("tokyo", 6), ("capitano", 3)])
def test_starts_with(name: GameName, number: int) -> None:
    assert begin(name, 5).moment.lives == (number,) * 5


@every_game
def test_starts_with_other_numbers_as_an_option(name: GameName) -> None:
    assert begin(name, 2, **{LIVES[name]: 7}).moment.lives == (7, 7)


# a claim must


def test_beghel_a_claim_must_equal_or_beat_the_base() -> None:
    state = after(begin("beghel"), "31", claim(53), BELIEVE, "31")
    assert claims(state) == FROM_53
    assert refusal(state, claim(52)) == BaseNotBeaten(53, equal=True)
    assert heard(state, claim(53)) == (Claimed(1, 53, 53, 0),)


@pytest.mark.parametrize("name", ["tokyo", "capitano"])
def test_tokyo_and_capitano_a_claim_must_beat_the_base(name: GameName) -> None:
    state = after(begin(name), "31", claim(53), BELIEVE, "31")
    assert claims(state) == ABOVE_53
    assert refusal(state, claim(53)) == BaseNotBeaten(53, equal=False)
    assert heard(state, claim(54)) == (Claimed(1, 54, 53, 0),)


def test_capitano_equal_is_enough_as_an_option() -> None:
    state = after(begin("capitano", claims="equal"), "31", claim(53), BELIEVE, "31")
    assert claims(state) == FROM_53
    assert refusal(state, claim(52)) == BaseNotBeaten(53, equal=True)


@every_game
def test_above_66_only_21_is_left(name: GameName) -> None:
    state = after(begin(name), "31", claim(66), BELIEVE, "65")
    assert claims(state) == ([66, 21] if name == "beghel" else [21])


# a claim may be below one's own dice


@pytest.mark.parametrize("name", ["beghel", "tokyo"])
def test_beghel_and_tokyo_a_claim_may_not_be_below_ones_own_dice(name: GameName) -> None:
    state = after(begin(name), "53")
    assert claims(state) == FROM_53
    assert missing(state)[0] == BelowTheDice(53)
    assert refusal(state, claim(52)) == BelowTheDice(53)
    higher = after(begin(name), "31", claim(42), BELIEVE, "53")
    assert claims(higher) == FROM_53
    assert refusal(higher, claim(52)) == BelowTheDice(53)


def test_capitano_a_claim_may_be_below_ones_own_dice() -> None:
    state = after(begin("capitano"), "53")
    assert claims(state) == FROM_53 + list(VALUES[: VALUES.index(53)])
    assert missing(state) == ()
    higher = after(begin("capitano"), "31", claim(42), BELIEVE, "53")
    assert claims(higher) == [*FROM_53, 43, 51, 52]
    assert missing(higher) == (BaseNotBeaten(42, equal=False),)


# true when doubted


@every_game
@pytest.mark.parametrize("value", VALUES)
def test_true_when_doubted_are_dice_that_are_exactly_the_claim(name: GameName, value: int) -> None:
    for dice in ("31", "53", "66", "21"):
        state = after(begin(name), dice)
        if value in claims(state):
            shown = heard(state, claim(value), DOUBT)[1]
            assert isinstance(shown, DiceShown)
            assert shown.true == (int(dice) == value)


def test_capitano_better_dice_than_the_claim_are_a_lie_too() -> None:
    assert heard(begin("capitano"), "66", claim(65), DOUBT)[2] == Lost(0, 1, 2, Cause.CAUGHT)


# a doubt costs the loser


@every_game
def test_a_doubt_costs_the_claimer_1_and_2_for_21(name: GameName) -> None:
    state = begin(name, start=3)
    assert heard(state, "31", claim(66), DOUBT)[2] == Lost(0, 1, 2, Cause.CAUGHT)
    assert heard(state, "31", claim(21), DOUBT)[2] == Lost(0, 2, 1, Cause.CAUGHT)


@every_game
def test_a_doubt_costs_the_doubter_1_and_2_for_21(name: GameName) -> None:
    state, why = begin(name, start=3), Cause.DOUBTED_THE_TRUTH
    assert heard(state, "66", claim(66), DOUBT)[2] == Lost(1, 1, 2, why)
    assert heard(state, "12", claim(21), DOUBT)[2] == Lost(1, 2, 1, why)


# after a believed 21


def test_beghel_after_a_believed_21_the_base_is_21() -> None:
    state = after(begin("beghel"), "31", claim(21), BELIEVE)
    assert state.moment.base == 21
    assert state.moment.lives == (9, 9)
    lying = after(state, "65")
    assert claims(lying) == [21]
    assert keeps(lying)[0] == 65
    assert claims(after(state, "12")) == [21]
    assert keeps(after(state, "12")) == []


@pytest.mark.parametrize("name", ["tokyo", "capitano"])
def test_tokyo_and_capitano_who_believes_21_loses_1_and_opens_a_new_hand(name: GameName) -> None:
    step = play(after(begin(name, 3, start=3), "31", claim(21)), BELIEVE)
    assert step.events[1:] == (Lost(1, 1, 2, Cause.BELIEVED_THE_HIGHEST), HandBegan(1))
    assert step.state.moment.base is None
    assert ANY.turn(step.state) == 1
    assert step.state.dice == ()


@pytest.mark.parametrize("name", ["tokyo", "capitano"])
def test_tokyo_and_capitano_who_believes_21_with_the_last_life_is_out(name: GameName) -> None:
    step = play(begin(name, 3, start=1), "31", claim(21), BELIEVE)
    assert step.events[-2:] == (WentOut(1, 2), HandBegan(2))


# keep


def test_beghel_knows_keeping() -> None:
    state = after(begin("beghel"), "31", claim(53), BELIEVE, "52")
    assert keeps(state) == [52]


@pytest.mark.parametrize("name", ["tokyo", "capitano"])
def test_tokyo_and_capitano_know_no_keeping(name: GameName) -> None:
    state = after(begin(name), "31", claim(53), BELIEVE, "42")
    assert keeps(state) == []
    assert refusal(state, keep(42)) == NoKeeping()
    assert NoKeeping() not in missing(state)


# and in all of them


@every_game
def test_what_dice_cannot_show_is_not_claimed(name: GameName) -> None:
    state = after(begin(name), "31")
    assert [refusal(state, claim(number)) for number in (24, 70, 0)] == [
        NotAValue(24),
        NotAValue(70),
        NotAValue(0),
    ]


@every_game
def test_ones_own_value_comes_first_then_the_higher_ones_in_order(name: GameName) -> None:
    assert claims(after(begin(name), "64"))[:4] == [64, 65, 11, 22]
    state = after(begin(name), "31", claim(65), BELIEVE, "33")
    assert claims(state)[:5] == [33, 44, 55, 66, 21]
