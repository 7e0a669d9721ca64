"""The scenes of the golden transcripts: what is typed, and which keys are pressed."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from tests.ui.scripted import ListSink, Script, items, last_items


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
    chosen. `chance` are the throws of matches without a seed.
    """

    runs: tuple[Run, ...]
    detail: str = "normal"
    numbering: str = "own"
    first: bool = False
    chance: tuple[str, ...] = ()


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


A_FARKLE = "2 3 4 6 6 2"
AGAINST_TWO = play("Anna,bot:easy,bot:hard", seed=4, limit=300)

QUESTIONS = tuple("cdsty")


def first_values(sink: ListSink) -> Iterator[str]:
    """Says the first value that is offered, and doubts everybody else's."""
    while True:
        yield from ("down", "enter") if items(sink) == 2 else ("enter",)


RECORD = ("--record", "match.jsonl")

BLUFF: dict[str, Scene] = {
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

SCENES: dict[str, Scene] = BLUFF | {
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
