"""Computer players: by the rules, from the view only, in a time that tells nothing."""

import sys
from collections import Counter
from collections.abc import Mapping
from random import Random
from statistics import fmean, stdev
from types import FrameType

import pytest

from benchmarks.bluff_strength import (
    LADDER,
    STARTERS,
    error,
    given_away,
    starter_wins,
    stronger_wins,
)
from farkle_access.gamekit.computers import Bot, Level
from farkle_access.games.bluff.bots import computers
from farkle_access.games.bluff.engine.strategy import doubt_of, forget, plan_of, strategy
from farkle_access.games.bluff.rules.claims import CLAIMS
from farkle_access.games.bluff.rules.moves import Believe, BluffMove, Doubt
from farkle_access.games.bluff.rules.ranking import VALUES, rank, value_of
from farkle_access.games.bluff.rules.rulesets import GameName
from farkle_access.games.bluff.rules.state import Phase, View
from farkle_access.play.simulation import simulate
from tests.games.bluff.matches import THROWS, random_matches, tables
from tests.games.bluff.play import (
    ANY,
    BELIEVE,
    DOUBT,
    NAMES,
    ROLL,
    after,
    begin,
    claim,
    keep,
    menu,
)
from tests.games.bluff.speaking import PACKAGES

every_game = pytest.mark.parametrize("name", NAMES)


class Counted(Random):
    """Chance that counts what is asked of it."""

    asked = 0

    def random(self) -> float:
        self.asked += 1
        return super().random()


def views(name: GameName) -> list[View]:
    """What the seat on turn sees, in random matches."""
    states = [step.state for match in random_matches(name)[::12] for step in match.steps]
    return [
        ANY.view(state, state.moment.seat)
        for state in states
        if not state.moment.throw and not state.moment.over
    ]


@every_game
def test_the_shares_are_of_legal_moves_and_add_up_to_1(name: GameName) -> None:
    for view in views(name):
        mix = strategy(view)
        legal = ANY.legal_moves(view)
        assert {move for move, _ in mix} <= set(legal)
        assert len({move for move, _ in mix}) == len(mix)
        assert all(share > 0 for _, share in mix)
        assert sum(share for _, share in mix) == pytest.approx(1)


@every_game
def test_a_plan_knows_every_legal_claim_of_all_dice(name: GameName) -> None:
    for view in views(name):
        if view.moment.phase is Phase.CLAIM:
            plan = plan_of(view.moment)
            for dice in THROWS:
                other = View(view.moment, view.viewer, dice)
                assert set(plan.open[rank(value_of(dice))]) == set(ANY.legal_moves(other))


@every_game
def test_chance_is_asked_as_often_whatever_the_dice(name: GameName) -> None:
    for bot in computers(name).by_level.values():
        for view in views(name)[::5]:
            asked = set()
            for dice in THROWS if view.dice else ((),):
                random = Counted(1)
                bot.choose(View(view.moment, view.viewer, dice), random)
                asked.add(random.asked)
            assert asked == {2}


@every_game
def test_the_plan_is_made_once_for_all_dice(name: GameName) -> None:
    for view in views(name)[::5]:
        if view.moment.phase is Phase.CLAIM:
            plans = {id(plan_of(View(view.moment, view.viewer, dice).moment)) for dice in THROWS}
            assert len(plans) == 1


@every_game
def test_an_answer_does_not_depend_on_the_dice(name: GameName) -> None:
    for dice in ("31", "66", "21"):
        state = after(begin("capitano"), dice, claim(55))
        view = ANY.view(state, 1)
        answers = {str(bot.choose(view, Random(5))) for bot in computers(name).by_level.values()}
        state = after(begin("capitano"), "42", claim(55))
        assert answers == {
            str(bot.choose(ANY.view(state, 1), Random(5)))
            for bot in computers(name).by_level.values()
        }


def chosen(level: Level, view: View, times: int = 400) -> list[BluffMove]:
    random = Random(2)
    return [computers("tokyo").by_level[level].choose(view, random) for _ in range(times)]


def test_the_best_one_doubts_a_claim_that_beats_66() -> None:
    state = after(begin("tokyo"), "31", claim(66), BELIEVE, "31", claim(21))
    assert set(chosen(Level.PERFECT, ANY.view(state, 0))) == {DOUBT}
    assert set(chosen(Level.EASY, ANY.view(state, 0))) == {DOUBT, BELIEVE}


def test_the_best_one_believes_low_claims_and_doubts_high_ones_more() -> None:
    doubts = [doubt_of(after(begin("beghel"), "31", claim(v)).moment) for v in VALUES]
    assert doubts[0] == 0
    assert doubts[:-1] == sorted(doubts[:-1])
    assert 0.3 < doubts[-1] < 1


