"""What can be played with a roll: every legal play, and every legal step.

The rule (US Backgammon Federation): as many dice as possible must be played; when either of
two can be played but not both, the larger.
"""

from collections.abc import Sequence
from typing import TypeAlias

from farkle_access.games.backgammon.rules.position import BAR, OFF, Position, highest, stepped

Way: TypeAlias = tuple[int, int]
"""One checker's step: from a point or 25 (the bar), to a point or 0 (off)."""

Play: TypeAlias = tuple[Way, ...]
"""The steps of a turn in the order in which they are made."""

Plays: TypeAlias = dict[Position, Play]


def legal_plays(position: Position, dice: Sequence[int]) -> Plays:
    """Every position that a roll can lead to, each with one play that leads there.

    `dice` are the two faces in any order; a double is played four times. The positions are
    still from the mover's side. Empty when there is no legal play. Raises ValueError for
    anything but two faces from 1 to 6.
    """
    if len(dice) != 2 or not all(1 <= die <= 6 for die in dice):
        raise ValueError(f"a roll is two dice with faces from 1 to 6, not {dice}")
    large, small = max(dice), min(dice)
    if large == small:
        return _double(position, large)
    return _both(position, large, small) or _one(position, large) or _one(position, small)


def single_steps(position: Position, dice_left: Sequence[int]) -> dict[Way, int]:
    """Every step that can be made now, with the die that it uses.

    `dice_left` are the dice of the roll still to be played, a double four times at first. A
    step that would leave a die unplayed which another step would not is not among them,
    unless it ends the game. Played on until nothing is left, the steps lead to exactly the
    positions of `legal_plays`.
    """
    dice = sorted(set(dice_left))
    if len(dice) < 2:
        return dict.fromkeys(ways(position, dice[0]), dice[0]) if dice else {}
    small, large = dice
    # Both dice bear off from one point only when no checker stands behind it; then either will
    # do, and the smaller one fits more exactly.
    first = dict.fromkeys(ways(position, large), large)
    first |= dict.fromkeys(ways(position, small), small)
    both = {way: die for way, die in first.items() if _leaves(position, way, large + small - die)}
    if not both:
        return {way: die for way, die in first.items() if die == large} or first
    ended = _both(position, large, small)
    return {way: die for way, die in first.items() if way in both or _ends(position, way, ended)}


def ways(position: Position, die: int) -> list[Way]:
    """Every step that one die alone allows, the rearmost checkers first."""
    if position[BAR]:
        return [(BAR, BAR - die)] if position[BAR - die] > -2 else []
    found = [
        (source, source - die)
        for source in range(24, die, -1)
        if position[source] > 0 and position[source - die] > -2
    ]
    if max(position[7:BAR]) <= 0:
        if position[die] > 0:
            found.append((die, OFF))
        elif (back := highest(position)) < die and back:
            found.append((back, OFF))
    return found


def _leaves(position: Position, way: Way, die: int) -> bool:
    return bool(ways(stepped(position, *way), die))


def _ends(position: Position, way: Way, ended: Plays) -> bool:
    # When the last checker is off, the other die does not matter; but a hit on the way may not
    # be left out, because both dice have to be played.
    after = stepped(position, *way)
    return not highest(after) and after in ended


def _one(position: Position, die: int) -> Plays:
    return {stepped(position, *way): (way,) for way in ways(position, die)}


def _both(position: Position, large: int, small: int) -> Plays:
    plays: Plays = {}
    first = ways(position, large)
    for way in first:
        between = stepped(position, *way)
        for then in ways(between, small):
            plays[stepped(between, *then)] = (way, then)
    # In the other order only steps matter that the larger die could not have made at once.
    for way in ways(position, small):
        between = stepped(position, *way)
        for then in ways(between, large):
            if then not in first:
                plays.setdefault(stepped(between, *then), (way, then))
    return plays


def _double(position: Position, die: int) -> Plays:
    # A double can always be played from the back to the front, and each set of steps then
    # comes up once only.
    plays: Plays = {position: ()}
    for _ in range(4):
        further = {
            stepped(after, *way): (*play, way)
            for after, play in plays.items()
            for way in ways(after, die)
            if not play or way[0] <= play[-1][0]
        }
        if not further:
            break
        plays = further
    return {} if position in plays else plays
