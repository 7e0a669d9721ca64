"""Figures taken in turns with their yardsticks, and the sentences in which they are told."""

import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from statistics import median


def _number(value: float) -> str:
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"


@dataclass(frozen=True, slots=True)
class Series:
    """The values of one figure, one for each round; never empty."""

    values: tuple[float, ...]

    @property
    def median(self) -> float:
        return median(self.values)

    def told(self, unit: str) -> str:
        least, most = min(self.values), max(self.values)
        spread = "" if least == most else f" ({_number(least)} to {_number(most)})"
        return f"{_number(self.median)}{spread} {unit}"


@dataclass(frozen=True, slots=True)
class Target:
    """A bound for the ratio to the yardstick, or for the median itself."""

    bound: float
    of_ratio: bool = False
    at_least: bool = False

    def told(self, value: float) -> str:
        met = value >= self.bound if self.at_least else value <= self.bound
        kind = "at least" if self.at_least else "at most"
        return f"target {kind} {self.bound:g}: {'met' if met else 'MISSED'}"


@dataclass(frozen=True, slots=True)
class Yardstick:
    """What a figure is compared with, in the same unit and from the same rounds."""

    what: str
    series: Series


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured thing."""

    what: str
    unit: str
    series: Series
    yardstick: Yardstick | None = None
    target: Target | None = None

    @property
    def ratio(self) -> float | None:
        """How many times the median of the yardstick; None without a yardstick."""
        return self.series.median / self.yardstick.series.median if self.yardstick else None

    def told(self) -> str:
        """The figure as a paragraph of a few short sentences."""
        said = f"{self.what}: {self.series.told(self.unit)}."
        of_ratio = self.target is not None and self.target.of_ratio
        if self.target is not None and not of_ratio:
            said += f" Median, {self.target.told(self.series.median)}."
        if self.yardstick is not None and self.ratio is not None:
            said += f" Yardstick, {self.yardstick.what}: {self.yardstick.series.told(self.unit)}."
            bound = f", {self.target.told(self.ratio)}" if self.target and of_ratio else ""
            said += f" Ratio {_number(self.ratio)}{bound}."
        return said


def in_turns(runs: Mapping[str, Callable[[], float]], rounds: int) -> dict[str, Series]:
    """Take every figure once in each round, so that a slow moment of the machine hits all."""
    values: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(rounds):
        for name, run in runs.items():
            values[name].append(run())
    return {name: Series(tuple(found)) for name, found in values.items()}


def show(title: str, figures: Iterable[Figure]) -> None:
    """Print figures under a title, each as soon as it is there."""
    sys.stdout.write(f"\n{title}\n")
    for figure in figures:
        sys.stdout.write(f"{figure.told()}\n")
        sys.stdout.flush()
