"""What a game is: a pure function from a state and a move to a step.

A match is a log of moves. Everything else (saving, resuming, secrecy, replay, computer players,
tests) follows from replaying that log, so a game holds no random numbers, no clock and no words.

Each game closes three unions of its own: its moves, its events and its refusals. They are the type
parameters of `Game` and of everything that is built on one, so that what a game forgets to tell
does not type-check.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Final, Generic, TypeAlias, TypeVar

from farkle_access.core.deferred import dataclass
from farkle_access.core.options import OptionSpec, OptionValue

Seat: TypeAlias = int
"""A place at the table, counted from 0 in playing order."""

FACES: Final = (1, 2, 3, 4, 5, 6)
"""What a die can show."""


@dataclass(frozen=True)
class Move:
    """A choice of the seat whose turn it is, or a throw made by Chance."""


@dataclass(frozen=True)
class Thrown(Move):
    """The result of Chance: the faces (1 to 6) in the order in which the dice fell."""

    dice: tuple[int, ...]


@dataclass(frozen=True)
class Event:
    """A fact in the past tense. Everybody at the table may know it, unless `only` says who."""

    @property
    def only(self) -> frozenset[Seat] | None:
        """The seats that may know this fact; None means every seat and every spectator."""
        return None


@dataclass(frozen=True)
class Refusal:
    """Why a move is not possible, as a fact for the words to explain."""


@dataclass(frozen=True)
class NotNow(Refusal):
    """The move belongs to another moment: dice are awaited, or the match is over."""


@dataclass(frozen=True)
class WrongThrow(Refusal):
    """A throw with the wrong number of dice, or with a face that no die has."""

    dice: tuple[int, ...]
    needed: int


CommonRefusal: TypeAlias = NotNow | WrongThrow
"""What is refused alike in every game, before the game is asked."""


@dataclass(frozen=True)
class Dice:
    """The turn of Chance: `count` six-sided dice are to be thrown."""

    count: int


@dataclass(frozen=True)
class Outcome:
    """How a match ended: who won, and the final score of every seat in seat order."""

    winner: Seat
    scores: tuple[int, ...]


Turn: TypeAlias = Seat | Dice | Outcome
"""Whose turn it is: a seat that chooses, Chance, or nobody because the match is over."""

StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")
MoveT = TypeVar("MoveT", bound=Move)
EventT = TypeVar("EventT", bound=Event)
RefusalT = TypeVar("RefusalT", bound=Refusal)

StateT_co = TypeVar("StateT_co", covariant=True)
MoveT_co = TypeVar("MoveT_co", bound=Move, covariant=True)
EventT_co = TypeVar("EventT_co", bound=Event, covariant=True)
RefusalT_co = TypeVar("RefusalT_co", bound=Refusal, covariant=True)


@dataclass(frozen=True)
class Step(Generic[StateT_co, EventT_co]):
    """The state after a move, and what happened on the way, in order."""

    state: StateT_co
    events: tuple[EventT_co, ...]


@dataclass(frozen=True)
class Refused(Generic[RefusalT_co]):
    """A move that the rules do not allow; the state it was offered to is unchanged."""

    refusal: RefusalT_co


class Game(ABC, Generic[StateT, ViewT, MoveT, EventT, RefusalT]):
    """The rules of one game. Implementations have no state of their own.

    `core.referee.advance` is the way to make a move: it checks whose turn it is and whether a
    throw fits, so no game has to.
    """

    rules_version: int = 1
    """Grows when the same moves would lead to another state than before."""

    hides: bool = False
    """Whether some throws are seen by one seat only; records keep those sealed."""

    @property
    @abstractmethod
    def seats(self) -> range:
        """The numbers of seats that the game can be played with."""

    @property
    @abstractmethod
    def options(self) -> tuple[OptionSpec, ...]:
        """The settings of the table, in the order in which they are offered."""

    @property
    @abstractmethod
    def moves(self) -> tuple[type[MoveT], ...]:
        """Every kind of move that a seat can make: `typing.get_args` of the union."""

    @abstractmethod
    def start(self, options: Mapping[str, OptionValue], seats: int) -> Step[StateT, EventT]:
        """Begin a match; `options` and `seats` have been checked against what is offered."""

    @abstractmethod
    def turn(self, state: StateT) -> Turn:
        """Whose turn it is."""

    @abstractmethod
    def legal_moves(self, view: ViewT) -> tuple[MoveT, ...]:
        """Every move open to the seat on turn, in the order of the menu.

        It takes the view, so it cannot leak what that seat may not know. A viewer who is not on
        turn has none.
        """

    def missing(self, view: ViewT) -> tuple[RefusalT, ...]:
        """Why usual choices that are not open now are missing; nothing when none is."""
        return ()

    @abstractmethod
    def apply(self, state: StateT, move: MoveT) -> Step[StateT, EventT] | Refused[RefusalT]:
        """Make a move of the seat on turn: a step for exactly those that `legal_moves` has."""

    @abstractmethod
    def thrown(self, state: StateT, dice: tuple[int, ...]) -> Step[StateT, EventT]:
        """Go on with what Chance threw: as many faces as `turn` asks for."""

    @abstractmethod
    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """What a seat may know of the state; None is a spectator, who knows the least."""
