"""How large the program is: its wheel, itself when installed, its sources."""

import subprocess
import sys
import tempfile
import zipfile
from importlib.metadata import PackageNotFoundError, distribution, distributions
from pathlib import Path

from benchmarks import ROOT, modules
from benchmarks.figures import Figure, Series, Yardstick, show

TITLE = "Size"
LIBRARY = "prompt_toolkit"
KB = 1024


def measure() -> list[Figure]:
    """Everything; without the packages `build` and `hatchling` the wheel is left out."""
    found = [*sources(), *modules.measure()]
    return [*wheel(), *found] if can_build() else found


def can_build() -> bool:
    """Whether the packages are there with which a wheel is built without the network."""
    installed = {found.name for found in distributions()}
    return {"build", "hatchling"} <= installed


def wheel() -> list[Figure]:
    """A wheel built for this purpose, packed and unpacked."""
    with tempfile.TemporaryDirectory() as folder:
        options = ["--wheel", "--no-isolation", "--outdir", folder, str(ROOT)]
        subprocess.run([sys.executable, "-m", "build", *options], check=True, capture_output=True)
        (path,) = Path(folder).glob("*.whl")
        packed = path.stat().st_size
        with zipfile.ZipFile(path) as archive:
            unpacked = sum(entry.file_size for entry in archive.infolist())
    return [
        Figure("The wheel", "KB", Series((packed / KB,))),
        Figure("Installed, without bytecode", "KB", Series((unpacked / KB,)), _library()),
    ]


def sources() -> list[Figure]:
    """Lines of the program, of its tests, and of its files."""
    program, tests = _lines(ROOT / "farkle_access"), _lines(ROOT / "tests")
    total = Yardstick("the tests", Series((sum(tests),)))
    return [
        Figure("Lines of the program", "lines", Series((sum(program),)), total),
        Figure("Files of the program", "files", Series((len(program),))),
        Figure("Length of a file of the program", "lines", Series(tuple(program))),
    ]


def _lines(folder: Path) -> list[float]:
    files = sorted(folder.rglob("*.py"))
    counts = [len(file.read_text("utf-8").splitlines()) for file in files]
    return [count for count in counts if count]


def _library() -> Yardstick | None:
    try:
        files = distribution(LIBRARY).files or ()
    except PackageNotFoundError:
        return None
    size = sum(file.size or 0 for file in files)
    return Yardstick(LIBRARY, Series((size / KB,)))


if __name__ == "__main__":
    show(TITLE, measure())
