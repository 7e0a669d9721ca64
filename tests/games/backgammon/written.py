"""Plays as backgammon players write them, for the tests of how they are read."""

from collections import Counter
from collections.abc import Iterator

from farkle_access.games.backgammon.rules.board import Play
from farkle_access.games.backgammon.rules.position import BAR, OFF, Position, stepped


def write_play(position: Position, play: Play) -> str:
    """A play as text: the rearmost checkers first, a stop in between only with a hit.

    Empty for a turn without a legal play.
    """
    paths: list[tuple[tuple[int, bool], ...]] = []
    for source, target in play:
        hit = target != OFF and position[target] < 0
        position = stepped(position, source, target)
        # The same checker goes on, whichever of several it may have been.
        before = next((path for path in paths if path[-1][0] == source and source != BAR), None)
        if before is not None:
            paths.remove(before)
        paths.append((*(before or ((source, False),)), (target, hit)))
    return " ".join(_grouped(paths))


def _grouped(paths: list[tuple[tuple[int, bool], ...]]) -> Iterator[str]:
    shown = [_stops(path) for path in paths]
    # Only the first of several checkers to the same point can hit there.
    counts = Counter(tuple(point for point, _ in path) for path in shown)
    for points in sorted(counts, reverse=True):
        hit = {stop for path in shown for stop in path if stop[1]}
        names = [_name(points[0])]
        names += [_name(point) + "*" * ((point, True) in hit) for point in points[1:]]
        times = f"({counts[points]})" if counts[points] > 1 else ""
        yield "/".join(names) + times
        shown = [path for path in shown if tuple(point for point, _ in path) != points]


def _stops(path: tuple[tuple[int, bool], ...]) -> tuple[tuple[int, bool], ...]:
    return (path[0], *(stop for stop in path[1:-1] if stop[1]), path[-1])


def _name(point: int) -> str:
    return {BAR: "bar", OFF: "off"}.get(point, str(point))
