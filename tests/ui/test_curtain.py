"""The curtain: what one player alone is told, and what everybody hears of it."""

from collections.abc import Iterator

import pytest

from tests.ui.cup import LONG, LongCupRooms, cups
from tests.ui.said import SAVED
from tests.ui.scripted import Booth, ListSink

PLAYERS = "Ann,Bob,Eve"
TAKE = "Ann, take the keyboard and press Enter."
LINE = "What follows stands in one line, which is wiped afterwards."
LOT = "11"  # the first seat begins
SEEN = ["enter", "enter"]  # the throw, then the keyboard is taken


@pytest.fixture(autouse=True)
def _listed() -> Iterator[None]:
    with cups():
        yield


def play(
    booth: Booth, *keys: str, players: str = PLAYERS, throws: str = "64 52 31", points: int = 3
) -> ListSink:
    booth.chance(LOT, *throws.split())
    words = ["play", "beghel", "--players", players, "--set", f"points={points}"]
    return booth.run(*words, "--set", "preliminary=off", keys=keys)


def private(heard: ListSink) -> list[str]:
    """What was written for one player alone."""
    batches = [batch for step in heard.steps for batch in step.batches]
    return [said.text for batch in batches for said in batch.announcements if said.private]


def test_before_anything_private_the_player_is_asked_to_take_the_keyboard(booth: Booth) -> None:
    heard = play(booth, "enter")
    assert heard.last == ["Ann shook the dice.", f"{TAKE} {LINE}"]
    assert private(heard) == []


def test_enter_tells_what_was_seen_and_the_menu_to_that_player_alone(booth: Booth) -> None:
    heard = play(booth, *SEEN)
    assert heard.last == ["You see 64. Claim 64, 1 of 9."]
    assert private(heard) == heard.last


def test_nothing_is_told_again_how_it_is_told(booth: Booth) -> None:
    heard = play(booth, *SEEN, "enter", "enter", "enter", "enter", throws="64 65 65")
    assert [line for line in heard.lines if LINE in line] == [
        f"{TAKE} {LINE}",
        f"Bob, take the keyboard and press Enter. {LINE}",
    ]


def test_the_move_is_told_to_all_when_nothing_can_be_read_any_more(booth: Booth) -> None:
    left = []

    def keys(sink: ListSink) -> Iterator[str]:
        for key in (*SEEN, "enter"):
            yield key
            left.append(sink.private)

    booth.chance(LOT, "64")
    words = ["play", "beghel", "--players", PLAYERS, "--set", "preliminary=off"]
    heard = booth.run(*words, keys=keys)
    assert left == ["", "You see 64. Claim 64, 1 of 9.", ""]
    assert heard.last[0].startswith("Claimed(seat=0, value=64")
    assert heard.last[-1] == "Believe, 1 of 2."


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("down", "Claim 65, bluff, 2 of 9."),
        ("space", "Claim 64, 1 of 9. So it is."),
        ("9", "Claim 21, bluff, 9 of 9."),
        ("d", "You see 64."),
        ("c", "To beat: None."),
        ("i", "Hint: claim 64."),
        ("x", "The key X has no use here. The key H tells which keys work."),
        ("f2", "Output: speech. Nothing can speak on this computer now; the game writes lines."),
        ("u", "In this game nothing is taken back."),
        ("r", "You see 64. Claim 64, 1 of 9."),
        ("n", "Announcement 8 of 8."),
        ("k", "C, l, a, i, m, space, 6, 4, comma, space, 1, space, o, f, space, 9, full stop."),
    ],
)
def test_while_the_curtain_is_open_every_answer_is_private(
    booth: Booth, key: str, told: str
) -> None:
    heard = play(booth, *SEEN, key)
    assert private(heard)[-1] == told
    assert heard.last == [told]


def test_y_tells_of_hidden_dice_to_their_owner_only(booth: Booth) -> None:
    heard = play(booth, *SEEN, "y")
    assert "BelowTheDice(value=64)" in heard.last[0]
    assert heard.last == private(heard)[-1:]


@pytest.mark.parametrize("key", ["y", "i"])
def test_what_could_give_dice_away_waits_for_the_keyboard(booth: Booth, key: str) -> None:
    heard = play(booth, "enter", key)
    assert heard.last == ["Only Ann is told that, after Enter."]


def test_d_before_the_curtain_opens_tells_nothing(booth: Booth) -> None:
    assert play(booth, "enter", "d").last == ["The dice are hidden."]


def test_questions_of_others_are_answered_as_to_anybody(booth: Booth) -> None:
    heard = play(booth, *SEEN, "enter", "d", "s", "i")
    assert heard.answers[-3] == ["The dice are hidden."]
    assert "thrown" in heard.answers[-2][0]
    assert heard.last == ["Hint: believe."]
    assert private(heard) == ["You see 64. Claim 64, 1 of 9."]


