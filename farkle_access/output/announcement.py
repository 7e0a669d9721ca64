"""One thing said to the player."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

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

    `private` is for the ears of one player only: no channel may keep it. `urgent` news is still
    said after a key cut off what came before it. `everywhere`: it goes through every channel,
    whatever the mode. `cues` are the sounds that stand beside it.
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


Sinks = Sequence[Sink]
