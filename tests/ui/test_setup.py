"""The set-up of a table: every line of it, and that it is remembered."""

import pytest

from farkle_access.app import table_file
from farkle_access.core.options import checked
from farkle_access.gamekit.computers import Level
from farkle_access.games import GAMES
from farkle_access.play.players import Player
from farkle_access.play.setup import Setup
from tests.ui.said import MAIN_MENU, SETTINGS_NOT_SAVED, place, table
from tests.ui.scripted import Booth, ListSink

USUAL = [
    "Start at once: Farkle, Player, Computer, 1 of 10.",
    "Game: Farkle, 2 of 10.",
    "2 players at the table, 3 of 10.",
    place(1, "Player"),
    place(2, "Computer, level medium"),
    "Entry minimum: 50 points, 6 of 10.",
    "Hand minimum: 35 points, 7 of 10.",
    "Limit: 1000 points, 8 of 10.",
    "Ending: the round is finished, 9 of 10.",
    "Everything as usual, 10 of 10.",
]
OPEN = ["enter"]  # from the main menu


def set_up(booth: Booth, *keys: str) -> ListSink:
    return booth.run(keys=[*OPEN, *keys])


def remembered(booth: Booth) -> Setup:
    setup = table_file.load(booth.places.table, booth.games)
    assert setup is not None
    return setup


def test_it_holds_a_line_for_everything(booth: Booth) -> None:
    heard = set_up(booth, *["down"] * 9)
    assert [lines[-1] for lines in heard.answers] == USUAL


def test_every_line_has_an_explanation(booth: Booth) -> None:
    for line in range(10):
        heard = set_up(booth, *["down"] * line, "space")
        explanation = heard.last[0].removeprefix(USUAL[line])
        assert len(explanation.split()) > 2, heard.last
        assert explanation.endswith(".")


def test_after_a_change_the_line_is_said_with_its_new_value(booth: Booth) -> None:
    heard = set_up(booth, "8", "enter", "1", "enter")
    assert heard.last == ["Set-up.", "Limit: 500 points, 8 of 10."]


def test_a_list_of_values_begins_at_the_present_one(booth: Booth) -> None:
    heard = set_up(booth, "8", "enter")
    assert heard.last == [
        "Limit. The match comes to its end when a player reaches these points.",
        "1000 points, 2 of 5.",
    ]


def test_esc_leaves_a_value_as_it_was(booth: Booth) -> None:
    heard = set_up(booth, "8", "enter", "4", "escape")
    assert heard.last[-1] == USUAL[7]


@pytest.mark.parametrize(
    ("line", "answer", "said"),
    [
        ("6", "0", "Entry minimum: none"),
        ("6", "500", "Entry minimum: 500 points"),
        ("7", "0", "Hand minimum: none"),
        ("8", "10000", "Limit: 10000 points"),
        ("8", "100", "Limit: 100 points"),
        ("8", " 1235 ", "Limit: 1235 points"),
    ],
)
def test_a_typed_number_is_taken(booth: Booth, line: str, answer: str, said: str) -> None:
    heard = set_up(booth, line, "enter", *["down"] * 6, "enter", answer)
    assert len(heard.prompts) == 1
    assert heard.prompts[0].startswith("Type a multiple of 5 from ")
    assert heard.last == ["Set-up.", f"{said}, {line} of 10."]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        (line, answer)
        for line in ("6", "7", "8")
        for answer in ("-5", "7", "x", "10005", "1e3", "1 000", "5.0", "\u0665", "9" * 5000)
    ],
)
def test_a_bad_number_is_refused_with_what_is_needed(booth: Booth, line: str, answer: str) -> None:
    heard = set_up(booth, line, "enter", *["down"] * 6, "enter", answer, "")
    assert "a multiple of 5 from " in heard.answers[-2][0]
    assert heard.prompts[0] == heard.prompts[1], "it is asked for again"
    assert heard.last == ["Set-up.", USUAL[int(line) - 1]]


def test_a_typed_number_stands_first_in_the_list(booth: Booth) -> None:
    heard = set_up(booth, "8", "enter", "5", "enter", "700", "enter")
    assert heard.last[-1] == "700 points, 1 of 6."


@pytest.mark.parametrize(
    ("number", "said"),
    [
        ("1", "the round is finished"),
        ("2", "everyone else gets one more hand"),
        ("3", "the match ends at once"),
    ],
)
def test_the_ending_is_chosen_by_name(booth: Booth, number: str, said: str) -> None:
    assert set_up(booth, "9", "enter", number, "enter").last[-1] == f"Ending: {said}, 9 of 10."


def test_from_two_to_sixteen_players_sit_down(booth: Booth) -> None:
    heard = set_up(booth, "3", "enter", *["down"] * 20, "enter")
    assert heard.answers[2][-1] == "2 players, 1 of 15."
    assert heard.answers[-2] == ["16 players, 15 of 15."]
    assert heard.last[-1] == "16 players at the table, 3 of 24."


