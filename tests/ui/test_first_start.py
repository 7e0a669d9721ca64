"""The very first start: the language is chosen before anything else is said."""

import pytest

from farkle_access.app import settings_file
from farkle_access.i18n.catalog import LANGUAGES
from tests.ui.said import MAIN_MENU
from tests.ui.scripted import Booth

ORDERS = {
    "en": ["English", "Italiano", "Latviešu"],
    "it": ["Italiano", "English", "Latviešu"],
    "lv": ["Latviešu", "English", "Italiano"],
}


def names(lines: list[str]) -> list[str]:
    return [line.partition(",")[0] for line in lines]


@pytest.mark.parametrize("system", LANGUAGES)
def test_each_language_is_named_in_itself_and_that_of_the_system_comes_first(
    newcomer: Booth, system: str
) -> None:
    heard = newcomer.run(keys=["down", "down", "down"], system=system)
    focused = heard.first[-1:] + [line for lines in heard.answers[:2] for line in lines]
    assert names(focused) == ORDERS[system]
    assert heard.answers[2] == heard.answers[1], "the list ends there"


def test_two_groups_of_words_are_all_that_is_heard_first(newcomer: Booth) -> None:
    assert newcomer.run().first == [
        "Language: choose with the arrows and press Enter.",
        "English, 1 of 3.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chosen_language_is_spoken_at_once_and_kept(newcomer: Booth, language: str) -> None:
    number = str(list(LANGUAGES).index(language) + 1)
    heard = newcomer.run(keys=[number, "enter"])
    tr = newcomer.catalogs.translator(language)
    assert heard.last[0] == tr.text(MAIN_MENU)
    assert settings_file.load(newcomer.places.settings).preferences.language == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_is_not_asked_for_a_second_time(newcomer: Booth, language: str) -> None:
    newcomer.prefer(language=language)
    tr = newcomer.catalogs.translator(language)
    assert newcomer.run(system="en").first[0] == tr.text(MAIN_MENU)


def test_esc_takes_the_language_of_the_system(newcomer: Booth) -> None:
    newcomer.run(keys=["down", "escape"], system="lv")
    assert settings_file.load(newcomer.places.settings).preferences.language == "lv"


def test_the_help_works_before_the_language_is_chosen(newcomer: Booth) -> None:
    heard = newcomer.run(keys=["h", "escape"])
    assert heard.answers[0][0].startswith("Keys.")
    assert heard.answers[1] == ["English, 1 of 3."]


def test_who_leaves_without_choosing_is_asked_again(newcomer: Booth) -> None:
    newcomer.run(keys=["down"])
    assert newcomer.run().first[0].startswith("Language:")


def test_a_language_on_the_command_line_is_not_asked_for(newcomer: Booth) -> None:
    heard = newcomer.run("--language", "lv")
    assert heard.first[0] == newcomer.catalogs.translator("lv").text(MAIN_MENU)
    assert settings_file.load(newcomer.places.settings).preferences.language == "lv"
