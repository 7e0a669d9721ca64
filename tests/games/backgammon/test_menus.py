"""The menu, its groups and the board offer exactly the legal moves, and nothing by accident."""

from random import Random

import pytest

from farkle_access.core.options import checked
from farkle_access.games.backgammon.board_view import BackgammonBoard
from farkle_access.games.backgammon.controls import BackgammonControls
from farkle_access.games.backgammon.rules.moves import (
    Accept,
    Beaver,
    Double,
    Drop,
    EndTurn,
    MoveChecker,
    PlayAll,
    PlayOn,
    Resign,
    Roll,
    Take,
    TakeBack,
)
from farkle_access.games.backgammon.rules.position import Result
from farkle_access.games.backgammon.rules.state import Phase, State
from farkle_access.i18n.catalog import LANGUAGES, Catalogs
from tests.games.backgammon.listeners import BOTH, listener
from tests.games.backgammon.play import GAME, ROLL, after, on_roll, random_match

CONTROLS, BOARD = BackgammonControls(), BackgammonBoard()
TAKE_OR_END = (Take, Drop, Beaver, Accept, PlayOn, Resign)


def some_states(**options: int | str) -> list[State]:
    random = Random(11)
    _, steps = random_match(random, checked(GAME.options, options), giving_up=0.3)
    asked = [step.state for step in steps if isinstance(GAME.turn(step.state), int)]
    return random.sample(asked, min(120, len(asked)))


@pytest.mark.parametrize("length", [0, 5])
def test_menu_and_groups_hold_every_legal_move_once(length: int) -> None:
    hears = listener(BOTH)
    for state in some_states(length=length, beavers="on"):
        choices = list(CONTROLS.choices(state, hears))
        for group in BOARD.groups(state, hears):
            choices += group.choices()
        offered = [choice.move for choice in choices]
        assert len(set(offered)) == len(offered)
        legal = {move for move in GAME.legal_moves(state) if not isinstance(move, TakeBack)}
        if len([move for move in legal if isinstance(move, PlayAll)]) == 1:
            legal = {move for move in legal if not isinstance(move, MoveChecker)}
        assert set(offered) == legal


def test_the_board_offers_every_step_from_its_point() -> None:
    hears = listener(BOTH)
    for state in some_states(length=5):
        kinds = BOARD.kinds(state, hears)
        steps = {move for move in GAME.legal_moves(state) if isinstance(move, MoveChecker)}
        for kind in kinds[:2]:
            found = [choice.move for place in kind.places() for choice in place.choices]
            assert set(found) == steps
            assert len(found) == len(steps)


def test_whatever_ends_a_game_or_changes_its_price_has_no_focus() -> None:
    hears = listener(BOTH)
    for state in some_states(length=0, beavers="on"):
        choices = list(CONTROLS.choices(state, hears))
        for group in BOARD.groups(state, hears):
            choices += group.choices()
        for choice in choices:
            assert choice.deliberate == isinstance(choice.move, TAKE_OR_END)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_move_has_a_label_of_its_own(language: str, catalogs: Catalogs) -> None:
    hears = listener(BOTH, tr=catalogs.translator(language))
    kinds: set[type] = set()
    for state in some_states(length=0, beavers="on"):
        moves = GAME.legal_moves(state)
        labels = [CONTROLS.label(move, state, hears) for move in moves]
        assert all(labels)
        steps = [
            label
            for move, label in zip(moves, labels, strict=True)
            if not isinstance(move, PlayAll)
        ]
        assert len(set(steps)) == len(steps)
        kinds |= {type(move) for move in moves}
    assert kinds >= {Roll, Double, MoveChecker, PlayAll, EndTurn, TakeBack, Resign}


def test_a_forced_play_is_one_item_that_ends_the_turn() -> None:
    forced = after(on_roll({25: 1, 6: 5}, {24: 2, 23: 2, 22: 2, 20: 2, 19: 2}), ROLL, "42")
    (choice,) = CONTROLS.choices(forced, listener())
    assert choice.label.startswith("The only play: bar to 21")
    done = after(forced, choice.move)
    assert done.seat == 1
    assert done.phase is Phase.TO_ROLL


def test_hits_come_first_in_the_menu_of_steps() -> None:
    state = after(on_roll({24: 1, 13: 2, 6: 2}, {18: 2, 7: 1, 1: 2}), ROLL, "61")
    labels = [choice.label for choice in CONTROLS.choices(state, listener())]
    assert labels[0] == "13 to 7 hitting"
    assert not any("hitting" in label for label in labels[1:])


def test_a_resignation_says_what_it_would_cost() -> None:
    state = on_roll()
    group = BOARD.groups(state, listener())[-1]
    assert [choice.move for choice in group.choices()] == [Resign(result) for result in Result]
    assert [choice.label for choice in group.choices()] == [
        "Lose a single game, 1 point",
        "Lose a gammon, 2 points",
        "Lose a backgammon, 3 points",
    ]
