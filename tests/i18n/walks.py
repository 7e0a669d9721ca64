"""Runs that visit every screen, for whoever listens to all that is said there.

They find their way by keys and by the number that each menu item says last, so they work in
every language.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from farkle_access.i18n.detail import Detail
from farkle_access.output.announcement import Kind
from tests.i18n.board_walks import backgammon_heard
from tests.ui.scripted import Booth, ListSink, Script

NEW, RESUME, RULES, KEYS, SETTINGS, STATISTICS, QUIT = "1234567"
QUESTIONS = [*"cdstyio", "g", "escape", "h", "escape", "r", ",", ".", ".", "f2", "x", "foo", "9"]
THROWS = "1 3 3 3 4 6; 2 2; 2 3 3 4 6 6; 1 2 3 4 5 6; 2 2 2 2 5 5; 2 2 3 3 4 6"

BLUFF = (
    ("beghel", "points=2"),
    ("tokyo", "lives=2", "preliminary=off"),
    ("capitano", "stakes=2", "glasses=on", "claims=equal"),
)


def choose(number: str) -> list[str]:
    return [number, "enter"]


def to_the_end(sink: ListSink) -> Iterator[str]:
    """Go down to the last item of the focused menu."""
    yield from ["down"] * (_items(sink) - 1)


def _items(sink: ListSink) -> int:
    """How many items the last menu has."""
    numbers = _numbers(sink)
    return int(numbers[-1]) if numbers else 1


def _numbers(sink: ListSink) -> list[str]:
    """The numbers in the last choice that everybody heard; none behind a curtain."""
    choice = next(
        said.text
        for step in reversed(sink.steps)
        for batch in reversed(step.batches)
        for said in reversed(batch.announcements)
        if said.kind is Kind.CHOICE
    )
    return re.findall(r"\d+", choice)


def first_start(sink: ListSink) -> Iterator[str]:
    yield from ["h", "escape", "space", "x", "9", "enter"]
    yield from [*choose(STATISTICS), *choose(RESUME), *choose(RULES), *choose("1")]
    yield from ["h", *to_the_end(sink), "enter", *choose(KEYS), "h", "c"]
    yield from [*to_the_end(sink), "escape", "escape", *choose(QUIT)]


def set_up(sink: ListSink) -> Iterator[str]:
    yield from [
        *choose(NEW),
        "space",
        "2",
        "space",
        "enter",
        "enter",
        "3",
        "space",
        "enter",
        *choose("3"),
    ]
    for seat, name in (("4", "Anna"), ("5", "Zoë"), ("5", "anna"), ("5", "a,b"), ("5", "")):
        yield from [seat, "space", "enter", *choose("1"), name]
    for seat, name in (("5", "\x07"), ("5", "N" * 31), ("5", "bot:x")):
        yield from [seat, "enter", *choose("1"), name]
    for level in "234":
        yield from ["6", "space", "enter", level, "space", "enter"]
    for option in "789":
        yield from [option, "space", "enter", *to_the_end(sink), "enter", "7"]
        yield from [option, "enter", "escape"]
    yield from ["9", "down", "space", "enter", "down", "down", "enter"]
    yield from ["3", *to_the_end(sink), "space", "enter", "escape", *choose(QUIT)]


def settings(sink: ListSink) -> Iterator[str]:
    yield from choose(SETTINGS)
    for entry in "12345":
        yield from [entry, "enter", "1", *to_the_end(sink), "space", "escape"]
    yield from ["3", "enter", "2", "enter", "1", "2", "3", "enter", "1", "enter"]
    yield from [*choose("6"), "enter", "c", "enter", "q", "q", "q"]
    yield from [*to_the_end(sink), "q", "escape", "escape", *choose(QUIT)]


def one_match(sink: ListSink) -> Iterator[str]:
    """Everything is asked at each choice, which then falls on the last item."""
    yield from ["u", "space", "enter", *QUESTIONS, "space", "enter", "u", "enter", "enter", "c"]
    while True:
        yield from QUESTIONS
        if not _numbers(sink):  # a curtain that the rules and the help have closed
            yield "enter"
        yield from [*to_the_end(sink), "space", "enter"]


def leave(sink: ListSink) -> Iterator[str]:
    yield from ["enter", "enter", "escape"]
    for entry in "2345":
        yield from [entry, "enter", "up", "escape"]
    yield from choose("6")


def resume(sink: ListSink) -> Iterator[str]:
    yield from [*choose(RESUME), "1", "enter", *QUESTIONS, "escape", *choose("6")]
    yield from [*choose(RESUME), *choose("2"), "enter", *choose("1"), "escape"]  # it is kept
    yield from [*choose(RESUME), *choose("2"), "enter", *choose("2")]  # it is deleted
    yield from [*choose(RESUME), *choose(STATISTICS), "1", *to_the_end(sink), "enter"]
    yield from choose(QUIT)


def everything_heard(booth: Booth, language: str, folder: Path) -> list[str]:
    """Every screen is visited, and matches are played, left, resumed, deleted and told.

    `booth` is at its first start; `folder` is for records.
    """
    heard = [booth.run(keys=keys, system=language) for keys in (first_start, set_up, settings)]
    for detail in Detail:
        booth.prefer(language=language, detail=detail, pause=1.5)
        persons = "Anna,bot:medium" if detail is Detail.NORMAL else "Anna,Zoë,bot:easy"
        heard.append(_match(booth, persons, one_match, "limit=250", "entry=40", throws=THROWS))
        record = folder / f"{detail}.jsonl"
        heard.append(_match(booth, "bot:hard,bot:easy", (), "limit=250", record=str(record)))
        heard.append(booth.run("replay", str(record)))
    free = ("ending=everyone", "minimum=0", "entry=0", "limit=100")
    heard.append(_match(booth, "Anna,Zoë", one_match, *free))
    heard.append(_match(booth, "Anna,bot:easy", ["g", *["enter"] * 20], "ending=sudden"))
    heard.append(booth.run(keys=[*choose(RESUME), *choose("2"), "enter", *choose("2")]))
    for name, *rules in BLUFF:
        heard.append(_match(booth, "Anna,bot:easy,bot:hard", one_match, *rules, game=name))
        heard.append(_match(booth, "Anna,Zoë", one_match, *rules, game=name))
        heard.append(_match(booth, "bot:easy,bot:medium", (), *rules, game=name))
    heard.append(_match(booth, "Anna,bot:easy", leave))
    left = booth.records()[0]
    heard.append(booth.run("replay", str(left)))
    left.write_bytes(left.read_bytes() + b"{}\n")
    heard += [booth.run(keys=resume), booth.run("resume"), booth.run("resume", "nowhere")]
    heard += backgammon_heard(booth, language)
    return [line for sink in heard for line in (*sink.lines, *sink.prompts)]


def _match(
    booth: Booth, players: str, keys: Script, *rules: str, game: str = "farkle", **more: str
) -> ListSink:
    options = {"players": players, "seed": "1", **more}
    words = [word for name, value in options.items() if value for word in (_OPTIONS[name], value)]
    return booth.run("play", game, *words, *(f"--set={rule}" for rule in rules), keys=keys)


_OPTIONS = {"players": "--players", "seed": "--seed", "throws": "--dice", "record": "--record"}
