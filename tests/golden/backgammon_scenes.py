"""The scenes of backgammon: what is typed, and which keys are pressed."""

from collections.abc import Iterator
from typing import Final

from tests.golden.scenes import Run, Scene
from tests.ui.scripted import ListSink

BEARING_OFF = "NQAAoCQAAAAAAA"
CLOSED_OUT = "27Y5AADgc/ADQA"
CONTACT = "mGfhgCE0z8EACA"
SAVING_A_GAMMON = "4HPwAyAEAAAAAA"


def play(players: str, dice: str, *more: str, **options: object) -> tuple[str, ...]:
    words = ["play", "backgammon", "--players", players, "--seed", "1", "--dice", dice, *more]
    for name, value in options.items():
        words += ["--set", f"{name}={value}"]
    return tuple(words)


def enter(sink: ListSink) -> Iterator[str]:
    """Always does what has the focus, to the end of the match."""
    while True:
        yield "enter"


BEAR_OFF = play("Anna,bot:easy", "6 1; 5 4; 2 1; 3 3", "--position", BEARING_OFF, length=1)
FEW_TURNS = play("Anna,bot:easy", "6 5; 4 3; 2 1", "--position", CONTACT)
FEW_KEYS = ("enter", "b", "enter", "l", "down", "down", "space", "escape", *["enter"] * 6, "b")

SCENES: Final[dict[str, Scene]] = {
    # The first turn: everything that can be asked, the three ways to move, and what is refused.
    "backgammon_turn": Scene(
        (
            Run(
                play("Anna,bot:easy", "6 1; 4 2"),
                (
                    *("space", "b", "p", "c", "d", "s", "t", "y", "i", "o", "u", "9"),
                    *("enter", "d", "y", "i", "u", "down", "enter", "d", "u"),
                    *("m", "foo", "8/5 6/5", "24/23/17*", "13/7 7/8", "bar/20", "8/7", "d", "u"),
                    *("m", "13/7, 8/7", "d", "u", "u", "m", ""),
                    *("l", "down", "space", "down", "down", "enter", *["f"] * 6, "v"),
                    *(
                        "up",
                        "b",
                        "x",
                        "h",
                        "escape",
                        "f",
                        "f",
                        "enter",
                        "down",
                        "escape",
                        "escape",
                    ),
                    *("u", "up", "up", "enter", "down", "space", "escape", "enter", "down"),
                    *("enter", "space", "enter", "enter"),
                ),
            ),
        )
    ),
    # Two persons and the cube: nothing is taken or dropped by Enter alone; the Crawford game.
    "backgammon_cube": Scene(
        (
            Run(
                play("Anna,Bruno", "3 3; 6 1; 5 2; 2 5; 3 1"),
                (
                    *("enter", "enter", "enter"),
                    *("c", "down", "space", "enter", "enter", "space", "y", "t", "c", "s", "down"),
                    *("down", "space", "up", "enter", "c", "y", "enter", "enter", "enter"),
                    *("enter", "down", "enter", "c", "d", "9", "2", "enter", "s", "y", "enter"),
                    *("enter", "enter", "enter", "down", "enter", "enter", "space", "down"),
                    *("down", "down", "enter", "t", "enter", "2", "enter", "y"),
                ),
            ),
        )
    ),
    # A money session with beavers and automatic doubles.
    "backgammon_money": Scene(
        (
            Run(
                play("Anna,Bruno", "2 2; 6 3", length=0, beavers="on", automatic=1, games=1),
                (
                    *("c", "enter", "enter", "enter", "down", "enter", "space", "3", "enter"),
                    *("c", "t", "1", "enter", "c", "enter"),
                ),
            ),
        )
    ),
    # Closed out; then one way to play only, and a roll of which only a part can be played.
    "backgammon_blocked": Scene(
        (
            Run(
                play("Anna,bot:easy", "6 5; 5 5; 4 4; 6 3", "--position", CLOSED_OUT, length=1),
                ("c", "y", "b", "p", *["enter"] * 6, "b", "p", "s"),
            ),
        )
    ),
    # A gammon that can still be saved, a resignation refused, and one accepted.
    "backgammon_resigning": Scene(
        (
            Run(
                play("Anna,Bruno", "2 1; 5 1; 1 1", "--position", SAVING_A_GAMMON, length=5),
                (
                    *("enter", "enter", "i", "enter", "enter"),
                    *("up", "enter", "enter", "down", "space", "enter", "enter", "up", "enter"),
                    *("up", "enter", "down", "down", "enter", "t", "down", "enter"),
                ),
            ),
        )
    ),
    "backgammon_brief": Scene((Run(BEAR_OFF, enter),), detail="brief"),
    "backgammon_normal": Scene((Run(BEAR_OFF, enter),)),
    "backgammon_full": Scene((Run(BEAR_OFF, enter),), detail="full"),
    "backgammon_sides": Scene((Run(FEW_TURNS, FEW_KEYS),), numbering="sides"),
    "backgammon_mover": Scene((Run(FEW_TURNS, FEW_KEYS),), numbering="mover"),
    # A table of one's own from a position given as text, left in the middle of a turn, resumed,
    # read as text, and told again; the rules; the statistics.
    "backgammon_around": Scene(
        (
            Run(
                (),
                (
                    *("enter", "2", "enter", "BACKGAMMON", "enter", *["down"] * 3, "space"),
                    *("enter", "1", "enter", *["down"] * 7, "space", "enter", "2", "enter"),
                    *("nonsense", BEARING_OFF, "1", "enter", "enter", "enter", "enter"),
                ),
            ),
            Run(
                ("resume",),
                ("d", "u", "b", "escape", *["down"] * 4, "enter", "down", "down", "enter"),
            ),
            Run(("play", "farkle", "--players", "Anna,Bruno"), ("b", "p", "l", "m")),
            Run((), ("3", "enter", "BACKGAMMON", "enter", *["enter"] * 21)),
            Run(BEAR_OFF, enter),
            Run((), ("6", "enter", "escape", "7", "enter")),
        ),
        chance=("31", "52", "61", "43"),
    ),
}
