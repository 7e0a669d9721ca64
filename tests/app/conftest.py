"""The program called as the console script calls it, in this process."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from farkle_access.app import main
from farkle_access.gamekit.package import Games
from farkle_access.games import GAMES


@dataclass(frozen=True)
class Done:
    """How a run ended, and what it wrote."""

    status: int
    out: list[str]
    err: list[str]


Program = Callable[..., Done]


@pytest.fixture
def program(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Program:
    monkeypatch.setattr(main, "stop_signals", lambda: None)

    def run(*words: str, games: Games = GAMES) -> Done:
        capsys.readouterr()
        status = main.main(words, games=games)
        written = capsys.readouterr()
        return Done(status, written.out.splitlines(), written.err.splitlines())

    return run
