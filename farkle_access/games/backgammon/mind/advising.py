"""What the choices of a moment are worth, for a player's hint."""

from dataclasses import dataclass

from farkle_access.core.contract import Move
from farkle_access.games.advice import Advice, Judged, Measure
from farkle_access.games.backgammon.choices import DOUBLE, choices
from farkle_access.games.backgammon.mind.thinking import Mind, best_of, ends_of
from farkle_access.games.backgammon.moves import PlayAll
from farkle_access.games.backgammon.state import Phase, State
from farkle_access.games.backgammon.turns import flat, plays_of, steps_of
from farkle_access.games.tables import DamagedTable


@dataclass(frozen=True, slots=True)
class Appraiser:
    """Judges the choices with the first of its minds that has its nets and tables."""

    minds: tuple[Mind, ...]

    def advise(self, view: State) -> Advice | None:
        """The choices in a match by the chance of winning it, for money by points.

        Before a checker was moved the whole plays come first, and after them the single steps,
        each as good as the best play that begins with it. None when there is nothing to choose,
        or when a net or table is damaged.
        """
        found = next(filter(None, (_worths(mind, view) for mind in self.minds)), {})
        if len(found) < 2:
            return None
        judged = tuple(
            Judged(move, worth, float(not number))
            for number, (move, worth) in enumerate(found.items())
        )
        return Advice(Measure.EQUITY if view.settings.money else Measure.WINNING, judged)


def _worths(mind: Mind, view: State) -> dict[Move, float]:
    """The worth of each choice; none when a net or table is damaged."""
    try:
        return _judged(mind, view)
    except DamagedTable:
        return {}


def _judged(mind: Mind, view: State) -> dict[Move, float]:
    match view.phase:
        case Phase.TO_ROLL if DOUBLE in choices(view):
            return _sorted(mind.doubling(view))
        case Phase.DOUBLED | Phase.BEAVERED:
            return _sorted(mind.answers(view))
        case Phase.RESIGNED:
            return _sorted(mind.resignation(view))
        case Phase.MOVING if view.made:
            return _sorted(mind.steps(view)) if steps_of(view.position, view.dice) else {}
        case Phase.MOVING:
            plays = plays_of(view.position, view.rolled)
            worths = mind.plays(view, plays)
            whole: dict[Move, float] = {
                PlayAll(flat(plays[after])): worth for after, worth in worths.items()
            }
            return whole | _sorted(best_of(ends_of(view), worths)) if len(whole) > 1 else {}
        case _:
            return {}


def _sorted(found: dict[Move, float]) -> dict[Move, float]:
    return dict(sorted(found.items(), key=lambda item: item[1], reverse=True))
