"""One thing said to the player."""

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
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


class Announcement(NamedTuple):
    """A sentence group in the player's language, or in `language` when that is named.

    `private` is for one player only: it goes through one channel, which does not keep it.
    `urgent` news is still said after a key cut off what came before it. `everywhere`: it goes
    through every channel, whatever the mode. `cues` are the sounds that stand beside it.
    """

    text: str
    kind: Kind = Kind.NEWS
    private: bool = False
    urgent: bool = False
    everywhere: bool = False
    cues: "tuple[Cue, ...]" = ()
    language: str = ""


class Batch(NamedTuple):
    """All that is said after one key press, or after one step of somebody else.

    `interrupt`: it answers a key, so it silences what is still being spoken.
    """

    announcements: tuple[Announcement, ...]
    interrupt: bool


class Unheard(SystemExit):
    """The pipe or the terminal is gone: nobody can hear any more, so the program ends."""

    def __init__(self) -> None:
        super().__init__(1)
