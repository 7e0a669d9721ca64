"""What is read paragraph by paragraph: help, rules, history, statistics."""

from collections.abc import Sequence

import pytest

from farkle_access.app import table_file
from farkle_access.gamekit.computers import Level
from farkle_access.games import GAMES as PACKAGES
from farkle_access.i18n.translator import ENGLISH
from farkle_access.play.players import Player
from farkle_access.play.setup import Setup
from farkle_access.ui.shell.commands import COMMANDS, Where
from farkle_access.ui.shell.key_names import key_name
from tests.ui.said import GAMES, MAIN_MENU, RULES
from tests.ui.scripted import SHORT, SUDDEN, Booth, ListSink, last_items


def works(game: str | None) -> set[Where]:
    """Where a command must be to work outside of a match, or in a match of this game."""
    if game is None:
        return {Where.EVERYWHERE}
    board = {Where.BOARD} if PACKAGES[game].board() is not None else set()
    return {Where.EVERYWHERE, Where.MATCH, *board}


def paragraphs(heard: ListSink, start: int) -> list[str]:
    """What was read from a key on, without places."""
    said = [lines[-1] for lines in heard.answers[start:]]
    return [text.rsplit(", ", 1)[0] for text in said]


def without_repeats(lines: Sequence[str]) -> list[str]:
    return list(dict.fromkeys(lines))


@pytest.mark.parametrize("game", [None, *PACKAGES])
def test_the_help_has_exactly_one_line_for_what_works(booth: Booth, game: str | None) -> None:
    words = ["play", game, "--players", "Ann,Bob", "--seed", "3"] if game else []
    heard = booth.run(*words, keys=["h", *["down"] * 40])
    numbered = game is not None and PACKAGES[game].controls().numbered
    lines = without_repeats(paragraphs(heard, 0))
    for entry in COMMANDS:
        said = [line for line in lines if line.endswith(f": {entry.help(ENGLISH)}")]
        assert len(said) == (entry.where in works(game)), entry.command
        for line in said:
            keys_said = line.partition(": ")[0].split(", ")
            assert keys_said == [key_name(key, ENGLISH).capitalize() for key in entry.keys][:1] + [
                key_name(key, ENGLISH) for key in entry.keys[1:]
            ]
    others = [line for line in lines if line.startswith(("1 to 9", "Two digits", "Ctrl"))]
    assert len(lines) == sum(entry.where in works(game) for entry in COMMANDS) + len(others)
    by_numbers = "Two digits, where values are chosen: go to that value"
    assert len(others) == 2 + numbered == 2 + (by_numbers in others)


def test_the_keys_in_the_main_menu_are_the_help(booth: Booth) -> None:
    by_letter = booth.run(keys=["h", "down"])
    by_menu = booth.run(keys=["4", "enter", "down"])
    assert by_menu.answers[1:] == by_letter.answers


def test_enter_reads_to_the_end_and_then_goes_back(booth: Booth) -> None:
    heard = booth.run(keys=["3", *["enter"] * 60])
    titles = [lines[0] for lines in heard.answers if len(lines) > 1]
    assert titles[:3] == [GAMES, RULES, MAIN_MENU]
    assert sum(title == RULES for title in titles) >= 2


def test_arrows_read_both_ways_and_stop_at_the_ends(booth: Booth) -> None:
    heard = booth.run(keys=["3", "enter", "enter", "down", "up", "up"])
    assert heard.answers[4] == heard.answers[2][1:]
    assert heard.answers[5] == heard.answers[4]


def test_the_rules_in_a_match_have_the_settings_of_its_table(booth: Booth) -> None:
    heard = booth.play(
        "Ann,Bob",
        keys=["g", *["down"] * 30],
        options={"limit": 500, "minimum": 50, "ending": "sudden"},
    )
    lines = paragraphs(heard, 0)
    assert "Whoever reaches 500 points first wins at once" in lines
    assert "After that, a hand can be counted when it reaches 50 points" in lines


def test_the_rules_in_the_main_menu_have_the_usual_settings(booth: Booth) -> None:
    heard = booth.run(keys=["3", "enter", "enter", *["down"] * 30])
    assert any("1000 points" in line for line in paragraphs(heard, 2))


