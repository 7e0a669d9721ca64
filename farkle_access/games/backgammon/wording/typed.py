"""Plays that are typed: whole ones, and single steps of them."""

from itertools import pairwise

from farkle_access.core.contract import IllegalMove, Move, Refusal
from farkle_access.games.backgammon.board import Way, single_steps
from farkle_access.games.backgammon.formats.notation import parse, read_play
from farkle_access.games.backgammon.moves import MoveChecker, PlayAll
from farkle_access.games.backgammon.position import Position, stepped
from farkle_access.games.backgammon.refusals import NotAPlay, NotRolledYet
from farkle_access.games.backgammon.refusing import why_not
from farkle_access.games.backgammon.state import Phase, State
from farkle_access.games.backgammon.turns import flat, plays_of
from farkle_access.games.backgammon.wording.labels import played


def read_moves(text: str, view: State) -> tuple[Move, ...]:
    """The moves that a text means: the whole play, or else steps one after the other.

    Raises BadNotation, Ambiguous, and IllegalMove with the reason.
    """
    if view.phase is not Phase.MOVING:
        raise IllegalMove(NotRolledYet())
    paths = parse(text)
    steps = _steps(view.position, view.dice, paths)
    if view.made:
        if not steps:
            raise IllegalMove(_reason(view, paths))
        return tuple(MoveChecker(*way) for way in steps)
    try:
        play = read_play(text, view.position, (view.rolled[0], view.rolled[1]))
    except IllegalMove:
        if not steps:
            raise
        return tuple(MoveChecker(*way) for way in steps)
    # The log knows one order of steps for each position that can be reached.
    after = played(view.position, PlayAll(flat(play)))
    return (PlayAll(flat(plays_of(view.position, view.rolled)[after])),)


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


def _reason(view: State, paths: tuple[tuple[int, ...], ...]) -> Refusal:
    """What is against the first step that cannot be made."""
    position, dice = view.position, view.dice
    for source, target in (way for path in paths for way in pairwise(path)):
        found = _along(position, dice, source, target)
        if not found:
            return why_not(position, dice, source, target)
        position, dice = _after(position, dice, found)
    return NotAPlay()
