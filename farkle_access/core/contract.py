"""What a game is: a pure function from a state and a move to a step.

A match is a log of moves. Everything else (saving, resuming, secrecy, replay, computer
players, tests) follows from replaying that log, so a game holds no random numbers, no
clock and no words.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from farkle_access.core.options import OptionSpec, OptionValue

Seat: TypeAlias = int
"""A place at the table, counted from 0 in playing order."""


@dataclass(frozen=True, slots=True)
class Move:
    """A choice of the seat whose turn it is, or a throw made by Chance."""


@dataclass(frozen=True, slots=True)
class Thrown(Move):
    """The result of Chance: the faces (1 to 6) in the order in which the dice fell."""

    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Event:
    """A fact in the past tense. Everybody at the table may know it, unless `only` says who."""

    @property
    def only(self) -> frozenset[Seat] | None:
        """The seats that may know this fact; None means every seat and every spectator."""
        return None


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not possible, as a fact for the words to explain."""


@dataclass(frozen=True, slots=True)
class NotNow(Refusal):
    """The move belongs to another moment: dice are awaited, or the match is over."""


@dataclass(frozen=True, slots=True)
class WrongThrow(Refusal):
    """A throw with the wrong number of dice, or with a face that no die has."""

    dice: tuple[int, ...]
    needed: int


class IllegalMove(Exception):
    """A move that the rules refuse; the state it was offered to is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(repr(refusal))
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Dice:
    """The turn of Chance: `count` six-sided dice are to be thrown."""

    count: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: who won, and the final score of every seat in seat order."""

    winner: Seat
    scores: tuple[int, ...]


Turn: TypeAlias = Seat | Dice | Outcome

StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")


@dataclass(frozen=True, slots=True)
class Step(Generic[StateT]):
    """The state after a move, and what happened on the way, in order."""

    state: StateT
    events: tuple[Event, ...]


class Game(Protocol[StateT, ViewT]):
    """The rules of one game. Implementations have no state of their own."""

    @property
    def name(self) -> str:
        """The name on the command line and in records."""

    @property
    def rules_version(self) -> int:
        """Grows when the same moves would lead to another state than before."""

    @property
    def seats(self) -> range:
        """The numbers of seats that the game can be played with."""

    @property
    def options(self) -> tuple[OptionSpec, ...]:
        """The settings of the table, in the order in which they are offered."""

    @property
    def moves(self) -> tuple[type[Move], ...]:
        """Every kind of move that can stand in the log, `Thrown` included."""

    @property
    def hides(self) -> bool:
        """Whether some throws are seen by one seat only; records keep those sealed."""

    @property
    def figures(self) -> Mapping[str, "Figure"]:
        """What is counted for the statistics, by name."""

    def start(self, options: Mapping[str, OptionValue], seats: int) -> Step[StateT]:
        """Begin a match; `options` has been checked against the specifications."""

    def turn(self, state: StateT) -> Turn:
        """Whose turn it is: a seat, Chance, or nobody because the match is over."""

    def legal_moves(self, view: ViewT) -> tuple[Move, ...]:
        """Every move open to the seat on turn, in the order of the menu.

        It takes the view, so it cannot leak what that seat may not know.
        """

    def missing(self, view: ViewT) -> tuple[Refusal, ...]:
        """Why the usual choices that are not open now are missing."""

    def apply(self, state: StateT, move: Move) -> Step[StateT]:
        """Make a move. Raises IllegalMove for exactly those that `legal_moves` leaves out."""

    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """What a seat may know of the state; None is a spectator, who knows the least."""

    def tally(self, events: Iterable[Event], seats: int) -> tuple[dict[str, int], ...]:
        """The figures of a whole match for each seat, from its events."""


@dataclass(frozen=True, slots=True)
class Figure:
    """How a figure of several matches is put together: the highest, or the sum."""

    highest: bool = False

    def merge(self, first: int, second: int) -> int:
        return max(first, second) if self.highest else first + second


AnyGame: TypeAlias = Game[Any, Any]
