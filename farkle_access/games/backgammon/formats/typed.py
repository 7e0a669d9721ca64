"""Plays that are typed: whole ones, and single steps of them."""

from itertools import pairwise
from typing import TypeAlias

from farkle_access.core.contract import Refused
from farkle_access.games.backgammon.formats.notation import parse, read_play
from farkle_access.games.backgammon.rules.board import Way, single_steps
from farkle_access.games.backgammon.rules.moves import MoveChecker, PlayAll
from farkle_access.games.backgammon.rules.position import Position, stepped
from farkle_access.games.backgammon.rules.refusals import BackgammonRefusal, NotAPlay, NotRolledYet
from farkle_access.games.backgammon.rules.refusing import why_not
from farkle_access.games.backgammon.rules.state import Phase, State
from farkle_access.games.backgammon.rules.turns import flat, played, plays_of

Moves: TypeAlias = tuple[MoveChecker | PlayAll, ...]


def read_moves(text: str, view: State) -> Moves | Refused[BackgammonRefusal]:
    """The moves that a text means: the whole play, or else steps one after the other.

    Raises BadNotation and Ambiguous.
    """
    if view.phase is not Phase.MOVING:
        return Refused(NotRolledYet())
    paths = parse(text)
    steps = _steps(view.position, view.dice, paths)
    if view.made:
        return _moves(steps) if steps else Refused(_reason(view, paths))
    play = read_play(text, view.position, (view.rolled[0], view.rolled[1]))
    if isinstance(play, Refused):
        return _moves(steps) if steps else play
    # The log knows one order of steps for each position that can be reached.
    after = played(view.position, PlayAll(flat(play)))
    return (PlayAll(flat(plays_of(view.position, view.rolled)[after])),)


def _moves(steps: tuple[Way, ...]) -> Moves:
    return tuple(MoveChecker(*way) for way in steps)


def _steps(
    position: Position, dice: tuple[int, ...], paths: tuple[tuple[int, ...], ...]
) -> tuple[Way, ...]:
    """The single steps along all the paths; none when there is one that cannot be made."""
    made: tuple[Way, ...] = ()
    for source, target in (way for path in paths for way in pairwise(path)):
        found = _along(position, dice, source, target)
        if not found:
            return ()
        position, dice = _after(position, dice, found)
        made += found
    return made


def _after(
    position: Position, dice: tuple[int, ...], steps: tuple[Way, ...]
) -> tuple[Position, tuple[int, ...]]:
    for way in steps:
        left = list(dice)
        left.remove(single_steps(position, dice)[way])
        position, dice = stepped(position, *way), tuple(left)
    return position, dice


def _along(position: Position, dice: tuple[int, ...], source: int, target: int) -> tuple[Way, ...]:
    """The steps of one checker from a point to another, with as many dice as it takes."""
    steps = single_steps(position, dice)
    if (source, target) in steps:
        return ((source, target),)
    for way, die in steps.items():
        if way[0] == source and way[1] > target:
            left = list(dice)
            left.remove(die)
            more = _along(stepped(position, *way), tuple(left), way[1], target)
            if more:
                return (way, *more)
    return ()


def _reason(view: State, paths: tuple[tuple[int, ...], ...]) -> BackgammonRefusal:
    """What is against the first step that cannot be made."""
    position, dice = view.position, view.dice
    for source, target in (way for path in paths for way in pairwise(path)):
        found = _along(position, dice, source, target)
        if not found:
            return why_not(position, dice, source, target)
        position, dice = _after(position, dice, found)
    return NotAPlay()
