"""The language of the system, for everything that a system may say about itself."""

import ctypes
import subprocess
from types import SimpleNamespace

import pytest

from farkle_access.i18n.detection import ask_system, system_language

CASES = [
    # Variables, and then what the system answers when it is asked.
    ({"LANGUAGE": "it", "LC_ALL": "lv_LV.UTF-8", "LANG": "en_US.UTF-8"}, "", "it"),
    ({"LC_ALL": "lv_LV.UTF-8", "LC_MESSAGES": "it_IT.UTF-8", "LANG": "en_US.UTF-8"}, "", "lv"),
    ({"LC_MESSAGES": "it_IT.UTF-8", "LANG": "lv_LV.UTF-8"}, "", "it"),
    ({"LANG": "lv_LV.UTF-8"}, "it_IT", "lv"),
    ({"LANGUAGE": "de:lv:it"}, "", "lv"),
    ({"LANGUAGE": "", "LC_ALL": "", "LANG": "it_IT"}, "", "it"),
    ({"LANG": "it_CH@euro"}, "", "it"),
    ({"LANG": "LV_lv.utf8"}, "", "lv"),
    ({"LANG": "it-IT"}, "", "it"),
    ({"LANG": "en_GB.UTF-8"}, "it_IT", "en"),
    # These three say nothing about the language.
    ({"LANG": "C"}, "it_IT", "it"),
    ({"LC_ALL": "POSIX", "LANG": "C"}, "lv_LV", "lv"),
    ({"LANG": "C.UTF-8"}, "it_IT", "it"),
    ({"LC_ALL": "C.UTF-8", "LANG": "it_IT.UTF-8"}, "", "it"),
    # Only the system knows, as on Windows and macOS.
    ({}, "it_IT", "it"),
    ({}, "lv_LV", "lv"),
    ({}, "lv-LV", "lv"),
    ({}, "en_US", "en"),
    # Nobody knows, or nobody speaks it here.
    ({}, "", "en"),
    ({}, "de_DE", "en"),
    ({"LANG": "de_DE.UTF-8"}, "it_IT", "en"),
    ({"LANG": "nonsense"}, "", "en"),
    ({"LANG": "italian"}, "", "en"),
]


@pytest.mark.parametrize(("environment", "answer", "language"), CASES)
def test_the_language_of_the_system(
    environment: dict[str, str], answer: str, language: str
) -> None:
    assert system_language(environment, lambda: answer) == language


def test_the_system_is_not_asked_when_the_variables_know() -> None:
    assert system_language({"LANG": "lv_LV.UTF-8"}, lambda: pytest.fail("asked")) == "lv"


def test_there_is_nobody_to_ask_on_linux() -> None:
    assert ask_system("linux") == ""


@pytest.mark.parametrize(
    ("code", "language"), [(0x0410, "it"), (0x0426, "lv"), (0x0409, "en"), (0, "en")]
)
def test_windows_answers_with_a_number(
    monkeypatch: pytest.MonkeyPatch, code: int, language: str
) -> None:
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: code)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    assert system_language({}, lambda: ask_system("win32")) == language


def test_a_windows_without_an_answer_speaks_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(), raising=False)
    assert ask_system("win32") == ""


@pytest.mark.parametrize(
    ("printed", "language"),
    [
        ('(\n    "it-IT",\n    "en-US"\n)\n', "it"),
        ('(\n    "lv-LV"\n)\n', "lv"),
        ("(\n    lv\n)\n", "lv"),
        ("", "en"),
    ],
)
def test_macos_prints_a_list(monkeypatch: pytest.MonkeyPatch, printed: str, language: str) -> None:
    answer = subprocess.CompletedProcess[str]([], 0, stdout=printed)
    monkeypatch.setattr(subprocess, "run", lambda *args, **options: answer)
    assert system_language({}, lambda: ask_system("darwin")) == language


def test_a_macos_without_an_answer_speaks_english(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(*args: object, **options: object) -> None:
        raise FileNotFoundError

    monkeypatch.setattr(subprocess, "run", nowhere)
    assert ask_system("darwin") == ""
