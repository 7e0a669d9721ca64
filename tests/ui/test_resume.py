"""The list of unfinished matches: going on, deleting, and what cannot be read."""

import pytest

from farkle_access.games import GAMES
from farkle_access.play.reading import read
from farkle_access.play.table import Table
from tests.ui.said import GOES_ON, IN_USE, MAIN_MENU, RESUME_LIST, table
from tests.ui.scripted import SHORT, Booth, ListSink, last_items

OPEN = ["2", "enter"]  # from the main menu


def begin(booth: Booth, players: str = "Ann,Bob", *keys: str) -> None:
    booth.play(players, keys=["enter", *keys], throws="1 3 3 3 4 6")


def test_a_match_is_listed_with_its_players_and_its_time(booth: Booth) -> None:
    booth.chance("133346")
    booth.run(keys=["enter", "enter", "enter"])
    heard = booth.run(keys=[*OPEN, "down"])
    assert heard.answers[1] == [
        RESUME_LIST,
        "Farkle: Player, Computer, begun 30 November, 21 hours and 45, 1 of 2.",
    ]
    assert heard.last == ["Delete a match, 2 of 2."]


def test_the_match_played_last_is_the_first_of_the_list(booth: Booth) -> None:
    begin(booth, "Ann,Bob")
    begin(booth, "Carl,Dora")
    heard = booth.run(keys=[*OPEN, "down"])
    assert heard.answers[1][-1].startswith("Farkle: Carl, Dora, begun ")
    assert heard.last[0].startswith("Farkle: Ann, Bob, begun ")
    booth.run(keys=[*OPEN, "2", "enter", "enter"])
    assert booth.run(keys=OPEN).last[-1].startswith("Farkle: Ann, Bob, begun ")


def test_going_on_says_where_the_match_stands(booth: Booth) -> None:
    begin(booth, "Ann,Bob", "enter")
    heard = booth.run("resume")
    assert heard.first == [
        GOES_ON,
        "Ann, not entered yet. Bob, not entered yet.",
        "Turn of Ann.",
        "Dice: 1, 4, 6. Set aside from this roll: three of a kind of 3. In this hand: 30 points. "
        "To enter, 20 more points are needed: the entry minimum is 50.",
        "A 1, 10 points, 1 of 2.",
    ]


def test_a_match_goes_on_exactly_as_without_the_break(booth: Booth) -> None:
    whole = booth.play("Ann,bot:easy", keys=last_items, options=SHORT, seed=9)
    total = len(whole.answers)
    for length in range(0, total, 3):
        keys = [step.key for step in whole.steps[1:-1]]
        booth.play("Ann,bot:easy", keys=keys[:length], options=SHORT, seed=9)
        heard = booth.run("resume", keys=last_items)
        assert heard.lines[-2:] == whole.lines[-2:], length


def test_what_can_be_taken_back_can_still_be_taken_back(booth: Booth) -> None:
    begin(booth, "Ann,Bob", "enter")
    heard = booth.run("resume", keys=["u"])
    assert heard.last[0] == "Taken back: three of a kind of 3. In this hand: 0 points."


def test_a_damaged_end_is_said_and_the_file_kept(booth: Booth) -> None:
    begin(booth)
    record = booth.records()[0]
    whole = record.read_bytes()
    record.write_bytes(whole + b'{"move":"Nonsense"}\n')
    heard = booth.run("resume")
    kept = f"{record.name}.damaged"
    assert heard.first[0] == (
        "The end of this match was damaged; it goes on from the last move that can be read. The "
        f"damaged file is kept as {kept}."
    )
    assert heard.first[-1] == "Three of a kind of 3, 30 points, 1 of 2."
    assert record.with_name(kept).read_bytes() == whole + b'{"move":"Nonsense"}\n'
    assert record.read_bytes() == whole


def test_a_record_cut_at_any_byte_never_ends_the_program(booth: Booth) -> None:
    begin(booth, "Ann,Bob", "enter")
    record = booth.records()[0]
    whole = record.read_bytes()
    for size in range(0, len(whole), 7):
        record.write_bytes(whole[:size])
        heard = booth.run("resume")
        assert all(line.endswith((".", "!")) for line in heard.lines)
        assert heard.status in (0, 1, None)
        for kept in record.parent.glob("*.damaged*"):
            kept.unlink()


def test_unreadable_matches_are_counted(booth: Booth) -> None:
    begin(booth)
    for name in ("a", "b"):
        (booth.places.matches / f"{name}.jsonl").write_bytes(b"\x00\xff\n")
    heard = booth.run(keys=OPEN)
    assert heard.last[0] == "2 saved matches cannot be read and are left out."
    assert heard.last[2].startswith("Farkle: Ann, Bob, begun ")


def test_a_folder_that_cannot_be_read_is_said(booth: Booth) -> None:
    booth.places.matches.write_text("a file in the place of the folder")
    assert booth.run(keys=OPEN).last[0] == "The saved matches cannot be read."
    assert booth.run("resume").status == 1


def test_a_folder_among_the_matches_is_counted_as_unreadable(booth: Booth) -> None:
    begin(booth)
    (booth.places.matches / "folder.jsonl").mkdir()
    heard = booth.run(keys=OPEN)
    assert heard.last[0] == "1 saved match cannot be read and is left out."


