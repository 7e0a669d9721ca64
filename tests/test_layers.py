"""The layers, and the rooms of a game: kept by patterns, so a new game is under them at once.

import-linter finds imports that point up or aside, the rest is found in the syntax. Violations are
planted in a copy, because a contract that holds may be one that asks nothing.
"""

import ast
import importlib.util
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import farkle_access

ROOT = Path(farkle_access.__file__).resolve().parent.parent
GAMES = ROOT / "farkle_access" / "games"
TOY = ROOT / "tests" / "toy" / "pig"
FOLDERS = sorted([*(path.parent for path in GAMES.glob("*/__init__.py")), TOY])
REQUIRED = {"__init__.py", "package.py", "rules", "bots.py", "words.py", "controls.py"}
OPTIONAL = {
    "board_view.py",
    "command_line.py",
    "engine",
    "external",
    "formats",
    "statistics.py",
    "wording",
}
FORBIDDEN_CALLS = {"open", "print", "input", "exec", "eval", "__import__", "breakpoint"}

linted = pytest.mark.skipif(
    importlib.util.find_spec("importlinter") is None, reason="import-linter is not installed"
)


def lint(folder: Path) -> tuple[bool, str]:
    """Whether every contract of pyproject.toml is kept in a checkout, and what is said."""
    program = "from importlinter.cli import lint_imports_command as run; run()"
    command = [sys.executable, "-c", program, str(ROOT / "pyproject.toml"), "--no-cache"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return done.returncode == 0, " ".join(done.stdout.split())


@linted
def test_the_layers_are_kept() -> None:
    kept, said = lint(ROOT)
    assert kept, said


PLANTED = (
    ("app/doctor.py", "farkle_access.ui.shell.menu", True),
    ("ui/shell/menu.py", "farkle_access.app.places", False),
    ("ui/shell/menu.py", "farkle_access.ui.match.screen", False),
    ("ui/settings/settings.py", "farkle_access.ui.match.screen", False),
    ("ui/match/screen.py", "farkle_access.ui.tables.setup", False),
    ("ui/match/screen.py", "farkle_access.games", False),
    ("play/table.py", "farkle_access.games", False),
    ("gamekit/hearing.py", "farkle_access.play.table", False),
    ("gamekit/hearing.py", "farkle_access.games.farkle.words", False),
    ("i18n/listener.py", "farkle_access.gamekit.words", False),
    ("core/contract.py", "farkle_access.i18n.translator", False),
    ("core/contract.py", "time", False),
    ("games/farkle/words.py", "farkle_access.games.backgammon.words", False),
    ("games/toy/rules.py", "farkle_access.games.farkle.rules.state", False),
    ("games/toy/rules.py", "farkle_access.games.toy.words", False),
    ("games/toy/rules.py", "farkle_access.games.toy.bots", False),
    ("games/toy/rules.py", "farkle_access.i18n.phrases", False),
    ("games/toy/rules.py", "random", False),
    ("games/toy/rules.py", "datetime", False),
    ("games/toy/rules.py", "pathlib", False),
    ("games/toy/bots.py", "farkle_access.games.toy.controls", False),
    ("games/toy/bots.py", "farkle_access.gamekit.table_talk", False),
    ("games/toy/bots.py", "random", False),
    ("games/toy/bots.py", "time", False),
    ("games/farkle/engine/strategy.py", "os", False),
    ("games/farkle/engine/strategy.py", "subprocess", False),
    ("games/backgammon/rules/game.py", "farkle_access.games.backgammon.board_view", False),
    ("games/backgammon/rules/game.py", "secrets", False),
    ("games/backgammon/rules/game.py", "threading", False),
)
"""A file, what it imports, and whether it may."""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The program with the toy among its games."""
    package = tmp_path / "farkle_access"
    shutil.copytree(ROOT / "farkle_access", package, ignore=_only_sources)
    shutil.copytree(TOY, package / "games" / "toy", ignore=_only_sources)
    for file in (package / "games" / "toy").glob("*.py"):
        file.write_text(
            file.read_text("utf-8").replace("tests.toy.pig", "farkle_access.games.toy"), "utf-8"
        )
    return tmp_path


def _only_sources(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if "." in name and not name.endswith(".py")]


@linted
def test_a_game_made_by_the_guide_keeps_the_layers(copy: Path) -> None:
    kept, said = lint(copy)
    assert kept, said


@linted
def test_every_import_that_points_up_or_aside_is_found(copy: Path) -> None:
    for file, imported, _ in PLANTED:
        with (copy / "farkle_access" / file).open("a", encoding="utf-8") as module:
            module.write(f"\nimport {imported}\n")
    kept, said = lint(copy)
    assert not kept
    for file, imported, allowed in PLANTED:
        importer = "farkle_access." + file.removesuffix(".py").replace("/", ".")
        assert (f"{importer} -> {imported} (" not in said) == allowed, (importer, imported)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_game_has_only_the_rooms_of_a_game(folder: Path) -> None:
    assert strangers(folder) == set(), "see 'The folder' in docs/adding_a_game.md"


def strangers(folder: Path) -> set[str]:
    """What is missing in the folder of a game, and what has no place there."""
    found = {path.name for path in folder.iterdir() if path.name != "__pycache__"}
    rooms = {"rules" if name == "rules.py" else name for name in found}
    return (REQUIRED - rooms) | (rooms - REQUIRED - OPTIONAL)


def test_another_room_and_a_missing_one_are_found(tmp_path: Path) -> None:
    shutil.copytree(TOY, tmp_path / "pig", ignore=_only_sources)
    (tmp_path / "pig" / "helpers.py").touch()
    (tmp_path / "pig" / "bots.py").unlink()
    assert strangers(tmp_path / "pig") == {"helpers.py", "bots.py"}


def test_only_the_gate_of_hearing_asks_a_game_to_tell_events() -> None:
    asking = {
        str(file.relative_to(ROOT / "farkle_access"))
        for file in (ROOT / "farkle_access").rglob("*.py")
        if GAMES not in file.parents and asked_to_tell(file.read_text("utf-8"))
    }
    assert asking == {"gamekit/hearing.py"}


def asked_to_tell(source: str) -> list[str]:
    """Wherever words are asked to tell events to a listener, or the means to ask are taken.

    What screens call `tell` gets events alone, or what was heard already.
    """
    nodes = list(ast.walk(ast.parse(source)))
    others = {
        id(node.func) for node in nodes if isinstance(node, ast.Call) and _is_of_a_screen(node)
    }
    return [
        ast.unparse(node)
        for node in nodes
        if isinstance(node, ast.Attribute) and node.attr == "tell" and id(node) not in others
    ]


def _is_of_a_screen(call: ast.Call) -> bool:
    return len(call.args) == 1 and not call.keywords


def test_any_way_to_ask_a_game_to_tell_is_found() -> None:
    for code in ("words.tell(events, me)", "words().tell(events, listener=me)", "a = words.tell"):
        assert asked_to_tell(code)
    assert not asked_to_tell("console.tell(*heard)")


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_rules_and_engines_open_no_files_and_write_nothing(folder: Path) -> None:
    """What needs no import is found by its name."""
    rooms = [*folder.glob("rules.py"), *folder.glob("bots.py")]
    rooms += [file for room in ("rules", "engine") for file in folder.glob(f"{room}/**/*.py")]
    called = {
        node.func.id
        for file in rooms
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert called & FORBIDDEN_CALLS == set()


def test_a_package_is_light() -> None:
    """Outside its methods it imports nothing but what describes a package."""
    for folder in FOLDERS:
        tree = ast.parse((folder / "package.py").read_text("utf-8"))
        imports = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
        modules = {node.module for node in imports if isinstance(node, ast.ImportFrom)}
        assert modules <= {"typing", "collections.abc", "farkle_access.gamekit.package"}
        assert len(modules) == len(imports)


def test_nothing_speaks_of_games_by_their_names_outside_their_folders() -> None:
    """A new game is one folder and one line."""
    names = re.compile(r"farkle_access\.games\.[a-z]")
    naming = {
        str(file.relative_to(ROOT))
        for file in (ROOT / "farkle_access").rglob("*.py")
        if GAMES not in file.parents and names.search(file.read_text("utf-8"))
    }
    assert naming == set()
