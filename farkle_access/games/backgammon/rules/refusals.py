"""What backgammon refuses, as facts. Points are numbered from the side of the mover."""

from typing import TypeAlias

from farkle_access.core.contract import Refusal
from farkle_access.core.deferred import dataclass
from farkle_access.games.backgammon.rules.position import Result


@dataclass(frozen=True)
class NotRolledYet(Refusal):
    """The dice must be rolled before checkers are moved."""


@dataclass(frozen=True)
class AlreadyRolled(Refusal):
    """Rolling and doubling come before the roll of the turn."""


@dataclass(frozen=True)
class AnswerFirst(Refusal):
    """The cube or a resignation has been offered, and must be answered."""


@dataclass(frozen=True)
class NothingOffered(Refusal):
    """There is nothing to answer."""


# Moving


@dataclass(frozen=True)
class NoSuchPoint(Refusal):
    """Neither a point of the board nor, where it could be one, the bar or off."""

    point: int


@dataclass(frozen=True)
class NoChecker(Refusal):
    """The mover has no checker there (25: on the bar)."""

    point: int


@dataclass(frozen=True)
class BarFirst(Refusal):
    """`count` checkers on the bar must enter before any other moves."""

    count: int


@dataclass(frozen=True)
class WrongWay(Refusal):
    """Checkers go from high points to low ones."""


@dataclass(frozen=True)
class NoSuchDie(Refusal):
    """No die still to play has this number; `dice` are those that are left."""

    needed: int
    dice: tuple[int, ...]


@dataclass(frozen=True)
class PointHeld(Refusal):
    """`count` checkers of the opponent, two or more, hold the point."""

    point: int
    count: int


@dataclass(frozen=True)
class NotAllHome(Refusal):
    """Bearing off needs all checkers at home; the furthest is on `highest`."""

    highest: int


@dataclass(frozen=True)
class HigherChecker(Refusal):
    """A die larger than the point bears off from the highest point only, here `highest`."""

    die: int
    point: int
    highest: int


@dataclass(frozen=True)
class StrandsDie(Refusal):
    """Both dice can be played, but not `die` after this step."""

    die: int


@dataclass(frozen=True)
class LargerDie(Refusal):
    """Only one of the dice can be played, so it must be the larger."""

    die: int


@dataclass(frozen=True)
class NotAPlay(Refusal):
    """These steps are not a whole play of the roll as the menu has it."""


@dataclass(frozen=True)
class AlreadyMoving(Refusal):
    """A whole play can be chosen only before a checker has been moved."""


@dataclass(frozen=True)
class DiceToPlay(Refusal):
    """The turn cannot end while these dice, or some of them, can be played."""

    dice: tuple[int, ...]


@dataclass(frozen=True)
class NothingToTakeBack(Refusal):
    """No checker has been moved in this turn."""


# The cube


@dataclass(frozen=True)
class NoCube(Refusal):
    """This match is played without a cube."""


@dataclass(frozen=True)
class OnePointMatch(Refusal):
    """The cube means nothing in a match to one point."""


@dataclass(frozen=True)
class CrawfordGame(Refusal):
    """Nobody doubles in the game after somebody came within one point of winning."""


@dataclass(frozen=True)
class NotYourCube(Refusal):
    """The opponent owns the cube."""


@dataclass(frozen=True)
class DeadCube(Refusal):
    """The cube shows `value`, and `away` points are all that this seat needs."""

    value: int
    away: int


@dataclass(frozen=True)
class HighestCube(Refusal):
    """The cube goes no higher than `value`."""

    value: int


@dataclass(frozen=True)
class NoBeavers(Refusal):
    """Beavers are not allowed here; `match` if that is because this is not a money session."""

    match: bool


# Resigning


@dataclass(frozen=True)
class CannotLoseSoMuch(Refusal):
    """The game can no longer be lost for more than `most`."""

    most: Result


@dataclass(frozen=True)
class RefusedBefore(Refusal):
    """As much, or more, was refused in this turn."""

    result: Result


PhaseRefusal: TypeAlias = NotRolledYet | AlreadyRolled | AnswerFirst | NothingOffered
"""What belongs to another part of a turn."""

StepRefusal: TypeAlias = (
    NoSuchPoint
    | NoChecker
    | BarFirst
    | WrongWay
    | NoSuchDie
    | PointHeld
    | NotAllHome
    | HigherChecker
    | StrandsDie
    | LargerDie
)
"""What is against the step of one checker."""

PlayRefusal: TypeAlias = NotAPlay | AlreadyMoving | DiceToPlay | NothingToTakeBack
"""What is against a whole play, the end of the turn, or taking back."""

CubeRefusal: TypeAlias = (
    NoCube | OnePointMatch | CrawfordGame | NotYourCube | DeadCube | HighestCube | NoBeavers
)
"""What is against doubling and beavering."""

ResignRefusal: TypeAlias = CannotLoseSoMuch | RefusedBefore
"""What is against a resignation."""

BackgammonRefusal: TypeAlias = (
    PhaseRefusal | StepRefusal | PlayRefusal | CubeRefusal | ResignRefusal
)
"""Everything that backgammon refuses."""
