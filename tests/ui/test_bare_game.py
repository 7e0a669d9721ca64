"""A match of a game that has no more than every game must have."""

from collections.abc import Mapping

import pytest

from farkle_access.core.contract import Step
from farkle_access.core.options import NumberOption, OptionValue
from farkle_access.gamekit.words import NoSounds, Sounds
from tests.toy.pig.package import PigPackage
from tests.toy.pig.rules import PigEvent, PigRules, State
from tests.ui.scripted import Booth, ListSink, last_items


class BareRules(PigRules):
    """Pig to 20 points, with nothing to set."""

    @property
    def options(self) -> tuple[NumberOption, ...]:
        return ()

    def start(self, options: Mapping[str, OptionValue], seats: int) -> Step[State, PigEvent]:
        return super().start({"limit": 20}, seats)


class BarePig(PigPackage):
    def rules(self) -> PigRules:
        return BareRules()

    def sounds(self) -> Sounds[PigEvent]:
        return NoSounds()


@pytest.fixture
def pig(booth: Booth, monkeypatch: pytest.MonkeyPatch) -> Booth:
    monkeypatch.setattr(BarePig, "adviser", lambda _: None)
    booth.games = {"pig": BarePig()}
    booth.prefer(sounds=True)
    return booth


def play(booth: Booth, *keys: str, players: str = "Ann,Bob") -> ListSink:
    return booth.run("play", "pig", "--players", players, "--dice", "5; 6", keys=keys)


def test_it_begins_with_its_name_alone(pig: Booth) -> None:
    assert play(pig).first == [
        "Pig.",
        "These throws are given: 5, then 6.",
        "Turn of Ann.",
        "Roll the die, 1 of 1.",
    ]


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("o", "Pig."),
        ("i", "This game gives no hints."),
        ("b", "This game has no board."),
        ("m", "This game has no board."),
        ("u", "In this game nothing is taken back."),
        ("y", "Hold is not possible: this turn has no points yet."),
        ("s", "Ann, 0 points. Bob, 0 points."),
    ],
)
def test_every_key_of_a_match_is_answered(pig: Booth, key: str, said: str) -> None:
    assert play(pig, key).last[0] == said


def test_there_are_no_hints_on_nobody_s_turn(pig: Booth) -> None:
    words = ("play", "pig", "--players", "bot:easy,bot:easy", "--seed", "1")
    assert "This game gives no hints." in pig.run(*words, pauses={0: "i"}).lines


def test_the_menu_of_the_game_has_no_position(pig: Booth) -> None:
    assert play(pig, "escape").last == ["Game menu.", "Continue, 1 of 6."]


def test_a_match_is_played_resumed_and_replayed_but_not_reviewed(pig: Booth) -> None:
    play(pig, "enter")
    ended = pig.run("resume", keys=last_items)
    assert ended.lines[-1].startswith("The match is over: ")
    (path,) = (pig.places.matches / "finished").iterdir()
    assert pig.run("replay", str(path)).lines[-1] == ended.lines[-1]
    refused = pig.run("review", str(path))
    assert refused.lines == ["Matches of this game cannot be reviewed."]
    assert refused.status == 1
    assert ended.speech.sounds == []
