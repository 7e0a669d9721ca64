"""The rules of backgammon at length: many random matches, and many positions worked out twice.

python -m benchmarks.backgammon_rules [COUNT]   COUNT matches and as many positions, 20,000 where
                                                none is given; it ends where a rule is broken
"""

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random

from tests.games.backgammon.positions import EVERY_KIND
from tests.games.backgammon.sweeps import compared, played_out

COUNT = 20_000


def told(count: int, seed: int = 1) -> Iterator[str]:
    """What was found, a sentence at a time. Raises AssertionError where a rule is broken."""
    happened = played_out(Random(seed), count)
    yield f"{count} random matches ended. {_numbers(happened)}"
    for kind in EVERY_KIND:
        each = -(-count // len(EVERY_KIND))
        rare = compared(kind, each)
        yield f"{each} positions, {kind}: the plays are those of the rules. {_numbers(rare)}"


def _numbers(found: Counter[str]) -> str:
    """The rarest first."""
    return " ".join(f"{what}: {found[what]}." for what in sorted(found, key=found.__getitem__))


if __name__ == "__main__":
    for sentence in told(int(sys.argv[1]) if sys.argv[1:] else COUNT):
        sys.stdout.write(sentence.replace("_", " ") + "\n")
        sys.stdout.flush()
