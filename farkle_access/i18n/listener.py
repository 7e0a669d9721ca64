"""Who listens: in which language, in how much detail, and as whom."""

from dataclasses import dataclass

from farkle_access.core.contract import Seat
from farkle_access.i18n.detail import Detail
from farkle_access.i18n.numbering import Numbering
from farkle_access.i18n.translator import Translator


@dataclass(frozen=True, slots=True)
class Listener:
    """The people at one keyboard and screen.

    `seats` are those of the people who listen here; `names` are those of all seats, in order.
    `everything`: the match is over, and nothing in it is secret any more.
    """

    tr: Translator
    names: tuple[str, ...]
    seats: frozenset[Seat]
    detail: Detail = Detail.NORMAL
    everything: bool = False
    numbering: Numbering = Numbering.OWN

    def here(self, seat: Seat) -> bool:
        """Whether the player of that seat listens here and can be called "you"."""
        return seat in self.seats

    def alone(self) -> bool:
        """Whether only one person listens, so that "you" needs no name."""
        return len(self.seats) == 1

    def terse(self, seat: Seat) -> bool:
        """Whether what that seat does is told in one sentence, at its end."""
        return self.detail is Detail.BRIEF and not self.here(seat)
