"""A computer player whose tables are missing plays at a weaker level, and that is said."""

from collections.abc import Mapping
from pathlib import Path
from typing import TypeAlias

import pytest

from farkle_access.app.main import main
from farkle_access.gamekit.computers import Bot, Chance, ComputerPlayers, Level, NotReady
from farkle_access.games.farkle.bots import Beginner, Careful
from farkle_access.games.farkle.package import FARKLE, FarklePackage
from farkle_access.games.farkle.rules.moves import FarkleMove
from farkle_access.games.farkle.rules.state import State
from tests.ui.scripted import SUDDEN, Booth, last_items

FarkleBot: TypeAlias = Bot[State, FarkleMove]


class Broken(Careful):
    def prepare(self) -> None:
        raise NotReady


def offer(monkeypatch: pytest.MonkeyPatch, offered: Mapping[Level, FarkleBot]) -> None:
    players = ComputerPlayers(offered, Level.EASY)
    monkeypatch.setattr(FarklePackage, "computers", lambda _: players)


def test_a_weaker_level_stands_in_and_that_is_said_once(
    booth: Booth, monkeypatch: pytest.MonkeyPatch
) -> None:
    offer(monkeypatch, {Level.EASY: Beginner(), Level.HARD: Broken()})
    heard = booth.play("Ann,bot:hard", keys=[])
    said = "Computer plays at level easy: what better play needs is missing or damaged."
    assert heard.lines.count(said) == 1


class Tiring(Careful):
    """Ready until it has chosen three times."""

    choices = 0

    def prepare(self) -> None:
        if Tiring.choices > 2:
            raise NotReady

    def choose(self, view: State, random: Chance) -> FarkleMove:
        Tiring.choices += 1
        return super().choose(view, random)


def test_somebody_who_goes_away_during_the_match_is_missed_once(
    booth: Booth, monkeypatch: pytest.MonkeyPatch
) -> None:
    offer(monkeypatch, {Level.EASY: Beginner(), Level.GNUBG: Tiring()})
    heard = booth.play("Ann,bot:gnubg", keys=last_items, options=SUDDEN, seed=5)
    said = "Computer plays at level easy: what better play needs is missing or damaged."
    assert Tiring.choices == 3
    assert heard.lines.count(said) == 1
    assert heard.lines.index(said) > 3


def test_nothing_is_said_when_everyone_is_ready(booth: Booth) -> None:
    assert not any("missing or damaged" in line for line in booth.play("Ann,bot:hard").lines)


def test_a_level_that_a_game_does_not_offer_is_played_by_the_best_below(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    easy = Beginner()
    offer(monkeypatch, {Level.EASY: easy, Level.STRONG: Careful()})
    assert FARKLE.computers().ready(Level.EXPERT) == (easy, Level.EASY)


def test_somebody_must_be_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, {Level.EASY: Broken()})
    with pytest.raises(NotReady):
        FARKLE.computers().ready(Level.HARD)


def test_without_the_tables_nobody_is_advised(
    booth: Booth, monkeypatch: pytest.MonkeyPatch
) -> None:
    booth.play("Ann,Bob", keys=last_items, options=SUDDEN, seed=5)
    (path,) = (booth.places.matches / "finished").iterdir()
    offer(monkeypatch, {Level.EASY: Beginner(), Level.PERFECT: Broken()})
    said = "The best play is not known: files of the program are missing or damaged."
    assert booth.run("review", str(path)).lines == [said]
    assert booth.play("Ann,Bob", keys=["i"]).last == [said]


def test_an_external_engine_that_is_missing_keeps_nobody_from_advice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    offer(monkeypatch, {Level.EASY: Beginner(), Level.GNUBG: Broken()})
    assert FARKLE.computers().whole


def test_a_level_that_is_not_ready_is_not_simulated(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    offer(monkeypatch, {Level.EASY: Beginner(), Level.HARD: Broken()})
    words = ["simulate", "farkle", "--players", "bot:hard,bot:easy", "--language", "en"]
    assert main(words) == 2
    said = "Level hard cannot play: files that it needs are missing or damaged."
    assert capsys.readouterr() == ("", f"{said}\n")
