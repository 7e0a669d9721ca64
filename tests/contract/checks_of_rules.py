"""What the rules of every game keep to."""

import json
import random as random_module
from copy import deepcopy
from dataclasses import FrozenInstanceError, fields
from random import Random
from typing import Any

import pytest

from farkle_access.core.codec import Decoder, encode
from farkle_access.core.contract import Dice, Event, Move, Outcome, Refusal, Seat, Step, Thrown
from farkle_access.core.options import checked
from farkle_access.play.header import BadSeats, checked_players
from farkle_access.play.players import Player
from tests.contract.checks_of_types import examples
from tests.contract.random_matches import Match, made, refusal, sample
from tests.contract.subject import Check, Subject


def random_matches_end(subject: Subject) -> None:
    for match in subject.matches:
        outcome = match.game.turn(match.states[-1])
        assert isinstance(outcome, Outcome)
        assert len(outcome.scores) == match.seats
        assert outcome.winner in range(match.seats)


def every_random_match_is_another_one(subject: Subject) -> None:
    matches = subject.matches
    assert len({match.moves for match in matches}) == len(matches)


def the_usual_value_is_offered_and_the_option_takes_all_that_are(subject: Subject) -> None:
    options = subject.package.rules().options
    for spec in options:
        assert spec.default in spec.offered
        for value in (spec.default, *spec.offered):
            assert spec.check(json.loads(json.dumps(value))) == value
    assert len(checked(options, {})) == len(options)


def other_numbers_of_seats_are_refused(subject: Subject) -> None:
    seats = subject.package.rules().seats
    assert seats
    assert seats[0] > 0
    for number in {0, 1, seats[0] - 1, seats[-1] + 1} - set(seats):
        with pytest.raises(BadSeats):
            checked_players([Player(f"Player {seat}") for seat in range(number)], seats)


def exactly_the_legal_moves_are_accepted(subject: Subject) -> None:
    random = Random(1)
    for match in subject.matches:
        states = [*sample(random, match.states, 30), match.states[-1]]
        moves = match.other_moves(states)
        for state in states:
            before = deepcopy(state)
            for move in [*sample(random, moves, 80), *match.open_moves(state)]:
                why = refusal(match, state, move)
                assert isinstance(why, Refusal | None)
                assert (why is None) == legal(match, state, move), (move, state)
            assert state == before


def legal(match: Match, state: Any, move: Move) -> bool:
    turn = match.game.turn(state)
    if isinstance(turn, Dice):
        return (
            isinstance(move, Thrown)
            and len(move.dice) == turn.count
            and set(move.dice) <= set(range(1, 7))
        )
    return move in match.open_moves(state)


def a_seat_on_turn_has_a_legal_move_and_none_twice(subject: Subject) -> None:
    for match in subject.matches:
        for moment in match.moments:
            moves = match.game.legal_moves(moment.view)
            assert moves
            assert len(set(moves)) == len(moves)
            assert {type(move) for move in moves} <= set(match.game.moves)


def nobody_has_a_legal_move_when_dice_are_awaited_or_the_match_is_over(subject: Subject) -> None:
    for match in subject.matches:
        for state in [*sample(Random(2), match.states, 200), match.states[-1]]:
            if not isinstance(match.game.turn(state), Seat):
                for viewer in match.viewers:
                    assert match.game.legal_moves(match.game.view(state, viewer)) == ()


def what_is_missing_is_refused_for_that_reason(subject: Subject) -> None:
    """Every reason is the one that some move of the game gets when it is offered now."""
    kinds = subject.package.rules().moves
    numbered = [move for kind in kinds for move in examples(kind, range(100))]
    moves = [*moves_met(subject), *numbered]
    for match, moment in subject.moments(12, 15):
        reasons = match.game.missing(moment.view)
        if reasons:
            given = {refusal(match, moment.state, move) for move in moves}
            assert set(reasons) <= given, (reasons, moment.state)


def something_is_missing_where_plain_choices_are_not_open(subject: Subject) -> None:
    """A game with choices that are open at times only says at some time why one is not."""
    back = subject.package.controls().take_back
    refused = told = False
    for match, moment in subject.moments(13, 40):
        plain = [kind() for kind in match.game.moves if not kind.__match_args__]
        reasons = [
            refusal(match, moment.state, move) for move in plain if move != back(moment.view)
        ]
        refused = refused or any(reasons)
        told = told or bool(match.game.missing(moment.view))
    assert told or not refused


def moves_met(subject: Subject) -> list[Move]:
    """Moves of every kind, legal at some time, and those that need no values."""
    kinds: dict[type[Move], set[Move]] = {
        kind: set() if kind.__match_args__ else {kind()} for kind in subject.package.rules().moves
    }
    for match in subject.matches:
        for move in match.moves:
            if not isinstance(move, Thrown):
                kinds[type(move)].add(move)
    return [
        move for kind in kinds.values() for move in sample(Random(11), sorted(kind, key=repr), 60)
    ]


