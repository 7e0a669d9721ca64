"""What computer players keep to, and whoever gives advice."""

import random as random_module
from copy import deepcopy
from functools import partial
from math import isclose, isfinite
from random import Random

from farkle_access.core.contract import Dice, Outcome
from farkle_access.core.options import checked
from farkle_access.gamekit.computers import EXTERNAL, Level
from farkle_access.ui.match.hints import hint
from tests.contract.listening import alone, assert_sentence
from tests.contract.random_matches import made, random_throw, sample
from tests.contract.subject import Check, Subject


def the_usual_level_is_offered_and_ready(subject: Subject) -> None:
    computers = subject.package.computers()
    assert set(computers.by_level) <= set(Level)
    assert computers.usual in computers.by_level
    assert computers.usual not in EXTERNAL
    assert computers.whole
    assert computers.ready(computers.usual)[1] is computers.usual


def every_level_chooses_a_legal_move_from_the_view_only(subject: Subject) -> None:
    random = Random(4)
    for level, bot in subject.package.computers().by_level.items():
        for match, moment in subject.moments(4, 5):
            view = moment.view
            before = deepcopy(view)
            move = bot.choose(view, random)
            assert move in match.game.legal_moves(before), (level, before)
            assert view == before


def equal_views_and_random_states_choose_alike(subject: Subject) -> None:
    package = subject.package
    for level, bot in package.computers().by_level.items():
        moments = sample(Random(5), subject.matches[0].moments, 12)
        views = list(enumerate(moment.view for moment in moments))
        first = [bot.choose(view, Random(number)) for number, view in views]
        random_module.seed(level)
        other = package.computers().by_level[level]
        backwards = [
            other.choose(deepcopy(view), Random(number)) for number, view in reversed(views)
        ]
        assert first == backwards[::-1], level


def computer_players_of_every_level_play_a_match_to_its_end(subject: Subject) -> None:
    game, random = subject.package.rules(), Random(6)
    for bot in subject.package.computers().by_level.values():
        state = game.start(checked(game.options, {}), game.seats[0]).state
        for _ in range(5000):
            turn = game.turn(state)
            if isinstance(turn, Outcome):
                break
            if isinstance(turn, Dice):
                state = made(game, state, random_throw(turn.count, random)).state
            else:
                state = made(game, state, bot.choose(game.view(state, turn), random)).state
        assert isinstance(game.turn(state), Outcome)


def advice_is_about_legal_choices_and_its_shares_add_up(subject: Subject) -> None:
    adviser, back = subject.package.adviser(), subject.package.controls().take_back
    if adviser is None:
        return
    advised = 0
    for match, moment in subject.moments(16, 4):
        advice = adviser.advise(moment.view)
        if advice is None:
            continue
        advised += 1
        moves = [choice.move for choice in advice.choices]
        shares = [choice.share for choice in advice.choices]
        assert moves
        assert len(set(moves)) == len(moves)
        assert set(moves) <= set(match.game.legal_moves(moment.view)) - {back(moment.view)}
        assert all(isfinite(choice.worth) for choice in advice.choices)
        assert min(shares) >= 0
        assert isclose(sum(shares), 1, abs_tol=1e-6), shares
        assert shares[0] == max(shares), shares
    assert advised, "an adviser that never says anything"


def hints_are_whole_sentences(subject: Subject) -> None:
    adviser, controls = subject.package.adviser(), subject.package.controls()
    if adviser is None:
        return
    for match, moment in subject.moments(17, 2):
        advice = adviser.advise(moment.view)
        if advice is not None:
            for tr in subject.languages:
                person = alone(moment.seat, match.seats, tr)
                label = partial(controls.label, view=moment.view, listener=person)
                assert_sentence(hint(advice, label, tr), tr)


CHECKS: tuple[Check, ...] = (
    the_usual_level_is_offered_and_ready,
    every_level_chooses_a_legal_move_from_the_view_only,
    equal_views_and_random_states_choose_alike,
    computer_players_of_every_level_play_a_match_to_its_end,
    advice_is_about_legal_choices_and_its_shares_add_up,
    hints_are_whole_sentences,
)
