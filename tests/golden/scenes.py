"""What the scenes of the golden transcripts are made of.

Each game has a module of its own beside this one, named `<game>_scenes`, with `SCENES` by the
names of their transcripts.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Final

from tests.ui.scripted import Script

FOLDER: Final = Path(__file__).parent
FIVE: Final = ("farkle", "beghel", "tokyo", "capitano", "backgammon")
"""The games that are offered in a scene: lists do not grow with the program."""


@dataclass(frozen=True)
class Run:
    """One start of the program: the words behind its name, and the keys."""

    words: tuple[str, ...] = ()
    keys: Script = ()
    pauses: Mapping[int, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Scene:
    """Runs one after the other on the same home folder.

    `detail` is the setting of that name; `first` is the very first start, before a language was
    chosen. `chance` are the throws of matches without a seed. `games` are those on offer.
    """

    runs: tuple[Run, ...]
    detail: str = "normal"
    numbering: str = "own"
    first: bool = False
    chance: tuple[str, ...] = ()
    games: tuple[str, ...] = FIVE


def play(
    players: str,
    dice: str = "",
    seed: int | None = None,
    game: str = "farkle",
    **options: object,
) -> tuple[str, ...]:
    words = ["play", game, "--players", players]
    for name, value in options.items():
        words += ["--set", f"{name}={value}"]
    words += ["--dice", dice] if dice else []
    words += [] if seed is None else ["--seed", str(seed)]
    return tuple(words)


def every_scene() -> dict[str, Scene]:
    """The scenes of all games, by the names of their transcripts."""
    modules = (
        import_module(f"{__package__}.{file.stem}") for file in sorted(FOLDER.glob("*_scenes.py"))
    )
    found = [scene for module in modules for scene in module.SCENES.items()]
    assert len(dict(found)) == len(found), "two scenes have one name"
    return dict(found)
