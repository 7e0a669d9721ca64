"""What was passed to a backend and may not have been heard yet."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from farkle_access.output.speech.messages import Utterance

CHARACTERS_A_SECOND = 20.0
"""The speed of a fast voice; used where a screen reader does not report what it is saying."""
MISSED = 0.5
"""Seconds within which an utterance begins when nothing is ahead of it, even if unreported.

The client of speech-dispatcher loses a report that comes too soon.
"""


@dataclass(slots=True)
class Given:
    """An utterance that a backend has. The backend marks it from a thread of its own."""

    utterance: Utterance
    at: float
    """In seconds of the clock, like the estimated times that follow."""
    begins: float
    ends: float
    has_begun: bool = field(default=False)
    has_ended: bool = field(default=False)

    def began(self) -> None:
        self.has_begun = True

    def ended(self) -> None:
        self.has_begun = self.has_ended = True


class Waiting:
    """Keeps the order, so that urgent news that was cut off before it began is said after all."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._given: list[Given] = []

    def give(self, utterance: Utterance) -> Given:
        """Note an utterance that is passed to the backend now."""
        now = self._clock()
        self._given = [given for given in self._given if not given.has_ended]
        begins = max(now, self._given[-1].ends if self._given else now)
        ends = begins + len(utterance.text) / CHARACTERS_A_SECOND
        given = Given(utterance, now, begins, ends)
        self._given.append(given)
        return given

    def unheard(self, *, told: bool) -> tuple[Utterance, ...]:
        """What has not begun yet; `told`: the backend reports, so nothing is estimated."""
        now, free = self._clock(), True
        lost: list[Utterance] = []
        for given in self._given:
            begun = free and now - given.at > MISSED if told else given.begins <= now
            if begun or given.has_begun:
                lost.clear()  # they are spoken in order
            else:
                lost.append(given.utterance)
            free = given.has_ended
        return tuple(lost)

    def forget(self) -> None:
        """Nothing is waiting any more."""
        self._given.clear()


def before(unheard: Sequence[Utterance], new: Sequence[Utterance]) -> tuple[Utterance, ...]:
    """What is said after an interruption: urgent news not heard yet, then the new."""
    texts = {utterance.text for utterance in new}
    urgent = (lost for lost in unheard if lost.urgent and lost.text not in texts)
    return (*urgent, *new)
