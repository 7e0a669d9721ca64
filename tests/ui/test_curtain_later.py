"""Hidden dice in a match that is resumed or told again."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ui.scripted import Booth, ListSink
from tests.ui.test_curtain import OPEN, TAKE

SEEN = ["enter", "enter"]
STARTED = "The dice were decided before: whoever started the program may know them."


def play(booth: Booth, *keys: str, players: str = "Ann,Bob", points: int = 3) -> ListSink:
    booth.chance("11", "64", "65", "21")
    words = ["play", "beghel", "--players", players, "--set", f"points={points}"]
    return booth.run(*words, "--set", "preliminary=off", keys=keys)


def test_a_match_resumed_behind_the_curtain_asks_for_the_keyboard_first(booth: Booth) -> None:
    play(booth, *SEEN)
    heard = booth.run(
        "resume", keys=["escape", "4", "enter", *["up"] * 8, "escape", "escape", "enter"]
    )
    assert heard.first[-1].startswith(TAKE)
    assert heard.first[-2] == OPEN
    assert not [line for line in heard.public if "64" in line or "hidden" in line]
    assert heard.last == ["You have 64. Your dice, 1 of 9."]


def test_what_was_seen_before_is_in_nobody_s_history_of_the_resumed_match(booth: Booth) -> None:
    play(booth, *SEEN, "enter", "enter", "enter")  # Bob believes, throws and looks
    heard = booth.run("resume", keys=[*["<"], *["."] * 12, "enter", "r"])
    assert not [line for line in heard.public if "You have" in line or "has" in line]
    assert heard.last == ["You have 65. Your dice, 1 of 8."]


def test_one_person_alone_hears_their_own_dice_again(booth: Booth) -> None:
    play(booth, "enter", players="Ann,bot:easy")
    heard = booth.run("resume", keys=["<", *["."] * 8])
    assert f"You have 64. {OPEN}" in heard.first
    assert [line for line in heard.lines[len(heard.first) :] if line == "You have 64."]


def record(booth: Booth) -> Path:
    (path,) = booth.places.matches.glob("**/*.jsonl")
    return path


def test_an_unfinished_match_is_told_without_hidden_dice(booth: Booth) -> None:
    play(booth, *SEEN, "enter", "enter", "enter")
    heard = booth.run("replay", str(record(booth)))
    assert not [line for line in heard.lines if " has " in line]
    assert heard.lines[-1] == "The match is not finished."


def test_a_finished_match_is_told_with_all_that_was_hidden(booth: Booth) -> None:
    play(booth, *SEEN, "enter", "down", "enter", points=1)
    heard = booth.run("replay", str(record(booth)))
    assert [line for line in heard.lines if "Ann has 64." in line]


@pytest.mark.parametrize("more", [["--seed", "5"], ["--dice", "1 1; 6 4; 6 5"]])
def test_where_the_dice_come_from_is_said_only_when_the_match_is_over(
    booth: Booth, more: list[str]
) -> None:
    path = str(booth.places.settings.with_name("mine.jsonl"))
    words = ["play", "beghel", "--players", "Ann,Bob", *more, "--record", path]
    heard = booth.run(*words, "--set", "points=1", "--set", "preliminary=off")
    assert heard.first[1] == STARTED
    assert STARTED in booth.run("replay", path).lines
    booth.run("resume", path, keys=doubting)
    told = booth.run("replay", path).lines
    assert STARTED not in told
    assert [line for line in told if "seed 5" in line or "1, 1, then 6, 4" in line]


def doubting(sink: ListSink) -> Iterator[str]:
    """Takes the keyboard, claims the first value, and doubts, until the match is over."""
    while not sink.lines[-1].startswith("The match is over"):
        if "Believe it, 1 of 2." in sink.lines[-1]:
            yield "down"
        yield "enter"
