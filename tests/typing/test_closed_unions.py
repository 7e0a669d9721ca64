"""What a game forgets to tell does not type-check: whatever case is taken out of a `match`."""

import importlib.util
import re
import shutil
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

import farkle_access
from farkle_access.gamekit.package import AnyPackage
from farkle_access.games import GAMES
from tests.contract.unions import types_of
from tests.toy.pig.package import PIG
from tests.typing.mutants import Mutant, plant

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        importlib.util.find_spec("mypy") is None, reason="mypy, the type checker, is not installed"
    ),
]
ROOT = Path(farkle_access.__file__).resolve().parent.parent
PACKAGES = (*GAMES.values(), PIG)
TELLING = ("words", "wording", "controls", "board_view")
"""The rooms of a game that put into words what happens, what can be chosen, and what cannot."""


@pytest.fixture(scope="module")
def mutants(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[Mutant, bool]]:
    """Every mutant of every game, and whether the type checker refuses it."""
    copy = tmp_path_factory.mktemp("mutants")
    shutil.copytree(ROOT / "farkle_access", copy / "farkle_access", ignore=_only_sources)
    shutil.copytree(ROOT / "tests" / "toy", copy / "tests" / "toy", ignore=_only_sources)
    shutil.copy(ROOT / "tests" / "__init__.py", copy / "tests")
    planted = [
        mutant
        for folder in ("farkle_access/games", "tests/toy")
        for file in sorted((copy / folder).rglob("*.py"))
        for mutant in plant(file)
    ]
    errors = _errors(copy, "-p", "farkle_access.games", "-p", "tests.toy")
    return [
        (mutant, not errors[mutant.file.relative_to(copy)].isdisjoint(mutant.lines))
        for mutant in planted
    ]


def _only_sources(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if "." in name and not name.endswith(".py")] + ["data"]


def _errors(copy: Path, *what: str) -> dict[Path, set[int]]:
    """The lines with errors, by file; one run for all."""
    command = [sys.executable, "-m", "mypy", "--strict", "--ignore-missing-imports"]
    command += ["--config-file=", f"--cache-dir={copy / 'cache'}", "--no-pretty", *what]
    done = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stdout + done.stderr
    lines: dict[Path, set[int]] = defaultdict(set)
    for path, line in re.findall(r"^(.*?):(\d+): error:", done.stdout, re.MULTILINE):
        lines[Path(path)].add(int(line))
    return lines


OPEN = """
def told(event: int | str | None) -> str | None:
    match event:
        case int():
            return "a number"
        case str():
            return "a text"
        case _:
            return None
"""


def test_a_match_with_a_last_case_for_the_rest_would_be_found(tmp_path: Path) -> None:
    (tmp_path / "open.py").write_text(OPEN, "utf-8")
    (tmp_path / "fault.py").write_text("fault: int = ''", "utf-8")
    taken_out = [mutant for mutant in plant(tmp_path / "open.py") if not mutant.control]
    assert [mutant.case for mutant in taken_out] == ["int()", "str()"]
    assert list(_errors(tmp_path, "open.py", "fault.py")) == [Path("fault.py")]


def test_whole_functions_are_accepted(mutants: list[tuple[Mutant, bool]]) -> None:
    """Copies from which nothing was taken: an error in a mutant is about what it lacks."""
    controls = [(mutant, refused) for mutant, refused in mutants if mutant.control]
    assert controls
    assert [_named(mutant) for mutant, refused in controls if refused] == []


def test_without_any_case_a_game_does_not_type_check(
    mutants: list[tuple[Mutant, bool]],
) -> None:
    """Of no `match` in a game another case, or a last one for the rest, can take the place."""
    missed = [_named(mutant) for mutant, refused in mutants if not (mutant.control or refused)]
    assert missed == []


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_every_move_event_and_refusal_must_be_told(
    package: AnyPackage, mutants: list[tuple[Mutant, bool]]
) -> None:
    """Every member of the unions has a case that cannot be left out where a game tells."""
    types = types_of(package)
    folder = Path(str(sys.modules[type(package).__module__].__file__)).parent.name
    demanded = {
        name
        for mutant, refused in mutants
        if refused and _told(mutant.file, folder)
        for name in mutant.classes
    }
    for kinds in (types.moves, types.events, types.refusals):
        assert {kind.__name__ for kind in kinds} - demanded == set()


def _told(file: Path, folder: str) -> bool:
    parts = file.with_suffix("").parts
    return folder in parts and parts[parts.index(folder) + 1] in TELLING


def _named(mutant: Mutant) -> str:
    return f"{mutant.file.parent.name}/{mutant.file.name} {mutant.function}: case {mutant.case}"
