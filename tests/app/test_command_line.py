"""The command line: every mistake gets one sentence, and every request its answer."""

import json
import re
from pathlib import Path

import pytest

from farkle_access import __version__
from farkle_access.app.cli_commands import COMMANDS, COMMON, all_options
from farkle_access.app.cli_help import help_lines
from farkle_access.games import GAMES
from farkle_access.games.bluff.package import TOKYO
from farkle_access.i18n.catalog import LANGUAGES, Catalogs
from tests.app.conftest import Program

MISTAKES = [
    ["dance"],
    ["play"],
    ["play", "chess"],
    ["play", "farkle", "again"],
    ["play", "farkle", "--players", "Ann"],
    ["play", "farkle", "--players", ",".join("ABCDEFGHIJKLMNOPQ")],
    ["play", "farkle", "--players", "Ann,Ann"],
    ["play", "farkle", "--players", "Ann,ann"],
    ["play", "farkle", "--players", "Ann,"],
    ["play", "farkle", "--players", ""],
    ["play", "farkle", "--record", " "],
    ["play", "farkle", "--set", "=500"],
    ["play", "backgammon", "--position="],
    ["play", "farkle", "--players", "Ann,bot:god"],
    ["play", "farkle", "--players", "Ann,bot:"],
    ["play", "farkle", "--players", "Ann,bo\x1bb"],
    ["play", "farkle", "--players", "Ann,\u202eBob"],
    ["play", "farkle", "--players", f"Ann,{'x' * 10000}"],
    ["play", "farkle", "--players"],
    ["play", "farkle", "--set", "limit"],
    ["play", "farkle", "--set", "limit="],
    ["play", "farkle", "--set", "limit=7"],
    ["play", "farkle", "--set", "limit=x"],
    ["play", "farkle", "--set", "limit=20000"],
    ["play", "farkle", "--set", "limit=-5"],
    ["play", "farkle", "--set", "ending=never"],
    ["play", "farkle", "--set", "colour=red"],
    ["play", "farkle", "--set", "=5"],
    ["play", "farkle", "--set", ""],
    ["play", "farkle", "--set"],
    ["play", "farkle", "--seed", "x"],
    ["play", "farkle", "--seed", "-1"],
    ["play", "farkle", "--seed", "1.5"],
    ["play", "farkle", "--seed", "9" * 5000],
    ["play", "farkle", "--seed", ""],
    ["play", "farkle", "--seed", "\u0661"],
    ["play", "farkle", "--seed"],
    ["play", "farkle", "--dice", ""],
    ["play", "farkle", "--dice", "7"],
    ["play", "farkle", "--dice", "1 2 3 4 5 6 1"],
    ["play", "farkle", "--dice", "1 2;;3"],
    ["play", "farkle", "--dice", "1 2;"],
    ["play", "farkle", "--dice", "one"],
    ["play", "farkle", "--dice", "\u0661"],
    ["play", "farkle", "--dice", "1" * 10000],
    ["play", "farkle", "--dice"],
    ["play", "farkle", "--record"],
    ["play", "farkle", "--record", ""],
    ["play", "farkle", "--record", "/nowhere/at/all/match.jsonl"],
    ["play", "farkle", "--record", "nul\x00l"],
    ["play", "farkle", "--record", "x" * 5000],
    ["play", "farkle", "--language"],
    ["play", "farkle", "--language", "xx"],
    ["play", "farkle", "--language", "IT"],
    ["play", "farkle", "--language", ""],
    ["play", "farkle", "--output", "loud"],
    ["play", "farkle", "--output"],
    ["play", "farkle", "--json"],
    ["play", "farkle", "--games", "5"],
    ["play", "farkle", "--nothing"],
    ["play", "farkle", "--nothing=5"],
    ["play", "farkle", "-x"],
    ["play", "farkle", "--playe", "Ann,Bob"],
    ["resume", "one", "two"],
    ["resume", "--seed", "1"],
    ["replay"],
    ["replay", "one", "two"],
    ["import"],
    ["import", "nowhere.mat"],
    ["import", "nowhere"],
    ["import", "nowhere", "--from", "sgf"],
    ["import", "nowhere", "--from"],
    ["export", "nowhere"],
    ["export", "nowhere", "--to", "mat"],
    ["play", "farkle", "--position", "x"],
    ["simulate", "backgammon", "--position", "x"],
    ["simulate"],
    ["simulate", "chess"],
    ["simulate", "farkle", "--games", "0"],
    ["simulate", "farkle", "--games", "-3"],
    ["simulate", "farkle", "--games", "many"],
    ["simulate", "farkle", "--games", "99999999999"],
    ["simulate", "farkle", "--players", "Ann,bot:easy"],
    ["simulate", "farkle", "--players", "bot:easy"],
    ["simulate", "farkle", "--dice", "1 2"],
    ["simulate", "farkle", "--record", "x"],
    ["doctor", "who"],
    ["doctor", "--json"],
    ["--seed", "1"],
    ["--players", "Ann,Bob"],
    ["--nothing"],
    ["-h"],
    ["-1"],
    [""],
    ["--", "dance"],
    ["\x1b[2J"],
    ["\ud800"],
    ["x" * 10000],
]