def test_new_players_are_computers_with_names_of_their_own(booth: Booth) -> None:
    set_up(booth, "3", "enter", "3", "enter", "1", "enter")
    players = remembered(booth).players
    assert [player.computer for player in players] == [False, True, True, True]
    assert len({player.name for player in players}) == 4


def test_fewer_players_leave_the_first_ones(booth: Booth) -> None:
    heard = set_up(booth, "3", "enter", "3", "enter", "enter", "1", "enter")
    assert heard.last[-1] == USUAL[2]


def test_a_computer_player_of_each_level(booth: Booth) -> None:
    levels = (("2", "easy"), ("3", "medium"), ("4", "hard"), ("5", "perfect"))
    for number, level in levels:
        heard = set_up(booth, "5", "enter", number, "space", "enter")
        assert heard.answers[-2][0].startswith(f"Computer, level {level}, {number} of 5. ")
        assert len(heard.answers[-2][0].split()) > 8, "what the level means"
        assert heard.last[-1] == place(2, f"Computer, level {level}")


def test_a_person_is_named(booth: Booth) -> None:
    heard = set_up(booth, "5", "enter", "1", "enter", "  Jānis   Bērziņš ")
    assert heard.last[-1] == place(2, "Jānis Bērziņš")
    assert heard.prompts[-1].startswith("Type the name and press Enter. Enter alone: ")


def test_an_empty_name_keeps_the_name(booth: Booth) -> None:
    heard = set_up(booth, "4", "enter", "1", "enter", "   ")
    assert heard.last[-1] == USUAL[3]


def test_a_person_without_a_name_in_the_place_of_a_computer_gets_a_usual_one(
    booth: Booth,
) -> None:
    heard = set_up(booth, "5", "enter", "1", "enter", "", "1", "enter")
    name = heard.answers[-3][-1].removeprefix("Place 2: ").removesuffix(", 5 of 10.")
    assert name
    assert "Computer" not in name
    assert remembered(booth).players == (Player("Player"), Player(name))


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Player", "Two players cannot both be called Player."),
        ("pLAYER", "Two players cannot both be called pLAYER."),
        ("x" * 31, "A name has at most 30 characters."),
        ("x" * 10000, "A name has at most 30 characters."),
        ("A\u202eB", "A name may hold no invisible or control characters."),
        ("A\x07B", "A name may hold no invisible or control characters."),
        ("A\u200bB", "A name may hold no invisible or control characters."),
        ("Ann, Bob", "A name may hold no comma and may not begin with bot and a colon."),
        ("bot:hard", "A name may hold no comma and may not begin with bot and a colon."),
    ],
)
def test_a_bad_name_is_refused_with_the_reason(booth: Booth, name: str, said: str) -> None:
    heard = set_up(booth, "5", "enter", "1", "enter", name, "Bob")
    assert heard.answers[-2][0] == said
    assert heard.prompts[0] == heard.prompts[1], "it is asked for again"
    assert heard.last == ["Set-up.", place(2, "Bob")]


@pytest.mark.parametrize("typed", ["\x1b", "Bo\x1b[Ab"])
def test_esc_in_a_question_changes_nothing(booth: Booth, typed: str) -> None:
    assert set_up(booth, "5", "enter", "1", "enter", typed).last == ["Set-up.", USUAL[4]]
    assert set_up(booth, "8", "enter", *["down"] * 6, "enter", typed).last[-1] == USUAL[7]


def test_a_name_of_thirty_characters_is_taken(booth: Booth) -> None:
    heard = set_up(booth, "5", "enter", "1", "enter", "x" * 30)
    assert heard.last[-1] == place(2, "x" * 30)


def test_everything_as_usual_brings_the_usual_table_back(booth: Booth) -> None:
    changed = ["8", "enter", "1", "enter", "3", "enter", "3", "enter"]
    heard = set_up(booth, *changed, *["down"] * 20, "enter", "1")
    assert heard.last == [USUAL[0]]


def test_a_single_game_is_not_asked_for(booth: Booth) -> None:
    booth.games = {"farkle": GAMES["farkle"]}
    assert set_up(booth, "2", "enter").last == ["Set-up.", USUAL[1]]


def test_the_game_is_chosen_from_a_list(booth: Booth) -> None:
    heard = set_up(booth, "2", "enter", "enter")
    assert heard.answers[-2] == ["Choose a game.", f"Farkle, 1 of {len(GAMES)}."]
    assert heard.last == ["Set-up.", USUAL[1]]


def test_a_game_for_two_keeps_two_at_the_table_and_asks_for_no_number(booth: Booth) -> None:
    number = str(list(GAMES).index("backgammon") + 1)
    many = ["3", "enter", "3", "enter"]
    heard = set_up(booth, *many, "2", "enter", number, "enter", *["down"] * 20)
    lines = [lines[-1] for lines in heard.answers]
    assert "Place 2: Computer, level medium, 4 of 9." in lines
    assert not any("at the table" in line for line in lines[8:])


