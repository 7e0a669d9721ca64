"""The scenes of Beghel, Tokyo and Captain."""

from collections.abc import Iterator
from typing import Final

from tests.golden.scenes import Run, Scene, play
from tests.ui.scripted import ListSink, items

QUESTIONS = tuple("cdsty")
RECORD = ("--record", "match.jsonl")


def first_values(sink: ListSink) -> Iterator[str]:
    """Says the first value that is offered, and doubts everybody else's."""
    while True:
        yield from ("down", "enter") if items(sink) == 2 else ("enter",)


SCENES: Final[dict[str, Scene]] = {
    # The order with equal throws, a bluff by two digits, refusals, and every question.
    "beghel": Scene(
        (
            Run(
                play(
                    "Anna,bot:easy,bot:hard",
                    "4 2; 2 4; 6 1; 5 3; 3 1; 4; 6 6; 4 2; 3 1; 5 4",
                    seed=3,
                    game="beghel",
                    points=2,
                ),
                (
                    *(*QUESTIONS, "space", "enter", "enter", "enter"),
                    *(*QUESTIONS, "space", "down", "space", "2", "4", "y", "4", "2", "y", "o"),
                    *("6", "6", "enter", *QUESTIONS, "space", "down", "space", "enter"),
                    *(*QUESTIONS, "enter", *QUESTIONS, "enter", *QUESTIONS, *["enter"] * 9),
                ),
            ),
        )
    ),
    # What is believed, kept, doubted and lost, by two persons at one keyboard.
    "keeping": Scene(
        (
            Run(
                play(
                    "Anna,Bruno",
                    "1 1; 5 3; 4 2; 3 1; 6 6; 2 1",
                    game="beghel",
                    preliminary="off",
                    points=4,
                ),
                (
                    *("enter", "enter", "5", "3", "enter", "enter", "enter", "y", "4", "2"),
                    *("space", "enter", "c", "y", "down", "enter", "s", "t", "enter", "enter"),
                    *("enter", "enter", "d", "enter", "u", "2", "enter", "enter"),
                ),
            ),
        )
    ),
    "tokyo": Scene(
        (
            Run(
                play("Anna,bot:easy,bot:medium", seed=8, game="tokyo", lives=2, preliminary="off"),
                first_values,
            ),
        )
    ),
    "tokyo_full": Scene(
        (Run(play("Anna,bot:easy,bot:medium", seed=5, game="tokyo", lives=2), first_values),),
        detail="full",
    ),
    # The pot, the little glasses, values below the dice, and a believed Captain.
    "capitano": Scene(
        (
            Run(
                play(
                    "Anna,bot:easy,bot:hard",
                    "1 1; 6 2; 2 1",
                    seed=6,
                    game="capitano",
                    glasses="on",
                ),
                (
                    *("c", "d", "s", "t", "o", "enter", *QUESTIONS, "5", "1", "space", "enter"),
                    *(*["enter", "s", "c", "down"] * 12,),
                ),
            ),
        )
    ),
    "capitano_brief": Scene(
        (Run(play("Anna,bot:easy,bot:hard", seed=9, game="capitano", stakes=1), first_values),),
        detail="brief",
    ),
    # Left in the middle of a hand, gone on with, and told again: hidden dice only at the end.
    "bluff_resume": Scene(
        (
            Run(
                (
                    *play("Anna,bot:easy", seed=7, game="tokyo", preliminary="off", lives=1),
                    *RECORD,
                ),
                ("enter", "enter", "enter"),
            ),
            Run(("replay", "match.jsonl")),
            Run(("resume", "match.jsonl"), first_values),
            Run(("replay", "match.jsonl")),
        ),
    ),
    # Everybody at the table is a computer player.
    "bluff_computers": Scene(
        (Run(play("bot:easy,bot:medium,bot:hard", seed=4, game="beghel", points=1)),)
    ),
    "bluff_rules": Scene(
        (
            Run(
                (),
                tuple(
                    key
                    for n in "234"
                    for key in ("3", "enter", n, "enter", *["down"] * 16, "escape")
                ),
            ),
        )
    ),
    "bluff_set_up": Scene(
        (
            Run(
                (),
                (
                    *("1", "enter", "2", "enter", "2", "enter", *["down", "space"] * 7),
                    *("6", "enter", "down", "escape", "7", "enter", "down", "enter"),
                    *("2", "enter", "4", "enter", *["down", "space"] * 7, "escape"),
                ),
            ),
        )
    ),
    "bluff_statistics": Scene(
        (
            Run(play("Anna,bot:easy", seed=3, game="tokyo", lives=1), first_values),
            Run(play("Anna,bot:easy", seed=3, game="capitano", stakes=1), first_values),
            Run((), ("6", "enter", "enter", "escape", "7", "enter")),
        ),
        detail="brief",
    ),
}
