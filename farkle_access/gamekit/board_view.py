"""What a game with a board adds: looking at it, and other ways to choose a move."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Generic

from farkle_access.core.contract import MoveT, MoveT_co, ViewT
from farkle_access.core.deferred import dataclass
from farkle_access.gamekit.controls import Choice
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.translator import Translator


@dataclass(frozen=True)
class Group(Generic[MoveT_co]):
    """Choices behind one item of the menu; there may be hundreds, so they are made when asked."""

    label: str
    explanation: str
    choices: Callable[[], tuple[Choice[MoveT_co], ...]]


@dataclass(frozen=True)
class Place(Generic[MoveT_co]):
    """A place of the board: what stands there, and the moves that begin there.

    `refusal` is why there are none, "" when nobody asked for one.
    """

    label: str
    explanation: str
    choices: tuple[Choice[MoveT_co], ...] = ()
    refusal: str = ""


@dataclass(frozen=True)
class Kind(Generic[MoveT_co]):
    """Places that have something in common; `name` says what, and how many there are."""

    name: str
    places: Callable[[], tuple[Place[MoveT_co], ...]]


class BadEntry(ValueError):
    """A typed text that is no move now; `said` is the sentence for the player."""

    def __init__(self, said: str) -> None:
        super().__init__(said)
        self.said = said


class BoardView(ABC, Generic[ViewT, MoveT]):
    """The board as it is heard."""

    __slots__ = ()

    @abstractmethod
    def overview(self, view: ViewT, listener: Listener) -> tuple[str, ...]:
        """The whole board, a sentence for each side."""

    @abstractmethod
    def race(self, view: ViewT, listener: Listener) -> tuple[str, ...]:
        """How far both sides still have to go, and what is not on the board."""

    @abstractmethod
    def groups(self, view: ViewT, listener: Listener) -> tuple[Group[MoveT], ...]:
        """What the menu offers behind an item of its own."""

    @abstractmethod
    def kinds(self, view: ViewT, listener: Listener) -> tuple[Kind[MoveT], ...]:
        """The places to go through, all of them first."""

    @abstractmethod
    def question(self, view: ViewT, listener: Listener) -> str | None:
        """What is asked for when a move is to be typed; None when none can be."""

    @abstractmethod
    def read(self, text: str, view: ViewT, listener: Listener) -> tuple[MoveT, ...]:
        """The moves that a typed text means, one after the other. Raises BadEntry."""

    @abstractmethod
    def texts(self, view: ViewT, tr: Translator) -> tuple[str, ...]:
        """The moment as texts that other programs read."""
