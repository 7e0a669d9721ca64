"""Matches of random choices: they end, and no illegal move is offered or accepted."""

import json
from functools import cache
from random import Random
from typing import Any

import pytest

from farkle_access.core.codec import Decoder, encode
from farkle_access.core.contract import Dice, Outcome, Thrown
from farkle_access.games.backgammon.rules.board import legal_plays
from farkle_access.games.backgammon.rules.events import Ending, GameEnded, MatchEnded, Played
from farkle_access.games.backgammon.rules.moves import MoveChecker, PlayAll, TakeBack
from farkle_access.games.backgammon.rules.position import (
    BAR,
    START,
    borne_off,
    checked_position,
    mirrored,
    stepped,
)
from farkle_access.games.backgammon.rules.state import Phase
from farkle_access.games.backgammon.statistics import BackgammonStatistics
from tests.games.backgammon.play import (
    GAME,
    GameStep,
    LogMove,
    after,
    random_match,
    random_options,
    refusal,
)

STATISTICS = BackgammonStatistics()


@cache
def matches(count: int) -> list[tuple[dict[str, Any], tuple[LogMove, ...], tuple[GameStep, ...]]]:
    found = []
    for seed in range(count):
        random = Random(seed)
        options = random_options(random)
        found.append((options, *random_match(random, options)))
    return found


def test_random_matches_of_every_setting_end() -> None:
    for options, _, steps in matches(20):
        outcome = GAME.turn(steps[-1].state)
        assert isinstance(outcome, Outcome)
        best, least = max(outcome.scores), min(outcome.scores)
        assert outcome.scores[outcome.winner] == best > least
        assert best >= int(options["length"])
        assert [event for step in steps for event in step.events][-1] == MatchEnded(outcome)


def test_apply_accepts_exactly_the_legal_moves() -> None:
    random = Random(1)
    found = matches(20)
    every = sorted({move for _, moves, _ in found for move in moves}, key=repr)
    for _, _, steps in found:
        for step in random.sample(steps, min(60, len(steps))):
            state = step.state
            legal = set(GAME.legal_moves(state))
            for move in {*random.sample(every, 150), *legal}:
                if isinstance(move, Thrown):
                    expected = isinstance(GAME.turn(state), Dice)
                else:
                    expected = move in legal
                assert (refusal(state, move) is None) == expected, (move, state)


def test_every_prefix_read_from_json_leads_to_the_same_state() -> None:
    decoder = Decoder(GAME.moves)
    for options, moves, steps in matches(20):
        state = GAME.start(options, 2).state
        for move, step in zip(moves, steps[1:], strict=True):
            decoded = decoder.decode(json.loads(json.dumps(encode(move))))
            state = after(state, decoded)
            assert state == step.state
            assert hash(state) == hash(step.state)


def test_who_chooses_has_a_move_and_none_twice() -> None:
    for _, _, steps in matches(20):
        for step in steps:
            moves = GAME.legal_moves(step.state)
            assert len(set(moves)) == len(moves)
            assert bool(moves) == isinstance(GAME.turn(step.state), int)


def test_everybody_hears_of_every_step_before_a_choice() -> None:
    for _, _, steps in matches(20):
        for step in steps:
            assert step.events or isinstance(GAME.turn(step.state), Dice)


def test_checkers_are_never_lost_or_won() -> None:
    for _, _, steps in matches(20):
        for step in steps:
            position = checked_position(step.state.position)
            assert 0 <= borne_off(position) <= 15
            assert position[BAR] >= 0


def test_the_turns_told_are_legal_plays_and_make_up_the_whole_game() -> None:
    for _, _, steps in matches(20):
        position, mover = START, None
        for event in (event for step in steps for event in step.events):
            if isinstance(event, Played):
                if mover is not None and event.seat != mover:
                    position = mirrored(position)
                mover = event.seat
                ways = list(zip(event.points[::2], event.points[1::2], strict=True))
                before = position
                for way in ways:
                    position = stepped(position, *way)
                plays = legal_plays(before, event.dice)
                assert position in plays or (not plays and not ways)
                assert event.forced == (len(plays) <= 1)
            elif isinstance(event, GameEnded):
                position, mover = START, None


def test_the_tally_counts_what_happened() -> None:
    for _, _, steps in matches(20):
        events = [event for step in steps for event in step.events]
        tally = STATISTICS.tally(events, 2)
        ended = [event for event in events if isinstance(event, GameEnded)]
        drops = sum(event.ending is Ending.DROPPED for event in ended)
        assert [own["games"] for own in tally] == [len(ended)] * 2
        assert sum(own["games_won"] for own in tally) == len(ended)
        assert sum(own["drops"] for own in tally) == drops
        for own in tally:
            assert set(own) == set(STATISTICS.figures)
            assert {type(number) for number in own.values()} == {int}


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize(("count", "giving_up"), [(1950, 1.0), (50, 0.0)])
def test_twenty_thousand_random_matches_end(count: int, giving_up: float, seed: int) -> None:
    """Most end early, because somebody gives up; five hundred are played to the last checker."""
    random = Random(seed)
    for _ in range(count):
        options = random_options(random)
        if not giving_up:
            options |= {"length": 1}
        _, steps = random_match(random, options, giving_up)
        assert isinstance(GAME.turn(steps[-1].state), Outcome)


def test_taking_back_leads_to_the_state_before() -> None:
    taken = 0
    for _, moves, steps in matches(20):
        for number, move in enumerate(moves):
            before, done = steps[number].state, steps[number + 1].state
            if done.phase is not Phase.MOVING or not done.made:
                continue
            if isinstance(move, MoveChecker):
                assert after(done, TakeBack()) == before
                taken += 1
            if isinstance(move, PlayAll):
                state = done
                while state.made:
                    state = after(state, TakeBack())
                assert state == before
                taken += 1
    assert taken > 100
