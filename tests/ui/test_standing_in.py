"""A computer player whose tables are missing plays at a weaker level, and that is said."""

from collections.abc import Mapping

import pytest

from farkle_access.games.farkle.bots import Beginner, Careful
from farkle_access.games.rooms import Bot, Level, NotReady, Rooms
from tests.ui.scripted import Booth


class Broken(Careful):
    def prepare(self) -> None:
        raise NotReady


def offer(monkeypatch: pytest.MonkeyPatch, offered: Mapping[Level, Bot]) -> None:
    monkeypatch.setattr(Rooms, "bots", lambda _: offered)


def test_a_weaker_level_stands_in_and_that_is_said_once(
    booth: Booth, monkeypatch: pytest.MonkeyPatch
) -> None:
    offer(monkeypatch, {Level.EASY: Beginner(), Level.HARD: Broken()})
    heard = booth.play("Ann,bot:hard", keys=[])
    said = "Computer plays at level easy: what better play needs is missing or damaged."
    assert heard.lines.count(said) == 1


def test_nothing_is_said_when_everyone_is_ready(booth: Booth) -> None:
    assert not any("missing or damaged" in line for line in booth.play("Ann,bot:hard").lines)


def test_a_level_that_a_game_does_not_offer_is_played_by_the_best_below(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    easy = Beginner()
    offer(monkeypatch, {Level.EASY: easy, Level.STRONG: Careful()})
    assert Rooms("farkle", "farkle").ready_bot(Level.EXPERT) == (easy, Level.EASY)


def test_somebody_must_be_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, {Level.EASY: Broken()})
    with pytest.raises(NotReady):
        Rooms("farkle", "farkle").ready_bot(Level.HARD)