@pytest.mark.parametrize("words", MISTAKES, ids=lambda words: ascii(" ".join(words))[:40])
def test_a_mistake_gets_exactly_one_sentence(program: Program, words: list[str]) -> None:
    done = program(*words)
    assert done.status == 2
    assert done.out == []
    assert len(done.err) == 1
    assert done.err[0].isprintable()
    assert done.err[0].endswith(".")


@pytest.mark.parametrize(
    "words",
    [["--help=x"], ["--version=1"], ["simulate", "farkle", "--json=yes"]],
    ids=" ".join,
)
def test_a_switch_with_a_value_gets_one_sentence_too(program: Program, words: list[str]) -> None:
    done = program(*words)
    assert done.status == 2
    assert len(done.err) == 1
    assert not done.err[0].startswith("usage:")


@pytest.mark.parametrize("words", [["x" * 10000], [f"--{'x' * 10000}"], ["doctor", "x" * 10000]])
def test_a_mistake_is_said_in_few_words(program: Program, words: list[str]) -> None:
    assert len(program(*words).err[0]) < 300


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("where", ["before", "behind", "joined"])
def test_a_mistake_is_said_in_the_language_of_the_command_line(
    program: Program, catalogs: Catalogs, language: str, where: str
) -> None:
    asked = [f"--language={language}"] if where == "joined" else ["--language", language]
    words = [*asked, "dance"] if where == "before" else ["dance", *asked]
    said = catalogs.translator(language).text(
        "There is no command {command}. See: farkle-access --help.", command="dance"
    )
    assert program(*words).err == [said]


def test_a_mistake_is_said_in_the_language_of_the_settings(program: Program, home: Path) -> None:
    home.mkdir()
    (home / "settings.toml").write_text('language = "lv"\n')
    english = program("dance", "--language", "en").err
    assert program("dance").err != english


@pytest.mark.parametrize("variable", ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"])
def test_a_mistake_is_said_in_the_language_of_the_system(
    program: Program, variable: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    italian = program("dance", "--language", "it").err
    monkeypatch.setenv(variable, "it_IT.UTF-8")
    assert program("dance").err == italian


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["dance"], "There is no command dance."),
        (["play"], "play needs a word behind it: GAME."),
        (["play", "chess"], f"There is no game chess. The games are: {', '.join(GAMES)}."),
        (["play", "farkle", "--players", "Ann"], "1 player is named; the game takes 2 to 16."),
        (["play", "farkle", "--players", "A,A"], "Two players cannot both be called A."),
        (["play", "farkle", "--players", "A,bot:god"], "There is no computer player bot:god."),
        (["play", "farkle", "--set", "limit=7"], "Limit: a multiple of 5 from 100 to 10000"),
        (["play", "farkle", "--set", "x=1"], "There is no setting x. The settings are: entry,"),
        (["play", "farkle", "--set", "ending=x"], "Ending: one of these is needed: round,"),
        ([""], "The command line is not understood."),
        (["play", " "], "play needs a word behind it: GAME."),
        (["play", "farkle", "--set", "=5"], "=5 is no setting; an example is limit=500."),
        (["play", "farkle", "--record", ""], "The option --record needs a value: FILE."),
        (["play", "farkle", "--dice", "7"], "7 is no throw: up to six numbers from 1 to 6"),
        (["play", "farkle", "--dice", "1;;2"], "A throw without dice was given"),
        (["play", "farkle", "--seed", "x"], "The option --seed needs a whole number from 0 to"),
        (["play", "farkle", "--seed"], "The option --seed needs a value: NUMBER."),
        (["play", "farkle", "--json"], "The command play has no option --json."),
        (["--seed", "1"], "The option --seed needs a command before it."),
        (["--language", "xx"], "does not take xx. It takes one of: en, it, lv."),
        (["simulate", "farkle", "--players", "A,B"], "Only computer players can be simulated"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_the_sentence_says_what_is_wrong(program: Program, words: list[str], part: str) -> None:
    assert part in program(*words).err[0]


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "farkle", "--games", "2", "--seed", "1", "--json"],
        ["--json", "--seed=1", "simulate", "--games=2", "farkle"],
        ["--games", "9", "--seed", "1", "simulate", "--json", "--games", "2", "--", "farkle"],
    ],
    ids=" ".join,
)
def test_options_stand_anywhere_and_the_last_of_two_counts(
    program: Program, words: list[str]
) -> None:
    found = json.loads(program(*words).out[0])
    assert (found["games"], found["seed"]) == (2, 1)


@pytest.mark.parametrize("words", [["-h"], ["-1"], ["play", "farkle", "-x"]], ids=" ".join)
def test_there_are_no_short_options(program: Program, words: list[str]) -> None:
    assert program(*words).err[0].startswith(f"There is no option {words[-1]}.")


