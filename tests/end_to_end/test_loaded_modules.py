"""What is loaded when the first line is said: the player waits for nothing that is not used."""

import subprocess
import sys
from pathlib import Path

import pytest

from farkle_access.games import GAMES
from tests.end_to_end.program import WAIT, environment

AT_THE_FIRST_LINE = """
import os, sys
from farkle_access.app.main import main
from farkle_access.output.terminal import LineSink

def stop(self, batch):
    os.write(1, "\\n".join(sys.modules).encode())
    os._exit(0)

LineSink.deliver = stop
main(sys.argv[1:])
"""
OURS = "farkle_access."
PERSONS = ("--players", "Ann,Bob")
ELSEWHERE = (
    "farkle_access.app.cli_help",
    "farkle_access.app.doctor",
    "farkle_access.app.exporting",
    "farkle_access.app.fault",
    "farkle_access.app.importing",
    "farkle_access.app.menu",
    "farkle_access.app.records",
    "farkle_access.app.simulation",
    "farkle_access.gamekit.exchange",
    "farkle_access.gamekit.statistics",
    "farkle_access.input.terminal",
    "farkle_access.output.speech",
    "farkle_access.play.ledger",
    "farkle_access.play.match_review",
    "farkle_access.play.reading",
    "farkle_access.play.simulation",
    "farkle_access.ui.main_menu",
    "farkle_access.ui.match.hints",
    "farkle_access.ui.match.match_review",
    "farkle_access.ui.match.replay",
    "farkle_access.ui.settings.settings",
    "farkle_access.ui.tables.resume",
    "farkle_access.ui.tables.statistics",
    "argparse",
    "platform",
    "platformdirs",
    "polib",
    "prompt_toolkit",
    "socket",
    "subprocess",
    "threading",
    "tomli_w",
    "urllib.request",
    "uuid",
)
"""What neither the menu nor a new match needs for its first line."""


def loaded(home: Path, *words: str) -> set[str]:
    """The names of all modules that are there when the first line would be written."""
    home.mkdir(exist_ok=True)
    (home / "settings.toml").write_text('language = "en"\n')
    done = subprocess.run(
        [sys.executable, "-c", AT_THE_FIRST_LINE, *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env=environment(home),
        encoding="utf-8",
        timeout=WAIT,
        check=True,
    )
    assert done.stderr == ""
    return set(done.stdout.split())


def within(modules: set[str], *parents: str) -> list[str]:
    """The modules that are one of these or lie inside one."""
    return sorted(
        module
        for module in modules
        if any(module == parent or module.startswith(f"{parent}.") for parent in parents)
    )


def parts(modules: set[str], game: str) -> list[str]:
    """What is loaded of a game's folder besides its description."""
    folder = folder_of(game)
    return [name for name in within(modules, folder) if name not in (folder, f"{folder}.package")]


def folder_of(game: str) -> str:
    return type(GAMES[game]).__module__.removesuffix(".package")


@pytest.mark.parametrize("game", GAMES)
def test_a_match_loads_nothing_of_other_games(home: Path, game: str) -> None:
    found = loaded(home, "play", game)
    others = [other for other in GAMES if folder_of(other) != folder_of(game)]
    assert parts(found, game)
    assert [name for other in others for name in parts(found, other)] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_match_loads_nothing_that_its_first_line_does_not_need(home: Path, game: str) -> None:
    found = loaded(home, "play", game, *PERSONS)
    folder = folder_of(game)
    own = [f"{folder}.{room}" for room in ("external", "formats", "statistics", "command_line")]
    assert within(found, *own) == []
    assert within(found, *ELSEWHERE) == []
    assert GAMES[game].rules().hides or within(found, "nacl", "hashlib") == []


@pytest.mark.parametrize("game", GAMES)
def test_no_computer_player_is_loaded_where_only_persons_play(home: Path, game: str) -> None:
    folder = folder_of(game)
    assert within(loaded(home, "play", game, *PERSONS), f"{folder}.bots", f"{folder}.engine") == []


def test_the_menu_loads_nothing_of_a_match(home: Path) -> None:
    found = loaded(home)
    assert [name for game in GAMES for name in parts(found, game)] == []
    assert (
        within(found, *(set(ELSEWHERE) - {"farkle_access.app.menu", "farkle_access.ui.main_menu"}))
        == []
    )
    assert within(found, "farkle_access.play", "farkle_access.ui.match") == []
    assert within(found, "json", "nacl", "random", "tempfile") == []
