"""What a game counts in its matches, beyond matches and wins."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Generic

from farkle_access.core.contract import EventT
from farkle_access.core.deferred import dataclass
from farkle_access.i18n.translator import Translator


@dataclass(frozen=True)
class Figure:
    """How a figure of several matches is put together: the highest, or the sum."""

    highest: bool = False

    def merge(self, first: int, second: int) -> int:
        return max(first, second) if self.highest else first + second


class Statistics(ABC, Generic[EventT]):
    """The figures of a game."""

    __slots__ = ()

    @property
    @abstractmethod
    def figures(self) -> Mapping[str, Figure]:
        """What is counted, by name."""

    @abstractmethod
    def tally(self, events: Iterable[EventT], seats: int) -> tuple[dict[str, int], ...]:
        """The figures of a whole match for each seat, from its events, private ones included."""

    @abstractmethod
    def sentences(self, figures: Mapping[str, int], tr: Translator) -> tuple[str, ...]:
        """The figures of a player, in whole sentences."""


class NoStatistics(Statistics[EventT]):
    """A game of which only matches and wins are counted."""

    __slots__ = ()

    @property
    def figures(self) -> Mapping[str, Figure]:
        return {}

    def tally(self, events: Iterable[EventT], seats: int) -> tuple[dict[str, int], ...]:
        return tuple({} for _ in range(seats))

    def sentences(self, figures: Mapping[str, int], tr: Translator) -> tuple[str, ...]:
        return ()
