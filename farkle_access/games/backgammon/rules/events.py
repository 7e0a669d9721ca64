"""What happens in backgammon. Points are numbered from the side of the player who moves."""

from enum import StrEnum
from typing import TypeAlias

from farkle_access.core.contract import Event, Outcome, Seat
from farkle_access.core.deferred import dataclass
from farkle_access.games.backgammon.rules.position import Result


class Ending(StrEnum):
    """How a game ended."""

    BORNE_OFF = "borne_off"
    DROPPED = "dropped"
    RESIGNED = "resigned"


class Cause(StrEnum):
    """Why dice cannot be played."""

    BAR = "bar"
    """A checker is on the bar, and the points where it could enter are held."""
    HELD = "held"
    """No checker has an open point at that distance."""


@dataclass(frozen=True)
class GameBegan(Event):
    """`number` counts the games of the match from 1; `scores` are by seat."""

    number: int
    scores: tuple[int, ...]
    crawford: bool


@dataclass(frozen=True)
class SetUp(Event):
    """The game began from a given position: that of `seat`, who is on roll or answers."""

    seat: Seat
    position: tuple[int, ...]


@dataclass(frozen=True)
class OpeningRolled(Event):
    """One die each, `dice` by seat; equal ones are rolled again."""

    dice: tuple[int, ...]


@dataclass(frozen=True)
class DoubledByTie(Event):
    """Equal dice in the opening roll turned the cube in the middle to `value`."""

    value: int


@dataclass(frozen=True)
class OpeningWon(Event):
    """`seat` has the first turn, with the dice of the opening roll unless `anew`."""

    seat: Seat
    anew: bool


@dataclass(frozen=True)
class TurnBegan(Event):
    """`seat` may roll, and double where it is allowed."""

    seat: Seat


@dataclass(frozen=True)
class Rolled(Event):
    """The dice of a turn, the larger first."""

    seat: Seat
    dice: tuple[int, ...]


@dataclass(frozen=True)
class CheckerMoved(Event):
    """One step with one die. `left` checkers stay at the source, `there` are at the target.

    `source` 25 is the bar, `target` 0 is off; then `there` are all that have been borne off.
    """

    seat: Seat
    source: int
    target: int
    die: int
    hit: bool
    left: int
    there: int


@dataclass(frozen=True)
class CheckerTakenBack(Event):
    """The checker is back at `source`; one that it had `hit` is back at `target`."""

    seat: Seat
    source: int
    target: int
    die: int
    hit: bool


@dataclass(frozen=True)
class DiceLost(Event):
    """`dice` cannot be played; `any_played` when others of the roll were."""

    seat: Seat
    dice: tuple[int, ...]
    cause: Cause
    any_played: bool


@dataclass(frozen=True)
class Played(Event):
    """The turn ended with these steps: source, target and so on; `hits` are their targets.

    Empty when nothing could be played. `forced` when no other result was possible.
    """

    seat: Seat
    dice: tuple[int, ...]
    points: tuple[int, ...]
    hits: tuple[int, ...]
    forced: bool


@dataclass(frozen=True)
class Doubled(Event):
    """`seat` offered the cube; it would show `value`."""

    seat: Seat
    value: int


@dataclass(frozen=True)
class Took(Event):
    """`seat` plays on at `value`; the cube is now with `owner`."""

    seat: Seat
    value: int
    owner: Seat


@dataclass(frozen=True)
class Beavered(Event):
    """`seat` doubled the offer to `value` and would keep the cube."""

    seat: Seat
    value: int


@dataclass(frozen=True)
class Dropped(Event):
    """`seat` refused the cube; it had shown `value`."""

    seat: Seat
    value: int


@dataclass(frozen=True)
class ResignationOffered(Event):
    """`seat` offered to lose `points`, as a win of this kind."""

    seat: Seat
    result: Result
    points: int


@dataclass(frozen=True)
class ResignationRefused(Event):
    """`seat` wants to play on."""

    seat: Seat


@dataclass(frozen=True)
class GameEnded(Event):
    """`points` went to `winner`; `scores` are by seat, with them."""

    winner: Seat
    result: Result
    ending: Ending
    cube: int
    points: int
    scores: tuple[int, ...]


@dataclass(frozen=True)
class MatchEnded(Event):
    """The match or session is over."""

    outcome: Outcome


TurnEvent: TypeAlias = (
    OpeningRolled
    | OpeningWon
    | TurnBegan
    | Rolled
    | CheckerMoved
    | CheckerTakenBack
    | DiceLost
    | Played
)
"""What happens in a turn, and in the roll that decides who begins."""

OfferEvent: TypeAlias = (
    DoubledByTie | Doubled | Took | Beavered | Dropped | ResignationOffered | ResignationRefused
)
"""What happens to the cube, and to resignations."""

GameEvent: TypeAlias = GameBegan | SetUp | GameEnded | MatchEnded
"""How games and matches begin and end."""

BackgammonEvent: TypeAlias = TurnEvent | OfferEvent | GameEvent
"""Everything that can happen."""
