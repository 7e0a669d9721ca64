"""Moments of a match of Farkle for two, and their values in two ways."""

from dataclasses import replace

from farkle_access.games.farkle.engine import winning
from farkle_access.games.farkle.engine.perfect import to_win
from farkle_access.games.farkle.engine.winning import Standing, chances
from farkle_access.games.farkle.rules.scoring import Combination, Kind
from farkle_access.games.farkle.rules.state import Ending, Settings, State

USUAL = Settings(entry=50, minimum=35, limit=1000, ending=Ending.ROUND)
A_FIVE = Combination(Kind.SINGLE, (5,), 5)


def begun(settings: Settings, totals: tuple[int, ...], seat: int = 0) -> State:
    """The beginning of a hand."""
    return State(settings, totals, seat, 0, 0, (), (), 0, (), False)


def rolling(view: State, points: int, dice: int) -> State:
    """A moment of that hand in which 1 to 4 dice, none of which scores, may be rolled."""
    return replace(view, rolls=1, points=points, roll=(2, 3, 4, 6)[:dice], taken=(A_FIVE,))


def hand_of(view: State) -> float:
    """The value of a hand by all that can follow from it, one table look-up further on."""
    outlook = to_win(view)
    return outlook.nothing + outlook.rolled(0, 6)


def table_of(view: State) -> float:
    """The value of a hand by the tables alone."""
    mine, theirs = (view.totals[seat] for seat in (view.seat, 1 - view.seat))
    settings = view.settings
    standing = Standing(
        view.seat, settings.limit - mine, settings.limit - theirs, mine == 0, theirs == 0
    )
    tables = chances(settings.ending, winning.minimum_for(settings))
    return tables.of(standing, winning.entry_for(settings), settings.limit)
