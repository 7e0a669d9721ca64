"""The pauses after what a computer player does."""

import re

import pytest

from tests.ui.said import RULES, SAVED
from tests.ui.scripted import SHORT, Booth, ListSink

COMPUTERS = "bot:medium,bot:medium"
AGAINST_ONE = "Ann,bot:medium"


@pytest.mark.parametrize("pause", [0.5, 1.0, 3.0])
def test_every_pause_lasts_as_long_as_was_chosen(booth: Booth, pause: float) -> None:
    booth.prefer(pause=pause)
    booth.play(COMPUTERS, options=SHORT)
    assert set(booth.keys.timeouts) == {pause}


def test_no_pause_waits_for_nothing_and_says_the_same(booth: Booth) -> None:
    slow = booth.play(COMPUTERS, options=SHORT)
    booth.prefer(pause=0.0)
    quick = booth.play(COMPUTERS, options=SHORT)
    assert set(booth.keys.timeouts) <= {0.0}
    assert [step.batches for step in quick.steps] == [step.batches for step in slow.steps]


def test_without_pauses_a_match_of_computers_can_still_be_left(booth: Booth) -> None:
    booth.prefer(pause=0.0)
    heard = booth.play(COMPUTERS, keys=["6", "enter"], options=SHORT, pauses={2: "escape"})
    assert heard.lines[-1] == SAVED


def test_what_was_said_is_heard_before_the_pause(booth: Booth) -> None:
    heard = booth.play(COMPUTERS, options=SHORT, pauses={2: "x"})
    assert len(heard.steps[0].batches) == 4, "the opening, and three steps"


def test_nothing_is_interrupted_by_what_a_computer_does(booth: Booth) -> None:
    heard = booth.play(COMPUTERS, options=SHORT)
    assert not any(batch.interrupt for batch in heard.steps[0].batches[1:])


def test_a_key_interrupts_what_is_still_spoken(booth: Booth) -> None:
    heard = booth.play("Ann,Bob", keys=["down", "s"])
    assert [[batch.interrupt for batch in step.batches] for step in heard.steps[1:3]] == [
        [True],
        [True],
    ]


def test_a_person_waits_for_no_pause_of_their_own(booth: Booth) -> None:
    booth.play("Ann,Bob", keys=["enter"] * 3, throws="1 3 3 3 4 6")
    assert booth.keys.timeouts == []


@pytest.mark.parametrize("key", ["enter", "space"])
def test_enter_and_space_only_skip(booth: Booth, key: str) -> None:
    heard = booth.play(COMPUTERS, options=SHORT, pauses={0: key})
    plain = booth.play(COMPUTERS, options=SHORT)
    assert heard.lines == plain.lines
    assert heard.steps[1].key == key


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("s", "Computer 1, "),
        ("t", "Turn of Computer 1."),
        ("c", "In this hand: "),
        ("i", "Hints are given to the player whose turn it is."),
        ("y", "No choice is missing now."),
        ("o", "Farkle. "),
        ("f2", "Output: "),
        ("r", "Computer 1 rolls "),
    ],
)
def test_any_other_key_is_answered_and_the_pause_begins_anew(
    booth: Booth, key: str, said: str
) -> None:
    plain = booth.play(COMPUTERS, options=SHORT)
    pauses = len(booth.keys.timeouts)
    heard = booth.play(COMPUTERS, options=SHORT, pauses={0: key, 1: key, 2: key})
    assert len(booth.keys.timeouts) == pauses + 3
    first, second, third = (step.lines for step in heard.steps[1:4])
    assert first[0].casefold().startswith(said.casefold())
    assert len(first) == len(second), "nobody played meanwhile"
    told = [line for line in heard.lines if line not in (*first, *second, third[0])]
    assert told == [line for line in plain.lines if line not in (*first, *second, third[0])]


@pytest.mark.parametrize("key", ["enter", "space", "backspace"])
def test_three_keys_shorten_a_pause(booth: Booth, key: str) -> None:
    booth.play(COMPUTERS, options=SHORT)
    pauses = len(booth.keys.timeouts)
    booth.play(COMPUTERS, options=SHORT, pauses={0: key, 1: key})
    assert len(booth.keys.timeouts) == pauses


def test_all_that_was_said_can_be_read_back_while_computers_play(booth: Booth) -> None:
    said = booth.play(COMPUTERS, options=SHORT).lines
    heard = booth.play(COMPUTERS, options=SHORT, pauses={4: ",", 5: ",", 6: ",", 8: ",", 9: "."})
    back = [step.lines[0] for step in heard.steps[1:]]
    newest = said.index(back[0]) + 1
    read = [said[newest - 1], said[newest - 2], said[newest - 3], said[newest - 4]]
    assert back[:4] == read, "what was said in between has not moved the place"
    assert back[4] == said[newest - 3]


