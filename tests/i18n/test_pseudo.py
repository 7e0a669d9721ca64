"""A language in brackets reveals whatever is said without the catalogs."""

import os
import re
from pathlib import Path

import pytest

from farkle_access.app.cli_commands import COMMANDS, Command
from farkle_access.app.cli_help import help_lines
from farkle_access.app.command_line import run_words
from farkle_access.app.places import places
from farkle_access.app.run import Run
from farkle_access.app.settings_file import load
from farkle_access.games import GAMES
from farkle_access.games.farkle.rules.scoring import Kind
from farkle_access.games.farkle.wording.names import item_name
from farkle_access.i18n.catalog import LANGUAGES, Catalog, Catalogs
from farkle_access.i18n.dates import day_and_time
from farkle_access.i18n.translator import Translator
from tests.i18n.pseudo import PSEUDO, PseudoCatalogs, outside
from tests.i18n.walks import everything_heard
from tests.ui.scripted import NOW, Booth

NAMES = {"Anna", "Zoë", "anna", *LANGUAGES.values()}
TYPED = {"foo", "nowhere"}
FILE = re.compile(r"\b[\w-]+\.jsonl(\.\w+)?")
IDENTITY = re.compile(r"(?<= ID: »)[A-Za-z0-9+/]+|XGID=\S+?(?=«)")
"""A position as other programs write it."""
KEY = re.compile(r"\b(F\d+|[A-Z])\b")
"""A letter or a function key is said as it stands on the keyboard."""


def not_translated(line: str) -> str:
    """The part of a line that is neither translated nor a name, number, key, file or mark."""
    rest = outside(IDENTITY.sub("", FILE.sub("", line)))
    for word in NAMES | TYPED:
        rest = re.sub(rf"\b{word}\b", "", rest)
    return re.sub(r"[\d\s.,:;]", "", KEY.sub("", rest))


@pytest.fixture
def booth(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Booth:
    return Booth(PseudoCatalogs(tmp_path / "cache"), monkeypatch)


@pytest.mark.slow
def test_nothing_is_said_past_the_catalogs(booth: Booth, tmp_path: Path) -> None:
    heard = everything_heard(booth, "en", tmp_path)
    assert {line for line in heard if not_translated(line)} == set()
    # The walk went everywhere it should: these sentences prove it.
    everything = "\n".join(heard)
    for mark in (
        "«Language: choose with the arrows",
        "«Main menu of",
        "«Set-up.»",
        "«Two players cannot both be called »Anna",
        "«Settings.»",
        "« is taken already: »",
        "«Hot dice: »",
        "« wins.»",
        "«Game menu.»",
        "«History.",
        "«The match is saved; it waits",
        "« goes on.»",
        "«The match is deleted.»",
        "«Statistics of",
        "«The end of this match was damaged",
        "«Goodbye.»",
    ):
        assert mark.lower() in everything.lower(), mark


def test_the_brackets_find_a_text_that_is_not_translated() -> None:
    assert not_translated("«You rolled »1, 2, 3«.»") == ""
    assert not_translated("«Turn of »Anna«. »It is late.") != ""
    assert not_translated("«Sets aside: »three of a kind«.»") != ""
    assert PSEUDO.text("Player {n}: {player}", n=1, player="Anna") == "«Player »1«: »Anna"
    assert PSEUDO.plural("{n} die is left.", "{n} dice are left.", 1) == "1« die is left.»"


@pytest.mark.parametrize("kind", Kind)
def test_every_combination_has_a_name(kind: Kind) -> None:
    assert not_translated(item_name(PSEUDO, kind, (1, 2, 3, 4, 5, 6))) == ""


def test_every_month_has_a_name() -> None:
    moments = [NOW.replace(month=month, day=1) for month in range(1, 13)]
    said = [day_and_time(moment, PSEUDO) for moment in moments]
    assert {line for line in said if not_translated(line)} == set()
    assert len(set(said)) == 12


@pytest.mark.parametrize("language", ["en", "it", "lv"])
def test_every_month_has_a_name_of_its_own(catalogs: Catalogs, language: str) -> None:
    tr: Translator = catalogs.translator(language)
    assert len({day_and_time(NOW.replace(month=m, day=1), tr) for m in range(1, 13)}) == 12


WRITTEN = {exporter.format for game in GAMES.values() for exporter in game.exporters()}
READ = {importer.format for game in GAMES.values() for importer in game.importers()}
AS_TYPED = "|".join({*WRITTEN, *READ, *(command.name for command in COMMANDS)})
TYPED_WORDS = re.compile(
    r"\bfarkle-access\b|--\w+|\bbot:\w+|\[?\b[A-Z]+(=[A-Z]+)?\b\]?" rf"|\b({AS_TYPED})\b"
)


@pytest.mark.parametrize(
    "command", [None, *COMMANDS], ids=lambda command: command.name if command else "all"
)
def test_the_help_of_the_command_line_is_translated(command: Command | None) -> None:
    rest = [TYPED_WORDS.sub("", outside(line)) for line in help_lines(command, GAMES, PSEUDO)]
    assert {line for line in rest if not_translated(line)} == set()


# What was typed, and the words that are said back or offered as they must be typed.
REFUSED: dict[str, str] = {
    "fly": "fly",
    "play": "play",
    "play chess": f"chess {' '.join(GAMES)}",
    "play farkle chess": "chess",
    "play farkle --fly": "",
    "play farkle --players Anna": "",
    "play farkle --players Anna,Anna": "Anna",
    "play farkle --players bot:wild,Anna": "",
    "play farkle --set limit": "limit",
    "play farkle --set limit=7": "",
    "play farkle --set ending=never": "round everyone sudden",
    "play farkle --set speed=9": "speed entry minimum limit ending",
    "play farkle --seed x": "",
    "play farkle --seed": "",
    "play farkle --dice 7": "",
    "play farkle --dice ;": "",
    "simulate farkle --players Anna,bot:easy": "",
    "doctor --seed 1": "doctor",
    "--seed 1": "",
    "--language xx": "xx en it lv",
    "--output loud": "loud auto terminal speech both",
}


@pytest.mark.parametrize("words", REFUSED)
def test_every_refusal_of_a_command_line_is_translated(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], words: str
) -> None:
    found = places(os.environ)
    run = Run(GAMES, load(found.settings), found, PseudoCatalogs(tmp_path), Catalog(PSEUDO))
    assert run_words(words.split(" "), run) == 2
    said = capsys.readouterr().err
    assert "«" in said
    rest = TYPED_WORDS.sub("", outside(said))
    for word in REFUSED[words].split():
        rest = re.sub(rf"\b{word}\b", "", rest)
    assert not_translated(rest) == ""
