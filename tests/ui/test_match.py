"""A match as it is heard: persons, computers, refusals, questions and the end."""

from collections.abc import Iterator

import pytest

from farkle_access.output.announcement import Kind
from tests.ui.said import (
    FOLDER_CLOSED,
    GOES_ON,
    HOT_DICE_OF_ANN,
    MAIN_MENU,
    NOT_SAVED,
    NOTHING_TO_RESUME,
    RESUME_LIST,
    RULES,
    SAVED,
    farkled,
    rolled,
    table,
    took,
)
from tests.ui.scripted import SHORT, SUDDEN, Booth, ListSink, last_items

A_FARKLE = "2 3 4 6 6 2"


def test_it_begins_with_the_settings_the_dice_and_the_turn(booth: Booth) -> None:
    heard = booth.play("Ann,Bob", throws="1 3 3 3 4 6; 112", seed=7, options=SHORT)
    assert heard.first == [
        table(entry="none", minimum="5 points", limit="100 points"),
        "The dice follow from the seed 7. These throws are given: 1, 3, 3, 3, 4, 6, then 1, 1, 2.",
        "Turn of Ann.",
        "Roll 6 dice, 1 of 1.",
    ]


def test_without_seed_and_throws_nothing_is_said_of_the_dice(booth: Booth) -> None:
    heard = booth.play("Ann,Bob", seed=None)
    assert not [line for line in heard.first if "seed" in line or "given" in line]


def test_the_example_of_the_rules(booth: Booth) -> None:
    heard = booth.play("Ann,Bob", keys=["enter"] * 3 + ["down", "y"], throws="1 3 3 3 4 6")
    assert heard.answers[:3] == [
        [
            rolled("1, 3, 3, 3, 4, 6", "three of a kind of 3, a 1", "Ann"),
            "Three of a kind of 3, 30 points, 1 of 2.",
        ],
        [
            took("three of a kind of 3", 30, "Ann"),
            "A 1, 10 points, 1 of 2.",
        ],
        [took("a 1", 40, "Ann"), "Roll 2 dice, 1 of 1."],
    ]


def test_several_persons_are_called_by_their_names(booth: Booth) -> None:
    keys = ["enter", "enter", "enter", "2", "enter"]
    throws = f"{A_FARKLE}; 1 1 1 1 2 3"
    heard = booth.play("Ann,Bob", keys=keys, throws=throws, options=SUDDEN)
    assert heard.answers[0] == [
        farkled("2, 2, 3, 4, 6, 6", 0, "Ann"),
        "Turn of Bob.",
        "Roll 6 dice, 1 of 1.",
    ]
    assert heard.lines[-1] == "The match is over: Bob wins. Bob, 110 points. Ann, 0 points."


def test_a_single_person_is_called_you(booth: Booth) -> None:
    keys = ["enter", "enter", "2", "enter"]
    heard = booth.play("Ann,bot:hard", keys=keys, throws="1 1 1 1 2 3", options=SUDDEN)
    assert "Your turn." in heard.first
    final = "Ann, 110 points. Computer, 0 points."
    assert heard.lines[-1] == f"The match is over: you win! {final}"


@pytest.mark.parametrize("given", ["1 1 1", "1 1 1 2 2 3; 4 4 4 4 4"])
def test_a_given_throw_that_does_not_fit_is_refused_with_the_reason(
    booth: Booth, given: str
) -> None:
    heard = booth.play("Ann,Bob", keys=["enter", "enter", "enter"], throws=given, seed=3)
    refusals = [line for line in heard.lines if "are refused" in line]
    dice = given.rpartition("; ")[2].replace(" ", ", ")
    count = 6 if len(given) < 6 else 3
    assert refusals == [f"The dice given, {dice}, are refused: {count} dice are rolled now."]
    step = next(step for step in heard.steps if refusals[0] in step.lines)
    assert step.kinds[0] is Kind.ERROR
    assert step.lines[1].startswith("Ann rolls ")


