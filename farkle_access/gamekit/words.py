"""What a game says: its words, and the sounds that stand beside them."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Generic

from farkle_access.core.contract import EventT, EventT_co, RefusalT, ViewT
from farkle_access.core.cues import URGENT, Cue
from farkle_access.core.deferred import dataclass
from farkle_access.core.options import OptionSpec, OptionValue
from farkle_access.gamekit.computers import Level
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.translator import Translator


class Query(StrEnum):
    """What a player may ask at any time; the same keys ask it in every game."""

    COUNTS = "counts"
    DICE = "dice"
    SCORES = "scores"
    TURN = "turn"


@dataclass(frozen=True)
class Line(Generic[EventT_co]):
    """A sentence group, and the events that it tells, whose sounds stand beside it.

    Without a text only the sounds are heard, beside what is said next.
    """

    text: str
    events: tuple[EventT_co, ...] = ()


@dataclass(frozen=True)
class Utterance:
    """A sentence group that this listener hears, and the sounds that stand beside it."""

    text: str
    cues: tuple[Cue, ...] = ()

    @property
    def urgent(self) -> bool:
        """Whether it must be heard even when a key cut off what came before it."""
        return not URGENT.isdisjoint(self.cues)


class Words(ABC, Generic[ViewT, EventT, RefusalT]):
    """Everything a game says, in whole sentences."""

    __slots__ = ()

    @abstractmethod
    def title(self, tr: Translator) -> str:
        """The name of the game."""

    @abstractmethod
    def tell(self, events: Sequence[EventT], listener: Listener) -> tuple[Line[EventT], ...]:
        """The lines for these events, one for what belongs together.

        Only `hearing.heard` calls it: all these events may be heard by this listener.
        """

    @abstractmethod
    def refusal(self, refusal: RefusalT, view: ViewT, listener: Listener) -> str:
        """Why a move is not possible, for a refusal of this game (see `refusals.explained`)."""

    @abstractmethod
    def answer(self, query: Query, view: ViewT, listener: Listener) -> tuple[str, ...]:
        """The answer to a question about the moment."""

    @abstractmethod
    def option(self, spec: OptionSpec, tr: Translator) -> tuple[str, str]:
        """The name of a setting of the table, and what it means."""

    @abstractmethod
    def value(self, spec: OptionSpec, value: OptionValue, tr: Translator) -> str:
        """A value of that setting."""

    @abstractmethod
    def level(self, level: Level, tr: Translator) -> str:
        """How a computer player of this level plays, for each level that the game offers."""

    @abstractmethod
    def rules(self, options: Mapping[str, OptionValue], tr: Translator) -> tuple[str, ...]:
        """The rules with these settings, a short paragraph each."""


class Sounds(ABC, Generic[EventT]):
    """Which short sound stands beside an event."""

    __slots__ = ()

    @abstractmethod
    def cue(self, event: EventT, listener: Listener) -> Cue | None:
        """The sound of this event for this listener; None for most."""


class NoSounds(Sounds[EventT]):
    """A game that is heard in words alone."""

    __slots__ = ()

    def cue(self, event: EventT, listener: Listener) -> Cue | None:
        return None
