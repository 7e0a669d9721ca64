"""From the start of the program to its first words."""

import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from benchmarks import ROOT
from benchmarks.figures import Figure, Target, Yardstick, in_turns, show
from benchmarks.homes import fresh, settled
from benchmarks.terminal import PROGRAM, running, whole_run

TITLE = "Start to first announcement"
MENU = "Farkle Access"  # said in the title of the main menu, in every language
LIST = r"English|Italiano"  # said in the list of languages at the first start of all
PASS = "python -c pass"


def measure(rounds: int = 25) -> list[Figure]:
    """The usual start in two languages, the installed script, and first starts."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        english = settled(folder, "en")
        runs = {PASS: lambda: whole_run((sys.executable, "-c", "pass"), english)}
        runs |= _usual_starts(folder, english) | _first_starts(folder)
        found = in_turns(runs, rounds)
    yardstick = Yardstick(PASS, found.pop(PASS))
    target = Target(6, of_ratio=True)
    return [Figure(what, "ms", series, yardstick, target) for what, series in found.items()]


def _usual_starts(folder: Path, english: Mapping[str, str]) -> dict[str, Callable[[], float]]:
    italian = settled(folder, "it")
    runs = {
        "Main menu in English": lambda: first_words(PROGRAM, english, MENU),
        "Main menu in Italian": lambda: first_words(PROGRAM, italian, MENU),
    }
    script = Path(sys.executable).with_name("farkle-access")
    if script.exists():
        installed = (str(script),)
        runs["Installed script, English"] = lambda: first_words(installed, english, MENU)
    return runs


def _first_starts(folder: Path) -> dict[str, Callable[[], float]]:
    # In the copy nothing is compiled, and nothing that is compiled is kept.
    copy = _copy(folder / "copy")

    def uncompiled() -> float:
        newcomer = {**fresh(folder, "it"), "PYTHONDONTWRITEBYTECODE": "1"}
        return first_words(PROGRAM, newcomer, LIST, copy)

    return {
        "First start, English": lambda: first_words(PROGRAM, fresh(folder, "en"), LIST),
        "First start, Italian, compiles its catalog": lambda: first_words(
            PROGRAM, fresh(folder, "it"), LIST
        ),
        "First start, Italian, compiles its catalog and the program": uncompiled,
    }


def _copy(target: Path) -> Path:
    without = shutil.ignore_patterns("__pycache__")
    for part in ("farkle_access", "locales"):
        shutil.copytree(ROOT / part, target / part, ignore=without)
    return target


def first_words(
    argv: Sequence[str], environment: Mapping[str, str], pattern: str, folder: Path = ROOT
) -> float:
    """Milliseconds from before the birth of the program to its first announcement."""
    with running(argv, environment, folder) as terminal:
        terminal.until(pattern)
        return 1e3 * (time.perf_counter() - terminal.started)


if __name__ == "__main__":
    show(TITLE, measure())
