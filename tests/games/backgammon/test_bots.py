"""The computer players of backgammon."""

from dataclasses import replace
from random import Random

import pytest

from farkle_access.core.contract import Outcome, Thrown
from farkle_access.core.options import checked
from farkle_access.gamekit.computers import Level
from farkle_access.games.backgammon.bots import own_players
from farkle_access.games.backgammon.engine.players import DOUBLES_FROM, LONGEST_GAME
from farkle_access.games.backgammon.engine.rules_of_thumb import (
    chance,
    in_contact,
    race_lead,
    shots,
)
from farkle_access.games.backgammon.rules.board import legal_plays
from farkle_access.games.backgammon.rules.moves import (
    Accept,
    Beaver,
    Double,
    Drop,
    EndTurn,
    PlayAll,
    PlayOn,
    Resign,
    Roll,
    Take,
    TakeBack,
)
from farkle_access.games.backgammon.rules.position import START, Result, mirrored, pips
from farkle_access.games.backgammon.rules.state import Phase, State
from farkle_access.play.simulation import run
from tests.games.backgammon.play import (
    GAME,
    after,
    begin,
    board,
    menu,
    on_roll,
    short_match,
)
from tests.games.backgammon.positions import KINDS, any_roll

BOTS = own_players()
every_level = pytest.mark.parametrize("level", BOTS)
at_once = pytest.mark.parametrize("level", [Level.EASY, Level.MEDIUM, Level.HARD])
"""Those who do not look ahead, and so play many matches in a second."""


@every_level
def test_only_legal_moves_are_chosen_and_equal_views_lead_to_equal_choices(level: Level) -> None:
    bot = BOTS[level]
    for seed in range(3, 6):
        random, steps = Random(seed), short_match(seed).steps
        for step in random.sample(steps, min(5 if level is Level.EXPERT else 30, len(steps))):
            if isinstance(GAME.turn(step.state), int):
                move = bot.choose(step.state, Random(seed))
                assert move in menu(step.state)
                assert move == bot.choose(replace(step.state), Random(seed))
                assert not isinstance(move, Resign | TakeBack)


@at_once
@pytest.mark.parametrize("length", [0, 1])
def test_matches_of_computer_players_end(level: Level, length: int) -> None:
    options = checked(GAME.options, {"length": length, "beavers": "on", "games": 2})
    matches = 6 if level is Level.EASY else 1
    result = run(GAME, [BOTS[level], BOTS[level]], matches, Random(3), options)
    assert sum(result.wins) == matches


@at_once
def test_matches_end_also_when_every_turn_is_beyond_the_cap(level: Level) -> None:
    state, random = begin(length=1), Random(4)
    for _ in range(2000):
        turn = GAME.turn(state)
        if isinstance(turn, Outcome):
            return
        if isinstance(turn, int):
            late = replace(state, turns=LONGEST_GAME + 1)
            state = after(state, BOTS[level].choose(late, random))
        else:
            state = after(state, Thrown((random.randint(1, 6), random.randint(1, 6))))
    raise AssertionError("no end")


def test_beyond_the_cap_nobody_hits_who_need_not() -> None:
    state = after(on_roll({24: 2, 13: 5, 8: 3, 6: 5}, {4: 1, 2: 14}), Roll(), "42")
    late = replace(state, turns=LONGEST_GAME + 1)
    for bot in BOTS.values():
        move = bot.choose(late, Random(1))
        assert after(late, move).position[0] == 0


@pytest.mark.parametrize(
    ("mine", "theirs", "doubled", "taken"),
    [
        ({6: 5, 5: 5, 4: 5}, {19: 5, 20: 5, 21: 5}, False, True),
        ({2: 6}, {19: 5, 20: 5}, True, False),
    ],
)
def test_the_cube_in_a_clear_race(
    mine: dict[int, int], theirs: dict[int, int], doubled: bool, taken: bool
) -> None:
    state = on_roll(mine, theirs, length=7)
    bot = BOTS[Level.HARD]
    assert (bot.choose(state, Random(1)) == Double()) == doubled
    asked = after(state, Double())
    assert bot.choose(asked, Random(1)) == (Take() if taken else Drop())


