"""What is heard of events: each turn in one breath, each fact once, with its reason."""

from collections.abc import Sequence

import pytest

from farkle_access.core.contract import Outcome, Seat
from farkle_access.core.cues import Cue
from farkle_access.gamekit.hearing import heard
from farkle_access.gamekit.words import Utterance
from farkle_access.games.backgammon.package import BACKGAMMON
from farkle_access.games.backgammon.rules.events import (
    BackgammonEvent,
    Cause,
    CheckerMoved,
    CheckerTakenBack,
    DiceLost,
    Doubled,
    Ending,
    GameBegan,
    GameEnded,
    MatchEnded,
    OpeningRolled,
    OpeningWon,
    Played,
    Rolled,
    SetUp,
    TurnBegan,
)
from farkle_access.games.backgammon.rules.position import START, Result
from farkle_access.i18n.detail import Detail
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.numbering import Numbering
from tests.games.backgammon.listeners import ANNA, BOTH, BRUNO, NOBODY, listener

TRIED = (
    OpeningRolled((1, 3)),
    OpeningWon(1, anew=False),
    Rolled(1, (3, 1)),
    CheckerMoved(1, 24, 21, 3, False, 1, 1),
    DiceLost(1, (1,), Cause.HELD, True),
    CheckerTakenBack(1, 24, 21, 3, False),
    CheckerMoved(1, 24, 23, 1, False, 1, 1),
    CheckerMoved(1, 8, 5, 3, False, 2, 1),
    Played(1, (3, 1), (24, 23, 8, 5), (), False),
    TurnBegan(0),
)
TURN = (
    Rolled(1, (6, 1)),
    CheckerMoved(1, 13, 7, 6, False, 4, 1),
    CheckerMoved(1, 8, 7, 1, True, 2, 2),
    Played(1, (6, 1), (13, 7, 8, 7), (), False),
)


def tell(events: Sequence[BackgammonEvent], hears: Listener) -> tuple[Utterance, ...]:
    return heard(BACKGAMMON, events, hears)


def lines(events: Sequence[BackgammonEvent], hears: Listener) -> list[str]:
    return [told.text for told in tell(events, hears)]


def test_a_turn_of_the_computer_is_one_line_with_its_dice() -> None:
    assert lines(TURN, listener()) == ["Bruno rolls 6, 1: 12 to 18, 17 to 18."]
    mover = listener(numbering=Numbering.MOVER)
    assert lines(TURN, mover) == ["Bruno rolls 6, 1: 13 to 7, 8 to 7."]


def test_in_full_detail_every_event_has_a_line() -> None:
    assert lines(TURN, listener(detail=Detail.FULL)) == [
        "Bruno rolls 6, 1.",
        "Bruno: 12 to 18. On 12: 4, on 18: 1.",
        "Bruno: 17 to 18 hitting. On 17: 2, on 18: 2.",
        "The whole turn: 12 to 18, 17 to 18.",
    ]


@pytest.mark.parametrize("detail", [Detail.NORMAL, Detail.BRIEF])
@pytest.mark.parametrize("who", [NOBODY, ANNA])
def test_how_somebody_else_tried_the_steps_is_left_out_when_the_turn_is_over(
    who: frozenset[int], detail: Detail
) -> None:
    hears = listener(who, detail=detail, numbering=Numbering.MOVER)
    assert lines(TRIED, hears)[:3] == [
        "Opening roll. Anna: 1. Bruno: 3.",
        "Bruno begins.",
        "Bruno rolls 3, 1: 24 to 23, 8 to 5.",
    ]


def test_trials_are_told_in_full_detail_and_as_long_as_the_turn_goes_on() -> None:
    full = lines(TRIED, listener(NOBODY, detail=Detail.FULL))
    assert "Taken back: 24 to 21." in full
    assert len(full) == len(TRIED)
    open_turn = lines(TRIED[2:6], listener(NOBODY))
    assert open_turn[-1] == "Taken back: 24 to 21."
    own = lines(TRIED, listener(BRUNO))
    assert "Taken back: 24 to 21." in own


def test_the_dice_lost_at_the_end_of_a_turn_are_kept_after_a_trial() -> None:
    events = (*TRIED[2:6], TRIED[3], TRIED[4], Played(1, (3, 1), (24, 21), (), False))
    assert lines(events, listener(NOBODY)) == ["Bruno rolls 3, 1: 24 to 21. Not playable: 1."]


@pytest.mark.parametrize(
    ("cause", "played", "said"),
    [
        (Cause.BAR, (), "Bruno rolls 6, 1 and stays on the bar."),
        (Cause.HELD, (), "Bruno rolls 6, 1 and cannot move."),
        (Cause.HELD, (13, 7), "Bruno rolls 6, 1: 12 to 18. Not playable: 1."),
    ],
)
def test_what_the_computer_cannot_play_has_its_reason(
    cause: Cause, played: tuple[int, ...], said: str
) -> None:
    lost = DiceLost(1, (1,) if played else (6, 1), cause, bool(played))
    events = (Rolled(1, (6, 1)), lost, Played(1, (6, 1), played, (), True))
    assert lines(events, listener()) == [said]


