"""A moment of a match of backgammon. Nothing in it is hidden from anybody."""

from enum import StrEnum

from farkle_access.core.contract import Seat
from farkle_access.core.deferred import dataclass
from farkle_access.games.backgammon.rules.position import Position, Result, borne_off

HIGHEST_CUBE = 4096
"""As in GNU Backgammon; a Match ID has room for at most eight times as much."""
LONGEST_MATCH = 25
"""Points."""


class Opening(StrEnum):
    """What the winner of the opening roll plays."""

    KEPT = "kept"
    """The two dice of the opening roll."""
    ANEW = "anew"
    """Two dice rolled anew."""


class Phase(StrEnum):
    """What is to happen next."""

    OPENING = "opening"
    """Chance throws one die for each seat."""
    TO_ROLL = "to_roll"
    """The seat rolls, doubles or resigns."""
    DOUBLED = "doubled"
    """The opponent answers the cube."""
    BEAVERED = "beavered"
    """The seat that doubled answers the beaver."""
    ROLLING = "rolling"
    """Chance throws the two dice of the turn."""
    MOVING = "moving"
    """The seat moves checkers, and ends its turn."""
    RESIGNED = "resigned"
    """The opponent answers the resignation."""
    OVER = "over"


@dataclass(frozen=True)
class Settings:
    """The settings of the table.

    `length` is the points of a match, 0 for a money session of at least `games` games.
    `jacoby`, `beavers` and `automatic` (the most automatic doubles of a game) hold in money
    sessions with a cube only.
    """

    length: int
    games: int
    cube: bool
    jacoby: bool
    beavers: bool
    automatic: int
    opening: Opening

    @property
    def money(self) -> bool:
        return self.length == 0


@dataclass(frozen=True)
class Cube:
    """What the cube shows, and whose it is; None is the middle."""

    value: int = 1
    owner: Seat | None = None


@dataclass(frozen=True)
class Made:
    """A step made in this turn: from, to, with which die, and whether it hit."""

    source: int
    target: int
    die: int
    hit: bool


@dataclass(frozen=True)
class State:
    """A moment of a match.

    `seat` has the turn, also while the opponent answers; `position` is from its side. `rolled`
    are the dice of the turn, the larger first, `dice` those still to be played (a double four
    times), `before` the position at the roll, `made` the steps since. `game` and `turns` count
    from 1. `offer` is the resignation to be answered, `refused` the highest one refused in
    this turn; `back` is the phase to which a refusal leads. `crawford` is whether this is the
    Crawford game, `post_crawford` whether it has been.
    """

    settings: Settings
    scores: tuple[int, ...]
    game: int
    crawford: bool
    post_crawford: bool
    phase: Phase
    seat: Seat
    position: Position
    cube: Cube
    turns: int = 0
    rolled: tuple[int, ...] = ()
    dice: tuple[int, ...] = ()
    before: Position = ()
    made: tuple[Made, ...] = ()
    offer: Result | None = None
    refused: Result | None = None
    back: Phase = Phase.TO_ROLL

    @property
    def answering(self) -> Seat:
        """The seat that chooses now: the opponent when the cube or a resignation is offered."""
        asked = self.phase in (Phase.DOUBLED, Phase.RESIGNED)
        return 1 - self.seat if asked else self.seat

    @property
    def offered_cube(self) -> int:
        """What the cube would show if it were taken."""
        return self.cube.value * (4 if self.phase is Phase.BEAVERED else 2)

    def away(self, seat: Seat) -> int:
        """The points that a seat still needs in a match; 0 in a money session."""
        return max(self.settings.length - self.scores[seat], 0)

    def worth(self, result: Result) -> int:
        """The points of a win of this kind with the cube as it is.

        With the Jacoby rule gammons and backgammons count only after the cube was taken.
        """
        settings = self.settings
        jacoby = settings.money and settings.cube and settings.jacoby
        if jacoby and self.cube.owner is None:
            return self.cube.value
        return self.cube.value * result.multiple

    @property
    def most_to_lose(self) -> Result:
        """The worst loss that the seat on turn can still suffer."""
        if borne_off(self.position) or self.worth(Result.GAMMON) == self.worth(Result.SINGLE):
            return Result.SINGLE
        return Result.BACKGAMMON
