"""The guide for a new game: its files are those of the toy, and whoever follows it has a game."""

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import polib
import pytest

import farkle_access
from tests.toy.catalogs import TOY as CATALOGS

ROOT = Path(farkle_access.__file__).resolve().parent.parent
GUIDE = (ROOT / "docs" / "adding_a_game.md").read_text("utf-8")
TOY = ROOT / "tests" / "toy"
GAME = "farkle_access/games/pig/"
FILE = re.compile(r"^`([\w/]+\.py)`:\n\n```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCK = re.compile(r"^```\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILES: dict[str, str] = dict(FILE.findall(GUIDE))


def in_the_tests(file: str) -> Path:
    """Where a file of the guide lies here."""
    if file.startswith(GAME):
        return TOY / "pig" / file.removeprefix(GAME)
    return TOY / "test_pig.py" if file == "tests/games/pig/test_rules.py" else ROOT / file


@pytest.mark.parametrize("file", FILES)
def test_the_files_of_the_guide_are_those_of_the_toy(file: str) -> None:
    """Only the place of the game differs, and with it the order of the imports."""
    toy = in_the_tests(file).read_text("utf-8").replace("tests.toy.pig", "farkle_access.games.pig")
    assert imported(FILES[file]) == imported(toy)
    assert below_imports(FILES[file]) == below_imports(toy)


def imported(source: str) -> set[str]:
    return {
        f"{node.module}.{alias.name}"
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def below_imports(source: str) -> list[str]:
    body = ast.parse(source).body
    ends = [node.end_lineno or 0 for node in body if isinstance(node, ast.Import | ast.ImportFrom)]
    return source.splitlines()[max(ends, default=0) :]


def test_the_guide_leaves_no_file_out() -> None:
    toys = {GAME + file.name for file in (TOY / "pig").glob("*.py")}
    assert {file for file in FILES if file.startswith(GAME)} == toys


def commands(heading: str) -> list[str]:
    """What is to be typed in one section of the guide."""
    section = GUIDE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    section = re.sub(r"^```python\n.*?^```$", "", section, flags=re.MULTILINE | re.DOTALL)
    return [line for block in BLOCK.findall(section) for line in block.splitlines()]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of this checkout in which the guide was followed to the first match."""
    here = tmp_path / "checkout"
    for folder in ("farkle_access", "locales", "tests"):
        shutil.copytree(ROOT / folder, here / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "babel.cfg"):
        shutil.copy(ROOT / name, here)
    for file, text in FILES.items():
        (here / file).parent.mkdir(parents=True, exist_ok=True)
        (here / file).write_text(text, "utf-8")
    (here / "tests" / "games" / "pig" / "__init__.py").touch()
    games = here / "farkle_access" / "games" / "__init__.py"
    line = "from farkle_access.games.pig.package import PIG\n"
    assert line in GUIDE
    listed = games.read_text("utf-8").replace("\nGAMES", f"{line}\nGAMES", 1)
    games.write_text(listed.replace(")}", ", PIG)}", 1), "utf-8")
    return here


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="the guide speaks to a shell of Unix")
def test_whoever_follows_the_guide_has_a_game(checkout: Path) -> None:
    played = [run(checkout, command) for command in commands("The first match")]
    assert all(played)
    assert "Your turn." in played[-1]
    assert "2 players" in played[2] or "Player 2" in played[2]
    for command in commands("The languages")[:3]:
        run(checkout, command)
    for language in ("it", "lv"):
        translate(checkout, language)
    run(checkout, "python -m pytest -q tests/i18n/test_catalogs.py -k 'missing or exactly'")
    run(checkout, "python -m pytest -q tests/games/pig tests/toy/test_pig.py")
    (contract,) = commands("The contract")
    run(checkout, f"{contract} -q")
    assert len(commands("The golden transcript")) == 2
    run(checkout, f"{commands('The golden transcript')[1]} -q")


def translate(checkout: Path, language: str) -> None:
    """Fill what has no translation yet, as a translator would."""
    place = Path(language, "LC_MESSAGES", "farkle_access.po")
    known = {message.msgid: message.msgstr for message in polib.pofile(str(CATALOGS / place))}
    catalog = polib.pofile(str(checkout / "locales" / place))
    missing = {message.msgid for message in catalog.untranslated_entries()}
    assert set(known) <= missing
    for message in catalog:
        message.msgstr = message.msgstr or known.get(message.msgid, "")
    catalog.save()


def run(checkout: Path, command: str) -> str:
    """What a command of the guide writes, when it is done in the copy."""
    programs = str(Path(sys.executable).parent)
    done = subprocess.run(
        ["bash", "-c", command],
        cwd=checkout,
        env={**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, (command, done.stdout[-3000:], done.stderr[-3000:])
    return done.stdout