def test_a_match_open_elsewhere_is_not_opened_twice(booth: Booth) -> None:
    begin(booth)
    table = Table.resume(booth.records()[0], GAMES)
    heard = booth.run(keys=[*OPEN, "enter"])
    table.close()
    assert heard.last[0] == IN_USE


def test_esc_goes_back_to_the_main_menu(booth: Booth) -> None:
    begin(booth)
    assert booth.run(keys=[*OPEN, "escape"]).last[0] == MAIN_MENU


def delete(booth: Booth, *keys: str) -> ListSink:
    return booth.run(keys=[*OPEN, "2", "enter", "enter", *keys])


def test_deleting_is_confirmed_and_keeping_is_the_first_answer(booth: Booth) -> None:
    begin(booth)
    heard = delete(booth, "enter")
    assert heard.answers[-2] == [
        "This match would be lost for good. Delete it?",
        "Keep it, 1 of 2.",
    ]
    assert heard.last[0] == RESUME_LIST
    assert len(booth.records()) == 1


def test_a_match_is_deleted(booth: Booth) -> None:
    begin(booth)
    heard = delete(booth, "2", "enter")
    assert heard.last[0] == "The match is deleted."
    assert booth.records() == []


def test_a_match_open_elsewhere_is_not_deleted(booth: Booth) -> None:
    begin(booth)
    table = Table.resume(booth.records()[0], GAMES)
    heard = delete(booth, "2", "enter")
    table.close()
    assert heard.last[0] == IN_USE
    assert len(booth.records()) == 1


def test_resume_of_a_finished_file_tells_the_end_and_counts_nothing_twice(booth: Booth) -> None:
    booth.play("Ann,Bob", keys=last_items, options=SHORT)
    (record,) = (booth.places.matches / "finished").iterdir()
    before = booth.run(keys=["6", "enter"]).last
    heard = booth.run("resume", str(record))
    assert heard.lines[-1] == "The match is over."
    assert booth.run(keys=["6", "enter"]).last == before


def test_a_file_is_left_as_it_is_by_replay(booth: Booth) -> None:
    begin(booth, "Ann,Bob", "enter")
    record = booth.records()[0]
    before = record.read_bytes()
    heard = booth.run("replay", str(record))
    assert heard.lines[0] == table()
    assert (
        "Ann rolls 1, 3, 3, 3, 4, 6 and sets aside three of a kind of 3. In the hand: 30 points."
        in heard.lines
    )
    assert heard.lines[-1] == "The match is not finished."
    assert record.read_bytes() == before


def test_a_finished_match_is_replayed_as_it_was_heard(booth: Booth) -> None:
    told = booth.play("bot:easy,bot:easy", options=SHORT)
    (record,) = (booth.places.matches / "finished").iterdir()
    heard = booth.run("replay", str(record))
    assert heard.lines == told.lines


def test_esc_ends_a_replay(booth: Booth) -> None:
    booth.play("bot:easy,bot:easy", options=SHORT)
    (record,) = (booth.places.matches / "finished").iterdir()
    heard = booth.run("replay", str(record), pauses={2: "escape"})
    assert len(heard.lines) == 3
    assert heard.status == 0


def test_a_damaged_replay_tells_the_valid_part(booth: Booth) -> None:
    booth.play("bot:easy,bot:easy", options=SHORT)
    (record,) = (booth.places.matches / "finished").iterdir()
    content = record.read_bytes()
    record.write_bytes(content[: len(content) // 2])
    heard = booth.run("replay", str(record))
    assert heard.lines[-2:] == [
        "The rest of the file is damaged and left out.",
        "The match is not finished.",
    ]


@pytest.mark.parametrize("command", ["resume", "replay"])
@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("none.jsonl", None, "There is no file none.jsonl."),
        ("empty.jsonl", b"", "The file empty.jsonl holds no match that can be read."),
        ("odd.jsonl", b"\xff\xfe\x00", "The file odd.jsonl holds no match that can be read."),
        (
            "newer.jsonl",
            b'{"format":"farkle_access","version":2}\n',
            "The match in newer.jsonl was made by a newer version of the program.",
        ),
    ],
)
def test_a_file_that_holds_no_match_is_said(
    booth: Booth, command: str, name: str, content: bytes | None, said: str
) -> None:
    path = booth.places.settings.with_name(name)
    if content is not None:
        path.write_bytes(content)
    heard = booth.run(command, str(path))
    assert heard.lines == [said]
    assert heard.status == 1


def test_a_folder_is_no_match(booth: Booth) -> None:
    heard = booth.run("resume", str(booth.places.settings.parent))
    assert len(heard.lines) == 1
    assert heard.status == 1


def test_the_record_holds_everything_that_was_heard(booth: Booth) -> None:
    begin(booth, "Ann,Bob", "enter", "u")
    reading = read(booth.records()[0], GAMES)
    assert [type(move).__name__ for move in reading.moves] == [
        "Roll",
        "Thrown",
        "SetAside",
        "TakeBack",
    ]