def test_another_game_brings_its_own_settings(booth: Booth) -> None:
    heard = set_up(booth, "2", "enter", "2", "enter", *["down"] * 10)
    assert heard.answers[2] == ["Choose a game.", f"Farkle, 1 of {len(GAMES)}."]
    assert heard.answers[4] == ["Set-up.", "Game: Beghel, 2 of 9."]
    settings = ["Points at the start: 9 each, 6 of 9.", "Keeping: on, 7 of 9."]
    at = heard.lines.index(settings[0])
    assert heard.lines[at : at + 3] == [*settings, "Roll for the order: on, 8 of 9."]


def test_a_level_that_the_new_game_lacks_becomes_one_that_it_offers(booth: Booth) -> None:
    perfect = ["5", "enter", "5", "enter"]
    heard = set_up(booth, *perfect, *BACKGAMMON, "down", "down")
    assert heard.last == ["Place 2: Computer, level expert, 4 of 9."]


def test_a_remembered_level_that_is_not_offered_any_more_is_mended(booth: Booth) -> None:
    players = (Player("Anna"), Player("Computer", Level.GNUBG))
    options = checked(GAMES["farkle"].rules().options, {})
    table_file.store(booth.places.table, Setup("farkle", players, options))
    heard = set_up(booth, *["down"] * 4)
    assert heard.last == [place(2, "Computer, level perfect")]


def test_esc_goes_back_without_starting(booth: Booth) -> None:
    heard = set_up(booth, "8", "enter", "1", "enter", "escape")
    assert heard.last[0] == MAIN_MENU
    assert booth.records() == []


def test_the_table_is_remembered_by_a_second_session(booth: Booth) -> None:
    names = ["4", "enter", "1", "enter", "Anna", "5", "enter", "4", "enter"]
    values = ["6", "enter", "1", "enter", "8", "enter", "1", "enter", "9", "enter", "3", "enter"]
    set_up(booth, *names, *values, "1", "enter")
    heard = set_up(booth, *["down"] * 8)
    said = [lines[-1] for lines in heard.answers]
    assert said[0] == "Start at once: Farkle, Anna, Computer, 1 of 10."
    assert said[5] == "Entry minimum: none, 6 of 10."
    assert said[7:9] == ["Limit: 500 points, 8 of 10.", "Ending: the match ends at once, 9 of 10."]


def test_the_remembered_table_starts_at_once(booth: Booth) -> None:
    set_up(booth, "4", "enter", "1", "enter", "Anna", "8", "enter", "1", "enter", "1", "enter")
    heard = set_up(booth, "enter", "escape", "6", "enter")
    assert table(limit="500 points") == heard.answers[1][0]


def test_the_match_has_the_players_and_the_settings_that_were_set_up(booth: Booth) -> None:
    set_up(booth, "5", "enter", "4", "enter", "7", "enter", "1", "enter", "1", "enter")
    setup = remembered(booth)
    assert setup.players[1] == Player("Computer", Level.HARD)
    assert '"minimum":5' in booth.records()[0].read_text("utf-8").splitlines()[0]


def test_a_table_that_cannot_be_remembered_is_played_all_the_same(booth: Booth) -> None:
    booth.places.table.mkdir()
    heard = set_up(booth, "enter")
    assert heard.last[0] == SETTINGS_NOT_SAVED
    assert heard.last[-1] == "Roll 6 dice, 1 of 1."


@pytest.mark.parametrize("language", ["it", "lv"])
def test_usual_names_follow_the_language(booth: Booth, language: str) -> None:
    set_up(booth, "enter")
    booth.prefer(language=language)
    heard = set_up(booth)
    assert "Player" not in heard.last[-1]


BACKGAMMON = ["2", "enter", str(list(GAMES).index("backgammon") + 1), "enter"]


def test_settings_of_a_session_are_there_when_a_session_is_chosen(booth: Booth) -> None:
    heard = set_up(booth, *BACKGAMMON, *["down"] * 3, "enter", "1", "enter", *["down"] * 8)
    lines = [lines[-1] for lines in heard.answers[3:]]
    assert lines[1].startswith("Game: Backgammon, 2 of 9")
    assert lines[7] == "Match length: money session, 5 of 13."
    assert any(line.startswith("Rule of Jacoby: yes") for line in lines[7:])


def test_a_position_is_typed_until_it_is_one(booth: Booth) -> None:
    chosen = ["8", "enter", "2", "enter", "nonsense", "4HPwATDgc/ABMA"]
    heard = set_up(booth, *BACKGAMMON, *chosen)
    assert heard.answers[-2] == ["Position: nonsense is not understood."]
    assert heard.last[-1] == "Position: given as text, 8 of 9."
    kept = set_up(booth, *BACKGAMMON, *chosen[:-2], "")
    assert kept.last[-1] == "Position: usual start, 8 of 9."
