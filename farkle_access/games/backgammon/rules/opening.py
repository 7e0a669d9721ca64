"""Who begins a game: one die each, the higher one first."""

from dataclasses import replace

from farkle_access.core.contract import Step
from farkle_access.games.backgammon.rules.events import DoubledByTie, OpeningRolled, OpeningWon
from farkle_access.games.backgammon.rules.state import HIGHEST_CUBE, Cube, Opening, Phase, State
from farkle_access.games.backgammon.rules.steps import Events, GameStep
from farkle_access.games.backgammon.rules.turns import roll


def open_game(state: State, dice: tuple[int, ...]) -> GameStep:
    """The opening roll; `dice` are by seat."""
    events: Events = (OpeningRolled(dice),)
    if dice[0] == dice[1]:
        return _tie(state, events)
    seat = dice.index(max(dice))
    anew = state.settings.opening is Opening.ANEW
    events = (*events, OpeningWon(seat, anew))
    after = replace(state, seat=seat, turns=1)
    if anew:
        return Step(replace(after, phase=Phase.ROLLING), events)
    return roll(after, dice, events)


def _tie(state: State, events: Events) -> GameStep:
    settings, value = state.settings, state.cube.value
    most = 2**settings.automatic if settings.money and settings.cube else 1
    if value >= min(most, HIGHEST_CUBE):
        return Step(state, events)
    return Step(replace(state, cube=Cube(2 * value)), (*events, DoubledByTie(2 * value)))