def values_are_hashable_and_frozen(subject: Subject) -> None:
    for match in subject.matches:
        game = match.game
        states = sample(Random(3), match.states, 40)
        views = [game.view(state, viewer) for state in states for viewer in match.viewers]
        refusals = [why for moment in match.moments for why in game.missing(moment.view)]
        for value in {*states, *views, *match.moves, *match.events, *refusals}:
            assert hash(deepcopy(value)) == hash(value)
            for field in fields(value):
                with pytest.raises(FrozenInstanceError):
                    setattr(value, field.name, None)


def every_beginning_of_a_log_leads_to_the_same_state(subject: Subject) -> None:
    """The log is read from JSON, as from a record."""
    for match in subject.matches:
        lines = [json.dumps(encode(move)) for move in match.moves]
        decoder: Decoder[Any] = Decoder(match.game.moves)
        state = match.game.start(json.loads(json.dumps(match.options)), match.seats).state
        replayed = [state]
        for line in lines:
            state = made(match.game, state, decoder.decode(json.loads(line))).state
            replayed.append(state)
        assert tuple(replayed) == match.states


def the_same_moves_make_the_same_events(subject: Subject) -> None:
    """Also with two matches side by side."""
    matches = subject.matches[:2]
    game = subject.package.rules()
    steps = [[game.start(match.options, match.seats)] for match in matches]
    for number in range(max(len(match.moves) for match in matches)):
        random_module.seed(number)
        for match, played in zip(matches, steps, strict=True):
            if number < len(match.moves):
                played.append(made(game, played[-1].state, match.moves[number]))
    assert [tuple(played) for played in steps] == [match.steps for match in matches]


def private_events_are_for_seats_of_the_table(subject: Subject) -> None:
    for match in subject.matches:
        for only in {event.only for event in match.events} - {None}:
            assert isinstance(only, frozenset)
            assert only
            assert only <= set(range(match.seats))


def only_games_that_say_so_hide_anything_and_only_throws(subject: Subject) -> None:
    for match in subject.matches:
        for move, step in zip(match.moves, match.steps[1:], strict=True):
            if any(event.only is not None for event in step.events):
                assert match.game.hides
                assert isinstance(move, Thrown)


def hidden_dice_change_nothing_for_anybody_else(subject: Subject) -> None:
    """Right after a throw that some may not see: their views, choices and events."""
    random = Random(14)
    for match in subject.matches:
        for number, move in enumerate(match.moves):
            seeing = {event.only for event in match.steps[number + 1].events} - {None}
            if isinstance(move, Thrown) and seeing:
                state = match.states[number]
                others = set(match.viewers).difference(*filter(None, seeing))
                one = made(match.game, state, move)
                other = made(match.game, state, _other_throw(move, random))
                for viewer in others:
                    assert _known(match, one, viewer) == _known(match, other, viewer)


def _other_throw(move: Thrown, random: Random) -> Thrown:
    dice = move.dice
    while sorted(dice) == sorted(move.dice):
        dice = tuple(random.choices(range(1, 7), k=len(dice)))
    return Thrown(dice)


def _known(match: Match, step: Step[Any, Any], viewer: Seat | None) -> tuple[Any, ...]:
    view = match.game.view(step.state, viewer)
    heard = [event for event in step.events if hears(event, viewer)]
    return view, repr(view), match.game.legal_moves(view), match.game.missing(view), heard


def hears(event: Event, seat: Seat | None) -> bool:
    return event.only is None or seat in event.only


def silence_is_a_bug(subject: Subject) -> None:
    """Whoever must choose next, or hears that the match is over, has heard what happened."""
    for match in subject.matches:
        for number, step in enumerate(match.steps):
            if not isinstance(match.game.turn(step.state), Dice):
                heard_by_all = [
                    event
                    for event in step.events
                    if all(hears(event, seat) for seat in range(match.seats))
                ]
                assert heard_by_all, match.moves[number - 1]


CHECKS: tuple[Check, ...] = (
    random_matches_end,
    every_random_match_is_another_one,
    the_usual_value_is_offered_and_the_option_takes_all_that_are,
    other_numbers_of_seats_are_refused,
    exactly_the_legal_moves_are_accepted,
    a_seat_on_turn_has_a_legal_move_and_none_twice,
    nobody_has_a_legal_move_when_dice_are_awaited_or_the_match_is_over,
    what_is_missing_is_refused_for_that_reason,
    something_is_missing_where_plain_choices_are_not_open,
    values_are_hashable_and_frozen,
    every_beginning_of_a_log_leads_to_the_same_state,
    the_same_moves_make_the_same_events,
    private_events_are_for_seats_of_the_table,
    only_games_that_say_so_hide_anything_and_only_throws,
    hidden_dice_change_nothing_for_anybody_else,
    silence_is_a_bug,
)