@pytest.mark.parametrize(
    ("lost", "said"),
    [
        (
            DiceLost(0, (6, 1), Cause.BAR, False),
            "You rolled 6, 1. No legal move from the bar: points 19, 24 are held.",
        ),
        (
            DiceLost(0, (6, 6, 6, 6), Cause.BAR, False),
            "You rolled 6, 1. No legal move from the bar: point 19 is held.",
        ),
        (
            DiceLost(0, (6, 1), Cause.HELD, False),
            "You rolled 6, 1. No legal move: every way with 6, 1 is blocked.",
        ),
        (
            DiceLost(0, (6,), Cause.HELD, True),
            "You rolled 6, 1. The rest cannot be played: every way with 6 is blocked.",
        ),
        (
            DiceLost(0, (6,), Cause.BAR, True),
            "You rolled 6, 1. The rest stays on the bar: point 19 is held.",
        ),
    ],
)
def test_the_listeners_own_lost_dice_have_their_reason(lost: DiceLost, said: str) -> None:
    assert lines((Rolled(0, (6, 1)), lost, Played(0, (6, 1), (), (), True)), listener()) == [said]


def test_own_steps_say_what_is_left_on_both_points_but_briefly_not() -> None:
    step = CheckerMoved(0, 13, 7, 6, True, 4, 1)
    assert lines((step,), listener()) == ["13 to 7 hitting. On 13: 4, on 7: 1."]
    assert lines((step,), listener(detail=Detail.BRIEF)) == ["13 to 7 hitting."]
    off = CheckerMoved(0, 6, 0, 6, False, 2, 11)
    assert lines((off,), listener()) == ["6 off. On 6: 2, off: 11."]
    entered = CheckerMoved(0, 25, 19, 6, False, 1, 1)
    assert lines((entered,), listener()) == ["Bar to 19. On the bar: 1, on 19: 1."]


def test_the_end_of_ones_own_turn_is_not_told_again() -> None:
    events = (Played(0, (6, 1), (13, 7, 8, 7), (), False), TurnBegan(1))
    assert lines(events, listener()) == []
    assert lines(events, listener(BOTH)) == ["Turn of Bruno."]


def test_the_first_dice_are_heard_once() -> None:
    opening = (OpeningRolled((6, 1)), OpeningWon(0, anew=False), Rolled(0, (6, 1)))
    assert lines(opening, listener()) == [
        "Opening roll. Anna: 6. Bruno: 1.",
        "You begin with 6, 1.",
    ]
    theirs = (OpeningWon(1, anew=False), Rolled(1, (6, 1)))
    assert lines(theirs, listener()) == ["Bruno begins."]
    anew = (OpeningWon(0, anew=True), Rolled(0, (4, 4)))
    assert lines(anew, listener()) == ["You begin.", "You rolled 4, 4."]


def given(seat: Seat, *events: BackgammonEvent) -> tuple[BackgammonEvent, ...]:
    """How a game begins from a given position."""
    return (SetUp(seat, START), TurnBegan(seat), *events)


def test_the_dice_of_a_given_position_are_heard_once() -> None:
    theirs = given(1, Rolled(1, (3, 1)))
    (said,) = lines(theirs, listener())
    assert said.startswith("The position was given.")
    assert "3, 1" not in said
    assert lines(given(0, Rolled(0, (3, 1))), listener())[1:] == [
        "Your turn.",
        "You rolled 3, 1.",
    ]
    played = (*theirs, Played(1, (3, 1), (8, 5, 6, 5), (), False))
    assert lines(played, listener())[1:] == ["Bruno rolls 3, 1: 17 to 20, 19 to 20."]


@pytest.mark.parametrize("detail", Detail)
def test_of_several_persons_it_is_said_who_begins_in_a_given_position(detail: Detail) -> None:
    several = listener(BOTH, detail=detail)
    assert lines(given(1, Rolled(1, (3, 1))), several)[1:] == [
        "Turn of Bruno.",
        "You rolled 3, 1.",
    ]
    assert lines(given(1, Doubled(1, 2)), several)[1:] == [
        "Turn of Bruno.",
        "You double to 2. It is for Anna to answer.",
    ]


def test_the_end_of_the_match_says_the_score_once() -> None:
    game = GameEnded(0, Result.GAMMON, Ending.BORNE_OFF, 2, 4, (5, 1))
    over = MatchEnded(Outcome(0, (5, 1)))
    assert lines((game, over), listener()) == [
        "You win a gammon: 4 points. The cube was at 2. The match is over: you win! "
        "Anna, 5 points. Bruno, 1 point."
    ]
    began = GameBegan(2, (4, 1), crawford=True)
    assert lines((game, began), listener())[1] == ("Game 2, the Crawford game: nobody may double.")


def test_an_offer_is_urgent_for_whoever_must_answer() -> None:
    (told,) = tell((Doubled(1, 2),), listener())
    assert told.text == "Bruno doubles to 2."
    assert told.urgent
    assert not tell((Doubled(0, 2),), listener())[0].urgent


def test_sounds_stand_beside_the_first_line_of_their_group() -> None:
    assert [told.cues for told in tell(TURN, listener())] == [(Cue.DICE,)]
    assert tell((TurnBegan(0),), listener(ANNA))[0].cues == (Cue.YOUR_TURN,)
