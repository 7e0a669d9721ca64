"""What every game keeps to: rules, computer players and words alike."""

import json
import random as random_module
from collections.abc import Iterable
from copy import deepcopy
from dataclasses import FrozenInstanceError, fields
from random import Random
from typing import Any

import pytest

from farkle_access.core.codec import Decoder, encode
from farkle_access.core.contract import (
    Dice,
    Event,
    IllegalMove,
    Move,
    Outcome,
    Refusal,
    Seat,
    Thrown,
)
from farkle_access.core.options import checked
from farkle_access.games import ROOMS
from farkle_access.games.rooms import Level, Query
from farkle_access.i18n.catalog import LANGUAGES, Catalogs
from farkle_access.i18n.detail import Detail
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.translator import ENGLISH
from tests.contract.listening import assert_sentence, listeners
from tests.contract.random_matches import Match, random_matches, random_throw, sample

pytestmark = pytest.mark.parametrize("name", ROOMS)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def refusal(match: Match, state: Any, move: Move) -> Refusal | None:
    """Why the move is refused, None when it is not; the state stays as it is."""
    before, why = deepcopy(state), None
    try:
        match.game.apply(state, move)
    except IllegalMove as illegal:
        why = illegal.refusal
    assert state == before
    assert isinstance(why, Refusal | None)
    return why


def legal(match: Match, state: Any, move: Move) -> bool:
    turn = match.game.turn(state)
    if isinstance(turn, Dice):
        return (
            isinstance(move, Thrown)
            and len(move.dice) == turn.count
            and set(move.dice) <= set(range(1, 7))
        )
    return move in match.open_moves(state)


def hears(event: Event, seat: Seat) -> bool:
    return event.only is None or seat in event.only


def some_of_each_kind(events: Iterable[Event], most: int) -> list[Event]:
    kinds: dict[type[Event], dict[Event, None]] = {}
    for event in events:
        kinds.setdefault(type(event), {})[event] = None
    return [event for kind in kinds.values() for event in sample(Random(7), kind, most)]


def assert_frozen_value(value: Any) -> None:
    assert hash(deepcopy(value)) == hash(value)
    for field in fields(value):
        with pytest.raises(FrozenInstanceError):
            setattr(value, field.name, None)


# Rules


def test_random_games_end(name: str) -> None:
    for match in random_matches(name):
        outcome = match.game.turn(match.states[-1])
        assert isinstance(outcome, Outcome)
        assert len(outcome.scores) == match.seats
        assert outcome.winner in range(match.seats)


def test_every_random_game_is_another_one(name: str) -> None:
    matches = random_matches(name)
    assert len({match.moves for match in matches}) == len(matches)


def test_the_name_is_the_one_in_the_list_of_games(name: str) -> None:
    assert ROOMS[name].rules().name == ROOMS[name].name == name


def test_the_usual_value_is_offered_and_the_option_takes_all_that_are(name: str) -> None:
    options = ROOMS[name].rules().options
    for spec in options:
        assert spec.default in spec.offered
        for value in (spec.default, *spec.offered):
            assert spec.check(json.loads(json.dumps(value))) == value
    assert len(checked(options, {})) == len(options)


def test_a_number_of_seats_that_is_not_offered_is_refused(name: str) -> None:
    game = ROOMS[name].rules()
    for seats in {0, 1, game.seats[0] - 1, game.seats[-1] + 1} - set(game.seats):
        with pytest.raises(ValueError, match=str(seats)):
            game.start(checked(game.options, {}), seats)


def test_apply_accepts_exactly_the_legal_moves(name: str) -> None:
    random = Random(1)
    for match in random_matches(name):
        states = [*sample(random, match.states, 30), match.states[-1]]
        moves = match.other_moves(states)
        for state in states:
            for move in [*sample(random, moves, 80), *match.open_moves(state)]:
                accepted = refusal(match, state, move) is None
                assert accepted == legal(match, state, move), (move, state)


def test_a_seat_on_turn_has_a_legal_move_and_none_twice(name: str) -> None:
    for match in random_matches(name):
        for view in match.views_on_turn():
            moves = match.game.legal_moves(view)
            assert moves
            assert len(set(moves)) == len(moves)
            assert {type(move) for move in moves} <= set(match.game.moves) - {Thrown}


def test_nobody_has_a_legal_move_when_dice_are_awaited_or_the_match_is_over(name: str) -> None:
    for match in random_matches(name):
        for state in sample(Random(2), match.states, 200):
            if not isinstance(match.game.turn(state), Seat):
                for viewer in match.viewers:
                    assert match.game.legal_moves(match.game.view(state, viewer)) == ()


def test_states_views_moves_events_and_refusals_are_hashable_and_frozen(name: str) -> None:
    for match in random_matches(name):
        game = match.game
        states = sample(Random(3), match.states, 40)
        views = [game.view(state, viewer) for state in states for viewer in match.viewers]
        refusals = [refusal for view in match.views_on_turn() for refusal in game.missing(view)]
        for value in {*states, *views, *match.moves, *match.events, *refusals}:
            assert_frozen_value(value)


def test_every_prefix_of_the_log_read_from_json_leads_to_the_same_state(name: str) -> None:
    for match in random_matches(name):
        lines = [json.dumps(encode(move)) for move in match.moves]
        decoder = Decoder(match.game.moves)
        state = match.game.start(json.loads(json.dumps(match.options)), match.seats).state
        replayed = [state]
        for line in lines:
            state = match.game.apply(state, decoder.decode(json.loads(line))).state
            replayed.append(state)
        assert tuple(replayed) == match.states