def test_the_best_one_tells_the_truth_of_good_dice_and_bluffs_with_bad_ones() -> None:
    good = after(begin("tokyo"), "66")
    assert set(chosen(Level.PERFECT, ANY.view(good, 0))) == {claim(66)}
    bad = after(begin("tokyo"), "31", claim(54), BELIEVE, "31")
    claims = set(chosen(Level.PERFECT, ANY.view(bad, 1)))
    assert len(claims) > 5
    assert claims <= set(CLAIMS[rank(61) :])


def test_the_best_one_keeps_against_21_with_good_dice_when_it_can() -> None:
    state = after(begin("beghel"), "31", claim(21), BELIEVE, "66")
    assert strategy(ANY.view(state, 1)) == ((keep(66), 1.0),)
    poor = after(begin("beghel", start=2), "31", claim(21), BELIEVE, "66")
    assert strategy(ANY.view(poor, 1)) == ((claim(21), 1.0),)


def test_a_kept_claim_is_answered_too() -> None:
    state = after(begin("beghel"), "31", claim(21), BELIEVE, "66", keep(66))
    answers = dict(strategy(ANY.view(state, 0)))
    assert {type(move) for move in answers} == {Believe, Doubt}


def test_what_is_no_choice_is_rolled() -> None:
    assert menu(begin("tokyo")) == (ROLL,)
    assert set(chosen(Level.EASY, ANY.view(begin("tokyo"), 0), 20)) == {ROLL}


def work(bot: Bot[View, BluffMove], view: View) -> Counter[str]:
    """How often each function is called for a choice in a hand that nothing is known of yet."""
    calls: Counter[str] = Counter()

    def count(frame: FrameType, event: str, argument: object) -> None:
        name = frame.f_code.co_qualname
        if event == "call" and "bluff" in frame.f_code.co_filename and "_picked" not in name:
            calls[name] += 1  # picking one of the shares is next to nothing, and not counted

    forget()
    sys.setprofile(count)
    try:
        bot.choose(view, Random(1))
    finally:
        sys.setprofile(None)
    return calls


@pytest.mark.slow
@every_game
def test_the_same_work_is_done_whatever_the_dice(name: GameName) -> None:
    state = after(begin(name, 3, 1), "31", claim(52), BELIEVE, "31")
    for bot in computers(name).by_level.values():
        bot.choose(View(state.moment, state.moment.seat, (3, 1)), Random(1))  # reads the tables
        found = [
            work(bot, View(state.moment, state.moment.seat, dice))
            for dice in ((3, 1), (5, 2), (6, 5), (1, 1), (2, 1))
        ]
        for calls in found:
            assert calls["solve"], "it is solved anew, not remembered"
        assert all(calls == found[0] for calls in found)


PLAYED: Mapping[Level, Mapping[GameName, int]] = {
    Level.EASY: {"beghel": 400, "tokyo": 400, "capitano": 400},
    Level.MEDIUM: {"beghel": 700, "tokyo": 1100, "capitano": 1800},
}
"""As many matches as show by six standard deviations that the next level is better."""


@every_game
@pytest.mark.slow
@pytest.mark.parametrize("weak", PLAYED)
def test_each_level_beats_the_one_below_it(name: GameName, weak: Level) -> None:
    matches, strong = PLAYED[weak][name], LADDER[LADDER.index(weak) + 1]
    share = stronger_wins(name, weak, strong, matches, seed=4)
    assert share - error(share, matches) > 0.5


@every_game
@pytest.mark.slow
def test_the_perfect_player_wins_what_the_hard_one_gives_away(name: GameName) -> None:
    """Six standard deviations too; played, 10,000 matches would be needed."""
    lost = [given_away(name, Level.HARD, seed) for seed in range(500)]
    assert min(lost) >= 0
    assert fmean(lost) > 2 * stdev(lost) / len(lost) ** 0.5
    assert max(given_away(name, Level.PERFECT, seed) for seed in range(50)) < 1e-6


@every_game
@pytest.mark.slow
def test_the_starter_of_simulated_matches_wins_as_often_as_computed(name: GameName) -> None:
    share = starter_wins(name, 4000, seed=5)
    assert share == pytest.approx(STARTERS[name], abs=1.5 * error(share, 4000))


@every_game
@pytest.mark.slow
def test_hundreds_of_matches_between_computer_players_end(name: GameName) -> None:
    every = list(tables(name))[::4]  # many seats of Beghel take seconds for a match
    for number, (options, seats) in enumerate(every):
        players = [LADDER[(number + seat) % len(LADDER)] for seat in range(seats)]
        result = simulate(
            PACKAGES[name], players, 120 // len(every) // seats + 1, seed=1, options=options
        )
        assert sum(result.wins) == result.matches
    assert simulate(PACKAGES[name], [Level.PERFECT] * 2, 100, seed=2).ties == 0
