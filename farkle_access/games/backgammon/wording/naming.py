"""The names of points, steps and plays, with points numbered as the listener wishes."""

from collections import Counter
from collections.abc import Iterable, Sequence

from farkle_access.core.contract import Seat
from farkle_access.core.deferred import dataclass
from farkle_access.games.backgammon.rules.position import BAR, OFF
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.numbering import Numbering
from farkle_access.i18n.phrases import listed
from farkle_access.i18n.translator import Translator

NEAR = 12
"""The last point of the near side."""


@dataclass(frozen=True)
class Path:
    """The path of one checker: from where, to where, and whether it hits there.

    Points are numbered from the mover's side; 25 is the bar and 0 is off.
    """

    source: int
    target: int
    hit: bool


def viewer(mover: Seat, listener: Listener) -> Seat:
    """From whose side the board is looked at: a single listener's own, or else the mover's."""
    return next(iter(listener.seats)) if listener.alone() else mover


def point_name(point: int, mover: Seat, listener: Listener) -> str:
    """A point of the board, 1 to 24 from the mover's side, as this listener counts it."""
    own = listener.numbering is Numbering.MOVER or viewer(mover, listener) == mover
    number = point if own else BAR - point
    if listener.numbering is not Numbering.SIDES:
        return str(number)
    if number <= NEAR:
        # Translators: A point of the board on the listener's side of it. {n} is 1 to 12.
        return listener.tr.text("near {n}", n=number)
    # Translators: A point of the board on the other side of it. {n} is 1 to 12, counted from
    # the opponent's edge.
    return listener.tr.text("far {n}", n=BAR - number)


def step_name(path: Path, mover: Seat, listener: Listener) -> str:
    """A step inside a sentence, for example "24 to 18 hitting"."""
    tr = listener.tr
    if path.target == OFF:
        # Translators: A checker is borne off. {source} is the number of a point.
        return tr.text("{source} off", source=point_name(path.source, mover, listener))
    target = point_name(path.target, mover, listener)
    if path.source == BAR:
        return _from_the_bar(target, tr, hit=path.hit)
    source = point_name(path.source, mover, listener)
    if path.hit:
        # Translators: A checker goes from one point to another and hits a checker there.
        return tr.text("{source} to {target} hitting", source=source, target=target)
    # Translators: A checker goes from one point of the board to another.
    return tr.text("{source} to {target}", source=source, target=target)


def _from_the_bar(target: str, tr: Translator, *, hit: bool) -> str:
    if hit:
        # Translators: A checker enters from the bar and hits a checker. {target} is a point.
        return tr.text("bar to {target} hitting", target=target)
    # Translators: A checker enters from the bar. {target} is the number of a point.
    return tr.text("bar to {target}", target=target)


def play_name(points: Sequence[int], hits: Iterable[int], mover: Seat, listener: Listener) -> str:
    """A play inside a sentence: "24 to 18 hitting, 13 to 11".

    Where several checkers take one path, every path has its count: otherwise "two checkers" could
    be heard as meaning the next path too. `points` and `hits` are as in `Played`.
    """
    told, tr = paths(points, hits), listener.tr
    counted = any(times > 1 for _, times in told)
    steps = [(step_name(path, mover, listener), times) for path, times in told]
    return listed(_repeated(step, times, tr) if counted else step for step, times in steps)


def _repeated(step: str, times: int, tr: Translator) -> str:
    if times == 1:
        # Translators: A step made by one checker, beside another that several made. {step} is
        # such as "6 to 5".
        return tr.text("one checker {step}", step=step)
    if times == 2:
        # Translators: A step made by two checkers. {step} is such as "6 to 5". Words and no
        # digits, because numbers stand before and after it.
        return tr.text("two checkers {step}", step=step)
    if times == 3:
        # Translators: A step made by three checkers. {step} is such as "6 to 5".
        return tr.text("three checkers {step}", step=step)
    # Translators: A step made by four checkers. {step} is such as "6 to 5".
    return tr.text("four checkers {step}", step=step)


def paths(points: Sequence[int], hits: Iterable[int]) -> list[tuple[Path, int]]:
    """The paths of the checkers and how many took each, in an order in which they can be made.

    From the bar first, then hits, then the rearmost; off last. A checker that moves twice has one
    path, unless it hits where it stops in between, or others enter or go off as well.
    """
    ways = list(zip(points[::2], points[1::2], strict=True))
    # Others must enter before one of them goes on, or be at home before one of them goes off.
    entering = [source for source, _ in ways].count(BAR)
    leaving = [target for _, target in ways].count(OFF)
    open_hits, found = list(hits), list[Path]()
    for source, target in ways:
        hit = target in open_hits
        if hit:
            open_hits.remove(target)
        before = None
        if target != OFF or leaving == 1:
            before = next((path for path in found if _goes_on(path, source, entering)), None)
        if before is not None:
            found.remove(before)
            source = before.source
        found.append(Path(source, target, hit))
    return _counted(found)


def _goes_on(path: Path, source: int, entering: int) -> bool:
    alone = path.source != BAR or entering == 1
    return path.target == source and not path.hit and alone


def _counted(found: Iterable[Path]) -> list[tuple[Path, int]]:
    # Of several checkers to one point only the first can hit there.
    ways = Counter((path.source, path.target) for path in found)
    hit = {(path.source, path.target) for path in found if path.hit}
    counted = [(Path(*way, way in hit), times) for way, times in ways.items()]
    return sorted(counted, key=lambda one: _rank(one[0]))


def _rank(path: Path) -> tuple[bool, bool, bool, int, int]:
    return (path.source != BAR, path.target == OFF, not path.hit, -path.source, -path.target)