def test_a_foolish_double_is_beavered_where_that_is_allowed() -> None:
    state = on_roll({24: 10}, {23: 2}, length=0, beavers="on")
    assert BOTS[Level.HARD].choose(after(state, Double()), Random(1)) == Beaver()
    state = on_roll({24: 10}, {23: 2}, length=0)
    assert BOTS[Level.HARD].choose(after(state, Double()), Random(1)) == Take()


@every_level
@pytest.mark.parametrize(
    ("mine", "theirs", "result", "accepted"),
    [
        ({6: 5}, {24: 2}, Result.SINGLE, True),
        ({24: 15}, {23: 2}, Result.SINGLE, False),
        ({25: 1, 6: 14}, {24: 2}, Result.GAMMON, False),
        ({8: 15}, {24: 2}, Result.GAMMON, True),
        ({8: 15}, {24: 2}, Result.BACKGAMMON, True),
        ({6: 15}, {18: 15}, Result.SINGLE, True),
        ({24: 2, 6: 13}, {23: 2}, Result.SINGLE, False),
    ],
)
def test_a_resignation_is_accepted_unless_more_can_well_be_won(
    level: Level,
    mine: dict[int, int],
    theirs: dict[int, int],
    result: Result,
    accepted: bool,
) -> None:
    state = after(on_roll(mine, theirs, length=7), Resign(result))
    assert BOTS[level].choose(state, Random(1)) == (Accept() if accepted else PlayOn())


def test_a_turn_begun_by_somebody_else_is_played_to_its_end() -> None:
    for bot in BOTS.values():
        state: State = after(begin(), "31", (8, 5))
        while state.phase is Phase.MOVING:
            state = after(state, bot.choose(state, Random(1)))
        assert state.seat == 1


def test_a_bot_plays_its_whole_turn_at_once_and_confirms_it() -> None:
    for bot in BOTS.values():
        state = after(begin(), "31")
        move = bot.choose(state, Random(1))
        assert isinstance(move, PlayAll)
        assert bot.choose(after(state, move), Random(1)) == EndTurn()


def test_well_known_openings_of_the_hard_player() -> None:
    state = after(begin(), "31")
    move = BOTS[Level.HARD].choose(state, Random(1))
    assert after(state, move).position == board(
        {24: 2, 13: 5, 8: 2, 6: 4, 5: 2}, {1: 2, 12: 5, 17: 3, 19: 5}
    )


# Evaluating


def test_shots_at_a_blot_are_those_that_can_be_counted() -> None:
    """11 rolls have a given face; 6 away 17 rolls hit, of which 2 and 4, 3 and 3, 2 and 2."""
    assert shots()[1] * 36 == pytest.approx(11)
    assert shots()[6] * 36 == pytest.approx(17)
    assert shots()[24] * 36 == pytest.approx(1)
    assert shots()[13] == 0


def test_contact_ends_when_the_sides_have_passed() -> None:
    assert in_contact(START)
    assert not in_contact(board({6: 3}, {7: 2}))
    assert in_contact(board({8: 3}, {7: 2}))
    assert in_contact(board({6: 3}, {0: 1}))
    assert in_contact(board({25: 1}, {20: 2}))
    for kind in KINDS:
        random = Random(kind)
        for _ in range(100):
            position = KINDS[kind](random)
            assert in_contact(position) == in_contact(mirrored(position))


def test_who_is_on_roll_in_an_even_race_is_the_favourite() -> None:
    even = board({6: 5, 5: 5, 4: 5}, {19: 5, 20: 5, 21: 5})
    assert race_lead(even) == 0
    assert 0.5 < chance(even) < DOUBLES_FROM
    assert chance(board({2: 1}, {12: 15})) > 0.99
    assert chance(board({24: 15}, {23: 1})) < 0.01


def test_the_plays_of_a_random_position_are_all_evaluated() -> None:
    random = Random(5)
    for kind in KINDS:
        position, roll = KINDS[kind](random), any_roll(random)
        for reached in legal_plays(position, roll):
            assert pips(reached) < pips(position)
            assert 0 <= chance(reached) <= 1
