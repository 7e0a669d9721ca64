"""GNU Backgammon as an oracle, where it is installed: plays, IDs and .mat files."""

import json
import re
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from farkle_access.games.backgammon.formats.mat import UNKNOWN_PLAY, export
from farkle_access.games.backgammon.formats.mat_reading import Action, read_mat
from farkle_access.games.backgammon.rules.board import legal_plays
from farkle_access.games.backgammon.rules.ids.gnubg_id import read_ids, write_ids
from farkle_access.games.backgammon.rules.ids.moment import BadIdentity, Moment, moment_of
from farkle_access.games.backgammon.rules.ids.xgid import read_xgid, write_xgid
from farkle_access.games.backgammon.rules.position import Position
from farkle_access.games.backgammon.rules.setting_up import read_moment
from farkle_access.games.backgammon.rules.state import Phase, State
from tests.games.backgammon.engines import GNUBG, needs_gnubg
from tests.games.backgammon.play import random_match, short_match, short_options
from tests.games.backgammon.positions import KINDS, any_roll, walked

pytestmark = [pytest.mark.slow, needs_gnubg]

SET_UP = """
import gnubg, json
for command in (
    "set automatic move off", "set automatic game off", "set automatic roll off",
    "set automatic bearoff off", "set display off", "set confirm new off", "set confirm save off",
    "set player 0 human", "set player 1 human",
    "set evaluation chequer evaluation plies 0",
    "set evaluation chequer evaluation prune off",
):
    gnubg.command(command)

def tell(value):
    with open("answers", "a") as file:  # what is printed gets mixed with other output
        file.write(json.dumps(value) + "\\n")
"""


