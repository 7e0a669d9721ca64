"""Plays as text, as backgammon players write them: 24/18*/13 or bar/20 6/5(2)."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from farkle_access.core.contract import IllegalMove, Refusal
from farkle_access.games.backgammon.board import Play, legal_plays, single_steps
from farkle_access.games.backgammon.position import BAR, OFF, THEIR_BAR, Position, stepped
from farkle_access.games.backgammon.refusals import DiceToPlay, NotAPlay
from farkle_access.games.backgammon.refusing import why_not

PLACES = {"bar": BAR, "b": BAR, "off": OFF, "o": OFF}
_PATH = re.compile(r"(\w+)((?:/\w+)+)(?:\(([1-4])\))?")
MOST_TEXT = 200


class BadNotation(ValueError):
    """A text that is no play at all."""


class Ambiguous(ValueError):
    """A text that fits several plays which hit on different points."""


def parse(text: str) -> tuple[tuple[int, ...], ...]:
    """The paths that a text names, each as the points that a checker goes through.

    Understood are "24/18*/13", "bar/20", "6/off", "6/5(2)", "24/14" for two dice, plain
    numbers in pairs ("8 5 6 5", "bar 20"), with or without "*", in capitals or not, with
    commas or hyphens. Raises BadNotation.
    """
    if len(text) > MOST_TEXT:
        raise BadNotation(text)
    plain = re.sub(r"\s*[-/]\s*", "/", text.lower().replace("*", ""))
    plain = re.sub(r"\s+\(", "(", plain)
    words = re.split(r"[\s,;]+", plain.strip(" ,;\t\n.").replace("(1)", ""))
    paths: list[tuple[int, ...]] = []
    waiting: str | None = None
    for word in words:
        if "/" not in word and waiting is None:
            waiting = word
            continue
        match = _PATH.fullmatch(word if waiting is None else f"{waiting}/{word}")
        if match is None or (waiting is not None and "/" in word):
            raise BadNotation(text)
        waiting = None
        points = (match[1], *match[2][1:].split("/"))
        paths += [tuple(map(_place, points))] * int(match[3] or 1)
    if waiting is not None:
        raise BadNotation(text)
    return tuple(paths)


def read_play(text: str, position: Position, dice: tuple[int, int]) -> Play:
    """The legal play of a roll that a text means, in the order of the text where that is legal.

    A path over several dice may leave out where it stops; if it hits there, or not, is then
    taken as written. Raises BadNotation, Ambiguous, and IllegalMove with the reason when no
    legal play fits.
    """
    paths = parse(text)
    if play := _as_written(position, dice, paths):
        return play
    mine = _mine_after(position, paths)
    plays = legal_plays(position, dice)
    named = {point for path in paths for point in path[1:] if point in range(1, 25)}
    named = {point for point in named if position[point] == -1}
    fitting = {after: hits(position, after) for after in plays if _mine(after) == mine}
    fitting = {after: found for after, found in fitting.items() if found >= named}
    exact = [after for after, found in fitting.items() if found == named]
    if len(fitting) > 1 and len(exact) != 1:
        raise Ambiguous(text)
    if not fitting:
        raise IllegalMove(_reason(position, dice, paths))
    return plays[exact[0] if exact else next(iter(fitting))]


def write_play(position: Position, play: Play) -> str:
    """A play as text: the checkers furthest back first, a step in between only with a hit.

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


def hits(before: Position, after: Position) -> set[int]:
    """The points on which checkers of the opponent stood before, and were hit."""
    return {point for point in range(1, 25) if before[point] == -1 and after[point] > -1}


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


def _place(word: str) -> int:
    if word in PLACES:
        return PLACES[word]
    if not (word.isascii() and word.isdigit() and len(word) < 3 and int(word) <= BAR):
        raise BadNotation(word)
    return int(word)


def _mine(position: Position) -> tuple[int, ...]:
    return tuple(max(count, 0) for count in position[1:])


def _mine_after(position: Position, paths: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    counts = [0, *_mine(position)]
    for path in paths:
        counts[path[0]] -= 1
        counts[path[-1]] += 1
    return tuple(counts[THEIR_BAR + 1 :])


def _as_written(
    position: Position, dice: tuple[int, int], paths: tuple[tuple[int, ...], ...]
) -> Play:
    left = list(dice * 2 if dice[0] == dice[1] else dice)
    play = tuple(way for path in paths for way in pairwise(path))
    for way in play:
        steps = single_steps(position, left)
        if way not in steps:
            return ()
        left.remove(steps[way])
        position = stepped(position, *way)
    return () if single_steps(position, left) else play


def _reason(
    position: Position, dice: tuple[int, int], paths: tuple[tuple[int, ...], ...]
) -> Refusal:
    """What is against the first step that cannot be made, from the back to the front."""
    left = list(dice * 2 if dice[0] == dice[1] else dice)
    for path in sorted(paths, reverse=True):
        for way in pairwise(path):
            steps = single_steps(position, left)
            if way not in steps:
                return why_not(position, tuple(left), *way)
            left.remove(steps[way])
            position = stepped(position, *way)
    return DiceToPlay(tuple(left)) if left else NotAPlay()
