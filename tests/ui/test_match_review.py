"""The review of a match, as it is heard."""

from collections.abc import Iterator
from datetime import timedelta
from itertools import repeat
from pathlib import Path

import pytest

from farkle_access.ui.match import match_review
from tests.ui.scripted import SHORT, SUDDEN, Booth, ListSink, last_items


def finished(booth: Booth, players: str = "Ann,Bob") -> Path:
    """A match in which everybody always took the last item of the menu."""
    booth.play(players, keys=last_items, options=SUDDEN, seed=5)
    (path,) = (booth.places.matches / "finished").iterdir()
    return path


def pairwise(lines: list[str]) -> list[tuple[str, str]]:
    """Where the match stood and what was chosen, of each choice of a game without a board."""
    return list(zip(lines[::2], lines[1::2], strict=True))


def test_three_choices_are_told_the_worst_first(booth: Booth) -> None:
    heard = booth.run("review", str(finished(booth)))
    assert heard.lines[:2] == ["The match is being looked through.", "3 choices cost the most."]
    choices = heard.lines[2:]
    assert len(choices) == 2 * 3
    for moment, verdict in pairwise(choices):
        assert moment.startswith(("Ann, choice number ", "Bob, choice number "))
        assert verdict.startswith("Chosen: ")
        assert " Better: " in verdict
        assert verdict.endswith(("more on average.", "more in 100 matches."))
    assert heard.status == 0


def test_a_review_names_the_value_that_was_to_be_believed(booth: Booth) -> None:
    words = ("play", "beghel", "--players", "Ann,bot:easy", "--seed", "3")
    booth.run(*words, keys=lambda sink: repeat("enter"))
    (path,) = (booth.places.matches / "finished").iterdir()
    answers = [
        moment
        for moment, verdict in pairwise(booth.run("review", str(path)).lines[2:])
        if verdict.startswith("Chosen: Believe it. ")
    ]
    assert answers
    assert all(" Computer declared it." in moment for moment in answers)


@pytest.mark.slow
def test_after_a_choice_of_backgammon_the_board_is_told_with_names(booth: Booth) -> None:
    booth.run(
        *("play", "backgammon", "--players", "Ann,bot:easy", "--set", "length=1", "--seed", "3"),
        keys=lambda sink: repeat("enter"),
    )
    (path,) = (booth.places.matches / "finished").iterdir()
    choices = booth.run("review", str(path)).lines[2:]
    assert len(choices) == 4 * 3
    for told, own, theirs, verdict in zip(*[iter(choices)] * 4, strict=True):
        assert told.startswith("Ann, choice number ")
        assert verdict.startswith("Chosen: ")
        assert own.startswith("Ann: ")
        assert theirs.startswith("Computer: ")


def test_a_long_review_says_that_it_goes_on(booth: Booth, monkeypatch: pytest.MonkeyPatch) -> None:
    path = finished(booth)
    monkeypatch.setattr(match_review, "STILL", timedelta(seconds=-1))  # the clock stands still
    lines = booth.run("review", str(path)).lines
    assert lines.count("The match is still being looked through.") > 3
    assert lines[-7] == "3 choices cost the most."


def test_escape_ends_a_review_and_no_other_key_does(booth: Booth) -> None:
    path = str(finished(booth))
    ended = booth.run("review", path, pauses={1: "down", 3: "escape"})
    assert ended.lines == ["The match is being looked through."]
    assert ended.status == 0
    assert booth.run("review", path, pauses={0: "down"}).lines[1] == "3 choices cost the most."


def test_computers_are_not_reviewed_beside_a_person(booth: Booth) -> None:
    heard = booth.run("review", str(finished(booth, "Ann,bot:easy")))
    assert all(moment.startswith("Ann, ") for moment, _ in pairwise(heard.lines[2:]))


def test_an_unfinished_match_is_not_reviewed(booth: Booth) -> None:
    booth.play("Ann,Bob", keys=["enter"], options=SHORT)
    heard = booth.run("review", str(booth.records()[0]))
    assert heard.lines == ["Only a finished match can be reviewed."]
    assert heard.status == 1


@pytest.mark.parametrize("name", ["missing.jsonl", "."])
def test_what_is_no_record_is_said_in_one_sentence(booth: Booth, name: str) -> None:
    heard = booth.run("review", name)
    assert len(heard.lines) == 1
    assert heard.status == 1


def test_after_a_match_the_main_menu_offers_its_review(booth: Booth) -> None:
    booth.play("Ann,Bob", keys=["enter"], options=SUDDEN, seed=5)
    booth.prefer(language="en")

    def keys(sink: ListSink) -> Iterator[str]:
        yield from ("8", "2", "enter", "1", "enter")
        for key in last_items(sink):
            if sink.last[0].startswith("Main menu") or " of 8." in sink.last[-1]:
                break
            yield key
        yield from ("8", "enter")

    heard = booth.run(keys=keys)
    assert heard.answers[0] == ["There are only 7 items."]
    assert "Review of the last match, 8 of 8." in heard.lines
    assert "3 choices cost the most." in heard.lines
