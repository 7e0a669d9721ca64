"""Positions of backgammon from games of the teacher with itself, and its evaluation of each.

Needs `bgsage>=1.5` and numpy: python tools/backgammon/positions.py FILE SEED DECISIONS

It writes an .npz file with `boards` (n by 26, int8, from the side that has just moved) and
`labels` (n by 5, float32: win, gammon, backgammon, lose gammon, lose backgammon, for that side;
a gammon includes backgammons).
"""

import sys
from pathlib import Path
from random import Random

import bgbot_cpp
import numpy
from bgsage import STARTING_BOARD, default_weights

TABLES = 400
"""Games that are played side by side, so that the teacher is asked for many at once."""
BEST_KEPT, OTHERS_KEPT = 4, 3
"""How many plays of a decision become positions: the best, and some of the others."""
WILD_STARTS = 0.5
"""The share of games that begin with a few random plays."""
MOST_WILD = 14
CARELESS = 0.10
"""The share of later decisions that are played at random among the better plays."""


class Table:
    """One game; `board` is from the side that is to roll."""

    def __init__(self, random: Random) -> None:
        self.board = list(STARTING_BOARD)
        self.wild = random.randint(1, MOST_WILD) if random.random() < WILD_STARTS else 0


def generate(seed: int, decisions: int) -> tuple[numpy.ndarray, numpy.ndarray]:
    """The boards and labels of this many decisions."""
    random = Random(seed)
    weights = default_weights()
    teacher = bgbot_cpp.create_strategy(weights.strategy_type, *weights.weight_args)
    tables = [Table(random) for _ in range(TABLES)]
    boards: list[list[int]] = []
    labels: list[list[float]] = []
    made = 0
    while made < decisions:
        asked, spans = [], []
        for table in tables:
            roll = random.randint(1, 6), random.randint(1, 6)
            plays = bgbot_cpp.possible_moves(table.board, *roll)
            spans.append((table, len(asked), len(plays)))
            asked += [(play, bgbot_cpp.CubeOwner(0)) for play in plays]
        answers = bgbot_cpp.batch_evaluate_post_move(asked, teacher, 1, jacoby=False)
        for number, (table, start, count) in enumerate(spans):
            span = list(range(start, start + count))
            span.sort(key=lambda index: -answers[index]["cubeless_equity"])
            kept = span[:BEST_KEPT] + random.sample(
                span[BEST_KEPT:], min(OTHERS_KEPT, max(count - BEST_KEPT, 0))
            )
            for index in kept:
                if not bgbot_cpp.check_game_over(asked[index][0]):
                    boards.append(asked[index][0])
                    labels.append(answers[index]["probs"])
            made += count > 1
            after = asked[_chosen(table, span, random)][0] if span else table.board
            if bgbot_cpp.check_game_over(after):
                tables[number] = Table(random)
            else:
                table.board = bgbot_cpp.flip_board(after)
    return numpy.array(boards, numpy.int8), numpy.array(labels, numpy.float32)


def _chosen(table: Table, span: list[int], random: Random) -> int:
    """The index of the play made; `span` is in order, the best first."""
    if table.wild:
        table.wild -= 1
        return random.choice(span)
    if random.random() < CARELESS:
        return random.choice(span[:6])
    return span[0]


if __name__ == "__main__":
    path, seed, decisions = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    boards, labels = generate(seed, decisions)
    numpy.savez_compressed(path, boards=boards, labels=labels)
    sys.stdout.write(f"{len(boards)} positions\n")
