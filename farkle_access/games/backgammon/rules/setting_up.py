"""Matches that begin from a given moment."""

from dataclasses import replace

from farkle_access.core.contract import Step
from farkle_access.games.backgammon.rules.cube import no_beaver, no_double
from farkle_access.games.backgammon.rules.events import (
    Beavered,
    Doubled,
    GameBegan,
    SetUp,
    TurnBegan,
)
from farkle_access.games.backgammon.rules.ids.gnubg_id import ids_in, read_ids
from farkle_access.games.backgammon.rules.ids.moment import BadIdentity, Moment
from farkle_access.games.backgammon.rules.ids.xgid import read_xgid, xgid_in
from farkle_access.games.backgammon.rules.position import highest, mirrored
from farkle_access.games.backgammon.rules.state import (
    HIGHEST_CUBE,
    LONGEST_MATCH,
    Cube,
    Opening,
    Phase,
    Settings,
    State,
)
from farkle_access.games.backgammon.rules.steps import Events, GameStep
from farkle_access.games.backgammon.rules.turns import roll


def read_moment(text: str) -> Moment:
    """The moment of a Position ID, of a Position ID with a Match ID after a colon, or of an XGID.

    Raises BadIdentity, also for a moment that cannot be played on from.
    """
    plain = plain_id(text)
    moment = read_xgid(plain) if is_xgid(plain) else read_ids(plain)
    _check(moment)
    return moment


def plain_id(text: str) -> str:
    """The ID alone of a text that has other words too, as the program speaks it."""
    return xgid_in(text) or ids_in(text) or text.strip()


def is_xgid(text: str) -> bool:
    """Whether the text of a moment is an XGID, which has many colons."""
    return text.count(":") > 1


def set_up(moment: Moment, settings: Settings) -> GameStep:
    """The first game of a match with these settings that begins at this moment.

    A resignation is left out, and the cube where the table has none. Raises BadIdentity for a
    position in which a side has no checkers, for scores that end the match or allow no Crawford
    game, and for a cube that no game has or that may not be offered.
    """
    _check(moment)
    if not settings.cube:
        moment = replace(moment, cube=Cube(), doubled=False, beavered=False)
    state = _state(moment, settings)
    events: Events = (
        GameBegan(1, moment.scores, moment.crawford),
        SetUp(moment.seat, moment.position),
        TurnBegan(moment.seat),
    )
    return _gone_on(state, moment, events)


def _state(moment: Moment, settings: Settings) -> State:
    near = bool(moment.length) and max(moment.scores) == moment.length - 1
    return State(
        settings,
        moment.scores,
        1,
        moment.crawford,
        near and not moment.crawford,
        Phase.TO_ROLL,
        moment.seat,
        moment.position,
        moment.cube,
        turns=1,
    )


def _gone_on(state: State, moment: Moment, events: Events) -> GameStep:
    seat, value = moment.seat, moment.cube.value
    if moment.dice:
        return roll(state, moment.dice, events)
    if moment.doubled or moment.beavered:
        state = replace(state, phase=Phase.DOUBLED)
        events = (*events, Doubled(seat, 2 * value))
        if not moment.beavered:
            return Step(state, events)
        return Step(replace(state, phase=Phase.BEAVERED), (*events, Beavered(1 - seat, 4 * value)))
    return Step(state, events)


def _check(moment: Moment) -> None:
    value = moment.cube.value
    if not highest(moment.position) or not highest(mirrored(moment.position)):
        raise BadIdentity("nobody has checkers")
    if not 0 <= moment.length <= LONGEST_MATCH or min(moment.scores) < 0:
        raise BadIdentity("length")
    if moment.length and max(moment.scores) >= moment.length:
        raise BadIdentity("scores")
    if not 1 <= value <= HIGHEST_CUBE or value & (value - 1):
        raise BadIdentity("cube")
    if moment.crawford and moment.scores.count(moment.length - 1) != 1:
        raise BadIdentity("Crawford")
    if moment.doubled or moment.beavered:
        _check_offer(moment)
    if (moment.doubled or moment.beavered) and moment.dice:
        raise BadIdentity("dice")


def _check_offer(moment: Moment) -> None:
    rules = (moment.jacoby, moment.beavers)
    state = _state(moment, Settings(moment.length, 1, True, *rules, 0, Opening.KEPT))
    if no_double(state) or (moment.beavered and no_beaver(state)):
        raise BadIdentity("offer")
