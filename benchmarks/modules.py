"""How many modules are loaded when the first words are said."""

import sys
import tempfile
from pathlib import Path

from benchmarks.figures import Figure, Series, Yardstick
from benchmarks.homes import settled
from benchmarks.terminal import running

COUNT = """
import os, sys
{hook}
def stop(*ignored):
    names = list(sys.modules)
    own = sum(name.split(".")[0] == "farkle_access" for name in names)
    os.write(1, b"%d %d;" % (len(names), own))
    os._exit(0)
{run}
"""
PROGRAM = COUNT.format(
    hook="from farkle_access.output.terminal import TerminalSink",
    run="TerminalSink.deliver = stop\nfrom farkle_access.app.main import main\nmain([])",
)
BARE = COUNT.format(hook="", run="stop()")


def measure() -> list[Figure]:
    """All modules, and those of the program itself, counted where its first words leave it."""
    with tempfile.TemporaryDirectory() as folder:
        home = settled(Path(folder), "en")
        loaded, own = _counted(PROGRAM, home)
        bare, _ = _counted(BARE, home)
    yardstick = Yardstick("python -c pass", Series((bare,)))
    return [
        Figure("Modules loaded before the first words", "modules", Series((loaded,)), yardstick),
        Figure("Of these, modules of the program", "modules", Series((own,))),
    ]


def _counted(code: str, environment: dict[str, str]) -> tuple[float, float]:
    with running((sys.executable, "-c", code), environment) as terminal:
        heard = terminal.until(";")
    loaded, own = map(float, heard.strip().rstrip(";").split())
    return loaded, own
