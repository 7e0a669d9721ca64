"""What a game with a board adds: looking at it, and other ways to choose a move."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from farkle_access.core.contract import Move
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.translator import Translator

if TYPE_CHECKING:  # the rooms know the board, and the board their choices
    from farkle_access.games.rooms import Choice


@dataclass(frozen=True, slots=True)
class Group:
    """Choices behind one item of the menu; there may be hundreds, so they are made when asked."""

    label: str
    explanation: str
    choices: "Callable[[], tuple[Choice, ...]]"


@dataclass(frozen=True, slots=True)
class Place:
    """A place of the board: what stands there, and the moves that begin there.

    `refusal` is why there are none, "" when nobody asked for one.
    """

    label: str
    explanation: str
    choices: "tuple[Choice, ...]" = ()
    refusal: str = ""


@dataclass(frozen=True, slots=True)
class Kind:
    """Places that have something in common; `name` says what, and how many there are."""

    name: str
    places: Callable[[], tuple[Place, ...]]


class BadEntry(ValueError):
    """A typed text that is no move now; `said` is the sentence for the player."""

    def __init__(self, said: str) -> None:
        super().__init__(said)
        self.said = said


class Board(Protocol):
    """The board as it is heard."""

    def overview(self, view: Any, listener: Listener) -> tuple[str, ...]:
        """The whole board, a sentence for each side."""

    def race(self, view: Any, listener: Listener) -> tuple[str, ...]:
        """How far both sides still have to go, and what is not on the board."""

    def groups(self, view: Any, listener: Listener) -> tuple[Group, ...]:
        """What the menu offers behind an item of its own."""

    def kinds(self, view: Any, listener: Listener) -> tuple[Kind, ...]:
        """The places to go through, all of them first."""

    def question(self, view: Any, listener: Listener) -> str | None:
        """What is asked for when a move is to be typed; None when none can be."""

    def read(self, text: str, view: Any, listener: Listener) -> tuple[Move, ...]:
        """The moves that a typed text means, one after the other. Raises BadEntry."""

    def texts(self, view: Any, tr: Translator) -> tuple[str, ...]:
        """The moment as texts that other programs read."""