def test_the_dice_to_be_rolled_are_told_during_a_pause(booth: Booth) -> None:
    heard = booth.play(COMPUTERS, options=SHORT, pauses={0: "d"})
    assert re.fullmatch(r"\d dice are to be rolled\.", heard.steps[1].lines[0])


@pytest.mark.parametrize("key", ["x", "5", "down", "tab", "enter", "space", "u"])
def test_a_key_that_asks_nothing_is_passed_over_without_a_word(booth: Booth, key: str) -> None:
    heard = booth.play(COMPUTERS, options=SHORT, pauses={0: key})
    assert heard.lines == booth.play(COMPUTERS, options=SHORT).lines


def test_u_during_a_pause_takes_nothing_back(booth: Booth) -> None:
    heard = booth.play(AGAINST_ONE, keys=["enter"], throws="2 3 4 6 6 2", pauses={0: "u"})
    assert not [line for line in heard.lines if line.startswith("Taken back")]


@pytest.mark.parametrize(("key", "title"), [("h", "Keys."), ("g", RULES)])
def test_help_and_rules_open_during_a_pause_and_the_match_goes_on(
    booth: Booth, key: str, title: str
) -> None:
    heard = booth.play(COMPUTERS, keys=["escape"], options=SHORT, pauses={0: key})
    assert heard.steps[1].lines[0].startswith(title)
    assert any(" wins. " in line for line in heard.steps[2].lines)


def test_esc_during_a_pause_opens_the_menu_and_the_match_goes_on(booth: Booth) -> None:
    heard = booth.play(COMPUTERS, keys=["enter"], options=SHORT, pauses={0: "escape"})
    assert heard.steps[1].lines == ["Game menu.", "Continue, 1 of 6."]
    assert any(" wins. " in line for line in heard.steps[2].lines)


def test_a_match_can_be_left_during_a_pause_and_is_found_again(booth: Booth) -> None:
    booth.play(COMPUTERS, keys=["6", "enter"], options=SHORT, pauses={1: "escape"})
    assert len(booth.records()) == 1
    heard = booth.run("resume")
    assert any(" wins. " in line for line in heard.lines)


def test_the_pause_can_be_changed_during_a_pause(booth: Booth) -> None:
    keys = ["5", "enter", "4", "enter", "5", "enter", "escape", "escape"]
    booth.play(COMPUTERS, keys=keys, options=SHORT, pauses={0: "escape"})
    assert booth.keys.timeouts[0] == 1.0
    assert set(booth.keys.timeouts[1:]) == {3.0}


def rolls(lines: list[str]) -> list[str]:
    """The dice of every roll that was heard, in order."""
    parts = [line.partition(" rolls ")[2] for line in lines if " rolls " in line]
    return [part.split(" and ")[0].rstrip(".") for part in parts]


def test_every_roll_is_heard_across_leaving_and_resuming(booth: Booth) -> None:
    whole = rolls(booth.play(COMPUTERS, options=SHORT).lines)
    for pause in range(8):
        heard = booth.play(COMPUTERS, keys=["6", "enter"], options=SHORT, pauses={pause: "escape"})
        resumed = booth.run("resume")
        assert rolls(heard.lines) + rolls(resumed.lines) == whole, pause


def interruptions(heard: ListSink) -> list[tuple[str, bool]]:
    """The first words of each batch, and whether it silences what is being said."""
    batches = (batch for step in heard.steps for batch in step.batches)
    return [(batch.announcements[0].text, batch.interrupt) for batch in batches]


def test_your_turn_waits_for_what_the_computer_did(booth: Booth) -> None:
    throws = "2 3 3 4 4 6; 1 2 3 3 4 6; 2 3 3 4 6"
    heard = booth.play("Ann,bot:easy", keys=["enter"], throws=throws, seed=None)
    told = interruptions(heard)
    own = next(number for number, (text, _) in enumerate(told) if text.startswith("You rolled"))
    assert told[own][1], "it answers a key"
    assert len(told) > own + 2
    assert not any(interrupt for _, interrupt in told[own + 1 :])


def test_a_key_during_a_pause_silences_what_is_said(booth: Booth) -> None:
    throws = "2 3 3 4 4 6; 1 2 3 3 4 6; 2 3 3 4 6"
    heard = booth.play("Ann,bot:easy", keys=["enter"], throws=throws, seed=None, pauses={0: "s"})
    scores = next(told for told in interruptions(heard) if told[0].startswith("Ann, "))
    assert scores[1]


def test_what_the_computer_does_waits_for_what_is_read_back(booth: Booth) -> None:
    heard = booth.play(COMPUTERS, options=SHORT, pauses={2: ","})
    back, *after = [batch for step in heard.steps[1:] for batch in step.batches]
    assert back.interrupt, "it answers a key"
    assert after
    assert not any(batch.interrupt for batch in after)
