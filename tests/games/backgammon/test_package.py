"""The package of backgammon: each part is there, and none is loaded before it is used."""

import subprocess
import sys

import pytest

from farkle_access.core.options import UnknownOption, checked
from farkle_access.gamekit.computers import Level
from farkle_access.games.backgammon.package import BACKGAMMON
from farkle_access.games.backgammon.rules.options import OPTIONS, Setting
from farkle_access.i18n.translator import ENGLISH

OPENING = """
import sys
from farkle_access.core.contract import Thrown
from farkle_access.core.options import checked
from farkle_access.core.referee import advance
from farkle_access.gamekit.hearing import heard
from farkle_access.games.backgammon.package import BACKGAMMON
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.translator import ENGLISH

rules, hears = BACKGAMMON.rules(), Listener(ENGLISH, ("A", "B"), frozenset({0}))
start = rules.start(checked(rules.options, {}), 2)
step = advance(rules, start.state, Thrown((3, 1)))
assert heard(BACKGAMMON, start.events + step.events, hears)
assert BACKGAMMON.controls().choices(step.state, hears)
assert BACKGAMMON.board().groups(step.state, hears)
assert BACKGAMMON.computers().usual
assert BACKGAMMON.adviser()
"""
NOT_YET = (
    "engine",
    "external.players",
    "external.gnubg",
    "external.sage",
    "formats",
    "statistics",
)


def loaded_by(code: str) -> set[str]:
    """The modules of backgammon that a new process has after this code."""
    show = "\nprint(*(name for name in sys.modules if '.backgammon.' in name))"
    done = subprocess.run(
        [sys.executable, "-c", code + show], capture_output=True, text=True, check=True
    )
    prefix = "farkle_access.games.backgammon."
    return {name.removeprefix(prefix) for name in done.stdout.split()}


def test_a_match_begins_without_what_it_does_not_use_yet() -> None:
    loaded = loaded_by(OPENING)
    assert {"rules.game", "words", "controls", "bots", "board_view"} <= loaded
    assert not [name for name in loaded if name.startswith(NOT_YET)]


def test_the_description_alone_loads_no_part() -> None:
    code = "import sys\nfrom farkle_access.games.backgammon.package import BACKGAMMON"
    assert loaded_by(code) == {"package"}


def test_the_option_of_the_command_line_sets_a_setting() -> None:
    (option,) = BACKGAMMON.command_options()
    assert (option.name, option.value) == ("--position", "ID")
    assert option.setting in checked(OPTIONS, {})
    assert option.help(ENGLISH).startswith("The position from which backgammon begins")


def test_the_settings_are_those_that_have_words() -> None:
    assert [spec.name for spec in OPTIONS] == list(Setting)
    with pytest.raises(UnknownOption):
        checked(OPTIONS, {"stakes": 1})


def test_a_level_that_is_not_offered_has_no_words() -> None:
    with pytest.raises(KeyError):
        BACKGAMMON.words().level(Level.PERFECT, ENGLISH)


def test_the_statistics_are_told_in_whole_sentences() -> None:
    statistics = BACKGAMMON.statistics()
    figures = dict(zip(statistics.figures, range(1, 9), strict=True))
    assert statistics.sentences(figures, ENGLISH) == (
        "Games: 1. Won: 2.",
        "Gammons: 3. Backgammons: 4.",
        "Doubles offered: 5. Doubles received: taken 7, dropped 8, beavered 6.",
    )
