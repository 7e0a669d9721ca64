"""What has been said, to be read back."""

from collections import deque
from collections.abc import Iterable

LONGEST = 2000


class Transcript:
    """The latest announcements, and a place among them for reading back."""

    def __init__(self) -> None:
        self._texts: deque[str] = deque(maxlen=LONGEST)
        self._last: tuple[str, ...] = ()
        self._place = 0
        self._reading = False  # the place is not the end, and stays where it is

    def add(self, texts: Iterable[str]) -> None:
        """Keep a batch. Whoever is reading back keeps the place."""
        self._last = tuple(texts)
        forgotten = max(0, len(self._texts) + len(self._last) - LONGEST)
        self._texts.extend(self._last)
        if self._reading:
            self._place = max(0, self._place - forgotten)
        else:
            self._place = len(self._texts) - 1

    def leave(self) -> None:
        """Reading back starts at the end again."""
        self._reading = False
        self._place = len(self._texts) - 1

    def begin_with(self, texts: Iterable[str]) -> None:
        """Start anew with these texts: what was heard of a match before it was left."""
        self._texts.clear()
        self._last = ()
        self._texts.extend(texts)
        self.leave()

    def texts(self) -> tuple[str, ...]:
        """Everything kept, oldest first."""
        return tuple(self._texts)

    def last(self) -> tuple[str, ...]:
        """All that was said after the last key press or step."""
        return self._last

    def earlier(self) -> str | None:
        """The announcement before the one read last; None at the beginning."""
        return self._move(-1)

    def later(self) -> str | None:
        """The announcement after the one read last; None at the end."""
        return self._move(1)

    def first(self) -> str | None:
        """The oldest announcement; None when nothing was said yet."""
        return self._go(0)

    def latest(self) -> str | None:
        """The latest announcement; None when nothing was said yet."""
        return self._go(len(self._texts) - 1)

    def current(self) -> str | None:
        """The announcement read last; None when nothing was said yet."""
        return self._go(self._place)

    @property
    def place(self) -> tuple[int, int]:
        """The number of the announcement read last, from 1, and how many there are."""
        return self._place + 1, len(self._texts)

    def _move(self, by: int) -> str | None:
        return self._go(self._place + by)

    def _go(self, place: int) -> str | None:
        if not 0 <= place < len(self._texts):
            return None
        self._place = place
        self._reading = place < len(self._texts) - 1
        return self._texts[place]
