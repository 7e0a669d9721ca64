"""The curtain: what one player alone is told, and what everybody hears of it."""

from collections.abc import Iterator

import pytest

from farkle_access.core.cues import Cue
from tests.ui.said import SAVED
from tests.ui.scripted import BACK, Booth, ListSink

PLAYERS = "Ann,Bob,Eve"
TAKE = "Ann, take the keyboard and press Enter."
LINE = "What follows stands in one line, which is wiped afterwards."
LOT = "11"  # the first seat begins
SEEN = ["enter", "enter"]  # the throw, then the keyboard is taken
READ = "You have 64. Your dice, 1 of 9."
HIDDEN = ("You have", "your dice", "Your dice", "bluff")
"""What nobody but the owner of the dice may hear."""
OPEN = (
    "There is nothing to beat: the hand has just begun. "
    "At stake: a point; two points with 21, Beghel."
)


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
    assert heard.last == [f"{TAKE} {LINE}"]
    assert private(heard) == []


def test_enter_tells_what_was_seen_and_the_menu_to_that_player_alone(booth: Booth) -> None:
    heard = play(booth, *SEEN)
    assert heard.last == [READ]
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
    assert left == ["", READ, ""]
    assert heard.last[0] == "Ann opens and declares 64. Bob answers."
    assert heard.last[-1] == "Believe it, 1 of 2."


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("down", "65, bluff, 2 of 9."),
        ("space", "64, your dice, 1 of 9. It is true: whoever does not believe it loses a point."),
        ("6", "After 6, the second digit?"),
        ("d", "You have 64."),
        ("c", OPEN),
        ("i", "Hint: 64, your dice. "),
        ("x", "The key X has no use here. The key H tells which keys work."),
        ("f2", "Output: speech. Nothing can speak on this computer now; the game writes lines."),
        ("u", "In this game nothing is taken back."),
        ("r", READ),
        ("n", "Announcement 6 of 6."),
        (
            "k",
            "capital Y, o, u, r, space, d, i, c, e, comma, "
            "space, 1, space, o, f, space, 9, full stop.",
        ),
    ],
)
def test_while_the_curtain_is_open_every_answer_is_private(
    booth: Booth, key: str, told: str
) -> None:
    heard = play(booth, *SEEN, key)
    (said,) = heard.last
    assert private(heard)[-1] == said
    assert said.startswith(told) if key == "i" else said == told


def test_y_tells_of_hidden_dice_to_their_owner_only(booth: Booth) -> None:
    heard = play(booth, *SEEN, "y")
    assert heard.last[0].startswith("Your dice show 64: no lower value can be declared.")
    assert heard.last == private(heard)[-1:]


@pytest.mark.parametrize("key", ["y", "i"])
def test_what_could_give_dice_away_waits_for_the_keyboard(booth: Booth, key: str) -> None:
    heard = play(booth, "enter", key)
    assert heard.last == ["Only Ann is told that, after Enter."]


def test_d_before_the_curtain_opens_tells_nothing(booth: Booth) -> None:
    assert play(booth, "enter", "d").last == ["Only Ann knows the dice."]


def test_questions_of_others_are_answered_as_to_anybody(booth: Booth) -> None:
    heard = play(booth, *SEEN, "enter", "d", "s", "i")
    assert heard.answers[-3] == ["Only Ann knows the dice."]
    assert heard.answers[-2] == ["Ann, 3 points. Bob, 3 points. Eve, 3 points."]
    assert heard.last[0].startswith("Hint: believe it.")
    assert private(heard) == [READ]


def test_space_before_the_curtain_explains_again(booth: Booth) -> None:
    assert play(booth, "enter", "space").last == [f"{TAKE} {LINE}"]


def test_keys_before_the_curtain_are_answered_as_usual(booth: Booth) -> None:
    heard = play(booth, "enter", "x", "g", "escape")
    assert heard.answers[1] == ["The key X has no use here. The key H tells which keys work."]
    assert heard.answers[2][0] == "The rules of Beghel."
    assert heard.answers[2][1].startswith("Beghel is a game of bluff with two dice and a cup.")
    assert heard.last == [TAKE]


