"""Homes for the program under test, so that nothing of the person who measures is touched."""

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path

from benchmarks.terminal import ENTER, PROGRAM, running


def environment(home: Path, language: str) -> dict[str, str]:
    """A small environment, the same for programs and yardsticks.

    The folders of the settings follow from HOME, as they do for a player. The program is told
    that it is used over the network, where it writes lines and does not try to speak.
    """
    remote = {"SSH_CONNECTION": "benchmark"}
    variables = {"LANG": "C.UTF-8", "LANGUAGE": language, "TERM": "xterm", "HOME": str(home)}
    return {**variables, **remote, "PATH": os.environ.get("PATH", os.defpath)}


def fresh(folder: Path, language: str) -> dict[str, str]:
    """The environment of somebody who has never started the program."""
    return environment(Path(tempfile.mkdtemp(dir=folder)), language)


def settled(folder: Path, language: str, *, pause: float | None = None) -> dict[str, str]:
    """The environment of somebody who has chosen this language at an earlier start."""
    found = fresh(folder, language)
    with running(PROGRAM, found) as terminal:
        terminal.until(r"English[^\r]*\r|Italiano[^\r]*\r|Latviešu[^\r]*\r")
        terminal.send(ENTER)
        terminal.until("Farkle Access")
    _set(found, "double_enter", 0.0)  # keys are pressed faster than by hand
    if pause is not None:
        _set(found, "pause", pause)
    return found


def _set(found: Mapping[str, str], name: str, value: float) -> None:
    (settings,) = Path(found["HOME"]).rglob("settings.toml")
    lines = settings.read_text("utf-8").splitlines()
    lines = [f"{name} = {value}" if line.startswith(f"{name} =") else line for line in lines]
    settings.write_text("\n".join(lines) + "\n", "utf-8")
