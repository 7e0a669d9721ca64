"""Nobody but the roller learns hidden dice, by any channel, except when a doubt shows them."""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from itertools import chain
from random import Random

import pytest

from farkle_access.core.contract import Seat
from farkle_access.games.bluff.rules.events import BluffEvent, Saw
from farkle_access.games.bluff.rules.moves import Doubt
from farkle_access.games.bluff.rules.ranking import value_of
from farkle_access.games.bluff.rules.refusals import AnswerFirst
from farkle_access.games.bluff.rules.rulesets import GameName
from farkle_access.games.bluff.rules.state import Phase, State
from farkle_access.games.bluff.statistics import statistics
from tests.games.bluff.matches import THROWS, Match, random_matches, swapped
from tests.games.bluff.play import ANY, NAMES, claim, go_on, keep, menu, refusal
from tests.games.bluff.speaking import PACKAGES

pytestmark = pytest.mark.slow

every_game = pytest.mark.parametrize("name", NAMES)


def heard_by(events: Iterable[BluffEvent], seat: Seat | None) -> list[BluffEvent]:
    """What a seat may hear, without what it saw itself; None is a spectator."""
    return [
        event
        for event in events
        if event.only is None or (seat in event.only and not isinstance(event, Saw))
    ]


@cache
def pairs(name: GameName) -> list[tuple[Match, Match]]:
    """Random matches, each with one that has other dice under the cups."""
    return [
        (match, swapped(match, Random(seed))) for seed, match in enumerate(random_matches(name))
    ]


def with_other_dice(state: State, random: Random) -> State:
    own = state.dice
    other = random.choice([dice for dice in THROWS if value_of(dice) != value_of(own)])
    return replace(state, dice=tuple(sorted(other, reverse=True)))


@every_game
def test_matches_with_other_hidden_dice_are_really_others(name: GameName) -> None:
    changed = [first.moves != second.moves for first, second in pairs(name)]
    assert sum(changed) > len(changed) * 3 // 4


@every_game
@pytest.mark.slow
def test_whole_matches_look_and_sound_alike_to_everybody_else(name: GameName) -> None:
    for first, second in pairs(name):
        for one, other in zip(first.steps, second.steps, strict=True):
            holder = one.state.moment.holder
            for viewer in first.viewers:
                assert heard_by(one.events, viewer) == heard_by(other.events, viewer)
                if viewer is None or viewer != holder:
                    assert ANY.view(one.state, viewer) == ANY.view(other.state, viewer)
            assert repr(ANY.view(one.state, None)) == repr(ANY.view(other.state, None))


@every_game
def test_choices_and_reasons_of_everybody_else_are_alike(name: GameName) -> None:
    for first, second in pairs(name):
        for one, other in zip(first.steps, second.steps, strict=True):
            for viewer in first.viewers:
                if viewer is None or viewer != one.state.moment.holder:
                    view, twin = ANY.view(one.state, viewer), ANY.view(other.state, viewer)
                    assert ANY.legal_moves(view) == ANY.legal_moves(twin)
                    assert ANY.missing(view) == ANY.missing(twin)


@every_game
def test_in_the_middle_of_a_hand_no_other_view_changes_with_the_dice(name: GameName) -> None:
    random = Random(name)
    moments = 0
    for match in random_matches(name):
        for state in (step.state for step in match.steps):
            if state.moment.holder is None:
                assert state.dice == ()
                continue
            moments += 1
            twin = with_other_dice(state, random)
            assert ANY.turn(state) == ANY.turn(twin)
            for viewer in match.viewers:
                mine = viewer == state.moment.holder
                assert (ANY.view(state, viewer) == ANY.view(twin, viewer)) is not mine
    assert moments > 1000


@every_game
def test_the_answer_is_always_the_same_choice(name: GameName) -> None:
    """Its menu, its events when believed, and what a doubt says before the dice are shown."""
    random = Random(name)
    for match in random_matches(name):
        for state in (step.state for step in match.steps):
            if state.moment.phase is Phase.ANSWER:
                twin = with_other_dice(state, random)
                believe, doubt = menu(state)
                assert menu(twin) == (believe, doubt)
                assert go_on(state, believe) == go_on(twin, believe)
                assert isinstance(doubt, Doubt)
                said, shown = (go_on(one, doubt).events for one in (state, twin))
                assert said[0] == shown[0]


@every_game
def test_refusals_of_whoever_does_not_hold_the_dice_are_alike(name: GameName) -> None:
    random, controls = Random(name), PACKAGES[name].controls()
    for match in random_matches(name)[::3]:
        for state in (step.state for step in match.steps):
            if state.moment.phase is Phase.ANSWER:
                twin = with_other_dice(state, random)
                own, other = value_of(state.dice), value_of(twin.dice)
                for move in (claim(own), claim(other), keep(own), keep(other)):
                    assert refusal(state, move) == refusal(twin, move) == AnswerFirst()
                for viewer in (state.moment.seat, None):
                    assert controls.why_not(ANY.view(twin, viewer), other) == ()


@every_game
def test_only_what_was_seen_is_private_and_only_the_roller_sees_it(name: GameName) -> None:
    for match in random_matches(name):
        for step in match.steps:
            for event in step.events:
                assert isinstance(event, Saw) == (event.only is not None)
                if isinstance(event, Saw):
                    assert event.only == {event.seat} == {step.state.moment.holder}
                    assert event.dice == step.state.dice


@every_game
def test_the_public_part_of_a_state_does_not_hold_the_dice(name: GameName) -> None:
    for first, second in pairs(name):
        for one, other in zip(first.steps, second.steps, strict=True):
            assert one.state.moment == other.state.moment


@every_game
def test_a_spectator_never_sees_dice(name: GameName) -> None:
    for match in random_matches(name):
        assert all(ANY.view(step.state, None).dice == () for step in match.steps)


@every_game
def test_figures_of_an_unfinished_match_do_not_depend_on_hidden_dice(name: GameName) -> None:
    random = Random(name)
    for first, second in pairs(name):
        end = random.randrange(len(first.steps))
        tallies = []
        for match in (first, second):
            events = chain(*(step.events for step in match.steps[:end]))
            tallies.append(statistics(name).tally(events, match.seats))
        assert tallies[0] == tallies[1]


@every_game
def test_figures_of_a_finished_match_tell_of_hidden_dice_only_how_many_bluffs(
    name: GameName,
) -> None:
    for first, second in pairs(name):
        one, other = (
            statistics(name).tally(
                [event for step in match.steps for event in step.events], match.seats
            )
            for match in (first, second)
        )
        for mine, theirs in zip(one, other, strict=True):
            assert {**mine, "bluffs": 0} == {**theirs, "bluffs": 0}
