"""Plays as text, as backgammon players write them: 24/18*/13 or bar/20 6/5(2)."""

import re
from itertools import pairwise

from farkle_access.core.contract import Refused
from farkle_access.games.backgammon.rules.board import Play, legal_plays, single_steps
from farkle_access.games.backgammon.rules.position import (
    BAR,
    OFF,
    THEIR_BAR,
    Position,
    hits,
    stepped,
)
from farkle_access.games.backgammon.rules.refusals import BackgammonRefusal, DiceToPlay, NotAPlay
from farkle_access.games.backgammon.rules.refusing import why_not

PLACES = {"bar": BAR, "b": BAR, "off": OFF, "o": OFF}
SPOKEN = {"šķirtne": "bar", "šķirtnes": "bar", "fuori": "off", "nost": "off"}
"""What the game says for a place, in its other languages."""
_JOINING = re.compile(r"\b(?:from|to|the|and|da|dal|a|e|no|uz|un)\b")
_ROLL = re.compile(r"^\s*[1-6]{2}\s*:")
_ENCLOSED = re.compile(r"\((\w+(?:/\w+)+)\)")
_TWO_POINTS = re.compile(r"(?<![\w/])(?:2[6-9]|[3-9]\d)(?![\w/])")
_PATH = re.compile(r"(\w+)((?:/\w+)+)(?:\(([1-4])\))?")
MOST_TEXT = 200


class BadNotation(ValueError):
    """A text that is not a play at all."""


class Ambiguous(ValueError):
    """A text that fits several plays which hit on different points."""


def parse(text: str) -> tuple[tuple[int, ...], ...]:
    """The paths that a text names, each as the points that a checker goes through.

    It understands "24/18*/13", "bar/20", "6/off", "6/5(2)", "24/14" for two dice, and plain
    numbers in pairs ("8 5 6 5", "bar 20", "85 65"); with or without "*", in capitals or not, with
    commas or hyphens, a roll before it, and the words that the game says. Raises BadNotation.
    """
    if len(text) > MOST_TEXT:
        raise BadNotation(text)
    plain = re.sub(r"\s*[-/]\s*", "/", _without_words(text.lower().replace("*", "")))
    plain = _TWO_POINTS.sub(lambda found: " ".join(found[0]), _ENCLOSED.sub(r" \1 ", plain))
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


def read_play(
    text: str, position: Position, dice: tuple[int, int]
) -> Play | Refused[BackgammonRefusal]:
    """The legal play of a roll that a text means, in the order of the text where that is legal.

    A path over several dice may leave out where it stops; it then hits there only if the text
    says so. When no legal play fits, the reason is returned. Raises BadNotation and Ambiguous.
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
        return Refused(_reason(position, dice, paths))
    return plays[exact[0] if exact else next(iter(fitting))]


def _without_words(text: str) -> str:
    plain = _JOINING.sub(" ", _ROLL.sub("", text))
    return re.sub(r"\w+", lambda found: SPOKEN.get(found[0], found[0]), plain)


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
) -> BackgammonRefusal:
    """What is against the first step that cannot be made, the rearmost checkers first."""
    left = list(dice * 2 if dice[0] == dice[1] else dice)
    for path in sorted(paths, reverse=True):
        for way in pairwise(path):
            steps = single_steps(position, left)
            if way not in steps:
                return why_not(position, tuple(left), *way)
            left.remove(steps[way])
            position = stepped(position, *way)
    return DiceToPlay(tuple(left)) if left else NotAPlay()
