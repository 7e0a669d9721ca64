"""Who hears: in which language, in how many words, and as whom."""

from dataclasses import dataclass

from farkle_access.core.contract import Event, Seat
from farkle_access.i18n.detail import Detail
from farkle_access.i18n.numbering import Numbering
from farkle_access.i18n.translator import Translator


@dataclass(frozen=True, slots=True)
class Listener:
    """The people at one keyboard and screen.

    `seats` are those of the people who listen here, `names` the names of all seats in seat
    order. `everything`: a match that is over is told, and nothing in it is secret any more.
    """

    tr: Translator
    names: tuple[str, ...]
    seats: frozenset[Seat]
    detail: Detail = Detail.NORMAL
    everything: bool = False
    numbering: Numbering = Numbering.OWN

    def here(self, seat: Seat) -> bool:
        """Whether whoever sits there listens here and can be called "you"."""
        return seat in self.seats

    def alone(self) -> bool:
        """Whether one person only listens, so that "you" needs no name."""
        return len(self.seats) == 1

    def may_hear(self, event: Event) -> bool:
        """A private fact may be heard only where everyone who listens may know it."""
        if event.only is None or self.everything:
            return True
        return bool(self.seats) and self.seats <= event.only

    def terse(self, seat: Seat) -> bool:
        """Whether the steps of that seat are told in one sentence at their end."""
        return self.detail is Detail.BRIEF and not self.here(seat)
