"""A moment of a match as the position and match IDs of other programs describe it."""

from dataclasses import field

from farkle_access.core.contract import Seat
from farkle_access.core.deferred import dataclass
from farkle_access.games.backgammon.rules.position import Position, Result
from farkle_access.games.backgammon.rules.state import Cube, Phase, State


class BadIdentity(ValueError):
    """A text that is not the ID of a position or match, or one that cannot be played on."""


@dataclass(frozen=True)
class Moment:
    """What an ID can describe.

    `position` is from the side of `seat`, who has the turn; `dice` is empty before the roll.
    `doubled` is whether the opponent has to answer the cube, `beavered` whether `seat` has to
    answer a beaver, `resigned` the result offered to the opponent.
    `length` 0 is a money session; `jacoby` and `beavers` are for it.
    """

    position: Position
    seat: Seat = 0
    cube: Cube = field(default_factory=Cube)
    dice: tuple[int, ...] = ()
    doubled: bool = False
    beavered: bool = False
    resigned: Result | None = None
    crawford: bool = False
    length: int = 0
    scores: tuple[int, int] = (0, 0)
    jacoby: bool = True
    beavers: bool = False


def moment_of(state: State) -> Moment:
    """The moment of a state; checkers moved in this turn stand where they were at the roll."""
    return Moment(
        state.before or state.position,
        state.seat,
        state.cube,
        state.rolled,
        state.phase is Phase.DOUBLED,
        state.phase is Phase.BEAVERED,
        state.offer,
        state.crawford,
        state.settings.length,
        (state.scores[0], state.scores[1]),
        state.settings.jacoby,
        state.settings.beavers,
    )
