"""Plays that are typed become exactly the moves that they mean."""

from random import Random

import pytest

from farkle_access.core.contract import Refused
from farkle_access.games.backgammon.formats.notation import BadNotation
from farkle_access.games.backgammon.formats.typed import Moves, read_moves
from farkle_access.games.backgammon.rules.moves import MoveChecker, PlayAll
from farkle_access.games.backgammon.rules.refusals import NoChecker, NotRolledYet, PointHeld
from farkle_access.games.backgammon.rules.state import Phase, State
from farkle_access.games.backgammon.rules.turns import plays_of
from tests.games.backgammon.play import GAME, ROLL, after, on_roll, short_match
from tests.games.backgammon.written import write_play

ROLLED = after(on_roll(), ROLL, "61")


def typed(text: str, state: State) -> Moves:
    moves = read_moves(text, state)
    assert not isinstance(moves, Refused)
    return moves


def against(text: str, state: State) -> object:
    refused = read_moves(text, state)
    assert isinstance(refused, Refused)
    return refused.refusal


@pytest.mark.parametrize(
    "text",
    ["13/7 8/7", "13 7 8 7", "8, 7, 13, 7", "8/7, 13/7", "13-7 8-7", "13/7* 8/7", "8/7 13/7"],
)
def test_a_whole_play_is_one_move(text: str) -> None:
    moves = typed(text, ROLLED)
    assert len(moves) == 1
    assert isinstance(moves[0], PlayAll)
    position = after(ROLLED, *moves).position
    assert (position[13], position[8], position[7]) == (4, 2, 2)


def test_a_part_of_the_play_is_steps() -> None:
    assert typed("13 7", ROLLED) == (MoveChecker(13, 7),)
    double = after(on_roll(), ROLL, "22")
    assert typed("13 9", double) == (MoveChecker(13, 11), MoveChecker(11, 9))
    assert typed("13/11(2)", double) == (MoveChecker(13, 11), MoveChecker(13, 11))


def test_after_a_step_the_rest_is_typed() -> None:
    begun = after(ROLLED, (13, 7))
    assert typed("8/7", begun) == (MoveChecker(8, 7),)
    assert against("8/6", begun) is not None
    assert against("9/8", begun) == NoChecker(9)


def test_what_is_refused_says_why() -> None:
    assert against("24/23/17", ROLLED) == PointHeld(17, 3)
    assert against("3/2", ROLLED) == NoChecker(3)
    assert against("13/7 8/7", on_roll()) == NotRolledYet()
    with pytest.raises(BadNotation):
        read_moves("foo", ROLLED)


def test_every_legal_play_can_be_typed_as_it_is_written() -> None:
    random = Random(5)
    states = [step.state for step in short_match(7).steps]
    moving = [state for state in states if state.phase is Phase.MOVING and not state.made]
    for state in random.sample(moving, min(60, len(moving))):
        plays = plays_of(state.position, state.rolled)
        for position in random.sample(list(plays), min(20, len(plays))):
            play = plays[position]
            moves = typed(write_play(state.position, play), state)
            assert len(moves) == 1
            move = moves[0]
            assert isinstance(move, PlayAll)
            assert move in GAME.legal_moves(state)
            ways = tuple(zip(move.points[::2], move.points[1::2], strict=True))
            assert play == ways
