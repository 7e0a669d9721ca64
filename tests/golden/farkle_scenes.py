"""The scenes of Farkle, and of the program around it: the first start, set-up and settings."""

from typing import Final

from tests.golden.scenes import Run, Scene, play
from tests.ui.scripted import last_items

A_FARKLE = "2 3 4 6 6 2"
AGAINST_TWO = play("Anna,bot:easy,bot:hard", seed=4, limit=300)

SCENES: Final[dict[str, Scene]] = {
    # The example in the text of the rules, with every question asked on the way.
    "seed_example": Scene(
        (
            Run(
                play("Anna,Bruno", "1 3 3 3 4 6; 1 5", seed=1, minimum=50),
                (
                    "d",
                    "y",
                    "space",
                    "enter",
                    *("space", "down", "up", "d", "c", "y", "i", "o", "s", "t", "x", "9"),
                    *("enter", "c", "d", "y", "enter", "y", "u", "u", "u"),
                    *("enter", "enter", "enter", "enter", "c", "enter", "c", "y", "enter"),
                    *("r", ",", ",", ".", "foo", "f2"),
                ),
            ),
        )
    ),
    # Hot dice, all of it lost again, a farkle at once, and one more point needed.
    "farkle_and_hot_dice": Scene(
        (
            Run(
                play("Anna,bot:easy", f"1 2 3 4 5 6; {A_FARKLE}; {A_FARKLE}; 1 1 1 1 1 1", seed=1),
                ("enter", "enter", "d", "c", "down", "up", "enter", "s", *["enter"] * 3, "c", "d"),
            ),
        )
    ),
    # A whole match of two persons, with the last hand after the limit.
    "two_persons": Scene(
        (
            Run(
                play(
                    "Anna,Bruno",
                    f"1 1 1 2 3 4; {A_FARKLE}; 1 1 1 1 2 3; 5 5 5 1 2 3; 1 1",
                    limit=150,
                    entry=0,
                    minimum=5,
                ),
                (
                    *("enter", "enter", "2", "enter"),
                    *("enter", "t", "s"),
                    *("enter", "enter", "2", "enter"),
                    *("t", "enter", "enter", "enter", "2", "enter"),
                ),
            ),
        )
    ),
    "brief": Scene((Run(AGAINST_TWO, last_items),), detail="brief"),
    "normal": Scene((Run(AGAINST_TWO, last_items),)),
    "full": Scene((Run(AGAINST_TWO, last_items),), detail="full"),
    # Left in the middle of a hand, gone on with, and told again from the beginning.
    "resume": Scene(
        (
            Run((), ("enter", "enter", "enter", "enter")),
            Run(("resume",), ("u", "enter", "enter", "escape", "6", "enter")),
            Run((), ("2", "enter", "down", "up", "enter", "escape", "4", "enter", "up", "up")),
            Run((), ("2", "enter", "2", "enter", "enter", "2", "enter", "7", "enter")),
        ),
        chance=("133346",),
    ),
    # A throw that does not fit is refused; the dice that follow are used.
    "given_throws": Scene(
        (Run(play("Anna,Bruno", "1 1 1; 5 5"), ("enter", "enter", "enter", "enter")),),
        chance=("111234", "235", "123346"),
    ),
    # Everybody at the table is a computer player; the menu is opened during a pause.
    "computers": Scene(
        (
            Run(
                play("bot:easy,bot:medium,bot:hard", seed=2, limit=200, ending="everyone"),
                ("escape",),
                {1: "s", 3: "escape", 5: "y", 6: "i", 7: "u"},
            ),
        )
    ),
    # The very first start, a look at everything, and a table of one's own.
    "first_start": Scene(
        (
            Run(
                (),
                (
                    *("down", "down", "h", "escape", "LANGUAGE", "enter"),
                    *("4", "enter", *["down"] * 12, "h", "escape"),
                    *("2", "enter", "6", "enter", "9", "0", "z"),
                    *("5", "enter", *["down"] * 5, "2", "space", "enter", "down", "enter"),
                    *("4", "enter", "2", "enter", "6", "enter", "down", "enter", "h", "escape"),
                    *("escape", "1", "enter", *["space", "down"] * 9, "space"),
                    *("5", "enter", "down", "space", "down", "space", "enter"),
                    *("4", "enter", "1", "enter", "Anna", "5", "enter", "1", "enter", "anna"),
                    *("", "3", "enter", "2", "enter"),
                    *("9", "enter", "down", "enter", "9", "down", "enter", "3", "enter"),
                    *("escape", "7", "enter"),
                ),
            ),
        ),
        first=True,
    ),
    "rules": Scene((Run((), ("3", "enter", *["enter"] * 18)),)),
    "statistics": Scene(
        (
            Run(play("Anna,bot:easy", seed=3, limit=100, entry=0, minimum=5), last_items),
            Run((), ("6", "enter", "escape", "7", "enter")),
        ),
        detail="brief",
    ),
}
