"""Train one net of backgammon on positions that the teacher has evaluated.

Needs numpy: python tools/backgammon/train.py NET HIDDEN EPOCHS OUT FEATURES... [--from FILE]

A net has one hidden layer of rectified units and six outputs: the five probabilities, and the
equity, which is used to compare many plays quickly. Adam, batches of 2048, a learning rate that
falls to zero; the loss is the cross-entropy of the probabilities (the win counts twice,
backgammons half) plus the squared error of the equity. Every fiftieth position is held out to
measure progress.
"""

import sys
import time

import numpy

from farkle_access.games.backgammon.engine.features import MOST_ON_POINT, NETS

BATCH, RATE = 2048, 2e-3
WEIGHTS = numpy.array([2, 1, 0.5, 1, 0.5], numpy.float32)
EQUITY = numpy.array([2, 1, 1, -1, -1], numpy.float32)
"""The equity is their sum with the probabilities, less 1."""
EQUITY_WEIGHT = 1.0


class Expansion:
    """Turns the values of features into the inputs of the first layer."""

    def __init__(self, name: str) -> None:
        self.parts: list[tuple[int, int, numpy.ndarray]] = []
        size = 0
        ones, offsets = [], []
        for number, scale in enumerate(NETS[name]):
            knots = len(scale.knots)
            if knots == scale.high - scale.low + 1:
                ones.append(number)
                offsets.append(size)
            else:
                table = numpy.zeros((scale.high - scale.low + 1, knots), numpy.float32)
                for value in range(scale.low, scale.high + 1):
                    for knot, share in scale.spread(value):
                        table[value - scale.low, knot] = share
                self.parts.append((number, size, table))
            size += knots
        self.size, self.ones, self.offsets = size, ones, numpy.array(offsets)

    def __call__(self, values: numpy.ndarray) -> numpy.ndarray:
        inputs = numpy.zeros((len(values), self.size), numpy.float32)
        rows = numpy.arange(len(values))[:, None]
        inputs[rows, values[:, self.ones] + self.offsets] = 1
        for number, start, table in self.parts:
            inputs[:, start : start + table.shape[1]] = table[values[:, number]]
        return inputs


class Net:
    """The weights, and Adam's running averages of their gradients."""

    def __init__(self, inputs: int, hidden: int, random: numpy.random.Generator) -> None:
        scale = 1 / numpy.sqrt(32)
        self.weights = [
            random.normal(0, scale, (inputs, hidden)).astype(numpy.float32) * 0.5,
            numpy.full(hidden, 0.1, numpy.float32),
            random.normal(0, 1 / numpy.sqrt(hidden), (hidden, 6)).astype(numpy.float32),
            numpy.zeros(6, numpy.float32),
        ]
        self.means = [numpy.zeros_like(weight) for weight in self.weights]
        self.squares = [numpy.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def run(self, inputs: numpy.ndarray) -> tuple[numpy.ndarray, numpy.ndarray]:
        """The hidden units, and the outputs: five probabilities and the equity."""
        hidden = numpy.maximum(inputs @ self.weights[0] + self.weights[1], 0)
        out = hidden @ self.weights[2] + self.weights[3]
        out[:, :5] = 1 / (1 + numpy.exp(-out[:, :5]))
        return hidden, out

    def learn(self, inputs: numpy.ndarray, labels: numpy.ndarray, rate: float) -> None:
        hidden, out = self.run(inputs)
        back = numpy.empty_like(out)
        back[:, :5] = (out[:, :5] - labels) * WEIGHTS
        back[:, 5] = EQUITY_WEIGHT * (out[:, 5] - (labels @ EQUITY - 1))
        back /= len(inputs)
        under = (back @ self.weights[2].T) * (hidden > 0)
        gradients = [inputs.T @ under, under.sum(0), hidden.T @ back, back.sum(0)]
        self.steps += 1
        step = rate * numpy.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for weight, mean, square, gradient in zip(
            self.weights, self.means, self.squares, gradients, strict=True
        ):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            weight -= step * mean / (numpy.sqrt(square) + 1e-8)


def load(name: str, files: list[str]) -> tuple[numpy.ndarray, numpy.ndarray]:
    """The features and labels of a net, those of all contact nets together for "contact".

    For the quick net the files are those of the positions themselves.
    """
    if name == "quick":
        found = [numpy.load(file) for file in files]
        boards = numpy.concatenate([data["boards"] for data in found])
        values = numpy.clip(boards, -MOST_ON_POINT, MOST_ON_POINT) + MOST_ON_POINT
        return values.astype(numpy.uint16), numpy.concatenate([data["labels"] for data in found])
    wanted = [net for net in NETS if net not in ("race", "quick")] if name == "contact" else [name]
    found = [numpy.load(file) for file in files]
    values = numpy.concatenate([data[f"{net}_x"] for net in wanted for data in found])
    labels = numpy.concatenate([data[f"{net}_y"] for net in wanted for data in found])
    return values, labels


def main(name: str, hidden: int, epochs: float, target: str, files: list[str], begin: str) -> None:
    random = numpy.random.default_rng(1)
    values, labels = load(name, files)
    expand = Expansion(next(iter(NETS)) if name == "contact" else name)
    net = Net(expand.size, hidden, random)
    if begin:
        stored = numpy.load(begin)
        net.weights = [stored[f"w{number}"] for number in range(4)]
    order = random.permutation(len(values))
    apart, order = order[: len(order) // 50][:20000], order[len(order) // 50 :]
    total, done, start = int(epochs * len(order)), 0, time.time()
    shown = 0.0
    while done < total:
        random.shuffle(order)
        for first in range(0, len(order), BATCH):
            chosen = order[first : first + BATCH]
            rate = RATE * (0.5 if begin else 1) * (1 - done / total)
            net.learn(expand(values[chosen]), labels[chosen], max(rate, 0))
            done += len(chosen)
            if done >= total or time.time() - shown > 15:
                shown = time.time()
                out = net.run(expand(values[apart]))[1]
                off = out[:, :5] @ EQUITY - labels[apart] @ EQUITY
                direct = out[:, 5] + 1 - labels[apart] @ EQUITY
                sys.stdout.write(
                    f"{name} {done}/{total} {shown - start:.0f} s: equity off by"
                    f" {numpy.sqrt((off**2).mean()):.4f}, at a glance"
                    f" {numpy.sqrt((direct**2).mean()):.4f}\n"
                )
                sys.stdout.flush()
            if done >= total:
                break
    numpy.savez(target, **{f"w{number}": weight for number, weight in enumerate(net.weights)})


if __name__ == "__main__":
    arguments = sys.argv[1:]
    begin = ""
    if "--from" in arguments:
        place = arguments.index("--from")
        begin = arguments[place + 1]
        del arguments[place : place + 2]
    name, hidden, epochs, target, *files = arguments
    main(name, int(hidden), float(epochs), target, files, begin)
