import pytest
from hypothesis import given
from hypothesis import strategies as st

from farkle_access.core.contract import Thrown, WrongThrow
from farkle_access.play.dice import BadThrows, DiceBox, Draw, parse_throws


@pytest.mark.parametrize("seed", [None, 0, 7])
def test_every_count_and_every_face_can_fall(seed: int | None) -> None:
    box = DiceBox(seed)
    faces: set[int] = set()
    for count in range(1, 7):
        for _ in range(60):
            thrown = box.throw(count)
            assert len(thrown.dice) == count
            faces |= set(thrown.dice)
    assert faces == {1, 2, 3, 4, 5, 6}


def test_the_faces_are_equally_frequent() -> None:
    dice = DiceBox(1).throw(60_000).dice
    for face in range(1, 7):
        assert dice.count(face) == pytest.approx(10_000, abs=400)


def test_equal_seeds_throw_alike_and_other_seeds_do_not() -> None:
    first, second, other = ([DiceBox(s).throw(6) for _ in range(1)] for s in (3, 3, 4))
    assert first == second != other


def test_given_throws_come_first_and_then_the_dice_of_the_seed() -> None:
    box = DiceBox(9, [(1, 2, 3), (6,)])
    assert [box.draw(3), box.draw(1)] == [Draw(Thrown((1, 2, 3))), Draw(Thrown((6,)))]
    assert box.throw(6) == DiceBox(9).throw(6)


@pytest.mark.parametrize("wrong", [(1, 2), (1, 2, 3, 4), (), (0, 1, 2), (1, 7, 2)])
def test_a_given_throw_that_does_not_fit_is_dropped(wrong: tuple[int, ...]) -> None:
    box = DiceBox(9, [wrong, (4, 4, 4)])
    draw = box.draw(3)
    assert draw.refused == WrongThrow(wrong, 3)
    assert draw.thrown == DiceBox(9).throw(3)
    assert box.draw(3) == Draw(Thrown((4, 4, 4)))


@pytest.mark.parametrize(
    ("text", "throws"),
    [
        ("1 3 3 3 4 6; 1 1 2", ((1, 3, 3, 3, 4, 6), (1, 1, 2))),
        ("133346", ((1, 3, 3, 3, 4, 6),)),
        ("1,3, 3 ,3;5", ((1, 3, 3, 3), (5,))),
        ("  2   2\t2 ;66 6", ((2, 2, 2), (6, 6, 6))),
    ],
)
def test_throws_can_be_written_in_several_ways(
    text: str, throws: tuple[tuple[int, ...], ...]
) -> None:
    assert parse_throws(text) == throws


@pytest.mark.parametrize(
    ("text", "bad"),
    [
        ("", ""),
        ("1 2;", ""),
        (";1", ""),
        ("1; 2 7", "2 7"),
        ("0", "0"),
        ("1 2 3 4 5 6 1", "1 2 3 4 5 6 1"),
        ("1,,2", "1,,2"),
        ("1,", "1,"),
        ("1.2", "1.2"),
        ("-1", "-1"),
        ("\u0661", "\u0661"),
        ("1 2\n; x ", "x"),
        ("1" + " " * 5000 + "x", "1" + " " * 5000 + "x"),
    ],
)
def test_anything_else_is_refused_by_naming_the_throw(text: str, bad: str) -> None:
    with pytest.raises(BadThrows) as caught:
        parse_throws(text)
    assert caught.value.text == bad


def test_the_most_dice_are_a_matter_of_the_game() -> None:
    assert parse_throws("12", most=2) == ((1, 2),)
    with pytest.raises(BadThrows):
        parse_throws("123", most=2)


@given(st.text("0123456789 ,;x", max_size=30))
def test_whatever_is_typed_gives_throws_or_bad_throws(text: str) -> None:
    try:
        throws = parse_throws(text)
    except BadThrows:
        return
    assert all(1 <= len(dice) <= 6 and set(dice) <= {1, 2, 3, 4, 5, 6} for dice in throws)
