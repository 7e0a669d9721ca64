"""Moves that the rules refuse, though a menu, a board or a computer player offers them."""

import pytest

from farkle_access.core.contract import Thrown
from farkle_access.gamekit.controls import Choice
from farkle_access.games import GAMES
from farkle_access.games.backgammon.package import BACKGAMMON
from farkle_access.games.backgammon.rules.moves import MoveChecker
from farkle_access.games.bluff.package import BEGHEL
from farkle_access.games.bluff.rules.moves import Claim
from farkle_access.games.farkle.bots import Beginner
from farkle_access.games.farkle.package import FARKLE
from farkle_access.games.farkle.rules.moves import COUNT, TAKE_BACK
from farkle_access.output.announcement import Kind
from farkle_access.play.reading import read
from tests.ui.scripted import Booth
from tests.ui.test_curtain import SEEN, play, private

ROLL = "Roll 6 dice, 2 of 2."
ODD = "Odd, 1 of 2."


@pytest.fixture
def odd_menu(monkeypatch: pytest.MonkeyPatch) -> None:
    """The menu of Farkle begins with counting, whether or not there is anything to count."""
    controls = type(FARKLE.controls())
    usual = controls.choices
    odd = Choice(COUNT, "Odd", "")
    monkeypatch.setattr(controls, "choices", lambda *of: (odd, *usual(*of)))


@pytest.mark.usefixtures("odd_menu")
def test_a_refused_choice_is_explained_and_changes_nothing(booth: Booth) -> None:
    heard = booth.play("Ann,Bob", keys=["enter", "down"])
    assert heard.answers == [["Only a roll is possible: the hand begins with it.", ODD], [ROLL]]
    assert heard.steps[1].kinds == [Kind.ERROR, Kind.CHOICE]
    assert read(booth.records()[0], GAMES).moves == ()


@pytest.mark.usefixtures("odd_menu")
def test_after_a_refused_choice_the_match_goes_on(booth: Booth) -> None:
    heard = booth.play("Ann,Bob", keys=["enter", "down", "enter"], throws="1 3 3 3 4 6")
    assert heard.last[0].startswith("Ann rolls 1, 3, 3, 3, 4, 6.")


def test_why_hidden_dice_forbid_a_choice_is_told_to_their_owner_alone(
    booth: Booth, monkeypatch: pytest.MonkeyPatch
) -> None:
    controls = type(BEGHEL.controls())
    usual = controls.choices
    odd = Choice(Claim(31), "Odd", "")
    monkeypatch.setattr(controls, "choices", lambda *of: (odd, *usual(*of)))
    heard = play(booth, "down", *SEEN, "enter")
    said = "Your dice show 64: no lower value can be declared."
    assert said in " ".join(heard.last)
    assert said in " ".join(private(heard))
    assert not any(said in line for line in heard.public)


def test_of_typed_moves_those_before_the_refused_one_are_told(
    booth: Booth, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = type(BACKGAMMON.board())
    usual = board.read
    monkeypatch.setattr(board, "read", lambda *of: (*usual(*of), usual(*of)[-1]))
    words = ("play", "backgammon", "--players", "Anna,Bruno", "--dice", "6 1", "--seed", "1")
    heard = booth.run(*words, keys=["m", "24/18"])
    reason, told, *_ = heard.last
    assert told.startswith("24 to 18.")
    assert reason.endswith(".")
    assert [type(move) for move in read(booth.records()[0], GAMES).moves] == [Thrown, MoveChecker]


def test_taking_back_nothing_is_explained(booth: Booth) -> None:
    heard = booth.play("Ann,Bob", keys=["u"])
    assert len(heard.last) == 1
    assert heard.steps[1].kinds == [Kind.ERROR]
    assert TAKE_BACK not in read(booth.records()[0], GAMES).moves


def test_a_computer_player_that_breaks_the_rules_ends_the_match_and_loses_nothing(
    booth: Booth, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Beginner, "choose", lambda *_: COUNT)
    with pytest.raises(ValueError, match="a computer player chose an illegal Count"):
        booth.play("bot:easy,Ann")
    assert read(booth.records()[0], GAMES).moves == ()
