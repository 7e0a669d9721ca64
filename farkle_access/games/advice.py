"""What the best player would do, and what every choice is worth: the numbers behind a hint."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Protocol

from farkle_access.core.contract import Move


class Measure(StrEnum):
    """What the worth of a choice means, always for the seat on turn."""

    WINNING = "winning"
    """The probability of winning the match, 0 to 1."""
    POINTS = "points"
    """The points that this hand brings on average."""
    EQUITY = "equity"
    """The points that this game brings on average, the cube counted: negative when it loses."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A legal choice: its worth when the best play follows, and how often the best player
    makes it (0 to 1; the shares of all choices add up to 1)."""

    move: Move
    worth: float
    share: float


@dataclass(frozen=True, slots=True)
class Advice:
    """All choices that are worth a word, the best first. Taking back is left out."""

    measure: Measure
    choices: tuple[Judged, ...]

    @property
    def best(self) -> Judged:
        return self.choices[0]

    def loss(self, move: Move) -> float | None:
        """How much worse than the best this choice is; None when it was not judged."""
        worth = next((judged.worth for judged in self.choices if judged.move == move), None)
        return None if worth is None else max(self.choices, key=_worth).worth - worth


class Adviser(Protocol):
    """Judges the choices of whoever is on turn, from the view of that seat alone."""

    def advise(self, view: Any) -> Advice | None:
        """The choices of this view; None when there is nothing to say about them."""


def _worth(judged: Judged) -> float:
    return judged.worth
