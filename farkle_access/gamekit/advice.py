"""What the best player would do, and what every choice is worth: the numbers behind a hint."""

from abc import ABC, abstractmethod
from enum import StrEnum
from typing import Generic

from farkle_access.core.contract import Move, MoveT, MoveT_co, ViewT
from farkle_access.core.deferred import dataclass


class Measure(StrEnum):
    """What the worth of a choice means, always for the seat on turn."""

    WINNING = "winning"
    """The probability of winning the match, 0 to 1."""
    POINTS = "points"
    """The points that this hand brings on average."""
    EQUITY = "equity"
    """The points that this game brings on average, the cube counted: negative when it loses."""


@dataclass(frozen=True)
class Evaluated(Generic[MoveT_co]):
    """A legal choice: its worth when the best play follows, and how often the best player
    makes it (0 to 1; the shares of all choices add up to 1)."""

    move: MoveT_co
    worth: float
    share: float


@dataclass(frozen=True)
class Advice(Generic[MoveT_co]):
    """All choices that are worth a word, the best first. Taking back is left out."""

    measure: Measure
    choices: tuple[Evaluated[MoveT_co], ...]

    @property
    def best(self) -> Evaluated[MoveT_co]:
        return self.choices[0]

    def loss(self, move: Move) -> float | None:
        """How much worse than the best this choice is; None when it was not evaluated."""
        worth = next((choice.worth for choice in self.choices if choice.move == move), None)
        return None if worth is None else max(choice.worth for choice in self.choices) - worth


class Adviser(ABC, Generic[ViewT, MoveT]):
    """Evaluates the choices of whoever is on turn, from the view of that seat alone."""

    __slots__ = ()

    @abstractmethod
    def advise(self, view: ViewT) -> Advice[MoveT] | None:
        """The choices of this view; None when there is nothing to say about them."""
