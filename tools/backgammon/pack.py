"""Pack a trained net into the file that the program reads.

Needs numpy: python tools/backgammon/pack.py NET WEIGHTS

The weights of the first layer become whole numbers from -127 to 127, with one factor for each
input; everything else stays float32. It writes farkle_access/games/backgammon/engine/data/NET.bin.
"""

import struct
import sys

import numpy

from farkle_access.gamekit.tables import data_file, write_table
from farkle_access.games.backgammon.engine.weights import NET_MAGIC, NET_VERSION, PACKAGE


def packed(weights: list[numpy.ndarray]) -> bytes:
    """The payload: inputs, hidden units, factors, biases, outputs, and the first layer."""
    first, bias, out, out_bias = weights
    steps = numpy.maximum(numpy.abs(first).max(1), 1e-9) / 127
    rounded = numpy.rint(first / steps[:, None]).astype(numpy.int8)
    floats = numpy.concatenate([steps, bias, out.T.ravel(), out_bias]).astype("<f4")
    return struct.pack("<II", *first.shape) + floats.tobytes() + rounded.tobytes()


if __name__ == "__main__":
    name, source = sys.argv[1:]
    stored = numpy.load(source)
    payload = packed([stored[f"w{number}"] for number in range(4)])
    path = data_file(PACKAGE, f"{name}.bin")
    path.parent.mkdir(exist_ok=True)
    write_table(path, NET_MAGIC, payload, NET_VERSION)
    sys.stdout.write(f"{name}: {len(payload)} bytes\n")
