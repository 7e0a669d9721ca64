"""The settings: each is heard, holds at once, and stands on the disk."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from farkle_access.app import settings_file
from farkle_access.i18n.catalog import LANGUAGES, Catalogs
from farkle_access.i18n.detail import Detail
from farkle_access.output.mode import OutputMode
from farkle_access.ui.shell.preferences import Preferences
from tests.ui.said import MAIN_MENU, SETTINGS_NOT_SAVED
from tests.ui.scripted import Booth, ListSink

OPEN = ["5", "enter"]  # from the main menu
ITEMS = [
    "Language: English, 1 of 12.",
    "Detail: normal, one sentence for each roll, 2 of 12.",
    "Positions: on, 3 of 12.",
    "Pause: 1 second, 4 of 12.",
    "Output: automatic, 5 of 12.",
    "Keys, 6 of 12.",
    "Sound check, 7 of 12.",
    "Voice, 8 of 12.",
    "Sounds, 9 of 12.",
    "Hidden dice, 10 of 12.",
    "Points of the board: always from your side, 11 of 12.",
]


def settings(booth: Booth, *keys: str) -> ListSink:
    return booth.run(keys=[*OPEN, *keys])


def kept(booth: Booth) -> Preferences:
    loaded = settings_file.load(booth.places.settings)
    assert loaded.flaw is None
    return loaded.preferences


def on_disk(booth: Booth) -> dict[str, Any]:
    return tomllib.loads(booth.places.settings.read_text("utf-8"))


def test_each_setting_is_heard_with_its_value(booth: Booth) -> None:
    heard = settings(booth, *["down"] * 10)
    assert [lines[-1] for lines in heard.answers[1:]] == ITEMS


@pytest.mark.parametrize(
    ("item", "number", "name", "value"),
    [
        ("1", "2", "language", "it"),
        ("1", "3", "language", "lv"),
        ("2", "1", "detail", "brief"),
        ("2", "2", "detail", "normal"),
        ("2", "3", "detail", "full"),
        ("3", "1", "positions", True),
        ("3", "2", "positions", False),
        ("4", "1", "pause", 0.0),
        ("4", "2", "pause", 0.5),
        ("4", "3", "pause", 1.0),
        ("4", "4", "pause", 2.0),
        ("4", "5", "pause", 3.0),
        ("5", "1", "output", "auto"),
        ("5", "2", "output", "terminal"),
        ("5", "3", "output", "speech"),
        ("5", "4", "output", "both"),
    ],
)
def test_each_value_is_written_and_read_back(
    booth: Booth, item: str, number: str, name: str, value: object
) -> None:
    settings(booth, item, "enter", number, "enter")
    assert on_disk(booth)[name] == value
    assert getattr(kept(booth), name) == value


def test_a_second_session_starts_with_them(booth: Booth) -> None:
    settings(booth, "2", "enter", "1", "enter", "4", "enter", "1", "enter", "5", "enter", "2")
    heard = settings(booth, *["down"] * 4)
    assert heard.answers[2] == ["Detail: brief, one sentence for each hand, 2 of 12."]
    assert heard.answers[4] == ["Pause: no pause, 4 of 12."]


def test_changing_one_setting_leaves_the_others(booth: Booth) -> None:
    before = Preferences(language="en", detail=Detail.FULL, pause=2.5, output=OutputMode.TERMINAL)
    settings_file.store(booth.places.settings, before)
    settings(booth, "3", "enter", "2", "enter")
    after = kept(booth)
    assert (after.detail, after.pause, after.output) == (Detail.FULL, 2.5, OutputMode.TERMINAL)
    assert not after.positions


def test_each_list_begins_at_the_present_value_and_has_a_title(booth: Booth) -> None:
    first = {"2": "Normal", "3": "On", "4": "1 second", "5": "Automatic", "1": "English"}
    for item, value in first.items():
        heard = settings(booth, item, "enter")
        assert len(heard.last) == 2
        assert heard.last[1].startswith(value)


def test_esc_changes_nothing(booth: Booth) -> None:
    before = booth.places.settings.read_bytes()
    for item in "12345":
        settings(booth, item, "enter", "down", "escape", "escape")
    assert booth.places.settings.read_bytes() == before


@pytest.mark.parametrize(
    ("pause", "said"),
    [
        (0.0, "no pause"),
        (0.5, "half a second"),
        (1.0, "1 second"),
        (1.5, "15 tenths of a second"),
        (3.0, "3 seconds"),
    ],
)
def test_a_pause_is_said_in_words(booth: Booth, pause: float, said: str) -> None:
    booth.prefer(pause=pause)
    assert settings(booth, "4").last == [f"Pause: {said}, 4 of 12."]


def test_a_pause_that_is_not_in_the_list_can_be_kept(booth: Booth) -> None:
    booth.prefer(pause=1.5)
    assert settings(booth, "4", "enter", "enter").last[-1].startswith("Pause: 15 tenths")


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_language_is_spoken_from_the_next_word_on(booth: Booth, language: str) -> None:
    number = str(list(LANGUAGES).index(language) + 1)
    heard = settings(booth, "1", "enter", number, "enter")
    tr = booth.catalogs.translator(language)
    assert heard.last[-2] == tr.text("Settings.")
    assert LANGUAGES[language] in heard.last[-1]


@pytest.mark.parametrize("language", ["it", "lv"])
def test_the_language_changes_in_the_middle_of_a_match(booth: Booth, language: str) -> None:
    number = str(list(LANGUAGES).index(language) + 1)
    into = ["escape", "5", "enter", "1", "enter", number, "enter", "escape", "escape"]
    heard = booth.play("Ann,Bob", keys=["enter", *into, "enter", "t"], throws="1 3 3 3 4 6")
    tr = booth.catalogs.translator(language)
    assert heard.last == [tr.text("Turn of {player}.", player="Ann")]
    assert heard.answers[-3][0] == tr.text(
        "{item}, {n} of {m}.",
        item=tr.text(
            "{item}, {points}",
            item=tr.text("three of a kind of {face}", face=3).capitalize(),
            points=tr.plural("{n} point", "{n} points", 30),
        ),
        n=1,
        m=2,
    )
    assert kept(booth).language == language


def test_detail_changes_in_the_middle_of_a_match(booth: Booth) -> None:
    into = ["escape", "5", "enter", "2", "enter", "3", "enter", "escape", "escape"]
    heard = booth.play("Ann,Bob", keys=["enter", *into, "enter"], throws="1 3 3 3 4 6")
    assert heard.last[0].endswith("3 dice are left.")


def test_settings_that_cannot_be_written_hold_until_the_end(booth: Booth) -> None:
    booth.places.settings.unlink()
    booth.places.settings.mkdir()
    heard = booth.run(keys=[*["1", "enter"], "5", "enter", "3", "enter", "2", "enter"])
    assert heard.last[0] == SETTINGS_NOT_SAVED
    assert heard.last[-1] == "Positions: off."


def test_a_damaged_file_is_said_before_the_menu(booth: Booth) -> None:
    booth.places.settings.write_text('detail = "loud"\nlanguage = "en"\n', encoding="utf-8")
    heard = booth.run()
    assert heard.first == [
        "The settings are damaged; the usual ones are used for what is missing, and the file is "
        "kept as settings.toml.kept.",
        MAIN_MENU,
        "New match, 1 of 7.",
    ]


def test_a_file_from_a_newer_version_is_kept_and_said(booth: Booth) -> None:
    booth.places.settings.write_text('version = 2\nlanguage = "lv"\n', encoding="utf-8")
    heard = booth.run()
    assert heard.first[0] == (
        "The settings are from a newer version; the usual ones are used, and the file is kept "
        "as settings.toml.kept."
    )
    kept_as = booth.places.settings.with_name("settings.toml.kept")
    assert kept_as.read_text("utf-8") == 'version = 2\nlanguage = "lv"\n'


def without_catalogs(booth: Booth, folder: Path) -> None:
    booth.catalogs = Catalogs(folder / "cache", folder / "none")


def test_a_language_whose_texts_cannot_be_read_is_said(booth: Booth, tmp_path: Path) -> None:
    without_catalogs(booth, tmp_path)
    heard = settings(booth, "1", "enter", "2", "enter")
    assert heard.last[0] == "The texts of this language cannot be read; English is used."
    assert heard.last[1] == "Settings."


def test_texts_that_cannot_be_read_are_said_at_the_start(booth: Booth, tmp_path: Path) -> None:
    booth.prefer(language="it")
    without_catalogs(booth, tmp_path)
    assert booth.run().first[0] == "The texts of this language cannot be read; English is used."


def test_a_language_that_fell_back_stays_chosen(booth: Booth, tmp_path: Path) -> None:
    booth.prefer(language="it")
    without_catalogs(booth, tmp_path)
    settings(booth, "3", "enter", "2", "enter")
    assert kept(booth).language == "it"
