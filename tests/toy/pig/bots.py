"""The computer players of Pig, and what its choices are worth."""

from dataclasses import dataclass

from farkle_access.gamekit.advice import Advice, Adviser, Evaluated, Measure
from farkle_access.gamekit.computers import Bot, Chance, ComputerPlayers, Level
from tests.toy.pig.rules import Hold, PigMove, Roll, State


@dataclass(frozen=True, slots=True)
class HoldsAt(Bot[State, PigMove]):
    """Holds as soon as the turn has so many points, or wins."""

    points: int

    def choose(self, view: State, random: Chance) -> PigMove:
        return Hold() if view.points >= min(self.points, _needed(view)) else Roll()


class PigAdviser(Adviser[State, PigMove]):
    """Goes by the points that the turn brings on average when it ends with the next throw."""

    def advise(self, view: State) -> Advice[PigMove]:
        needed = _needed(view)
        roll = sum(min(view.points + face, needed) for face in range(2, 7)) / 6
        hold = min(view.points, needed)
        worths: list[tuple[PigMove, float]] = [(Roll(), roll)]
        if view.points:
            worths.append((Hold(), hold))
        worths.sort(key=lambda choice: -choice[1])
        return Advice(
            Measure.POINTS,
            tuple(Evaluated(move, worth, float(n == 0)) for n, (move, worth) in enumerate(worths)),
        )


def computers() -> ComputerPlayers[State, PigMove]:
    return ComputerPlayers({Level.EASY: HoldsAt(8), Level.MEDIUM: HoldsAt(20)}, Level.MEDIUM)


def _needed(view: State) -> int:
    return view.limit - view.totals[view.seat]
