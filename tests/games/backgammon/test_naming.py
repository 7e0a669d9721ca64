"""The names of points, steps and plays, from every side."""

from random import Random
from typing import TypeAlias

import pytest

from farkle_access.games.backgammon.rules.board import Way, legal_plays, single_steps
from farkle_access.games.backgammon.rules.position import BAR, OFF, Position, hits, stepped
from farkle_access.games.backgammon.rules.turns import flat
from farkle_access.games.backgammon.wording.naming import Path, paths, play_name, point_name
from farkle_access.i18n.catalog import Catalogs
from farkle_access.i18n.numbering import Numbering
from tests.games.backgammon.listeners import ANNA, BOTH, BRUNO, NOBODY, listener
from tests.games.backgammon.positions import KINDS, any_roll

Told: TypeAlias = list[tuple[Path, int]]

OWN, MOVER, SIDES = Numbering.OWN, Numbering.MOVER, Numbering.SIDES


@pytest.mark.parametrize(
    ("seats", "numbering", "mover", "name"),
    [
        (ANNA, OWN, 0, "24"),
        (ANNA, OWN, 1, "1"),
        (BRUNO, OWN, 0, "1"),
        (BOTH, OWN, 1, "24"),
        (NOBODY, OWN, 0, "24"),
        (ANNA, MOVER, 1, "24"),
        (ANNA, SIDES, 0, "far 1"),
        (ANNA, SIDES, 1, "near 1"),
        (BOTH, SIDES, 1, "far 1"),
    ],
)
def test_the_24_point_of_the_mover(
    seats: frozenset[int], numbering: Numbering, mover: int, name: str
) -> None:
    assert point_name(24, mover, listener(seats, numbering=numbering)) == name


@pytest.mark.parametrize("numbering", Numbering)
@pytest.mark.parametrize("seats", [ANNA, BRUNO, BOTH, NOBODY])
def test_both_sides_call_a_point_alike_and_no_two_points_have_one_name(
    seats: frozenset[int], numbering: Numbering
) -> None:
    hears = listener(seats, numbering=numbering)
    for mover in (0, 1):
        assert len({point_name(point, mover, hears) for point in range(1, 25)}) == 24
    if len(seats) == 1 and numbering is not MOVER:
        for point in range(1, 25):
            assert point_name(point, 0, hears) == point_name(BAR - point, 1, hears)


def test_the_sides_meet_between_12_and_13() -> None:
    hears = listener(numbering=SIDES)
    assert [point_name(point, 0, hears) for point in (12, 13)] == ["near 12", "far 12"]


@pytest.mark.parametrize(
    ("points", "hits", "said"),
    [
        ((24, 18, 13, 11), (), "24 to 18, 13 to 11"),
        ((13, 11, 24, 18), (), "24 to 18, 13 to 11"),
        ((24, 18, 18, 13), (), "24 to 13"),
        ((24, 18, 18, 13), (18,), "24 to 18 hitting, 18 to 13"),
        ((24, 18, 18, 13), (13,), "24 to 13 hitting"),
        ((6, 5, 6, 5, 8, 7, 8, 7), (), "two checkers 8 to 7, two checkers 6 to 5"),
        ((8, 5, 8, 5, 8, 5, 6, 3), (), "three checkers 8 to 5, one checker 6 to 3"),
        ((1, OFF, 1, OFF, 1, OFF, 1, OFF), (), "four checkers 1 off"),
        ((BAR, 20, 6, OFF), (), "bar to 20, 6 off"),
        (
            (BAR, 22, BAR, 22, 13, 10),
            (22,),
            "two checkers bar to 22 hitting, one checker 13 to 10",
        ),
        ((24, 20, 13, 9), (9,), "13 to 9 hitting, 24 to 20"),
        ((8, 4, 4, OFF), (), "8 off"),
        ((BAR, 24, 8, 4), (4,), "bar to 24, 8 to 4 hitting"),
        ((BAR, 22, BAR, 22, 22, 19), (), "two checkers bar to 22, one checker 22 to 19"),
        ((8, 4, 7, 3, 4, OFF, 3, OFF), (), "8 to 4, 7 to 3, 4 off, 3 off"),
        ((6, OFF, 5, 4), (4,), "5 to 4 hitting, 6 off"),
    ],
)
def test_a_play_is_said_by_checkers_with_hits_first_where_they_can_come_first(
    points: tuple[int, ...], hits: tuple[int, ...], said: str
) -> None:
    assert play_name(points, hits, 0, listener()) == said


def test_in_italian_and_latvian_no_way_is_heard_with_the_count_of_another(
    catalogs: Catalogs,
) -> None:
    points = (10, 9, 10, 9, 4, 3)
    italian, latvian = (listener(tr=catalogs.translator(name)) for name in ("it", "lv"))
    assert play_name(points, (9,), 0, italian) == (
        "due pedine da 10 a 9 mangiando, una pedina da 4 a 3"
    )
    assert play_name(points, (9,), 0, latvian) == (
        "divreiz no 10 uz 9 ar sitienu, vienreiz no 4 uz 3"
    )


def test_no_step_is_lost_or_made_up() -> None:
    random = Random(3)
    for _ in range(500):
        steps = [
            (source, source - random.randint(1, 6)) for source in random.choices(range(7, 25), k=4)
        ]
        points = [point for step in steps for point in step]
        found = paths(points, ())
        lengths = sum((path.source - path.target) * times for path, times in found)
        assert lengths == sum(source - target for source, target in steps)


def made_in_the_order_told(position: Position, dice: tuple[int, ...], told: Told) -> bool:
    """Whether each way, one after the other, can be made by steps that are legal then."""
    if not told:
        return not dice or not single_steps(position, dice)
    (path, times), *more = told
    further = [(Path(path.source, path.target, False), times - 1)] if times > 1 else []
    return any(
        made_in_the_order_told(
            stepped(position, *way), _without(dice, die), [*rest, *further, *more]
        )
        for way, die in single_steps(position, dice).items()
        if (rest := _rest(path, way)) is not None
    )


def _rest(path: Path, way: Way) -> Told | None:
    """What is left of a way after a step, None when the step is no part of it."""
    source, target = way
    if source != path.source or target < path.target:
        return None
    return [(Path(target, path.target, path.hit), 1)] if target > path.target else []


def _without(dice: tuple[int, ...], die: int) -> tuple[int, ...]:
    left = list(dice)
    left.remove(die)
    return tuple(left)


@pytest.mark.parametrize("kind", KINDS)
def test_every_play_can_be_made_in_the_order_in_which_it_is_told(kind: str) -> None:
    random = Random(kind)
    for _ in range(60):
        position, (first, second) = KINDS[kind](random), any_roll(random)
        dice = (first,) * 4 if first == second else (first, second)
        plays = legal_plays(position, (first, second))
        for after in random.sample(list(plays), min(60, len(plays))):
            told = paths(flat(plays[after]), hits(position, after))
            assert made_in_the_order_told(position, dice, told), (position, dice, told)


def test_only_the_first_checker_to_a_point_hits_there() -> None:
    assert paths((13, 7, 8, 7), (7,)) == [(Path(13, 7, True), 1), (Path(8, 7, False), 1)]
