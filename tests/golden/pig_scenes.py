"""The scene of Pig: what is typed, and which keys are pressed."""

from typing import Final

from tests.golden.scenes import Run, Scene, play

QUESTIONS = tuple("cdsty")

SCENES: Final[dict[str, Scene]] = {
    # A setting, every key, both choices, a 1, and the end; the rules and the statistics.
    "pig": Scene(
        (
            Run(
                play("Anna,bot:medium", "4; 6; 6; 1; 5; 6", game="pig", limit=20),
                (
                    *("space", *QUESTIONS, "y", "i", "o", "u", "b", "enter"),
                    *("down", "space", "i", "up", "y", "c", "enter", "down", "enter"),
                    *("s", "enter", "enter", "down", "enter"),
                ),
            ),
            Run((), ("3", "enter", *["down"] * 3, "escape", "6", "enter", "escape", "7", "enter")),
        ),
        games=("pig",),
    ),
}
