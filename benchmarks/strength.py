"""How well the computer players of all games play: python -m benchmarks.strength [MATCHES]

MATCHES are those of each bluffing game by which its starter is measured.
"""

import sys

from benchmarks import backgammon_strength, bluff_strength, farkle_strength
from benchmarks.figures import show


def tell(*matches: int) -> None:
    """Print the figures of every game."""
    farkle_strength.tell()
    bluff_strength.tell(*matches)
    show(backgammon_strength.TITLE, backgammon_strength.measure())


if __name__ == "__main__":
    tell(*map(int, sys.argv[1:2]))
