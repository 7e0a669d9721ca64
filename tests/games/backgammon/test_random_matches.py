"""Matches of random choices: they end, and no illegal move is offered or accepted."""

import json
from random import Random
from typing import get_args

import pytest

from farkle_access.core.codec import Decoder, encode
from farkle_access.core.contract import Dice, Outcome, Thrown
from farkle_access.core.options import number
from farkle_access.games.backgammon.rules.board import legal_plays
from farkle_access.games.backgammon.rules.events import (
    BackgammonEvent,
    Ending,
    GameEnded,
    MatchEnded,
    Played,
    SetUp,
)
from farkle_access.games.backgammon.rules.moves import MoveChecker, PlayAll, TakeBack
from farkle_access.games.backgammon.rules.options import Setting
from farkle_access.games.backgammon.rules.position import (
    BAR,
    START,
    Result,
    borne_off,
    checked_position,
    mirrored,
    stepped,
)
from farkle_access.games.backgammon.rules.state import Phase
from farkle_access.games.backgammon.statistics import BackgammonStatistics
from tests.games.backgammon.play import GAME, after, refusal, short_matches
from tests.games.backgammon.sweeps import played_out

STATISTICS = BackgammonStatistics()
MATCHES = 20
WANTED = {
    *(f"phase {phase}" for phase in Phase),
    *(kind.__name__ for kind in get_args(BackgammonEvent) if kind is not SetUp),
    *(f"{ending} {result}" for ending in (Ending.BORNE_OFF, Ending.RESIGNED) for result in Result),
    f"{Ending.DROPPED} {Result.SINGLE}",
    *(f"cube {value}" for value in (1, 2, 4)),
    "crawford",
}


def test_random_matches_of_every_setting_end() -> None:
    for match in short_matches(MATCHES):
        outcome = GAME.turn(match.steps[-1].state)
        assert isinstance(outcome, Outcome)
        best, least = max(outcome.scores), min(outcome.scores)
        assert outcome.scores[outcome.winner] == best > least
        assert best >= number(match.options, Setting.LENGTH)
        assert match.events[-1] == MatchEnded(outcome)


@pytest.mark.slow
def test_random_matches_end_in_every_way_and_turn_the_cube() -> None:
    found = played_out(Random(1), 100)
    assert set(found) >= WANTED
    assert min(found[what] for what in WANTED) >= 3, found


def test_exactly_the_legal_moves_are_accepted_also_late_in_a_game() -> None:
    """The matches of the contract suite are soon given up; here checkers are borne off."""
    random = Random(1)
    matches = short_matches(MATCHES)
    every = sorted({move for match in matches for move in match.moves}, key=repr)
    for match in matches:
        for step in random.sample(match.steps, min(20, len(match.steps))):
            state = step.state
            legal = GAME.legal_moves(state)
            assert len(set(legal)) == len(legal)
            for move in {*random.sample(every, 50), *legal}:
                if isinstance(move, Thrown):
                    expected = isinstance(GAME.turn(state), Dice)
                else:
                    expected = move in legal
                assert (refusal(state, move) is None) == expected, (move, state)


def test_a_log_read_from_json_leads_to_the_same_states() -> None:
    decoder = Decoder(GAME.moves)
    for match in short_matches(3):
        state = GAME.start(match.options, 2).state
        for move, step in zip(match.moves, match.steps[1:], strict=True):
            decoded = decoder.decode(json.loads(json.dumps(encode(move))))
            state = after(state, decoded)
            assert state == step.state
            assert hash(state) == hash(step.state)


def test_checkers_are_never_lost_or_won() -> None:
    for match in short_matches(MATCHES):
        for step in match.steps:
            position = checked_position(step.state.position)
            assert 0 <= borne_off(position) <= 15
            assert position[BAR] >= 0


def test_the_turns_told_are_legal_plays_and_make_up_the_whole_game() -> None:
    for match in short_matches(MATCHES):
        position, mover = START, None
        for event in match.events:
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
    for match in short_matches(MATCHES):
        tally = STATISTICS.tally(match.events, 2)
        ended = [event for event in match.events if isinstance(event, GameEnded)]
        drops = sum(event.ending is Ending.DROPPED for event in ended)
        assert [own["games"] for own in tally] == [len(ended)] * 2
        assert sum(own["games_won"] for own in tally) == len(ended)
        assert sum(own["drops"] for own in tally) == drops
        for own in tally:
            assert set(own) == set(STATISTICS.figures)
            assert {type(number) for number in own.values()} == {int}


def test_taking_back_leads_to_the_state_before() -> None:
    taken = 0
    for match in short_matches(MATCHES):
        for place, move in enumerate(match.moves):
            before, done = match.steps[place].state, match.steps[place + 1].state
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
