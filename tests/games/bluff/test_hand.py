"""A hand as all three games play it, and how a match goes from hand to hand."""

import pytest

from farkle_access.core.contract import Dice, NotNow, Outcome, Thrown, WrongThrow
from farkle_access.games.bluff.rules.events import (
    Believed,
    Cause,
    Claimed,
    DiceShown,
    Doubted,
    HandBegan,
    Lost,
    MatchEnded,
    Saw,
    Shook,
    WentOut,
)
from farkle_access.games.bluff.rules.moves import BluffMove
from farkle_access.games.bluff.rules.refusals import AnswerFirst, ClaimFirst, RollFirst
from farkle_access.games.bluff.rules.rulesets import GameName
from farkle_access.games.bluff.rules.state import Standing
from tests.games.bluff.play import (
    ANY,
    BELIEVE,
    DOUBT,
    NAMES,
    ROLL,
    after,
    begin,
    claim,
    claims,
    heard,
    keep,
    menu,
    missing,
    play,
    refusal,
)

every_game = pytest.mark.parametrize("name", NAMES)


@every_game
def test_the_opener_rolls_looks_alone_and_claims(name: GameName) -> None:
    state = begin(name)
    assert menu(state) == (ROLL,)
    assert missing(state) == (RollFirst(),)
    assert ANY.turn(after(state, ROLL)) == Dice(2)
    step = play(state, "24")
    assert step.events == (Shook(0), Saw(0, (4, 2), 42))
    assert [event.only for event in step.events] == [None, frozenset({0})]
    assert ANY.turn(step.state) == 0
    assert heard(step.state, claim(53)) == (Claimed(0, 53, None, 1),)


@every_game
def test_the_next_player_believes_or_doubts(name: GameName) -> None:
    state = after(begin(name, 3), "42", claim(53))
    assert ANY.turn(state) == 1
    assert menu(state) == (BELIEVE, DOUBT)
    assert missing(state) == ()
    assert state.moment.standing == Standing(0, 53, None, kept=False)


@every_game
def test_who_believes_rolls_again_and_the_claim_is_the_base(name: GameName) -> None:
    state = after(begin(name, 3), "42", claim(53))
    step = play(state, BELIEVE)
    assert step.events == (Believed(1, 0, 53),)
    assert ANY.turn(step.state) == Dice(2)
    assert step.state.moment.base == 53
    assert heard(step.state, "66") == (Shook(1), Saw(1, (6, 6), 66))
    assert heard(step.state, "66", claim(66)) == (Claimed(1, 66, 53, 2),)


@every_game
def test_the_dice_of_a_believed_claim_are_gone(name: GameName) -> None:
    state = after(begin(name, 3), "42", claim(53), BELIEVE)
    assert state.dice == ()
    later = play(state, "61", claim(62), DOUBT)
    assert DiceShown(1, (6, 1), 61, 62, true=False) in later.events
    assert not any(getattr(event, "dice", None) == (4, 2) for event in later.events)


@every_game
def test_who_doubts_a_lie_wins_and_the_claimer_opens_the_next_hand(name: GameName) -> None:
    start = begin(name, 3)
    full = start.moment.lives[0]
    step = play(after(start, "42", claim(53)), DOUBT)
    assert step.events == (
        Doubted(1, 0, 53),
        DiceShown(0, (4, 2), 42, 53, true=False),
        Lost(0, 1, full - 1, Cause.CAUGHT),
        HandBegan(0),
    )
    assert step.state.moment.lives == (full - 1, full, full)
    assert menu(step.state) == (ROLL,)


@every_game
def test_who_doubts_the_truth_loses_and_opens_the_next_hand_without_a_base(name: GameName) -> None:
    start = begin(name, 3)
    full = start.moment.lives[0]
    step = play(after(start, "42", claim(42)), DOUBT)
    assert step.events == (
        Doubted(1, 0, 42),
        DiceShown(0, (4, 2), 42, 42, true=True),
        Lost(1, 1, full - 1, Cause.DOUBTED_THE_TRUTH),
        HandBegan(1),
    )
    assert step.state.moment.base is None
    assert step.state.dice == ()
    assert claims(after(step.state, "31"))[0] == 31


@every_game
def test_a_doubter_who_is_out_leaves_the_opening_to_the_next_still_in(name: GameName) -> None:
    step = play(begin(name, 3, start=1), "42", claim(42), DOUBT)
    assert step.events[-2:] == (WentOut(1, 2), HandBegan(2))


@every_game
def test_a_claimer_who_is_out_leaves_the_opening_to_the_next_still_in(name: GameName) -> None:
    step = play(begin(name, 3, start=1), "42", claim(53), DOUBT)
    assert step.events[-2:] == (WentOut(0, 2), HandBegan(1))


@every_game
def test_the_next_still_in_is_found_past_those_who_are_out(name: GameName) -> None:
    caught = play(begin(name, 4, starter=1, start=1), "42", claim(53), DOUBT)
    assert caught.events[-1] == HandBegan(2)
    step = play(caught.state, "42", claim(42), BELIEVE, "55", claim(66), BELIEVE, "31")
    assert step.state.moment.seat == 0
    claimed = after(step.state, claim(21))
    assert ANY.turn(claimed) == 2


@every_game
def test_play_goes_round_past_those_who_are_out(name: GameName) -> None:
    state = after(begin(name, 3, starter=1, start=1), "42", claim(53), DOUBT)
    assert state.moment.lives == (1, 0, 1)
    assert ANY.turn(after(state, "42", claim(42))) == 0


@every_game
def test_the_last_one_in_the_game_wins(name: GameName) -> None:
    step = play(begin(name, 2, start=1), "42", claim(53), DOUBT)
    ended = step.events[-1]
    assert isinstance(ended, MatchEnded)
    assert ended.outcome == Outcome(1, (0, 1))
    assert ANY.turn(step.state) == Outcome(1, (0, 1))
    assert menu(step.state) == ()
    assert missing(step.state) == ()
    for move in (ROLL, BELIEVE, DOUBT, claim(42), keep(42), Thrown((1, 2))):
        assert refusal(step.state, move) == NotNow()


@every_game
@pytest.mark.parametrize("move", [claim(42), keep(42), BELIEVE, DOUBT])
def test_nothing_is_possible_before_the_throw(name: GameName, move: BluffMove) -> None:
    assert refusal(begin(name), move) == RollFirst()


@every_game
@pytest.mark.parametrize("move", [ROLL, BELIEVE, DOUBT])
def test_after_the_look_comes_a_claim(name: GameName, move: BluffMove) -> None:
    assert refusal(after(begin(name), "42"), move) == ClaimFirst()


@every_game
@pytest.mark.parametrize("move", [ROLL, claim(66), keep(42)])
def test_a_claim_waits_for_its_answer(name: GameName, move: BluffMove) -> None:
    assert refusal(after(begin(name), "42", claim(53)), move) == AnswerFirst()


@every_game
def test_dice_are_thrown_when_they_are_awaited_and_two_of_them(name: GameName) -> None:
    state = begin(name)
    assert refusal(state, Thrown((1, 2))) == NotNow()
    rolling = after(state, ROLL)
    assert refusal(rolling, ROLL) == NotNow()
    assert refusal(rolling, claim(42)) == NotNow()
    for dice in ((1,), (1, 2, 3), (0, 1), (1, 7), ()):
        assert refusal(rolling, Thrown(dice)) == WrongThrow(dice, 2)
