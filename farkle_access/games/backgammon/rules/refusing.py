"""Why a checker may not make a step."""

from farkle_access.games.backgammon.rules.board import ways
from farkle_access.games.backgammon.rules.position import BAR, OFF, Position, highest, stepped
from farkle_access.games.backgammon.rules.refusals import (
    BarFirst,
    HigherChecker,
    LargerDie,
    NoChecker,
    NoSuchDie,
    NoSuchPoint,
    NotAllHome,
    PointHeld,
    StepRefusal,
    StrandsDie,
    WrongWay,
)


def why_not(position: Position, dice: tuple[int, ...], source: int, target: int) -> StepRefusal:
    """The reason against a step that is not among the single steps of these dice."""
    if not 1 <= source <= BAR:
        return NoSuchPoint(source)
    if not OFF <= target < BAR:
        return NoSuchPoint(target)
    if position[source] <= 0:
        return NoChecker(source)
    if position[BAR] and source != BAR:
        return BarFirst(position[BAR])
    if target >= source:
        return WrongWay()
    against = _off(position, dice, source) if target == OFF else None
    if against is None and target != OFF and source - target not in dice:
        against = NoSuchDie(source - target, dice)
    if against is None and position[target] < -1 and target != OFF:
        against = PointHeld(target, -position[target])
    return against or _order(position, dice, source, target)


def _off(position: Position, dice: tuple[int, ...], source: int) -> StepRefusal | None:
    back = highest(position)
    if back > 6:
        return NotAllHome(back)
    larger = [die for die in dice if die > source]
    if source in dice or (larger and back == source):
        return None
    return HigherChecker(min(larger), source, back) if larger else NoSuchDie(source, dice)


def _order(position: Position, dice: tuple[int, ...], source: int, target: int) -> StepRefusal:
    # The step is one that a die allows, so what is against it is the other die.
    large, small = max(dice), min(dice)
    die = small if (source, target) in ways(position, small) else large
    for first, then in ((large, small), (small, large)):
        if any(ways(stepped(position, *way), then) for way in ways(position, first)):
            return StrandsDie(large + small - die)
    return LargerDie(large)