def test_a_refused_throw_loses_no_points_and_no_later_throw(booth: Booth) -> None:
    booth.chance("245")
    throws = "1 1 1 2 3 4; 1 1; 5 6"
    keys = ["enter", "enter", "enter", "c", "enter", "enter"]
    heard = booth.play("Ann,Bob", keys=keys, throws=throws, seed=None)
    assert heard.answers[2][1] == rolled("2, 4, 5", "a 5", "Ann")
    assert heard.answers[3][0].startswith("In this hand: 75 points.")
    assert heard.last[0] == rolled("5, 6", "a 5", "Ann")


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ([], "Only a roll is possible: the hand begins with it."),
        (["enter"], "Roll and count are not possible: something must be set aside first."),
        (["enter"] * 2, "Count is not possible: 20 more points are needed to enter with 50."),
        (["enter"] * 3, "Count is not possible: 10 more points are needed to enter with 50."),
    ],
)
def test_y_says_why_a_choice_is_missing(booth: Booth, keys: list[str], said: str) -> None:
    heard = booth.play("Ann,Bob", keys=[*keys, "y"], throws="1 3 3 3 4 6")
    assert heard.last == [said]


def test_y_names_the_hand_minimum_after_the_entry(booth: Booth) -> None:
    throws = f"1 1 1 2 3 4; {A_FARKLE}; 1 2 3 4 6 6"
    keys = ["enter", "enter", "2", "enter", "enter", "enter", "enter", "y", "c"]
    heard = booth.play("Ann,Bob", keys=keys, throws=throws)
    assert heard.answers[-2] == ["Count is not possible: 25 more points are needed to reach 35."]
    assert heard.last == [
        "In this hand: 10 points. To count, 25 more points are needed: the hand minimum is 35."
    ]


def test_y_says_when_nothing_is_missing(booth: Booth) -> None:
    heard = booth.play("Ann,Bob", keys=["enter", "enter", "y"], throws="1 1 1 2 3 4")
    assert heard.last == ["No choice is missing now."]


@pytest.mark.parametrize(
    ("keys", "throws", "said"),
    [
        ([], "", "Hint: roll 6 dice."),
        (["enter"], "1 1 1 1 1 1", "Hint: six of a kind of 1, 625 points. With it you win "),
        (
            ["enter", "enter"],
            "4 4 4 4 4 6",
            "Hint: count 380 points. With it you win 77 times in 100. ",
        ),
    ],
)
def test_a_hint_names_an_item_of_the_menu(
    booth: Booth, keys: list[str], throws: str, said: str
) -> None:
    heard = booth.play("Ann,Bob", keys=[*keys, "i"], throws=throws)
    assert heard.last[0].startswith(said)


def follow_the_hints(sink: ListSink) -> Iterator[str]:
    while True:
        yield "i"
        hint = sink.last[0].removeprefix("Hint: ").split(". ")[0].removesuffix(".")
        yield "1"
        while not sink.last[0].casefold().startswith(f"{hint}, ".casefold()):
            assert sink.last != sink.answers[-2], f"no item of the menu: {hint}"
            yield "down"
        yield "enter"


def test_following_the_hints_plays_a_match(booth: Booth) -> None:
    heard = booth.play("Ann,Bob", keys=follow_the_hints, options={"limit": 500})
    assert any(" wins. " in line for line in heard.lines)


def test_hot_dice_may_be_rolled_again_or_counted(booth: Booth) -> None:
    keys = ["enter", "space", "enter", "down", "c", "d"]
    heard = booth.play("Ann,Bob", keys=keys, throws="1 2 3 4 5 6")
    assert heard.answers[1] == [
        "Large straight, 200 points, 1 of 5. "
        "Sets it aside: the hand would be 200 points, with hot dice."
    ]
    assert heard.answers[2] == [
        took("large straight", 200, "Ann"),
        HOT_DICE_OF_ANN,
        "Roll 6 dice, 1 of 2.",
    ]
    assert heard.answers[3] == ["Count 200 points, 2 of 2."]
    assert heard.answers[4] == ["In this hand: 200 points. They can be counted."]
    assert heard.answers[5] == ["All dice are set aside. From the last roll: large straight."]


def test_a_match_of_computers_only_tells_itself_to_the_end(booth: Booth) -> None:
    heard = booth.play("bot:easy,bot:hard", options=SHORT)
    assert heard.status == 0
    assert heard.answers == [], "no key was asked for"
    assert any(" wins. " in line for line in heard.lines)
    assert booth.records() == []


