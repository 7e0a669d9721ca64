"""Offering the cube, and answering it."""

from dataclasses import replace

from farkle_access.core.contract import Refused, Step
from farkle_access.games.backgammon.rules.events import Beavered, Doubled, Dropped, Ending, Took
from farkle_access.games.backgammon.rules.position import Result
from farkle_access.games.backgammon.rules.refusals import (
    CrawfordGame,
    CubeRefusal,
    DeadCube,
    HighestCube,
    NoBeavers,
    NoCube,
    NothingOffered,
    NotYourCube,
    OnePointMatch,
)
from farkle_access.games.backgammon.rules.scoring import end_game
from farkle_access.games.backgammon.rules.state import HIGHEST_CUBE, Cube, Phase, State
from farkle_access.games.backgammon.rules.steps import Applied


def no_double(state: State) -> CubeRefusal | None:
    """Why the seat that may roll may not double; None when it may."""
    settings, cube = state.settings, state.cube
    if not settings.cube:
        return NoCube()
    if settings.length == 1:
        return OnePointMatch()
    if state.crawford:
        return CrawfordGame()
    if cube.owner == 1 - state.seat:
        return NotYourCube()
    if not settings.money and cube.value >= state.away(state.seat):
        return DeadCube(cube.value, state.away(state.seat))
    if cube.value * 2 > HIGHEST_CUBE:
        return HighestCube(HIGHEST_CUBE)
    return None


def no_beaver(state: State) -> CubeRefusal | None:
    """Why the cube just offered may not be beavered; None when it may."""
    settings = state.settings
    if not settings.money or not settings.beavers:
        return NoBeavers(match=not settings.money)
    if state.cube.value * 4 > HIGHEST_CUBE:
        return HighestCube(HIGHEST_CUBE)
    return None


def double(state: State) -> Applied:
    if refusal := no_double(state):
        return Refused(refusal)
    return Step(replace(state, phase=Phase.DOUBLED), (Doubled(state.seat, state.offered_cube),))


def beaver(state: State) -> Applied:
    if state.phase is not Phase.DOUBLED:
        return Refused(NothingOffered())
    if refusal := no_beaver(state):
        return Refused(refusal)
    after = replace(state, phase=Phase.BEAVERED)
    return Step(after, (Beavered(1 - state.seat, after.offered_cube),))


def take(state: State) -> Applied:
    """The opponent takes and owns the cube, or the doubler accepts that a beaver keeps it."""
    if state.phase not in (Phase.DOUBLED, Phase.BEAVERED):
        return Refused(NothingOffered())
    owner = 1 - state.seat
    cube = Cube(state.offered_cube, owner)
    after = replace(state, phase=Phase.TO_ROLL, cube=cube)
    return Step(after, (Took(state.answering, cube.value, owner),))


def drop(state: State) -> Applied:
    """The game is lost at the value before the last offer."""
    if state.phase not in (Phase.DOUBLED, Phase.BEAVERED):
        return Refused(NothingOffered())
    loser = state.answering
    value = state.offered_cube // 2
    at_stake = replace(state, cube=Cube(value, state.cube.owner))
    events = (Dropped(loser, value),)
    return end_game(at_stake, 1 - loser, Result.SINGLE, Ending.DROPPED, events)
