"""How the keys of the player become moves."""

from abc import ABC, abstractmethod
from typing import Generic

from farkle_access.core.contract import MoveT, MoveT_co, RefusalT, ViewT
from farkle_access.core.deferred import dataclass
from farkle_access.i18n.listener import Listener


@dataclass(frozen=True)
class Choice(Generic[MoveT_co]):
    """A move as an item of a menu. An item with a `number` is reached by typing its digits.

    While a `deliberate` one stands in the menu nothing has the focus at first, so that Enter by
    habit does nothing. `after_news` is said instead of the label right after the news that the
    label would repeat.
    """

    move: MoveT_co
    label: str
    explanation: str
    number: int | None = None
    deliberate: bool = False
    after_news: str = ""


class Controls(ABC, Generic[ViewT, MoveT, RefusalT]):
    """The menu of a game, and the keys beside it. Only the menu and its labels are required."""

    __slots__ = ()

    @property
    def numbered(self) -> bool:
        """Whether items of the menu have numbers of two digits, which find them when typed."""
        return False

    @abstractmethod
    def choices(self, view: ViewT, listener: Listener) -> tuple[Choice[MoveT], ...]:
        """The menu of the player on turn."""

    @abstractmethod
    def label(self, move: MoveT, view: ViewT, listener: Listener) -> str:
        """Any legal move as a menu, a hint or a review names it."""

    def take_back(self, view: ViewT) -> MoveT | None:
        """The move that undoes the last choice; None in a game that has no such move.

        The rules may refuse it for the moment.
        """
        return None

    def secret(self, view: ViewT) -> bool:
        """Whether the seat on turn is to be told, or chooses by, what others must not know.

        Only games that hide something have such moments.
        """
        return False

    def why_not(self, view: ViewT, number: int) -> tuple[RefusalT, ...]:
        """Why no item of a numbered menu has this number; it may tell of what is secret."""
        return ()
