"""Whether an Enter is one pressed twice by mistake, or held down."""

from collections.abc import Callable

from farkle_access.input.keys import Key


class DoubleEnter:
    """Knows for how long the Enter that led to a menu chooses nothing in it."""

    def __init__(self, clock: Callable[[], float], *, by_hand: bool) -> None:
        """`by_hand`: the keys come from a keyboard; from a pipe each of them is meant."""
        self._clock = clock
        self._by_hand = by_hand
        self.seconds = 0.0
        """What the player has chosen; 0 when every Enter counts."""
        self._until: float | None = None

    @property
    def watches(self) -> bool:
        """Whether anything is taken for a mistake."""
        return self._by_hand and self.seconds > 0

    def begin(self) -> None:
        """A menu was heard to which a key has led."""
        self._until = self._clock() + self.seconds

    def ignores(self, key: Key, before: Key, *, enter: bool) -> bool:
        """Whether a key is the Enter `before`, too soon; while it is held it stays too soon."""
        now = self._clock()
        if self._until is None or key != before or now >= self._until:
            self._until = None
            return False
        if enter:
            self._until = now + self.seconds
        return enter

    def too_soon(self, passed: float) -> bool:
        """Whether so many seconds are too few between two Enters that are both meant."""
        return self.watches and passed < self.seconds