@pytest.mark.parametrize(("key", "back"), [("g", "escape"), ("h", "escape"), ("escape", "escape")])
def test_another_screen_closes_the_curtain_and_it_is_asked_again(
    booth: Booth, key: str, back: str
) -> None:
    heard = play(booth, *SEEN, "down", key, back, "enter")
    assert heard.answers[-2] == [TAKE]
    assert heard.last == ["You have 64. 65, bluff, 2 of 9."]
    assert len(private(heard)) == 3


@pytest.mark.parametrize("before", [[], ["down"], ["d"], ["6"]])
def test_the_curtain_closes_when_the_program_comes_back(booth: Booth, before: list[str]) -> None:
    def typed(sink: ListSink) -> Iterator[str]:
        yield from [*SEEN, *before, BACK]
        assert sink.private == ""
        assert sink.last == [TAKE]
        yield from ["r", "d", "enter"]

    booth.chance(LOT, "64", "52", "31")
    words = ["play", "beghel", "--players", PLAYERS, "--set", "preliminary=off"]
    heard = booth.run(*words, keys=typed)
    assert heard.answers[-3] == [TAKE], "nothing private can be repeated"
    assert heard.answers[-2] == ["Only Ann knows the dice."]
    assert heard.last[0].startswith("You have 64.")


@pytest.mark.parametrize("keys", [["enter"], [*SEEN, "enter"]])
def test_where_nothing_is_private_the_last_words_are_said_again(
    booth: Booth, keys: list[str]
) -> None:
    heard = play(booth, *keys, BACK)
    assert heard.last == heard.answers[-2]


def test_the_history_of_everybody_has_nothing_private(booth: Booth) -> None:
    heard = play(booth, *SEEN, "down", "d", "escape", "4", "enter", *["up"] * 9)
    read = [line for step in heard.steps[6:] for line in step.lines]
    assert not [line for line in read if any(secret in line for secret in HIDDEN)]
    assert f"{TAKE} {LINE}" in read


@pytest.mark.parametrize("key", ["r", "k", ",", ".", "<", ">", "n"])
def test_what_was_private_cannot_be_reviewed_after_the_curtain(booth: Booth, key: str) -> None:
    heard = play(booth, *SEEN, "d", "2", "1", "enter", key)
    assert private(heard)[-1] == "21, Beghel, bluff, 9 of 9."
    said = " ".join(heard.last)
    assert said
    assert not [secret for secret in HIDDEN if secret in said]


def test_leaving_behind_the_curtain_wipes_and_says_where_the_match_waits(booth: Booth) -> None:
    heard = play(booth, *SEEN)
    assert heard.farewell == [SAVED]
    assert heard.private == ""
    assert SAVED in heard.public


def test_one_person_among_computers_needs_no_curtain(booth: Booth) -> None:
    heard = play(booth, "enter", players="Ann,bot:easy")
    assert heard.last == ["You have 64.", "Your dice, 1 of 9."]
    assert private(heard) == []


def test_one_person_may_ask_for_their_dice_while_a_computer_answers(booth: Booth) -> None:
    booth.prefer(pause=1.0)
    booth.chance(LOT, "64", "52", "31")
    words = ["play", "beghel", "--players", "Ann,bot:easy", "--set", "preliminary=off"]
    heard = booth.run(*words, "--set", "points=3", keys=["enter", "enter"], pauses={0: "d"})
    assert "You have 64." in heard.lines


def test_of_a_computer_nothing_hidden_is_told(booth: Booth) -> None:
    heard = play(booth, *SEEN, "enter", players="Ann,bot:easy,Eve", throws="64 52 41 31 65 21")
    assert not [line for line in heard.public if any(secret in line for secret in HIDDEN)]


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
    heard = play(booth, "enter")
    public = heard.speech.sounds
    assert [sound for sound, _ in public] == [Cue.YOUR_TURN, Cue.DICE]
    assert play(booth, *SEEN, "down", "d").speech.sounds == public


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