def test_only_the_games_handed_over_are_known(program: Program) -> None:
    tokyo = {TOKYO.name: TOKYO}
    assert program("play", "farkle", games=tokyo).err == [
        "There is no game farkle. The games are: tokyo."
    ]
    assert (
        program("play", "tokyo", "--position", "x", games=tokyo)
        .err[0]
        .startswith("There is no option --position.")
    )
    assert not [line for line in program("--help", games=tokyo).out if "--position" in line]


def test_an_option_of_one_game_is_refused_for_another(program: Program) -> None:
    done = program("play", "tokyo", "--position", "x")
    assert (done.status, done.err) == (2, ["The game Tokyo has no option --position."])
    done = program("simulate", "backgammon", "--position", "x")
    assert done.err == ["The command simulate has no option --position."]


def test_an_existing_file_is_not_overwritten(program: Program, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_text("dear to somebody")
    done = program("play", "farkle", "--record", str(path))
    assert done.status == 2
    assert "exists already and is not overwritten." in done.err[0]
    assert path.read_text() == "dear to somebody"


def test_a_mistake_makes_no_file(program: Program, tmp_path: Path, home: Path) -> None:
    program("play", "farkle", "--players", "Ann", "--record", str(tmp_path / "match.jsonl"))
    program("play", "farkle", "--dice", "9", "--record", str(tmp_path / "match.jsonl"))
    assert [path for path in tmp_path.iterdir() if path != home] == []
    assert not (home / "matches").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_names_every_command_and_every_option(program: Program, language: str) -> None:
    done = program("--help", "--language", language)
    assert (done.status, done.err) == (0, [])
    text = "\n".join(done.out)
    for command in COMMANDS:
        assert f"farkle-access {command.name}" in text
        for option in all_options(command, GAMES):
            assert f"\n{option.name}" in text
    for option in COMMON:
        assert f"\n{option.name}" in text


def test_the_help_is_in_the_chosen_language(program: Program) -> None:
    texts = {language: program("--help", "--language", language).out for language in LANGUAGES}
    for language in ("it", "lv"):
        assert len(texts[language]) == len(texts["en"])
        alike = set(texts["en"]) & set(texts[language])
        assert not alike, alike


@pytest.mark.parametrize("command", [command.name for command in COMMANDS])
def test_a_command_has_help_of_its_own(program: Program, command: str) -> None:
    done = program(command, "--help")
    named = [line for line in done.out if line.startswith("farkle-access ")]
    assert done.status == 0
    assert [line.split()[1].rstrip(":") for line in named] == [command]


def test_every_line_of_the_help_is_fit_to_be_heard(catalogs: Catalogs) -> None:
    for language in LANGUAGES:
        for line in help_lines(None, GAMES, catalogs.translator(language)):
            assert line.endswith((".", ":")), line
            assert not re.search(r"[<>\[\]{}|]", line.replace("[FILE]", "")), line


def test_the_help_has_no_brackets(program: Program) -> None:
    assert not [line for line in program("--help").out if "[" in line]


@pytest.mark.parametrize("words", [["--version"], ["--version", "--language", "it"]])
def test_the_version_is_one_line(program: Program, words: list[str]) -> None:
    done = program(*words)
    assert (done.status, done.out, done.err) == (0, [f"farkle-access {__version__}"], [])


def simulated(program: Program, *words: str) -> dict[str, object]:
    done = program("simulate", "farkle", "--json", *words)
    assert (done.status, done.err) == (0, [])
    assert len(done.out) == 1
    found: dict[str, object] = json.loads(done.out[0])
    return found


def test_a_simulation_is_told_to_programs(program: Program) -> None:
    words = ["--players", "bot:hard,bot:easy", "--games", "20", "--seed", "1"]
    found = simulated(program, *words)
    players = found["players"]
    assert isinstance(players, list)
    assert found["games"] == 20
    assert found["seed"] == 1
    assert sum(player["wins"] for player in players) == 20
    assert [player["level"] for player in players] == ["hard", "easy"]
    assert all(player["mean_score"] > 0 for player in players)
    assert isinstance(found["games_per_second"], float)
    again = simulated(program, *words)
    assert again["players"] == players


def test_another_seed_plays_other_matches(program: Program) -> None:
    first = simulated(program, "--games", "20", "--seed", "1")
    assert simulated(program, "--games", "20", "--seed", "2")["players"] != first["players"]


def test_a_simulation_keeps_to_the_settings(program: Program) -> None:
    found = simulated(program, "--games", "5", "--seed", "1", "--set", "limit=100")
    players = found["players"]
    assert isinstance(players, list)
    assert max(player["mean_score"] for player in players) < 400


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_simulation_is_told_to_people(program: Program, language: str) -> None:
    words = ["--games", "3", "--seed", "1", "--set", "limit=100", "--language", language]
    done = program("simulate", "farkle", *words)
    assert (done.status, done.err) == (0, [])
    assert len(done.out) == 4
    assert all(line.endswith(".") for line in done.out)
