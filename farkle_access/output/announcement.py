"""One thing said to the player."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol, TypeAlias

from farkle_access.core.cues import Cue


class Kind(StrEnum):
    """Why something is said; channels may treat the kinds differently."""

    NEWS = "news"
    """What happened at the table."""
    CHOICE = "choice"
    """The focused item of a menu, or a question."""
    ANSWER = "answer"
    """What was asked for with a key."""
    ERROR = "error"
    """Why something could not be done."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """A sentence group in the player's language, or in `language` when that is named.

    `private` is for one player only: no channel keeps it, or gives it by another way. `urgent`
    news is still said after a key cut off what came before it. `everywhere`: it goes through
    every channel, whatever the mode. `cues` are the sounds that stand beside it.
    """

    text: str
    kind: Kind = Kind.NEWS
    private: bool = False
    urgent: bool = False
    everywhere: bool = False
    cues: tuple[Cue, ...] = ()
    language: str = ""


@dataclass(frozen=True, slots=True)
class Batch:
    """All that is said for one key press, or for one step of somebody else.

    `interrupt`: it answers a key, so it silences what is still being spoken.
    """

    announcements: tuple[Announcement, ...]
    interrupt: bool


class Unheard(SystemExit):
    """The pipe or the terminal is gone: nobody hears any more, and the program ends."""

    def __init__(self) -> None:
        super().__init__(1)


class Sink(Protocol):
    """A channel to the player."""

    def deliver(self, batch: Batch) -> None:
        """Pass a batch on, once and in order. It never blocks for long. Raises Unheard."""

    def prompt(self, text: str) -> None:
        """Ask for a text that is typed on the line that follows."""

    def stop(self) -> None:
        """Be silent, if it is a channel that can."""

    def close(self) -> None:
        """Nothing more will be said."""


class Way(StrEnum):
    """How a player is told what others must not know."""

    SPEECH = "speech"
    """Spoken by the game, and nothing is written."""
    LINE = "line"
    """In one line of the terminal, and nothing is spoken."""
    BRAILLE = "braille"
    """On the braille display; where it follows the terminal, in one line of that."""


More: TypeAlias = Callable[[str], str]
"""Says of a part of a text that more of it follows."""


class Lines(Sink, Protocol):
    """A channel of lines."""

    @property
    def wipes(self) -> bool:
        """Whether a line can be made unseen again."""

    def confide(self, text: str, more: More) -> None:
        """Write a private text in place of the one before; one row of it at a time."""

    def go_on(self) -> bool:
        """Write the next row of the private text; False when there is none."""

    def wipe(self) -> None:
        """Leave nothing to be read of what was confided."""


class PrivateSink(Sink, Protocol):
    """A channel that can also tell one player alone."""

    def confide(self, batch: Batch, way: Way, more: More) -> None:
        """Pass a private batch on by this way only."""

    def go_on(self) -> bool:
        """Give the next part of it; False when there is none."""

    def wipe(self) -> None:
        """Leave nothing to be heard, read or felt of what was confided."""


Sinks = Sequence[PrivateSink]
