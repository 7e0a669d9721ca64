"""The whole program in this process, through pipes: lines go in, and lines come out."""

import io
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

import pytest

from farkle_access.app import fault, main
from farkle_access.gamekit.package import AnyPackage
from farkle_access.i18n.catalog import Catalogs
from farkle_access.play.reading import AnyReading, read
from farkle_access.play.saves import Saves


@dataclass(frozen=True)
class Done:
    """What a run wrote, and its exit status."""

    status: int
    lines: tuple[str, ...]


class Program:
    """It offers one game, on the home folder of the test."""

    def __init__(self, home: Path, catalogs: Catalogs, patch: pytest.MonkeyPatch) -> None:
        self.home = home
        self._patch = patch
        patch.setattr(main, "Catalogs", lambda cache: catalogs)
        patch.setattr(main, "stop_signals", lambda: None)
        patch.setattr(fault, "report", _failed)

    def run(self, package: AnyPackage, *words: str, typed: Iterable[str] = ()) -> Done:
        """One run with these words behind its name; an empty line is the key Enter."""
        stdout = io.StringIO()
        with self._patch.context() as patch:
            patch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
            patch.setattr(sys, "stdout", stdout)
            status = main.main(words, games={package.name: package})
        return Done(status, tuple(stdout.getvalue().splitlines()))

    def read(self, package: AnyPackage, path: Path) -> AnyReading:
        """A record of this home."""
        games = {package.name: package}
        return read(path, games, Saves(self.home / "matches", games).keys)

    def record(self, folder: str) -> Path:
        """The newest record in a folder of this home."""
        return max((self.home / folder).glob("*.jsonl"), key=lambda path: path.stat().st_mtime_ns)


def _failed(error: Exception, typed: object) -> NoReturn:
    raise error
