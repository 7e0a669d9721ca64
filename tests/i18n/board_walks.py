"""Runs of backgammon that visit everything that is said in it."""

from collections.abc import Iterator

from tests.ui.scripted import Booth, ListSink

ASKED = ["space", *"bpcdstyio", "l", "space", *["f", "down", "space"] * 6, "escape"]
CLOSED_OUT, BEARING_OFF = "27Y5AADgc/ADQA", "NQAAoCQAAAAAAA"
TURN = ["m", "foo", "24/23/17", "13/7, 8/7", "u", "u", "enter", "enter", "space"]


def _play(booth: Booth, players: str, dice: str, keys: list[str], *more: str) -> ListSink:
    words = ("--players", players, "--seed", "1", "--dice", dice)
    return booth.run("play", "backgammon", *words, *more, keys=keys)


def backgammon_heard(booth: Booth, language: str) -> Iterator[ListSink]:
    """Matches of one and of two people at every level of detail, with every question asked."""
    one, two = "Anna,bot:easy", "Anna,Zoë"
    answered = ["enter", *ASKED, "up", "down", "space", "up", "space", "enter"]
    for detail, numbering in (("normal", "own"), ("brief", "mover"), ("full", "sides")):
        booth.prefer(language=language, detail=detail, numbering=numbering)
        yield _play(booth, one, "6 1; 5 5; 3 1", [*ASKED, *TURN, "enter", *ASKED, *["enter"] * 9])
        yield _play(booth, two, "3 3; 6 1; 5 2", [*TURN, "enter", "2", "enter", *answered, *ASKED])
        yield _play(booth, two, "6 1; 5 2", [*TURN, "enter", "2", "enter", "2", "enter", *ASKED])
        blocked = ["enter", *["enter"] * 4, *ASKED]
        yield _play(booth, one, "6 5; 6 6; 1 1; 6 1", blocked, "--position", CLOSED_OUT)
        yield _play(booth, one, "6 1; 2 1", ["enter"] * 40, "--position", BEARING_OFF)
        resigning = ["up", "9", *["down"] * 12, "enter", "space", "1", "space", "enter", *answered]
        yield _play(booth, two, "6 1; 5 2; 4 4", resigning)
    money = ("--set", "length=0", "--set", "beavers=on", "--set", "automatic=1")
    beaver = [*TURN, "enter", "2", "enter", "3", "space", "enter", *answered, *ASKED]
    yield _play(booth, two, "2 2; 6 1; 5 2", beaver, *money)
    read = ["g", *["down"] * 30, "escape", "escape", "5", "enter", "down", "down", "escape"]
    yield _play(booth, one, "6 1", read, *money)
    yield _play(booth, one, "6 1", ["g", *["down"] * 30], "--set", "length=1")