def asked(folder: Path, script: str) -> list[object]:
    """What a script tells inside GNU Backgammon, one answer after the other."""
    file = folder / "script.py"
    file.write_text(SET_UP + script, encoding="utf-8")
    assert GNUBG is not None
    done = subprocess.run(
        [GNUBG, "-t", "-q", "-r", "-p", str(file)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=120,
        check=False,
        cwd=folder,
        env={"HOME": str(folder), "LC_ALL": "C.UTF-8"},
    )
    told = folder / "answers"
    assert told.exists(), done.stdout + done.stderr
    return [json.loads(line) for line in told.read_text(encoding="utf-8").splitlines()]


def cases() -> Iterator[tuple[Position, tuple[int, int]]]:
    """Positions of every kind in which both sides have checkers, each with a roll."""
    for kind in KINDS:
        random = Random(f"oracle {kind}")
        for _ in range(140):
            yield KINDS[kind](random), any_roll(random)
    random = Random("oracle")
    for position in islice(walked(random), 200):
        yield position, any_roll(random)


def landed(position: Position, text: str) -> Position:
    """Where a play leads as GNU Backgammon writes it, with every hit starred."""
    numbers = list(position)
    for item in text.split():
        path, _, times = item.partition("(")
        for _ in range(int(times.rstrip(")") or 1)):
            points = path.replace("bar", "25").replace("off", "0").split("/")
            numbers[int(points[0].rstrip("*"))] -= 1
            for stop in points[1:]:
                point = int(stop.rstrip("*"))
                if point and numbers[point] == -1 and stop.endswith("*"):
                    numbers[point], numbers[0] = 0, numbers[0] + 1
            if int(points[-1].rstrip("*")):
                numbers[int(points[-1].rstrip("*"))] += 1
    return tuple(numbers)


def test_gnu_backgammon_finds_the_same_plays(tmp_path: Path) -> None:
    found = list(cases())
    ids = [write_ids(Moment(place, 1, dice=tuple(sorted(roll))[::-1])) for place, roll in found]
    script = f"""
gnubg.command("new session")
for text in {ids!r}:
    gnubg.command("set gnubgid " + text)
    try:
        hint = gnubg.hint(5000)
        plays = [play["move"] for play in hint["hint"]] if hint["hinttype"] == "chequer" else []
    except Exception:
        plays = []
    tell([gnubg.gnubgid(), plays])
"""
    answers = asked(tmp_path, script)
    assert len(answers) == len(found) >= 1000
    for (position, roll), text, answer in zip(found, ids, answers, strict=True):
        assert isinstance(answer, list)
        told, plays = answer
        assert told == text
        theirs = {landed(position, play) for play in plays if play}
        assert theirs == set(legal_plays(position, roll)), (position, roll)


def moments() -> Iterator[Moment]:
    for seed in range(40):
        random, steps = Random(seed), short_match(seed).steps
        for step in random.sample(steps, min(10, len(steps))):
            if _can_tell(step.state):
                moment = replace(moment_of(step.state), beavers=False, resigned=None)
                yield replace(moment, jacoby=moment.jacoby and not moment.length)


def _can_tell(state: State) -> bool:
    phases = (Phase.TO_ROLL, Phase.MOVING, Phase.DOUBLED)
    return state.phase in phases and max(state.scores) < 1000


def test_ids_are_those_of_gnu_backgammon(tmp_path: Path) -> None:
    """A double is offered there: what it reads, it takes back to the moment before."""
    found = list(moments())
    before = [write_ids(replace(moment, doubled=False)) for moment in found]
    script = f"""
gnubg.command("new session")
for text, doubled in zip({before!r}, {[moment.doubled for moment in found]!r}):
    gnubg.command("set gnubgid " + text)
    if doubled:
        gnubg.command("double")
    tell(gnubg.gnubgid())
"""
    answers = asked(tmp_path, script)
    assert len(found) > 200
    assert any(moment.doubled for moment in found)
    assert answers == [write_ids(moment) for moment in found]
    assert [read_ids(str(answer)) for answer in answers] == found


def swapped(moment: Moment) -> Moment:
    """The same moment with the seats exchanged."""
    owner = moment.cube.owner
    cube = replace(moment.cube, owner=None if owner is None else 1 - owner)
    return replace(moment, seat=1 - moment.seat, cube=cube, scores=moment.scores[::-1])


def test_xgids_are_read_by_gnu_backgammon(tmp_path: Path) -> None:
    """It seats the one on roll at the bottom, so the seats may be exchanged."""
    found = [moment for moment in moments() if not moment.doubled]
    texts = [write_xgid(moment) for moment in found]
    script = f"""
gnubg.command("new session")
for text in {texts!r}:
    gnubg.command("set xgid " + text)
    tell(gnubg.gnubgid())
"""
    answers = asked(tmp_path, script)
    assert len(found) > 200
    for moment, text, answer in zip(found, texts, answers, strict=True):
        theirs = read_ids(str(answer))
        expected = moment if moment.seat == 1 else swapped(moment)
        assert replace(theirs, jacoby=expected.jacoby) == expected, text
        assert replace(read_xgid(text), jacoby=moment.jacoby) == moment


def shape(actions: tuple[Action, ...]) -> list[tuple[object, ...]]:
    """What matters of a game: not the order of steps, nor which of two checkers gets the star.

    A roll that was not played because the game was given up is left out: it is read there
    as one that could not be played, or that was forced.
    """
    played = [action for action in actions if action.play != UNKNOWN_PLAY]
    return [
        (
            action.dice,
            sorted(action.play.replace("*", "").split()),
            sorted(re.findall(r"/(\d+)\*", action.play)),
            action.word,
            action.cube,
            action.points,
        )
        for action in played
    ]


def without_given_up(theirs: tuple[Action, ...], ours: tuple[Action, ...]) -> tuple[Action, ...]:
    """Their actions but those at the places where ours have a roll that was not played."""
    assert len(theirs) == len(ours)
    pairs = zip(theirs, ours, strict=True)
    return tuple(their for their, our in pairs if our.play != UNKNOWN_PLAY)


def test_mat_files_are_read_back_by_gnu_backgammon(tmp_path: Path) -> None:
    names, files = ("Ānna", "Però"), []
    for seed in range(12):
        random = Random(seed)
        options = short_options(random) | {"automatic": 0, "beavers": "off"}
        _, steps = random_match(random, options, 0.01)
        events = tuple(event for step in steps for event in step.events)
        file = tmp_path / f"{seed}.mat"
        file.write_text(export(names, int(options["length"]), events), encoding="utf-8")
        files.append(file)
    script = f"""
for file in {[str(file) for file in files]!r}:
    gnubg.command("import mat " + file)
    gnubg.command("export match mat " + file + ".again")
    tell([game["info"]["winner"] for game in gnubg.match()["games"]])
"""
    assert len(asked(tmp_path, script)) == len(files)
    for file in files:
        ours = read_mat(file.read_text(encoding="utf-8"))
        theirs = read_mat(Path(f"{file}.again").read_text(encoding="utf-8"))
        assert theirs.names == ours.names == names
        assert theirs.length == ours.length
        assert len(theirs.games) == len(ours.games)
        for their, our in zip(theirs.games, ours.games, strict=True):
            assert shape(without_given_up(their, our)) == shape(our)


def test_a_moment_written_by_the_other_program_can_be_played(tmp_path: Path) -> None:
    script = """
gnubg.command("new match 5")
gnubg.command("set gnubgid 4HPwATDgc/ABMA:QQngADAAEAAE")
tell(gnubg.gnubgid())
"""
    answer = str(asked(tmp_path, script)[0])
    try:
        moment = read_moment(answer)
    except BadIdentity as error:
        raise AssertionError(answer) from error
    assert (moment.length, moment.scores) == (7, (3, 2))