def test_the_same_moves_make_the_same_events_also_with_two_matches_side_by_side(
    name: str,
) -> None:
    matches = random_matches(name)[:2]
    game = ROOMS[name].rules()
    steps = [[game.start(match.options, match.seats)] for match in matches]
    for number in range(max(len(match.moves) for match in matches)):
        random_module.seed(number)
        for match, made in zip(matches, steps, strict=True):
            if number < len(match.moves):
                made.append(game.apply(made[-1].state, match.moves[number]))
    assert [tuple(made) for made in steps] == [match.steps for match in matches]


def test_private_events_are_for_seats_of_the_table(name: str) -> None:
    for match in random_matches(name):
        for only in {event.only for event in match.events} - {None}:
            assert isinstance(only, frozenset)
            assert only
            assert only <= set(range(match.seats))


def test_only_games_that_say_so_hide_anything_and_only_throws(name: str) -> None:
    for match in random_matches(name):
        for move, step in zip(match.moves, match.steps[1:], strict=True):
            if any(event.only is not None for event in step.events):
                assert match.game.hides
                assert isinstance(move, Thrown)


def test_silence_is_a_bug(name: str) -> None:
    """Whoever must choose next, or hears that the match is over, has heard what happened."""
    for match in random_matches(name):
        for number, step in enumerate(match.steps):
            if not isinstance(match.game.turn(step.state), Dice):
                heard_by_all = [
                    event
                    for event in step.events
                    if all(hears(event, seat) for seat in range(match.seats))
                ]
                assert heard_by_all, match.moves[number - 1]


def test_the_tally_has_exactly_the_figures_of_the_game_for_every_seat(name: str) -> None:
    for match in random_matches(name):
        tally = match.game.tally(match.events, match.seats)
        assert len(tally) == match.seats
        for figures in tally:
            assert set(figures) == set(match.game.figures)
            assert {type(number) for number in figures.values()} == {int}


# Computer players


def test_every_level_chooses_a_legal_move_from_the_view_only(name: str) -> None:
    random = Random(4)
    for level, bot in ROOMS[name].bots().items():
        for match in random_matches(name):
            for view in sample(random, match.views_on_turn(), 20):
                before = deepcopy(view)
                move = bot.choose(view, random)
                assert move in match.game.legal_moves(before), (level, before)
                assert view == before


def test_equal_views_and_random_states_choose_alike(name: str) -> None:
    rooms = ROOMS[name]
    for level, bot in rooms.bots().items():
        views = sample(Random(5), random_matches(name)[0].views_on_turn(), 40)
        first = [bot.choose(view, Random(number)) for number, view in enumerate(views)]
        backwards = [
            rooms.bots()[level].choose(deepcopy(view), Random(number))
            for number, view in reversed(list(enumerate(views)))
        ]
        assert first == backwards[::-1], level


def test_computer_players_of_every_level_play_a_match_to_its_end(name: str) -> None:
    game, bots, random = ROOMS[name].rules(), ROOMS[name].bots(), Random(6)
    assert set(bots) <= set(Level)
    for bot in bots.values():
        state = game.start(checked(game.options, {}), game.seats[0]).state
        for _ in range(5000):
            turn = game.turn(state)
            if isinstance(turn, Outcome):
                break
            if isinstance(turn, Dice):
                state = game.apply(state, random_throw(turn.count, random)).state
            else:
                state = game.apply(state, bot.choose(game.view(state, turn), random)).state
        assert isinstance(game.turn(state), Outcome)


# Controls


def test_the_line_of_a_game_says_whether_its_items_have_numbers(name: str) -> None:
    rooms = ROOMS[name]
    (match, *_) = random_matches(name)
    names = tuple(f"Player {seat}" for seat in range(match.seats))
    listener = Listener(ENGLISH, names, frozenset({0}))
    choices = [rooms.controls().choices(view, listener) for view in match.views_on_turn()]
    assert rooms.numbered == any(one.number is not None for some in choices for one in some)


# Words


@in_every_language
def test_every_event_is_told_in_whole_sentences_to_those_who_may_hear_it(
    name: str, language: str, catalogs: Catalogs
) -> None:
    words, tr = ROOMS[name].words(), catalogs.translator(language)
    for match in random_matches(name):
        events = some_of_each_kind(match.events, 20)
        for listener in listeners(match.seats, tr):
            for event in events:
                told = words.tell([event], listener)
                for said in told:
                    if said.text:
                        assert_sentence(said.text)
                    else:
                        assert said.cues, event
                if not listener.may_hear(event):
                    assert told == (), event
                elif listener.detail is Detail.FULL:
                    assert told, event


@in_every_language
def test_every_refusal_is_told_in_whole_sentences(
    name: str, language: str, catalogs: Catalogs
) -> None:
    words, tr = ROOMS[name].words(), catalogs.translator(language)
    random = Random(8)
    for match in random_matches(name):
        states = sample(random, match.states, 10)
        moves = sample(random, match.other_moves(states), 20)
        for state in states:
            view = match.game.view(state, None)
            for why in filter(None, {refusal(match, state, move) for move in moves}):
                for listener in listeners(match.seats, tr):
                    assert_sentence(words.refusal(why, view, listener))


@in_every_language
@pytest.mark.parametrize("query", Query)
def test_every_question_is_answered_in_whole_sentences(
    name: str, language: str, query: Query, catalogs: Catalogs
) -> None:
    words, tr = ROOMS[name].words(), catalogs.translator(language)
    for match in random_matches(name):
        for state in [*sample(Random(9), match.states, 10), match.states[-1]]:
            for listener in listeners(match.seats, tr):
                seat = min(listener.seats) if listener.alone() else None
                answer = words.answer(query, match.game.view(state, seat), listener)
                assert answer
                for text in answer:
                    assert_sentence(text)
