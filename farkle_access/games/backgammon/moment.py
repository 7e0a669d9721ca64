"""A moment of a match as the position and match IDs of other programs tell it."""

from dataclasses import dataclass, field, replace

from farkle_access.core.contract import Seat
from farkle_access.games.backgammon.board import legal_plays
from farkle_access.games.backgammon.position import Position, Result, highest, mirrored
from farkle_access.games.backgammon.state import HIGHEST_CUBE, Cube, Phase, Settings, State
from farkle_access.games.backgammon.turns import roll


class BadIdentity(ValueError):
    """A text that is no ID of a position or match, or of one that cannot be played."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What an ID can tell.

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


def state_of(moment: Moment, settings: Settings) -> State:
    """The first game of a match that begins at this moment; the moment's settings hold.

    A resignation is left out. Raises BadIdentity for a position in which a side has no
    checkers, for scores that end the match, and for a cube that no game has.
    """
    settings = replace(
        settings, length=moment.length, jacoby=moment.jacoby, beavers=moment.beavers
    )
    _check(moment)
    near = bool(moment.length) and max(moment.scores) == moment.length - 1
    state = State(
        settings,
        moment.scores,
        1,
        moment.crawford,
        near and not moment.crawford,
        _phase(moment),
        moment.seat,
        moment.position,
        moment.cube,
        turns=1,
    )
    return roll(state, moment.dice).state if moment.dice else state


def _phase(moment: Moment) -> Phase:
    if moment.beavered:
        return Phase.BEAVERED
    return Phase.DOUBLED if moment.doubled else Phase.TO_ROLL


def _check(moment: Moment) -> None:
    value = moment.cube.value
    if not highest(moment.position) or not highest(mirrored(moment.position)):
        raise BadIdentity("nobody has checkers")
    if moment.length not in range(26) or min(moment.scores) < 0:
        raise BadIdentity("length")
    if moment.length and max(moment.scores) >= moment.length:
        raise BadIdentity("scores")
    if not 1 <= value <= HIGHEST_CUBE or value & (value - 1):
        raise BadIdentity("cube")
    if (moment.doubled or moment.beavered) and moment.dice:
        raise BadIdentity("dice")
    if moment.dice and not legal_plays(moment.position, moment.dice):
        raise BadIdentity("no legal play")
