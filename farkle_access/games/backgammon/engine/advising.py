"""What the choices of a moment are worth, for a hint or a review."""

from collections.abc import Iterable

from farkle_access.gamekit.advice import Advice, Evaluated, Measure
from farkle_access.gamekit.tables import DamagedTable
from farkle_access.games.backgammon.engine.search import MoveWorths, Search, best_of, ends_of
from farkle_access.games.backgammon.rules.choices import DOUBLE, choices
from farkle_access.games.backgammon.rules.moves import BackgammonMove, PlayAll
from farkle_access.games.backgammon.rules.state import Phase, State
from farkle_access.games.backgammon.rules.turns import flat, plays_of, steps_of

SEARCHES = (Search(deeper=True), Search())


def advice(view: State, searches: Iterable[Search] = SEARCHES) -> Advice[BackgammonMove] | None:
    """The choices in a match by the chance of winning it, for money by points.

    They are evaluated by the first search that has its nets and tables. Before a checker was
    moved the whole plays come first, and after them the single steps, each as good as the best
    play that begins with it. None when there is nothing to choose, or when all searches lack a
    net or table.
    """
    found = next(filter(None, (_worths(search, view) for search in searches)), {})
    if len(found) < 2:
        return None
    evaluated = tuple(
        Evaluated(move, worth, float(not number))
        for number, (move, worth) in enumerate(found.items())
    )
    return Advice(Measure.EQUITY if view.settings.money else Measure.WINNING, evaluated)


def _worths(search: Search, view: State) -> MoveWorths:
    """The worth of each choice, the best first; none when a net or table is damaged."""
    try:
        return _evaluated(search, view)
    except DamagedTable:
        return {}


def _evaluated(search: Search, view: State) -> MoveWorths:
    match view.phase:
        case Phase.TO_ROLL:
            return _sorted(search.doubling(view)) if DOUBLE in choices(view) else {}
        case Phase.DOUBLED | Phase.BEAVERED:
            return _sorted(search.answers(view))
        case Phase.RESIGNED:
            return _sorted(search.resignation(view))
        case Phase.MOVING:
            return _steps(search, view) if view.made else _plays(search, view)
        case Phase.OPENING | Phase.ROLLING | Phase.OVER:
            return {}


def _steps(search: Search, view: State) -> MoveWorths:
    return _sorted(search.steps(view)) if steps_of(view.position, view.dice) else {}


def _plays(search: Search, view: State) -> MoveWorths:
    plays = plays_of(view.position, view.rolled)
    worths = search.plays(view, plays)
    if len(worths) < 2:
        return {}
    whole: MoveWorths = {PlayAll(flat(plays[after])): worth for after, worth in worths.items()}
    return whole | _sorted(best_of(ends_of(view), worths))


def _sorted(found: MoveWorths) -> MoveWorths:
    return dict(sorted(found.items(), key=lambda item: item[1], reverse=True))
