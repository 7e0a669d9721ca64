"""What is said and sounded of rolls and farkles: nothing twice, no total before there is one."""

import pytest

from farkle_access.core.contract import Outcome
from farkle_access.core.cues import Cue
from farkle_access.gamekit.computers import Level
from farkle_access.games.farkle.bots import computers
from farkle_access.games.farkle.rules.events import (
    Busted,
    Counted,
    FarkleEvent,
    HandBegan,
    MatchEnded,
    Rolled,
    WasSetAside,
)
from farkle_access.games.farkle.rules.scoring import Combination, Kind
from farkle_access.games.farkle.wording.names import item_names
from farkle_access.games.farkle.wording.sounds import FarkleSounds
from farkle_access.games.farkle.wording.telling import tell
from farkle_access.games.farkle.words import FarkleWords
from farkle_access.i18n.catalog import Catalogs
from farkle_access.i18n.detail import Detail
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.translator import ENGLISH

ONE = Combination(Kind.SINGLE, (1,), 10)
FIVE = Combination(Kind.SINGLE, (5,), 5)
ROLL = (2, 3, 4, 4, 6, 6)


def listener(*here: int, detail: Detail = Detail.NORMAL) -> Listener:
    return Listener(ENGLISH, ("Anna", "Bruno"), frozenset(here), detail)


@pytest.mark.parametrize(
    ("items", "english", "italian", "latvian"),
    [
        ((FIVE, FIVE), "a 5 twice", "un 5 due volte", "divreiz kauliņš 5"),
        (
            (FIVE, ONE, FIVE),
            "a 5 twice, a 1",
            "un 5 due volte, un 1",
            "divreiz kauliņš 5, kauliņš 1",
        ),
        ((ONE, ONE, ONE), "3 times a 1", "3 volte un 1", "3 reizes kauliņš 1"),
    ],
)
def test_equal_items_are_named_once(
    items: tuple[Combination, ...], english: str, italian: str, latvian: str, catalogs: Catalogs
) -> None:
    assert item_names(ENGLISH, items) == english
    assert item_names(catalogs.translator("it"), items) == italian
    assert item_names(catalogs.translator("lv"), items) == latvian


def test_what_can_be_set_aside_and_what_was_are_told_so() -> None:
    roll = Rolled(0, (2, 4, 5, 5, 6))
    aside = [WasSetAside(0, FIVE, 5, 4), WasSetAside(0, FIVE, 10, 3)]
    (own,) = tell([roll], listener(0))
    assert own.text == "You rolled 2, 4, 5, 5, 6. Scoring: a 5 twice."
    (other,) = tell([roll, *aside], listener(1))
    assert (
        other.text == "Anna rolls 2, 4, 5, 5, 6 and sets aside a 5 twice. In the hand: 10 points."
    )


@pytest.mark.parametrize(
    ("lost", "total", "own", "other", "in_full"),
    [
        (0, 0, "Farkle, nothing scores!", "Farkle!", "Farkle for Anna."),
        (
            30,
            0,
            "Farkle, nothing scores! Lost: 30 points.",
            "Farkle, loses 30 points.",
            "Farkle for Anna. Lost: 30 points.",
        ),
        (
            0,
            85,
            "Farkle, nothing scores! Your total: 85 points.",
            "Farkle! Total: 85 points.",
            "Farkle for Anna. Total: 85 points.",
        ),
        (
            30,
            85,
            "Farkle, nothing scores! Lost: 30 points. Your total: 85 points.",
            "Farkle, loses 30 points. Total: 85 points.",
            "Farkle for Anna. Lost: 30 points. Total: 85 points.",
        ),
    ],
)
def test_a_farkle_tells_what_is_lost_and_the_total_once_there_is_one(
    lost: int, total: int, own: str, other: str, in_full: str
) -> None:
    events: list[FarkleEvent] = [Rolled(0, ROLL), Busted(0, lost, total, 1)]
    dice = "2, 3, 4, 4, 6, 6"
    assert [line.text for line in tell(events, listener(0))] == [f"You rolled {dice}. {own}"]
    assert [line.text for line in tell(events, listener(1))] == [f"Anna rolls {dice}. {other}"]
    full = tell(events, listener(1, detail=Detail.FULL))
    assert [line.text for line in full] == [f"Anna rolls {dice}.", in_full]


def test_the_sounds_of_a_roll_stand_beside_its_first_line() -> None:
    roll = Rolled(0, (1, 2, 3, 4, 4, 6))
    aside = WasSetAside(0, ONE, 10, 5)
    counted = Counted(0, 10, 60, 1, entered=False)
    turn = HandBegan(1, last=False)
    events: list[FarkleEvent] = [roll, aside, counted, turn]
    group, own = tell(events, listener(1))
    assert group.events == (roll, aside, counted)
    assert (own.text, own.events) == ("Your turn.", (turn,))
    brief, _ = tell(events, listener(1, detail=Detail.BRIEF))
    assert brief.text == "Anna counts 10 points. Total: 60 points."
    assert brief.events == group.events
    assert [line.events for line in tell(events, listener(1, detail=Detail.FULL))] == [
        (event,) for event in events
    ]


def test_turns_and_wins_sound_only_for_those_who_listen_here() -> None:
    sounds = FarkleSounds()
    ended = MatchEnded(Outcome(1, (0, 1000)), tied=())
    for event, cue in ((HandBegan(1, last=False), Cue.YOUR_TURN), (ended, Cue.WIN)):
        assert sounds.cue(event, listener(1)) is cue
        assert sounds.cue(event, listener(0)) is None
        assert sounds.cue(event, listener()) is None
    assert sounds.cue(Busted(0, 0, 0, 1), listener()) is Cue.FARKLE


@pytest.mark.parametrize("level", Level)
def test_every_level_that_is_offered_has_words_and_no_other(level: Level) -> None:
    if level in computers().by_level:
        assert FarkleWords().level(level, ENGLISH)
    else:
        with pytest.raises(KeyError):
            FarkleWords().level(level, ENGLISH)
