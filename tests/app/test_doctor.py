"""What the program says about itself: its report, and its own faults."""

from pathlib import Path

import pytest

from farkle_access import __version__
from farkle_access.app import main
from farkle_access.app.places import HOME
from farkle_access.i18n.catalog import LANGUAGES
from tests.app.conftest import Program


def test_the_report_says_what_was_found(program: Program, home: Path) -> None:
    done = program("doctor")
    assert (done.status, done.err) == (0, [])
    text = "\n".join(done.out)
    assert f"version {__version__}." in text
    assert "Languages: English, Italiano, Latviešu." in text
    assert f"Folder of the settings: {home}" in text
    assert f"Folder of the matches: {home / 'matches'}" in text
    assert "There is no terminal here" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_in_the_chosen_language(program: Program, language: str) -> None:
    done = program("doctor", "--language", language)
    assert done.status == 0
    assert LANGUAGES[language] in done.out[4]
    english = program("doctor", "--language", "en").out
    assert language == "en" or not set(english) & set(done.out)


def test_a_damaged_settings_file_is_reported(program: Program, home: Path) -> None:
    home.mkdir()
    (home / "settings.toml").write_text("damaged")
    done = program("doctor")
    assert done.status == 1
    assert "The settings file is damaged." in done.out


@pytest.mark.parametrize("words", [["--version"], ["--help"], ["dance"]])
def test_a_run_that_cannot_say_it_leaves_a_damaged_file_alone(
    program: Program, home: Path, words: list[str]
) -> None:
    home.mkdir()
    (home / "settings.toml").write_text("damaged")
    program(*words)
    assert "The settings file is damaged." in program("doctor").out


def test_a_newer_settings_file_is_reported(program: Program, home: Path) -> None:
    home.mkdir()
    (home / "settings.toml").write_text("version = 99")
    done = program("doctor")
    assert done.status == 1
    assert "The settings file is from a newer version." in done.out


def test_a_settings_file_that_may_not_be_read_is_reported(program: Program, home: Path) -> None:
    (home / "settings.toml").mkdir(parents=True)
    done = program("doctor")
    assert done.status == 1
    assert "The settings file may not be read." in done.out


def test_a_folder_that_cannot_be_written_is_reported(program: Program, home: Path) -> None:
    home.write_text("a file where the folder should be")
    done = program("doctor")
    assert done.status == 1
    assert f"This folder cannot be written: {home}" in done.out


def test_a_broken_catalog_is_reported(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "locales" / "it" / "LC_MESSAGES"
    broken.mkdir(parents=True)
    (broken / "farkle_access.po").write_bytes(b"\xff\x00 broken")
    monkeypatch.setattr("farkle_access.i18n.catalog.folder", lambda: tmp_path / "locales")
    done = program("doctor")
    assert done.status == 1
    assert "Texts that cannot be read: Italiano, Latviešu." in done.out


@pytest.mark.parametrize("name", ["a\x1b[2Jb", "a\nb", "a\u202eb"], ids=ascii)
def test_a_folder_with_an_odd_name_sends_no_odd_bytes(
    program: Program, home: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    usual = len(program("doctor").out)
    monkeypatch.setenv(HOME, str(home / name))
    done = program("doctor")
    assert all(line.isprintable() for line in done.out)
    assert len(done.out) == usual


def failing(*args: object) -> int:
    raise RuntimeError("a fault of ours")


def test_a_fault_is_one_sentence_and_a_file(
    program: Program, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(main, "_run", failing)
    done = program()
    assert (done.status, done.out) == (1, [])
    assert len(done.err) == 1
    file = home / "cache" / "fault.txt"
    assert str(file) in done.err[0]
    assert "RuntimeError: a fault of ours" in file.read_text("utf-8")
    assert __version__ in file.read_text("utf-8")


def test_a_fault_is_said_in_the_language_of_the_player(
    program: Program, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(main, "_run", failing)
    english = program().err
    (home / "settings.toml").write_text('language = "it"\n')
    italian = program().err
    assert len(italian) == 1
    assert italian != english


def test_a_fault_is_said_even_when_nothing_can_be_written(
    program: Program, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.write_text("a file where the folder should be")
    monkeypatch.setattr(main, "_run", failing)
    done = program()
    assert done.status == 1
    assert len(done.err) == 1


def test_no_file_is_promised_that_could_not_be_written(
    program: Program, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.write_text("a file where the folder should be")
    monkeypatch.setattr(main, "_run", failing)
    assert "fault.txt" not in program().err[0]


def test_a_run_without_a_fault_leaves_no_report(program: Program, home: Path) -> None:
    program("--version")
    program("doctor")
    assert not (home / "cache" / "fault.txt").exists()
