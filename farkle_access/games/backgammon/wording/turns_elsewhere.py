"""How the turns of somebody else are told."""

from collections.abc import Sequence

from farkle_access.games.backgammon.rules.events import (
    BackgammonEvent,
    Cause,
    CheckerMoved,
    DiceLost,
    Played,
    Rolled,
)
from farkle_access.games.backgammon.wording.naming import play_name
from farkle_access.games.backgammon.wording.turn_sentences import moved, rolled
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.phrases import numbers
from farkle_access.i18n.translator import Translator


def turn_elsewhere(events: Sequence[BackgammonEvent], listener: Listener) -> tuple[str, ...]:
    """A turn of somebody else, or its part, in one line that begins with the dice."""
    said, tr = [], listener.tr
    end = events[-1]
    lost = next((event for event in events if isinstance(event, DiceLost)), None)
    if isinstance(end, Played):
        said.append(_turn(end, lost, listener))
        if lost is not None and end.points:
            said.append(_not_all(lost, tr))
        return tuple(said)
    for event in events:
        if isinstance(event, Rolled):
            said.append(rolled(event, listener))
        elif isinstance(event, CheckerMoved):
            said.append(moved(event, listener))
        elif isinstance(event, DiceLost):
            said.append(_not_all(event, tr))
    return tuple(said)


def _turn(end: Played, lost: DiceLost | None, listener: Listener) -> str:
    tr, player, dice = listener.tr, listener.names[end.seat], numbers(end.dice)
    if end.points:
        play = play_name(end.points, end.hits, end.seat, listener)
        # Translators: The turn of another player. {dice} is for example "6, 1", {play} "13 to 7,
        # 8 to 7".
        return tr.text("{player} rolls {dice}: {play}.", player=player, dice=dice, play=play)
    if lost is not None and lost.cause is Cause.BAR:
        # Translators: The turn of another player, whose checkers cannot enter from the bar.
        return tr.text("{player} rolls {dice} and stays on the bar.", player=player, dice=dice)
    # Translators: The turn of another player, who has no legal move.
    return tr.text("{player} rolls {dice} and cannot move.", player=player, dice=dice)


def _not_all(lost: DiceLost, tr: Translator) -> str:
    # Translators: Follows the turn of another player. {dice} is for example "5" or "6, 6".
    return tr.text("Not playable: {dice}.", dice=numbers(lost.dice))
