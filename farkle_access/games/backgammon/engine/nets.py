"""Evaluation of positions by small neural nets, in plain Python.

A net has one hidden layer of rectified units. The hidden units receive the sum of one row of the
first layer for each feature (see `features`); a row is unpacked when it is first needed. The
weights were trained by `tools/backgammon`, and are never changed by playing.
"""

import sys
from array import array
from collections.abc import Sequence
from itertools import accumulate
from math import exp
from operator import mul
from struct import Struct, error
from typing import TypeAlias

from farkle_access.games.backgammon.engine.features import NETS, Scale

Chances: TypeAlias = tuple[float, float, float, float, float]
"""Of the mover to win, to win a gammon or more, a backgammon, to lose a gammon or more, a
backgammon."""
Row: TypeAlias = tuple[float, ...]

OUTPUTS = 6
"""The five chances, and the equity."""
SHAPE = Struct("<II")
"""How a payload begins: the numbers of inputs and of hidden units."""


class Rows(dict[int, Row]):
    """The rows of the first layer by feature and value, unpacked when they are first needed."""

    def __init__(
        self, scales: Sequence[Scale], steps: Sequence[float], packed: memoryview
    ) -> None:
        super().__init__()
        self._steps, self._packed = steps, packed
        self._hidden = len(packed) // len(steps)
        sizes = [scale.high - scale.low + 1 for scale in scales]
        knots = [len(scale.knots) for scale in scales]
        starts = accumulate(sizes, initial=0)
        self.bases = [start - scale.low for start, scale in zip(starts, scales, strict=False)]
        firsts = list(accumulate(knots, initial=0))
        self.features = [number for number, size in enumerate(sizes) for _ in range(size)]
        self._scales, self._firsts = scales, firsts

    def __missing__(self, index: int) -> Row:
        number = self.features[index]
        first, mixed = self._firsts[number], [0.0] * self._hidden
        for knot, share in self._scales[number].spread(index - self.bases[number]):
            step, start = share * self._steps[first + knot], (first + knot) * self._hidden
            packed = self._packed[start : start + self._hidden]
            mixed = [old + step * weight for old, weight in zip(mixed, packed, strict=True)]
        row = self[index] = tuple(mixed)
        return row


class Changes(dict[int, Row]):
    """By feature and value: how the row differs from that of a fixed position."""

    def __init__(self, rows: Rows, values: Sequence[int]) -> None:
        super().__init__()
        self._rows, self._values = rows, values

    def __missing__(self, index: int) -> Row:
        rows = self._rows
        number = rows.features[index]
        before = rows[rows.bases[number] + self._values[number]]
        row = self[index] = tuple(
            [new - old for new, old in zip(rows[index], before, strict=True)]
        )
        return row


class Net:
    """One of the nets that `features` names."""

    def __init__(self, name: str, payload: bytes) -> None:
        """Raises ValueError when the payload is not that of such a net."""
        scales = NETS[name]
        try:
            inputs, hidden = SHAPE.unpack_from(payload)
        except error as short:
            raise ValueError(name) from short
        end = SHAPE.size + 4 * (inputs + hidden + OUTPUTS * (hidden + 1))
        if inputs != sum(len(scale.knots) for scale in scales):
            raise ValueError(f"{name}: {inputs} inputs")
        if len(payload) != end + inputs * hidden:
            raise ValueError(f"{name}: {len(payload)} bytes")
        floats = _floats(payload[SHAPE.size : end])
        self.rows = Rows(scales, floats[:inputs], memoryview(payload)[end:].cast("b"))
        self.bias = tuple(floats[inputs : inputs + hidden])
        rest = floats[inputs + hidden :]
        self.outs = [rest[start : start + hidden] for start in range(0, OUTPUTS * hidden, hidden)]
        self.out_bias = rest[OUTPUTS * hidden :]

    def near(self, values: Sequence[int]) -> "Near":
        """Ready to evaluate positions whose features differ little from these."""
        return Near(self, values)


class Near:
    """A net that adds up only once what positions have in common."""

    def __init__(self, net: Net, values: Sequence[int]) -> None:
        rows = net.rows
        self._net, self._values, self._bases = net, values, rows.bases
        found = [rows[base + value] for base, value in zip(rows.bases, values, strict=True)]
        self._sum = list(map(sum, zip(net.bias, *found, strict=True)))
        self._changes = Changes(rows, values)

    def evaluate(self, values: Sequence[int]) -> Chances:
        hidden, net = self._hidden(values), self._net
        win, gammon, backgammon, lost, lost_more = (
            1 / (1 + exp(-sum(map(mul, row, hidden)) - bias))
            for row, bias in zip(net.outs[:5], net.out_bias, strict=False)
        )
        # A gammon is not more probable than the win that it is, and so on.
        gammon, lost = min(gammon, win), min(lost, 1 - win)
        return (win, gammon, min(backgammon, gammon), lost, min(lost_more, lost))

    def glance(self, values: Sequence[int]) -> float:
        """The equity without a cube, less exact than that of the chances."""
        net = self._net
        total: float = sum(map(mul, net.outs[5], self._hidden(values)))
        return total + net.out_bias[5]

    def _hidden(self, values: Sequence[int]) -> list[float]:
        changes = self._changes
        found = [
            changes[base + new]
            for base, new, old in zip(self._bases, values, self._values, strict=True)
            if new != old
        ]
        return [x if x > 0 else 0.0 for x in map(sum, zip(self._sum, *found, strict=True))]


def _floats(data: bytes) -> list[float]:
    numbers = array("f")
    numbers.frombytes(data)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tolist()