def test_a_finished_match_waits_for_nobody(booth: Booth) -> None:
    booth.play("Ann,Bob", keys=last_items, options=SHORT)
    assert booth.records() == []
    assert len(list((booth.places.matches / "finished").iterdir())) == 1
    assert booth.run(keys=["2", "enter"]).last[0] == NOTHING_TO_RESUME


def test_a_match_of_sixteen_is_told_to_the_end(booth: Booth) -> None:
    players = ",".join(["Ann", *["bot:medium"] * 15])
    heard = booth.play(players, keys=last_items, options=SHORT)
    winner, _, final = heard.lines[-1].partition(". ")
    assert winner.startswith("The match is over: ")
    assert final.count("points") + final.count("1 point.") == 16


def test_leaving_by_the_end_of_input_says_where_the_match_waits(booth: Booth) -> None:
    heard = booth.play("Ann,Bob", keys=["enter"])
    assert heard.farewell == [SAVED]
    assert heard.status in (0, None)


def test_leaving_by_the_menu_finds_the_match_again(booth: Booth) -> None:
    booth.chance("133346")
    keys = ["enter", "enter", "enter", "enter", "escape", "6", "enter", "2", "enter", "enter"]
    heard = booth.run(keys=keys)
    assert heard.answers[-4][-2:] == [MAIN_MENU, "New match, 1 of 7."]
    assert heard.answers[-2][0] == RESUME_LIST
    assert heard.last == [
        GOES_ON,
        "Player, not entered yet. Computer, not entered yet.",
        "Your turn.",
        "Dice: 1, 4, 6. Set aside from this roll: three of a kind of 3. In this hand: 30 points. "
        "To enter, 20 more points are needed: the entry minimum is 50.",
        "A 1, 10 points, 1 of 2.",
    ]


def test_leaving_by_the_menu_says_that_the_match_is_saved(booth: Booth) -> None:
    heard = booth.play("Ann,Bob", keys=["escape", "6", "enter"])
    assert heard.last == [SAVED]


def test_leaving_asks_nothing_while_saving_works(booth: Booth) -> None:
    heard = booth.play("Ann,Bob", keys=["enter", "escape", "6", "enter", "enter"])
    assert len(heard.answers) == 4, "the last Enter is not read any more"


def test_a_match_recorded_elsewhere_says_its_file(booth: Booth) -> None:
    path = booth.places.settings.with_name("mine.jsonl")
    heard = booth.play("Ann,Bob", keys=["enter"], more=["--record", str(path)])
    assert heard.farewell == ["The match is saved in mine.jsonl."]
    assert path.exists()
    assert booth.records() == []


def test_continue_goes_back_to_the_match(booth: Booth) -> None:
    heard = booth.play("Ann,Bob", keys=["enter", "escape", "enter"], throws="1 3 3 3 4 6")
    assert heard.last == ["Three of a kind of 3, 30 points, 1 of 2."]


@pytest.mark.parametrize(
    ("number", "title"),
    [("2", RULES), ("3", "Keys."), ("4", "History."), ("5", "Settings.")],
)
def test_every_item_of_the_game_menu_opens_and_comes_back(
    booth: Booth, number: str, title: str
) -> None:
    heard = booth.play("Ann,Bob", keys=["escape", number, "enter", "escape"])
    assert heard.answers[2][0].startswith(title)
    assert heard.last[0] == "Game menu."
    assert heard.last[1].endswith(f"{number} of 6.")


def test_brief_normal_and_full_say_more_and_more(booth: Booth) -> None:
    counts = []
    for detail in ("brief", "normal", "full"):
        booth.prefer(detail=detail)
        counts.append(len(booth.play("bot:medium,bot:medium", seed=4).lines))
    assert counts == sorted(set(counts))


def test_a_folder_that_cannot_be_written_is_said_and_the_match_goes_on(booth: Booth) -> None:
    booth.places.matches.write_text("a file in the place of the folder")
    heard = booth.play("Ann,Bob", keys=["enter"], throws="1 3 3 3 4 6")
    assert heard.first[0] == FOLDER_CLOSED
    assert heard.last[0].startswith("Ann rolls 1, 3, 3, 3, 4, 6.")
    assert heard.farewell == [NOT_SAVED]
