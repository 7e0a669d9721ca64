"""From rules to words the types of a game are kept: nothing there silences the type checker."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import farkle_access

ROOT = Path(farkle_access.__file__).resolve().parent.parent
ROOMS = ("rules", "words", "wording", "controls", "board_view", "statistics", "package")
FILES = sorted(
    file
    for games in (ROOT / "farkle_access" / "games", ROOT / "tests" / "toy")
    for file in games.glob("*/**/*.py")
    if file.relative_to(games).with_suffix("").parts[1] in ROOMS
)
SILENCERS = {"Any", "cast", "getattr", "type_check_only", "no_type_check"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_nothing_silences_the_type_checker(file: Path) -> None:
    source = file.read_text("utf-8")
    assert list(_silencers(ast.parse(source))) == []
    assert not re.search(r"#\s*(type:\s*ignore|pyright:|mypy:)", source)


def _silencers(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) if name in SILENCERS:
                yield f"line {node.lineno}: {name}"
            case ast.Subscript(slice=ast.Tuple(elts=[key, value])) if _looked_up(key, value):
                yield f"line {node.lineno}: a table of functions by type, never known complete"
            case _:
                pass


def _looked_up(key: ast.expr, value: ast.expr) -> bool:
    return ast.unparse(key).startswith("type[") and "Callable" in ast.unparse(value)


def test_a_table_of_functions_by_type_is_found() -> None:
    code = "TOLD: dict[type[Event], Callable[..., str]] = {}"
    assert list(_silencers(ast.parse(code)))


def test_the_rooms_of_every_game_are_looked_at() -> None:
    games = {file.relative_to(ROOT).parts[2] for file in FILES}
    assert {"farkle", "bluff", "backgammon", "pig"} <= games
