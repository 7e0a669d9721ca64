"""Advice: what each choice is worth, from what the view shows alone."""

import pytest

from farkle_access.gamekit.advice import Advice, Evaluated, Measure
from farkle_access.games.bluff.engine.advising import Planner
from farkle_access.games.bluff.engine.strategy import strategy
from farkle_access.games.bluff.rules.moves import BluffMove
from farkle_access.games.bluff.rules.rulesets import GameName
from farkle_access.games.bluff.rules.state import State, View
from tests.games.bluff.play import ANY, BELIEVE, DOUBT, NAMES, after, begin, claim, keep

every_game = pytest.mark.parametrize("name", NAMES)


def advice(state: State) -> Advice[BluffMove]:
    found = Planner().advise(ANY.view(state, state.moment.seat))
    assert found is not None
    assert found.measure is Measure.WINNING
    return found


def worth(choice: Evaluated[BluffMove]) -> float:
    return choice.worth


@every_game
def test_all_legal_choices_are_evaluated_and_the_shares_are_those_of_the_plan(
    name: GameName,
) -> None:
    for state in (
        after(begin(name), "42"),
        after(begin(name), "42", claim(54)),
        after(begin(name), "42", claim(54), BELIEVE, "61"),
    ):
        view = ANY.view(state, state.moment.seat)
        found = advice(state)
        assert {choice.move for choice in found.choices} == set(ANY.legal_moves(view))
        shares = {choice.move: choice.share for choice in found.choices if choice.share}
        assert shares == pytest.approx(dict(strategy(view)))
        assert found.best.share == max(shares.values())


@every_game
def test_what_is_played_is_worth_the_most(name: GameName) -> None:
    for dice in ("31", "54", "66", "21"):
        found = advice(after(begin(name), "42", claim(52), BELIEVE, dice))
        most = max(map(worth, found.choices))
        for choice in found.choices:
            assert 0 <= choice.worth <= 1
            if choice.share:
                assert choice.worth == pytest.approx(most, abs=1e-6)


@every_game
def test_who_may_doubt_or_believe_does_not_care(name: GameName) -> None:
    found = advice(after(begin(name), "31", claim(61)))
    assert {choice.share > 0 for choice in found.choices} == {True}
    believing, doubting = map(worth, found.choices)
    assert believing == pytest.approx(doubting, abs=1e-6)


def test_what_a_lost_match_is_worth_is_known() -> None:
    # With one life each and 66 to beat, only 21 wins: 34 of 36 claims of it are bluffs.
    state = after(begin("tokyo", start=1), "31", claim(66), BELIEVE, "42", claim(21))
    worths: dict[BluffMove, float] = {
        choice.move: choice.worth for choice in advice(state).choices
    }
    assert worths == pytest.approx({DOUBT: 34 / 36, BELIEVE: 0.0})


def test_keeping_is_evaluated_too() -> None:
    state = after(begin("beghel"), "31", claim(21), BELIEVE, "66")
    moves = [choice.move for choice in advice(state).choices]
    assert moves[0] == keep(66)
    assert claim(21) in moves


@every_game
def test_advice_for_an_answer_does_not_depend_on_the_dice(name: GameName) -> None:
    found = {str(advice(after(begin(name), dice, claim(55)))) for dice in ("31", "42", "55")}
    assert len(found) == 1


@every_game
def test_the_chances_of_few_are_only_a_part_of_those_of_many(name: GameName) -> None:
    many, few = (after(begin(name, seats, 0), "42") for seats in (12, 2))
    assert advice(many).best.worth < advice(few).best.worth / 2


def test_there_is_no_advice_where_there_is_no_choice() -> None:
    state = begin("tokyo")
    assert Planner().advise(ANY.view(state, 0)) is None
    spectator = View(after(state, "42").moment, None)
    assert Planner().advise(spectator) is None
