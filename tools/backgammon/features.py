"""Turn positions into what the nets see, with the very code that plays.

Needs numpy: python tools/backgammon/features.py POSITIONS OUT
"""

import sys
from pathlib import Path

import numpy

from farkle_access.games.backgammon.engine.features import FEATURES, NETS, net_of

CHOSEN = tuple(name for name in NETS if name != "quick")
"""The quick net sees the positions as they are."""


def main(source: Path, target: Path) -> None:
    """Write, for each net, the features (uint16, counted from the low end) and the labels."""
    found = numpy.load(source)
    rows: dict[str, list[list[int]]] = {name: [] for name in CHOSEN}
    which: dict[str, list[int]] = {name: [] for name in CHOSEN}
    for number, board in enumerate(found["boards"].tolist()):
        position = tuple(board)
        name = net_of(position)
        rows[name].append(FEATURES[name](position))
        which[name].append(number)
    stored = {}
    for name in CHOSEN:
        scales = NETS[name]
        lows = numpy.array([scale.low for scale in scales], numpy.int32)
        values = numpy.array(rows[name], numpy.int32).reshape(-1, len(scales)) - lows
        stored[f"{name}_x"] = values.astype(numpy.uint16)
        stored[f"{name}_y"] = found["labels"][which[name]]
    numpy.savez(target, **stored)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
