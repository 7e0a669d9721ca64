"""Reading back by keys: first, latest, number, letters; and the history in a file."""

import string

from farkle_access.i18n.translator import ENGLISH
from farkle_access.ui.shell.spelling import spelled
from tests.ui.scripted import Booth, ListSink

BEST = "Three of a kind of 3, 30 points, 1 of 2."


def heard_after(booth: Booth, *keys: str) -> ListSink:
    return booth.play("Ann,Bob", keys=["enter", *keys], throws="1 3 3 3 4 6", seed=None)


def test_the_first_and_the_latest_announcement(booth: Booth) -> None:
    heard = heard_after(booth, "<", ",", ">", ".")
    none = "There are no more announcements there."
    assert heard.answers[1][0].startswith("Farkle. Entry minimum: 50 points")
    assert heard.answers[2:] == [[none], [BEST], [none]]


def test_the_number_of_the_announcement_read_last(booth: Booth) -> None:
    heard = heard_after(booth, "n", ",", "n", "<", "n")
    numbers = [lines[0] for lines in heard.answers[1::2]]
    assert numbers == ["Announcement 6 of 6.", "Announcement 5 of 6.", "Announcement 1 of 6."]


def test_k_spells_the_announcement_read_last(booth: Booth) -> None:
    heard = heard_after(booth, ">", "k", "k")
    assert heard.answers[2] == heard.answers[3]
    assert heard.answers[2][0].startswith("capital T, h, r, e, e, space, o, f, space, a, ")
    assert ", 3, comma, space, 3, 0, space, " in heard.answers[2][0]


def test_reading_back_is_not_kept(booth: Booth) -> None:
    heard = heard_after(booth, "n", "k", "<", ">", "n")
    assert heard.last == ["Announcement 6 of 6."]


def test_marks_are_spelled_by_name(booth: Booth) -> None:
    tr = booth.catalogs.translator("it")
    assert spelled("è 5: sì!", tr) == "è, spazio, 5, due punti, " + (
        "spazio, s, ì, punto esclamativo."
    )


def test_capitals_and_signs_of_an_id_are_spelled_by_name() -> None:
    assert spelled("ID=aB+/.", ENGLISH) == (
        "capital I, capital D, equals, a, capital B, plus, slash, full stop."
    )


def test_every_sign_of_ascii_has_a_name() -> None:
    for sign in string.punctuation:
        assert spelled(sign, ENGLISH) != f"{sign}.", sign


def history(booth: Booth, *keys: str) -> ListSink:
    return heard_after(booth, "escape", "4", "enter", *keys)


def test_the_item_behind_the_latest_writes_the_history_to_a_file(booth: Booth) -> None:
    heard = history(booth, "down", "enter")
    assert heard.answers[4] == ["Write the history to a file."]
    assert heard.last[0] == ("The history is in the folder histories, in the file history 1.txt.")
    [file] = booth.places.histories.iterdir()
    lines = file.read_text("utf-8").splitlines()
    assert lines == [*heard.steps[0].lines, *heard.steps[1].lines]


def test_a_second_history_does_not_overwrite_the_first(booth: Booth) -> None:
    for _ in range(2):
        history(booth, "down", "enter")
    assert len(list(booth.places.histories.iterdir())) == 2


def test_a_history_that_cannot_be_written_is_one_sentence(booth: Booth) -> None:
    booth.places.histories.parent.mkdir(parents=True, exist_ok=True)
    booth.places.histories.write_text("in the way")
    heard = history(booth, "down", "enter")
    assert heard.last[0] == (
        "The history cannot be written: its folder or the disk does not allow it."
    )


def test_a_resumed_match_has_the_history_of_before(booth: Booth) -> None:
    first = heard_after(booth, "enter")
    heard = booth.run("resume", keys=["<", ".", "."])
    told = [lines[0] for lines in heard.answers]
    assert (
        told
        == [line for line in first.lines if line.startswith(("Turn of", "Ann rolls", "Ann sets"))][
            :3
        ]
    )
