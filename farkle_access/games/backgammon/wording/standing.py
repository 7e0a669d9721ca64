"""What stands where: the whole board in a sentence for each side, and the race."""

from collections.abc import Sequence

from farkle_access.core.contract import Seat
from farkle_access.gamekit.table_talk import is_you
from farkle_access.games.backgammon.rules.position import BAR, Position, borne_off, mirrored, pips
from farkle_access.games.backgammon.wording.naming import point_name, viewer
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.phrases import listed
from farkle_access.i18n.translator import Translator


def sides(position: Position, mover: Seat, asked: Seat, listener: Listener) -> tuple[str, str]:
    """The checkers of both sides, the viewer's first, each from high points to low.

    `position` is from the side of `mover`; several listeners hear it from that of `asked`.
    """
    mine = viewer(asked, listener)
    own = position if mine == mover else mirrored(position)
    return (
        _side(own, own, mine, mine, listener),
        _side(mirrored(own), own, 1 - mine, mine, listener),
    )


def _side(theirs: Position, board: Position, seat: Seat, mine: Seat, listener: Listener) -> str:
    """The checkers of `seat`, from whose side `theirs` is; points are named as on `board`."""
    tr, sign = listener.tr, 1 if seat == mine else -1
    parts = []
    if theirs[BAR]:
        # Translators: A part of what stands on the board. {n} is a number of checkers.
        parts.append(tr.text("{n} on the bar", n=theirs[BAR]))
    for point in range(24, 0, -1):
        if sign * board[point] > 0:
            count, name = abs(board[point]), point_name(point, mine, listener)
            # Translators: A part of what stands on the board: {n} checkers on a point.
            parts.append(tr.text("{n} on {point}", n=count, point=name))
    if off := borne_off(theirs):
        # Translators: A part of what stands on the board: {n} checkers are borne off.
        parts.append(tr.text("{n} off", n=off))
    return _line(seat, parts, listener)


def _line(seat: Seat, parts: Sequence[str], listener: Listener) -> str:
    tr, checkers = listener.tr, listed(parts)
    if is_you(seat, listener):
        # Translators: The listener's checkers. {checkers} is a list such as "2 on 24, 5 on 13".
        return tr.text("You: {checkers}.", checkers=checkers)
    # Translators: The checkers of a player. {checkers} is a list such as "2 on 24, 5 on 13".
    return tr.text("{player}: {checkers}.", player=listener.names[seat], checkers=checkers)


def race(position: Position, mover: Seat, asked: Seat, listener: Listener) -> tuple[str, ...]:
    """The pips of both sides, who is ahead, and the checkers on the bar and off.

    The seats are as in `sides`.
    """
    mine = viewer(asked, listener)
    own = position if mine == mover else mirrored(position)
    theirs = mirrored(own)
    said = [_pips(pips(own), pips(theirs), mine, listener)]
    for seat, side in ((mine, own), (1 - mine, theirs)):
        said += _away(seat, side, listener)
    return (" ".join(said),)


def _pips(own: int, theirs: int, mine: Seat, listener: Listener) -> str:
    tr, player, other = listener.tr, listener.names[mine], listener.names[1 - mine]
    if is_you(mine, listener):
        # Translators: Answer to the key P: the points that both sides still have to go.
        said = tr.text("Pips. You: {n}. {player}: {m}.", n=own, player=other, m=theirs)
    else:
        # Translators: Answer to the key P: the points that both sides still have to go.
        said = tr.text(
            "Pips. {player}: {n}. {opponent}: {m}.", player=player, n=own, opponent=other, m=theirs
        )
    return f"{said} {_lead(theirs - own, mine, listener)}"


def _lead(lead: int, mine: Seat, listener: Listener) -> str:
    tr, you = listener.tr, is_you(mine, listener)
    if not lead:
        # Translators: Follows the pips of both sides when they are equal.
        return tr.text("Level.")
    if you and lead > 0:
        # Translators: Follows the pips of both sides. {n} is the difference.
        return tr.text("You lead by {n}.", n=lead)
    if you:
        # Translators: Follows the pips of both sides. {n} is the difference.
        return tr.text("You trail by {n}.", n=-lead)
    leader = listener.names[mine if lead > 0 else 1 - mine]
    # Translators: Follows the pips of both sides. {player} has fewer to go by {n}.
    return tr.text("{player} leads by {n}.", player=leader, n=abs(lead))


def _away(seat: Seat, side: Position, listener: Listener) -> list[str]:
    tr, said = listener.tr, []
    you = is_you(seat, listener)
    for count, bar in ((side[BAR], True), (borne_off(side), False)):
        if count:
            said.append(_count(count, "" if you else listener.names[seat], tr, bar=bar))
    return said


def _count(count: int, player: str, tr: Translator, *, bar: bool) -> str:
    if bar and player:
        # Translators: How many checkers of a player are on the bar.
        return tr.text("{player}, on the bar: {n}.", player=player, n=count)
    if bar:
        # Translators: How many checkers of the listener are on the bar.
        return tr.text("You, on the bar: {n}.", n=count)
    if player:
        # Translators: How many checkers of a player have been borne off.
        return tr.text("{player}, off: {n}.", player=player, n=count)
    # Translators: How many checkers of the listener have been borne off.
    return tr.text("You, off: {n}.", n=count)
