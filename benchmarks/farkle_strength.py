"""How strong the computer players of Farkle are, and how long the best of them takes.

python -m benchmarks.farkle_strength             everything, some minutes
python -m benchmarks.farkle_strength 4000        the same with so many matches for each pair
"""

import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from statistics import fmean, median, stdev

from benchmarks.farkle_hands import hand_value
from farkle_access.core.contract import FACES, Dice, Outcome, Refused, Thrown
from farkle_access.core.options import checked
from farkle_access.core.referee import advance
from farkle_access.gamekit.computers import Level
from farkle_access.games.farkle.bots import computers
from farkle_access.games.farkle.engine.advising import evaluate
from farkle_access.games.farkle.engine.winning import Standing, chances
from farkle_access.games.farkle.package import FARKLE
from farkle_access.games.farkle.rules.moves import FarkleMove
from farkle_access.games.farkle.rules.scoring import STEP
from farkle_access.games.farkle.rules.state import Ending, Settings, State
from farkle_access.play.simulation import simulate

PLAYERS = computers().by_level
TITLE = "The strength of the computer players of Farkle"
USUAL = Settings(entry=50, minimum=35, limit=1000, ending=Ending.ROUND)
BEST_HANDS = {5: 72.1178, 35: 72.0897, 50: 71.2084}
"""The highest mean points of a hand by hand minimum, as computed elsewhere."""
MATCHES = 2000
EVALUATED = 60
"""Matches in which every choice of both players is evaluated; half a second each."""
SLOWEST = 100
"""Milliseconds that a decision may take."""


@dataclass(frozen=True, slots=True)
class Measured:
    """A figure, how it was found, and whether it is as it should be."""

    what: str
    said: str
    method: str
    met: bool

    def told(self) -> str:
        return f"{self.what}: {self.said}, {self.method}{'' if self.met else '. MISSED'}."


def measure(matches: int = MATCHES, evaluated: int = EVALUATED) -> Iterator[Measured]:
    """Everything, each figure as soon as it is known."""
    yield from decisions()
    yield starter()
    yield from hands()
    for worse, better in pairwise((Level.EASY, Level.MEDIUM, Level.HARD)):
        yield duel(better, worse, matches)
    for level in (Level.HARD, Level.MEDIUM, Level.EASY):
        yield given_away(level, evaluated)


def hands() -> Iterator[Measured]:
    """The mean points of a hand of the hard player, and of the medium one."""
    method = "every choice of the player followed over all the dice"
    for minimum, best in BEST_HANDS.items():
        value = hand_value(PLAYERS[Level.HARD], minimum)
        yield Measured(
            f"A hand of the hard player, minimum {minimum}",
            f"{value:.4f} points (the most that is possible: {best})",
            method,
            abs(value - best) <= 0.0001,
        )
    value = hand_value(PLAYERS[Level.MEDIUM], 35)
    yield Measured("A hand of the medium player, minimum 35", f"{value:.4f} points", method, True)


def starter() -> Measured:
    """How often whoever begins wins, when both play perfectly."""
    nobody = Standing(0, USUAL.limit, USUAL.limit, new=True, rival_new=True)
    value = chances(USUAL.ending, USUAL.minimum).of(nobody, USUAL.entry, USUAL.limit)
    view = State(USUAL, (0, 0), 0, 0, 0, (), (), 0, (), False)
    ((_, hand),) = evaluate(view).values
    return Measured(
        "The starter wins, perfect against perfect, usual settings",
        f"{value:.5f} of all matches; the first hand recomputed from what can follow: {hand:.5f}",
        "by the tables",
        abs(value - hand) <= 0.0002,
    )


def decisions(positions: int = 60) -> Iterator[Measured]:
    """The time of decisions at moments that were never seen before."""
    code = "from benchmarks.farkle_strength import moment, timed\nprint(timed(moment(1)))"
    program = [sys.executable, "-c", code]
    first = float(subprocess.run(program, check=True, capture_output=True, text=True).stdout)
    yield _slow("The first decision of the perfect player in its process", [first])
    found = [timed(moment(seed)) for seed in range(2, positions + 2)]
    yield _slow(
        f"A decision of the perfect player at the first of a hand, {positions} hands", found
    )


def _slow(what: str, found: list[float]) -> Measured:
    said = f"{median(found):.0f} ms, at most {max(found):.0f}"
    return Measured(what, said, "time of the processor", max(found) <= SLOWEST)


def moment(seed: int) -> State:
    """The first choice of a hand in a match to 1000 or 2000, with totals by chance."""
    random = Random(seed)
    settings = Settings(50, 35, random.choice((1000, 2000)), random.choice(list(Ending)))
    totals = tuple(random.randrange(0, settings.limit, STEP) for _ in range(2))
    return State(settings, totals, seed % 2, 1, 0, (1, 1, 2, 5, 6, 6), (), 0, (), False)


def timed(view: State) -> float:
    """The milliseconds of the processor that one decision takes."""
    start = time.process_time()
    PLAYERS[Level.PERFECT].choose(view, Random(0))
    return 1000 * (time.process_time() - start)


def duel(better: Level, worse: Level, matches: int) -> Measured:
    """How often a level beats the one below, beginning in every other match."""
    first = simulate(FARKLE, (better, worse), matches // 2, seed=1)
    second = simulate(FARKLE, (worse, better), matches // 2, seed=2)
    share, error = (first.wins[0] + second.wins[1]) / matches, 0.5 / matches**0.5
    return Measured(
        f"The {better} player against the {worse} one",
        f"wins {share:.3f} of {matches} matches, error {error:.3f}",
        "played, each beginning half of them",
        share > 0.5 + 2 * error,
    )


def given_away(level: Level, matches: int) -> Measured:
    """How often a level beats the perfect player, from what each of its choices gives away.

    The chance of the player changes only by its own choices that are not the best, and by the
    dice, which are fair. So half less the mean of what it gives away in a match is what it
    wins, with a far smaller error than counting won matches has.
    """
    lost = [given_away_in(level, seed) for seed in range(matches)]
    error = stdev(lost) / matches**0.5
    return Measured(
        f"The {level} player against the perfect one",
        f"wins {0.5 - fmean(lost):.4f}, error {error:.4f}",
        f"by what its choices give away in {matches} matches",
        fmean(lost) > 2 * error,
    )


def given_away_in(level: Level, seed: int) -> float:
    """What the choices of this player give away in one match against the perfect one."""
    rules, player, random = FARKLE.rules(), PLAYERS[level], Random(seed)
    state, lost = rules.start(checked(rules.options, {}), 2).state, 0.0
    while not isinstance(turn := rules.turn(state), Outcome):
        if isinstance(turn, Dice):
            move: FarkleMove | Thrown = Thrown(tuple(random.choices(FACES, k=turn.count)))
        else:
            evaluated = evaluate(state)
            move = evaluated.best
            if turn == seed % 2:
                chosen = move = player.choose(state, random)
                worth = dict(evaluated.values)
                lost += max(worth.values()) - worth[chosen]
        step = advance(rules, state, move)
        assert not isinstance(step, Refused), move
        state = step.state
    return lost


def tell(*counts: int) -> None:
    """Print everything under the title."""
    sys.stdout.write(f"\n{TITLE}\n")
    for measured in measure(*counts):
        sys.stdout.write(f"{measured.told()}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    tell(*map(int, sys.argv[1:]))
