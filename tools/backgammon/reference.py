"""Decisions of backgammon that GNU Backgammon has evaluated with 2 plies, as a yardstick.

Needs `gnubg` and `bgsage>=1.5`: python tools/backgammon/reference.py FILE SEED DECISIONS

The decisions are those of whole games of the teacher with itself in which there is more than
one play. Each line of FILE is a position by its ID, the roll, and the equity that each play leads
to, in the sorted order of the positions after them: money game, the cube in the middle, without
the Jacoby rule, cubeful, in thousandths of a point. Up to 12 plays within 0.6 of the best are
evaluated with 2 plies, the rest with none; GNU Backgammon only measures, and nothing is trained
with it.
"""

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random

import bgbot_cpp
from bgsage import STARTING_BOARD, default_weights

from farkle_access.games.backgammon.rules.board import legal_plays
from farkle_access.games.backgammon.rules.ids.gnubg_id import position_id, read_position_id
from farkle_access.games.backgammon.rules.position import Position, mirrored

SCRIPT = """
import gnubg, json
for command in (
    "set automatic move off", "set automatic game off", "set automatic roll off",
    "set automatic bearoff off", "set display off", "set confirm new off", "set confirm save off",
    "set player 0 human", "set player 1 human", "set jacoby off",
    "set evaluation chequer evaluation plies 2", "set evaluation movefilter 2 0 0 12 0.6",
    "new session",
):
    gnubg.command(command)
with open("answers", "w") as file:
    for line in open("questions"):
        name, large, small = line.split()
        for command in ("set turn 1", "set board " + name, "set dice %s %s" % (large, small)):
            gnubg.command(command)
        hint = gnubg.hint(5000)
        file.write(json.dumps([(play["move"], play["equity"]) for play in hint["hint"]]) + "\\n")
        file.flush()
"""


def decisions(seed: int, number: int) -> list[tuple[Position, tuple[int, int]]]:
    """Positions with a roll that can be played in several ways, from whole games."""
    random = Random(seed)
    weights = default_weights()
    teacher = bgbot_cpp.create_strategy(weights.strategy_type, *weights.weight_args)
    found: list[tuple[Position, tuple[int, int]]] = []
    board = list(STARTING_BOARD)
    while len(found) < number or board != STARTING_BOARD:
        roll = random.randint(1, 6), random.randint(1, 6)
        plays = [list(play) for play in legal_plays(tuple(board), roll)]
        if len(plays) > 1:
            found.append((tuple(board), (max(roll), min(roll))))
        asked = [(play, bgbot_cpp.CubeOwner(0)) for play in plays or [board]]
        answers = bgbot_cpp.batch_evaluate_post_move(asked, teacher, 1, jacoby=False)
        best = max(range(len(asked)), key=lambda index: answers[index]["cubeless_equity"])
        after = asked[best][0]
        over = bgbot_cpp.check_game_over(after)
        board = list(STARTING_BOARD) if over else list(mirrored(tuple(after)))
    return found


def evaluated(found: list[tuple[Position, tuple[int, int]]]) -> list[list[tuple[str, float]]]:
    """What GNU Backgammon says about each: its plays as text, with their equities."""
    program = shutil.which("gnubg", path="/usr/games:/usr/bin:/usr/local/bin")
    assert program is not None
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        questions = [f"{position_id(place)} {roll[0]} {roll[1]}\n" for place, roll in found]
        (folder / "questions").write_text("".join(questions))
        (folder / "script.py").write_text(SCRIPT)
        subprocess.run(
            [program, "-t", "-q", "-r", "-p", "script.py"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            cwd=folder,
            check=True,
        )
        lines = (folder / "answers").read_text().splitlines()
    assert len(lines) == len(found)
    return [json.loads(line) for line in lines]


def landed(position: Position, text: str) -> Position:
    """Where a play leads that GNU Backgammon wrote."""
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


def line(position: Position, roll: tuple[int, int], plays: list[tuple[str, float]]) -> str:
    """One decision as a line of the file; raises AssertionError when the plays differ."""
    worth = {landed(position, text): equity for text, equity in plays}
    assert set(worth) == set(legal_plays(position, roll)), (position, roll)
    told = [f"{worth[after] * 1e3:.1f}".removesuffix(".0") for after in sorted(worth)]
    name = position_id(position)
    assert read_position_id(name) == position
    return f"{name} {roll[0]}{roll[1]} {' '.join(told)}\n"


if __name__ == "__main__":
    path, seed, number = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    found = decisions(seed, number)
    lines = [line(*case, plays) for case, plays in zip(found, evaluated(found), strict=True)]
    path.write_text("".join(lines), encoding="ascii")
    sys.stdout.write(f"{len(lines)} decisions\n")
