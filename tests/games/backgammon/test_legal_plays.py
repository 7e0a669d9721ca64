"""The generator of plays against the rules taken word for word."""

from collections import Counter

import pytest

from farkle_access.games.backgammon.rules.board import legal_plays, single_steps
from farkle_access.games.backgammon.rules.position import (
    BAR,
    START,
    Position,
    highest,
    mirrored,
    pips,
    result,
    stepped,
)
from tests.games.backgammon.positions import EVERY_KIND, cases
from tests.games.backgammon.second_generator import BLACK, WHITE, board_of, most_dice, seen_by
from tests.games.backgammon.sweeps import compared

SWEEP = dict.fromkeys(EVERY_KIND, 600) | {"anywhere": 300}
"""Positions of each kind; those with most plays take longest. The benchmark takes thousands."""
RARE = {f"bar {count}" for count in range(1, 6)} | {
    "bear-off with contact",
    "closed out",
    "double not playable",
    "double partly playable",
    "double wholly playable",
    "larger die forced",
    "last checker",
    "one order only",
}


@pytest.mark.slow
def test_the_plays_are_those_of_the_rules_word_for_word() -> None:
    found: Counter[str] = Counter()
    for kind, count in SWEEP.items():
        found += compared(kind, count)
    assert set(found) >= RARE
    assert min(found[rare] for rare in RARE) >= 100, found


@pytest.mark.parametrize("kind", EVERY_KIND)
def test_every_play_leads_step_by_step_to_its_position(kind: str) -> None:
    for position, roll in cases(kind, 150):
        for after, play in legal_plays(position, roll).items():
            reached = position
            for way in play:
                assert reached[way[0]] > 0
                assert reached[BAR] == 0 or way[0] == BAR
                reached = stepped(reached, *way)
            assert reached == after


def reached_by_steps(position: Position, dice: tuple[int, ...]) -> set[Position]:
    """Where step-by-step entry ends, played out in every way that it accepts."""
    steps = single_steps(position, dice)
    if not steps:
        return {position}
    ends: set[Position] = set()
    for way, die in steps.items():
        left = list(dice)
        left.remove(die)
        ends |= reached_by_steps(stepped(position, *way), tuple(left))
    return ends


def dice_of(roll: tuple[int, int]) -> tuple[int, ...]:
    return roll * 2 if roll[0] == roll[1] else roll


@pytest.mark.parametrize("kind", EVERY_KIND)
def test_every_accepted_beginning_of_a_play_ends_in_a_legal_one_and_all_are_reached(
    kind: str,
) -> None:
    for position, roll in cases(kind, 600):
        if roll[0] != roll[1] or pips(position) % 20 == 0:  # all orders of a double are many
            ends = reached_by_steps(position, dice_of(roll))
            assert ends == (set(legal_plays(position, roll)) or {position}), (position, roll)


@pytest.mark.slow
@pytest.mark.parametrize("kind", EVERY_KIND)
def test_no_step_strands_a_die_that_another_order_plays(kind: str) -> None:
    for position, roll in cases(kind, 200):
        if roll[0] == roll[1]:
            continue
        board = board_of(position, WHITE)
        most = max(most_dice(board, WHITE, order)[0] for order in (roll, roll[::-1]))
        for way, die in single_steps(position, roll).items():
            after = stepped(position, *way)
            other = sum(roll) - die
            total = 1 + most_dice(board_of(after, WHITE), WHITE, (other,))[0]
            assert total == most or not highest(after), (position, roll, way)


@pytest.mark.parametrize("roll", [(1, 7), (0, 1), (3,), (1, 2, 3), ()])
def test_anything_but_two_dice_is_refused(roll: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="two dice"):
        legal_plays(START, roll)


def test_the_start_is_the_same_from_both_sides_and_167_pips_for_each() -> None:
    assert mirrored(START) == START
    assert pips(START) == 167
    assert {point: count for point, count in enumerate(START) if count > 0} == {
        24: 2,
        13: 5,
        8: 3,
        6: 5,
    }


def test_both_sides_see_the_same_board() -> None:
    for position, _ in cases("on_the_bar", 200):
        board = board_of(position, WHITE)
        assert seen_by(board, BLACK) == mirrored(position)
        assert mirrored(mirrored(position)) == position


def test_a_side_that_has_borne_off_all_has_no_play() -> None:
    over = tuple(-15 if point == 24 else 0 for point in range(26))
    assert result(over) is not None
    for die in range(1, 7):
        assert legal_plays(over, (die, 1)) == {}
        assert single_steps(over, (die,)) == {}
