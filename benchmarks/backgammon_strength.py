"""How well the computer players of backgammon play: python -m benchmarks.backgammon_strength

The error rate is what a player loses on average by an unforced play, in thousandths of a point,
as GNU Backgammon evaluates it with 2 plies. Its evaluations are stored in a file that was made by
tools/backgammon/reference.py, so it is needed only for the matches against it.

Matches are reported twice: as they were played, and with the luck of the dice taken out, which
says the same with a much smaller error.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, pstdev
from typing import TypeAlias

from benchmarks.figures import Figure, Series, Target, show
from farkle_access.core.options import checked
from farkle_access.gamekit.computers import Bot, Level
from farkle_access.games.backgammon.bots import expert, own_players
from farkle_access.games.backgammon.engine.look_ahead import by_roll
from farkle_access.games.backgammon.engine.stakes import Stakes
from farkle_access.games.backgammon.external.gnubg import Gnubg
from farkle_access.games.backgammon.external.installed import find_gnubg
from farkle_access.games.backgammon.external.players import ExternalPlayer
from farkle_access.games.backgammon.rules.board import legal_plays
from farkle_access.games.backgammon.rules.ids.gnubg_id import read_position_id
from farkle_access.games.backgammon.rules.moves import BackgammonMove, PlayAll
from farkle_access.games.backgammon.rules.options import OPTIONS, settings_of
from farkle_access.games.backgammon.rules.position import (
    START,
    Position,
    mirrored,
    result,
    stepped,
)
from farkle_access.games.backgammon.rules.state import Cube, Phase, State
from farkle_access.games.backgammon.rules.turns import roll

TITLE = "Backgammon: how well the computer players play"
REFERENCE = Path(__file__).parent / "backgammon_reference.txt"
TARGETS = {Level.HARD: 10.0, Level.EXPERT: 5.5}
"""The most that a player may lose by a play, in thousandths of a point."""
SLOWEST = 300
"""Milliseconds of the processor that a decision of an expert may take on average."""
GAMES = {
    (Level.MEDIUM, Level.EASY): 12,
    (Level.HARD, Level.MEDIUM): 24,
    (Level.EXPERT, Level.HARD): 40,
}
"""Matches to one point of each level against the one below."""
AGAINST_GNUBG = 16
ONE_POINT = Stakes(1, 1)

Player: TypeAlias = Bot[State, BackgammonMove]


@dataclass(frozen=True, slots=True)
class Decision:
    """A position with a roll, and what each play is worth by the position it leads to."""

    position: Position
    dice: tuple[int, int]
    worths: dict[Position, float]


@dataclass(frozen=True, slots=True)
class Errors:
    """What a player lost by each decision, how long each took, and how many were illegal."""

    losses: tuple[float, ...]
    milliseconds: tuple[float, ...]
    illegal: int

    @property
    def rate(self) -> float:
        return fmean(self.losses)

    @property
    def deviation(self) -> float:
        return pstdev(self.losses) / sqrt(len(self.losses))


@dataclass(frozen=True, slots=True)
class Wins:
    """For each game 1 or 0, and the same number with the luck of the dice taken out."""

    plain: tuple[float, ...]
    adjusted: tuple[float, ...]


@lru_cache(maxsize=1)
def decisions() -> tuple[Decision, ...]:
    """All decisions of the reference."""
    found = []
    for line in REFERENCE.read_text(encoding="ascii").splitlines():
        name, dice, *worths = line.split()
        position, faces = read_position_id(name), (int(dice[0]), int(dice[1]))
        plays = sorted(legal_plays(position, faces))
        found.append(Decision(position, faces, dict(zip(plays, map(float, worths), strict=True))))
    return tuple(found)


def moment(position: Position, dice: tuple[int, int], seat: int = 0, turn: int = 1) -> State:
    """A roll to be played in a match to one point, where only winning counts."""
    return _rolled({"length": 1}, position, dice, seat, turn)


def money(decision: Decision) -> State:
    """The decision at a table: for money, the cube in the middle, without the Jacoby rule."""
    return _rolled({"length": 0, "jacoby": "off"}, decision.position, decision.dice, 0, 1)


def _rolled(
    options: dict[str, int | str], position: Position, dice: tuple[int, int], seat: int, turn: int
) -> State:
    settings = settings_of(checked(OPTIONS, options))
    begun = State(settings, (0, 0), 1, False, False, Phase.ROLLING, seat, position, Cube(), turn)
    return roll(begun, dice).state


def landed(position: Position, move: BackgammonMove) -> Position:
    """Where a whole play leads."""
    points = move.points if isinstance(move, PlayAll) else ()
    for way in zip(points[::2], points[1::2], strict=True):
        position = stepped(position, *way)
    return position


def errors(bot: Player, number: int | None = None) -> Errors:
    """What a player loses by the first `number` decisions; an illegal play loses nothing here."""
    losses, times, illegal, random = [], [], 0, Random(1)
    for decision in decisions()[:number]:
        view = money(decision)
        start = time.process_time()
        move = bot.choose(view, random)
        times.append((time.process_time() - start) * 1000)
        after = landed(decision.position, move)
        if after in decision.worths:
            losses.append(max(decision.worths.values()) - decision.worths[after])
        else:
            illegal += 1
    return Errors(tuple(losses), tuple(times), illegal)


def won(first: Player, second: Player, games: int) -> Wins:
    """What the first wins of `games` matches to one point, half of them begun by each."""
    random = Random(1)
    found = [_game((first, second), number % 2, random) for number in range(games)]
    return Wins(*map(tuple, zip(*found, strict=True)))


def _game(bots: tuple[Player, Player], seat: int, random: Random) -> tuple[float, float]:
    """1 when the first player wins, and 0 when not; and the same without the luck of the dice.

    The luck of a throw is by how much it changes the chance of winning, as the nets see it,
    against all 36 throws alike. On average it is nothing, whatever the nets believe.
    """
    position, luck, turn = START, 0.0, 0
    while True:
        dice, turn = (random.randint(1, 6), random.randint(1, 6)), turn + 1
        chances = by_roll(position, ONE_POINT)
        mean = sum(weight * found[0] for found, weight in chances.values()) / 36
        lucky = chances[min(dice), max(dice)][0][0] - mean
        luck += lucky if seat == 0 else -lucky
        plays = legal_plays(position, dice)
        if plays:
            view = moment(position, dice, seat, turn)
            position = landed(position, bots[seat].choose(view, random))
            assert position in plays
            if result(position):
                return float(seat == 0), (seat == 0) - luck
        position, seat = mirrored(position), 1 - seat


def measure(
    number: int | None = None,
    games: dict[tuple[Level, Level], int] | None = None,
    against_gnubg: int = AGAINST_GNUBG,
) -> Iterator[Figure]:
    """Error rates and times of all levels, then matches of each against the one below."""
    bots = own_players()
    for level, bot in bots.items():
        bot.prepare()
        yield from _reported(level, errors(bot, number))
    for (better, worse), count in (GAMES if games is None else games).items():
        yield from _shares(f"{better} against {worse}", won(bots[better], bots[worse], count), 50)
    if find_gnubg() and against_gnubg:
        engine = Gnubg(plies=0)
        for level in (Level.HARD, Level.EXPERT):
            found = won(bots[level], ExternalPlayer(engine, expert()), against_gnubg)
            yield from _shares(f"{level} against GNU Backgammon with 0 plies", found)
        engine.close()


def _reported(level: Level, found: Errors) -> Iterator[Figure]:
    count, most = len(found.losses), TARGETS.get(level)
    what = f"Error rate of {level} on {count} decisions, with {found.illegal} illegal"
    what += f", standard error {found.deviation:.2f}"
    target = Target(most) if most else None
    yield Figure(what, "thousandths of a point", Series((found.rate,)), target=target)
    slow = Target(SLOWEST) if level is Level.EXPERT else None
    mean, longest = fmean(found.milliseconds), max(found.milliseconds)
    what = f"A decision of {level}, the slowest {longest:.0f} ms"
    yield Figure(what, "ms of the processor on average", Series((mean,)), target=slow)


def _shares(what: str, found: Wins, least: float | None = None) -> Iterator[Figure]:
    target = Target(least, at_least=True) if least else None
    games = len(found.plain)
    what = f"Matches to one point that are won, {what}, of {games}"
    yield Figure(f"{what}{_error(found.plain)}", "percent", _percent(found.plain))
    what += f", without the luck of the dice{_error(found.adjusted)}"
    yield Figure(what, "percent", _percent(found.adjusted), target=target)


def _error(values: tuple[float, ...]) -> str:
    return f", standard error {100 * pstdev(values) / sqrt(len(values)):.1f}"


def _percent(values: tuple[float, ...]) -> Series:
    return Series((100 * fmean(values),))


if __name__ == "__main__":
    show(TITLE, measure())
