"""Compute the tables by which the best computer player of Farkle plays.

python tools/farkle_tables.py [ENDING] [MINIMUM]   all tables, or only those named

Needs numpy and numba. Each table takes one processor up to a minute and a half.
"""

import sys
import time
from pathlib import Path

import farkle_solving as solving
import numpy as np

from farkle_access.gamekit.tables import data_file, write_table
from farkle_access.games.farkle.engine import layout
from farkle_access.games.farkle.rules.scoring import STEP
from farkle_access.games.farkle.rules.state import Ending

MOST = layout.GRID[-1] // STEP
GRID = np.array(layout.GRID) // STEP
LIMITS = np.array(layout.LIMITS) // STEP
LAST = {
    Ending.ROUND: (True, False),
    Ending.EVERYONE: (True, True),
    Ending.SUDDEN: (False, False),
}
"""Whether the other seat still has a hand after the first, or the second, reached the limit."""


def parts(ending: Ending, minimum: int) -> list[solving.Array]:
    """The probabilities that a file holds, in its order."""
    last, roles = LAST[ending], layout.roles(ending)
    reached = solving.reaching(MOST)
    entered = solving.both_entered(MOST, minimum // STEP, last, roles == 1, reached)
    found = [table[np.ix_(GRID, GRID)] for table in entered[:roles]]
    for entry in layout.entries(minimum):
        found += _not_entered(minimum, entry, last, roles, entered, reached)
    return found


def _not_entered(
    minimum: int,
    entry: int,
    last: tuple[bool, bool],
    roles: int,
    entered: tuple[solving.Array, solving.Array],
    reached: solving.Array,
) -> list[solving.Array]:
    """By role of the seat on turn: the values while it has not entered, while its rival has not,
    and while neither has."""
    limits = np.resize(LIMITS, solving.LANES)
    required = entry // STEP
    new, old = [], []
    for role in range(roles):
        ends = last if role == 0 else last[::-1]
        found = solving.not_entered(
            limits, minimum // STEP, required, ends, entered[1 - role], reached
        )
        new.append(found[0])
        old.insert(0, found[1])
    follows = (new[roles - 1], new[0])
    nobody = solving.nobody_entered(limits, required, last, follows, reached)
    rows = range(len(LIMITS))
    return [
        part
        for role in range(roles)
        for part in (new[role][rows][:, GRID], old[role][rows][:, GRID], nobody[role][rows])
    ]


def main(words: list[str]) -> None:
    """Compute and write the tables named by these words, or all."""
    endings = [ending for ending in Ending if not words or ending in words] or list(Ending)
    minimums = [low for low in layout.MINIMUMS if str(low) in words] or layout.MINIMUMS
    for ending in endings:
        for minimum in minimums:
            began = time.process_time()
            numbers = np.concatenate([part.ravel() for part in parts(ending, minimum)])
            write(data_file(layout.__package__, layout.file_name(ending, minimum)), numbers)
            sys.stdout.write(f"{ending}, minimum {minimum}: {time.process_time() - began:.0f} s\n")
            sys.stdout.flush()


def write(path: Path, numbers: solving.Array) -> None:
    """Seal these probabilities into a file."""
    payload = layout.packed(np.round(numbers * layout.CERTAIN).astype(int).tolist())
    path.parent.mkdir(exist_ok=True)
    write_table(path, layout.MAGIC, payload, layout.VERSION)


if __name__ == "__main__":
    main(sys.argv[1:])
