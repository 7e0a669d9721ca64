"""The menu of Farkle: what it offers, and how each choice is named."""

import pytest

from farkle_access.games.farkle.controls import FarkleControls
from farkle_access.games.farkle.rules.state import State
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.translator import ENGLISH
from tests.games.farkle.play import COUNT, ROLL, TAKE_BACK, Part, after, begin, menu, take

CONTROLS = FarkleControls()
HERE = Listener(ENGLISH, ("Anna", "Bruno"), frozenset({0}))


def heard(state: State) -> list[tuple[str, str]]:
    return [(item.label, item.explanation) for item in CONTROLS.choices(state, HERE)]


@pytest.mark.parametrize(
    "script", [(), ("133346",), ("133346", take("1")), ("111555", take("111")), (ROLL,)]
)
def test_the_menu_is_every_legal_move_but_taking_back(script: tuple[Part, ...]) -> None:
    state = after(begin(), *script)
    offered = [item.move for item in CONTROLS.choices(state, HERE)]
    assert offered == [move for move in menu(state) if move != TAKE_BACK]


def test_each_item_says_what_it_brings_or_risks() -> None:
    assert heard(begin()) == [("Roll 6 dice", "Begins your hand.")]
    assert heard(after(begin(), "111555", take("111"))) == [
        (
            "three of a kind of 5, 50 points",
            "Sets it aside: the hand would be 125 points, with hot dice.",
        ),
        ("a 5, 5 points", "Sets it aside: the hand would be 80 points, with 2 dice left."),
        ("Roll 3 dice", "A farkle would lose 75 points."),
        ("Count 75 points", "Ends the hand: your total would be 75 points."),
    ]


def test_taking_back_names_what_was_set_aside_last() -> None:
    state = after(begin(), "111556", take("5"), take("111"))
    assert CONTROLS.take_back(state) == TAKE_BACK
    assert CONTROLS.label(TAKE_BACK, state, HERE) == "Take back three of a kind of 1"
    assert CONTROLS.label(COUNT, state, HERE) == "Count 80 points"


def test_nothing_is_secret_and_no_item_has_a_number() -> None:
    assert not CONTROLS.secret(begin())
    assert not CONTROLS.numbered
    assert CONTROLS.why_not(begin(), 66) == ()