def test_space_before_the_curtain_explains_again(booth: Booth) -> None:
    assert play(booth, "enter", "space").last == [f"{TAKE} {LINE}"]


def test_keys_before_the_curtain_are_answered_as_usual(booth: Booth) -> None:
    heard = play(booth, "enter", "x", "g", "escape")
    assert heard.answers[1] == ["The key X has no use here. The key H tells which keys work."]
    assert heard.answers[2][1] == "The first rule, 1 of 2."
    assert heard.last == [TAKE]


@pytest.mark.parametrize(("key", "back"), [("g", "escape"), ("h", "escape"), ("escape", "escape")])
def test_another_screen_closes_the_curtain_and_it_is_asked_again(
    booth: Booth, key: str, back: str
) -> None:
    heard = play(booth, *SEEN, "down", key, back, "enter")
    assert heard.answers[-2] == [TAKE]
    assert heard.last == ["You see 64. Claim 64, 1 of 9."]
    assert len(private(heard)) == 3


def test_the_history_of_everybody_has_nothing_private(booth: Booth) -> None:
    heard = play(booth, *SEEN, "down", "d", "escape", "4", "enter", *["up"] * 9)
    read = [line for step in heard.steps[6:] for line in step.lines]
    assert not [line for line in read if "You see" in line or "bluff" in line]
    assert f"{TAKE} {LINE}" in read


@pytest.mark.parametrize("key", ["r", "k", ",", ".", "<", ">", "n"])
def test_what_was_private_cannot_be_reviewed_after_the_curtain(booth: Booth, key: str) -> None:
    heard = play(booth, *SEEN, "d", "9", "enter", key)
    assert private(heard)[-1] == "Claim 21, bluff, 9 of 9."
    said = " ".join(heard.last)
    assert said
    assert "You see" not in said
    assert "bluff" not in said


def test_leaving_behind_the_curtain_wipes_and_says_where_the_match_waits(booth: Booth) -> None:
    heard = play(booth, *SEEN)
    assert heard.farewell == [SAVED]
    assert heard.private == ""
    assert SAVED in heard.public


def test_one_person_among_computers_needs_no_curtain(booth: Booth) -> None:
    heard = play(booth, "enter", players="Ann,bot:easy")
    assert heard.last == ["Ann shook the dice.", "You see 64.", "Claim 64, 1 of 9."]
    assert private(heard) == []


def test_one_person_may_ask_for_their_dice_while_a_computer_answers(booth: Booth) -> None:
    booth.prefer(pause=1.0)
    booth.chance(LOT, "64", "52", "31")
    words = ["play", "beghel", "--players", "Ann,bot:easy", "--set", "preliminary=off"]
    heard = booth.run(*words, "--set", "points=3", keys=["enter", "enter"], pauses={0: "d"})
    assert "You see 64." in heard.lines


def test_of_a_computer_nothing_hidden_is_told(booth: Booth) -> None:
    heard = play(booth, *SEEN, "enter", players="Ann,bot:easy,Eve", throws="64 52 41 31 65 21")
    assert not [line for line in heard.public if "You see" in line or "Saw" in line]


def test_a_game_that_hides_nothing_has_no_curtain(booth: Booth) -> None:
    heard = booth.play("Ann,Bob", keys=["enter"], throws="1 3 3 3 4 6")
    assert private(heard) == []
    assert not [line for line in heard.lines if "take the keyboard" in line]


def test_a_key_pressed_too_soon_does_not_take_the_keyboard(booth: Booth) -> None:
    booth.prefer(pause=0.0)
    booth.chance(LOT, "64", "52", "31")
    words = ["play", "beghel", "--players", PLAYERS, "--set", "preliminary=off"]
    heard = booth.run(*words, keys=["enter"], pauses={0: "enter", 1: "enter"})
    assert private(heard) == []
    assert heard.public[-2] == f"{TAKE} {LINE}"


def test_no_sound_tells_of_what_is_private(booth: Booth) -> None:
    booth.prefer(sounds=True)
    heard = play(booth, *SEEN, "down", "d")
    assert heard.speech.sounds == []


def test_where_lines_stay_that_is_said_when_the_match_begins(booth: Booth) -> None:
    words = ["play", "beghel", "--players", PLAYERS, "--set", "preliminary=off"]
    said = "Here lines cannot be wiped: whoever reads back finds the hidden dice."
    booth.chance(LOT)
    assert said in wipeless(booth, *words)
    assert said not in play(booth).public


def wipeless(booth: Booth, *words: str) -> list[str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ListSink, "wipes", False)
        return booth.run(*words).public


def test_a_long_text_is_still_one_announcement(booth: Booth) -> None:
    with cups(LongCupRooms):
        assert private(play(booth, *SEEN))[0] == f"You see 64.{LONG} Claim 64, 1 of 9."