def history(booth: Booth, *keys: str) -> tuple[ListSink, list[str]]:
    """After these keys, all that stands in the history, the latest first."""
    opening = ["escape", "4", "enter"]
    heard = booth.play(
        "Ann,Bob", keys=[*keys, *opening, *["up"] * 30], throws="1 3 3 3 4 6", seed=None
    )
    start = len(keys) + len(opening) - 1
    assert heard.answers[start][0] == (
        "History. The up arrow goes back; the last item writes it to a file."
    )
    return heard, without_repeats([lines[-1] for lines in heard.answers[start:]])


def test_the_history_begins_at_the_latest_and_goes_back_to_the_first(booth: Booth) -> None:
    heard, read = history(booth, "enter", "enter")
    before = [line for step in heard.steps[:3] for line in step.lines]
    assert read == before[::-1]


def test_what_was_read_back_is_not_kept_twice(booth: Booth) -> None:
    heard, read = history(booth, "enter", "r", ",", "r")
    kept = [line for number in (0, 1) for line in heard.steps[number].lines]
    assert read == kept[::-1]


def test_the_history_is_that_of_the_match_and_not_of_the_menus(booth: Booth) -> None:
    _, read = history(booth, "enter")
    assert read[0] == "Three of a kind of 3, 30 points, 1 of 2."


def test_no_two_marks_stand_side_by_side_in_the_history(booth: Booth) -> None:
    players = (Player("Ann"), Player("Computer", Level.EASY))
    table_file.store(booth.places.table, Setup("farkle", players, SUDDEN))
    booth.chance("111123")
    a_win = ["enter", "enter", "enter", "enter", "2", "enter"]
    heard = booth.run(keys=[*a_win, "enter", "enter", "escape", "4", "enter", *["up"] * 20])
    assert any(line.startswith("The match is over: you win! ") for line in heard.lines)
    assert not [line for line in heard.lines if "!," in line or "?," in line]


def test_statistics_of_a_finished_match_are_sentences(booth: Booth) -> None:
    booth.play("Ann,Bob,bot:easy", keys=last_items, options=SHORT)
    heard = booth.run(keys=["6", "enter", "down", "down"])
    assert heard.answers[1][0] == "Statistics of the finished matches."
    lines = [heard.answers[1][1], heard.answers[2][0]]
    assert [line.partition(".")[0] for line in lines] == ["Farkle, Ann", "Farkle, Bob"]
    for line in lines:
        names = [part.partition(":")[0].strip() for part in line.split(".")[1:-1]]
        assert names == ["Matches", "Wins", "Hands", "Farkles", "Best hand"]
    assert heard.answers[3] == heard.answers[2], "computer players have none"


def test_statistics_count_what_happened(booth: Booth) -> None:
    throws = "1 1 1 2 3 4; 2 3 4 6 6 2; 1 1 1 2 3 4"
    a_hand = ["enter", "enter", "2", "enter"]
    heard = booth.play(
        "Ann,Bob",
        keys=[*a_hand, "enter", *a_hand],
        throws=throws,
        options={**SUDDEN, "limit": 150},
    )
    assert heard.last[-1].startswith("The match is over: Ann wins. ")
    heard = booth.run(keys=["6", "enter", "down"])
    assert heard.answers[1][1] == (
        "Farkle, Ann. Matches: 1. Wins: 1. Hands: 2. Farkles: 0. Best hand: 75 points, 1 of 2."
    )
    assert heard.answers[2][0] == (
        "Farkle, Bob. Matches: 1. Wins: 0. Hands: 1. Farkles: 1. Best hand: 0 points, 2 of 2."
    )


def test_damaged_statistics_are_said_and_the_rest_is_read(booth: Booth) -> None:
    booth.play("Ann,Bob", keys=last_items, options=SHORT)
    with booth.places.statistics.open("a") as file:
        file.write("{damaged\nagain\n")
    heard = booth.run(keys=["6", "enter", "down", "down"])
    assert heard.last == ["2 lines of the statistics are damaged and left out, 3 of 3."]


def test_statistics_that_cannot_be_read_are_said(booth: Booth) -> None:
    booth.places.statistics.mkdir(parents=True)
    assert booth.run(keys=["6", "enter"]).last[0] == "The statistics cannot be read."


def test_statistics_that_cannot_be_written_are_said(booth: Booth) -> None:
    booth.places.statistics.mkdir(parents=True)
    heard = booth.play("Ann,Bob", keys=last_items, options=SHORT)
    assert heard.lines[-1] == "This match could not be added to the statistics."
    assert heard.status == 0
