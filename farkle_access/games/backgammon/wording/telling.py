"""What is heard of the events of backgammon, and what is heard in one breath."""

from collections.abc import Sequence

from farkle_access.core.contract import Seat
from farkle_access.gamekit.table_talk import grouped
from farkle_access.gamekit.words import Line
from farkle_access.games.backgammon.rules.events import (
    BackgammonEvent,
    CheckerMoved,
    DiceLost,
    GameEnded,
    MatchEnded,
    OfferEvent,
    OpeningWon,
    Played,
    Rolled,
    TurnBegan,
    TurnEvent,
)
from farkle_access.games.backgammon.wording import ends, turn_sentences, with_cube
from farkle_access.games.backgammon.wording.trials import without_trials
from farkle_access.games.backgammon.wording.turns_elsewhere import turn_elsewhere
from farkle_access.i18n.detail import Detail
from farkle_access.i18n.listener import Listener

OF_A_TURN = (Rolled, CheckerMoved, DiceLost, Played)


def tell(
    events: Sequence[BackgammonEvent], listener: Listener
) -> tuple[Line[BackgammonEvent], ...]:
    """What this listener hears of these events, a line for what belongs together.

    A turn of somebody else is one line with its dice, and how its steps were tried is left out;
    of the listener's own turn the roll is one, and the steps made at once are another. In full
    detail every event has a line.
    """
    if listener.detail is Detail.FULL:
        return tuple(Line(_alone(event, listener), (event,)) for event in events)
    groups = grouped(
        without_trials(events, listener), lambda event, group: _joins(event, group, listener)
    )
    lines = (Line(_together(group, listener), group) for group in groups)
    return tuple(line for line in lines if line.text)


def _joins(event: BackgammonEvent, group: Sequence[BackgammonEvent], listener: Listener) -> bool:
    """Whether an event is told in one line with those before it."""
    last = group[-1]
    if isinstance(event, Rolled):
        if isinstance(last, TurnBegan):
            return not listener.here(event.seat)
        # The first roll is the opening roll, which has just been heard.
        return isinstance(last, OpeningWon) and not last.anew and last.seat == event.seat
    if isinstance(event, OF_A_TURN):
        return isinstance(last, OF_A_TURN) and _same_breath(event.seat, group[0], listener)
    return isinstance(event, MatchEnded) and isinstance(last, GameEnded)


def _same_breath(seat: Seat, first: BackgammonEvent, listener: Listener) -> bool:
    if isinstance(first, OpeningWon):
        return first.seat == seat and listener.here(seat)
    return isinstance(first, (TurnBegan, *OF_A_TURN)) and first.seat == seat


def _together(group: Sequence[BackgammonEvent], listener: Listener) -> str:
    """The sentences of a group; "" for one that is heard in full detail only."""
    first, *more = group
    if isinstance(first, OF_A_TURN):
        return " ".join(_of_a_turn(first.seat, group, listener))
    if not more:
        return _alone(first, listener)
    if isinstance(first, OpeningWon):
        return " ".join(_first_turn(first, more, listener))
    if isinstance(first, GameEnded):
        return " ".join((ends.game_won(first, listener), _alone(more[0], listener)))
    # A turn elsewhere: its dice are heard with what is done with them.
    return " ".join(turn_elsewhere(more, listener)) if len(more) > 1 else ""


def _first_turn(
    won: OpeningWon, more: Sequence[BackgammonEvent], listener: Listener
) -> tuple[str, ...]:
    """The turn of the winner of the opening roll, whose dice have just been heard."""
    roll, *steps = more
    if not isinstance(roll, Rolled) or not listener.here(won.seat):
        elsewhere = turn_elsewhere(steps, listener) if steps else ()
        return (turn_sentences.opening_won(won, listener), *elsewhere)
    begins = turn_sentences.begins_with(won, roll, listener)
    return (begins, *turn_sentences.own_steps(steps, listener))


def _of_a_turn(
    seat: Seat, group: Sequence[BackgammonEvent], listener: Listener
) -> tuple[str, ...]:
    if not listener.here(seat):
        return turn_elsewhere(group, listener)
    roll = group[0]
    if not isinstance(roll, Rolled):
        return turn_sentences.own_steps(group, listener)
    more = turn_sentences.own_steps(group[1:], listener)
    return (turn_sentences.rolled(roll, listener), *more)


def _alone(event: BackgammonEvent, listener: Listener) -> str:
    """The sentence of one event; "" for one that is heard in full detail only."""
    if isinstance(event, TurnEvent):
        return turn_sentences.told(event, listener)
    if isinstance(event, OfferEvent):
        return with_cube.told(event, listener)
    return ends.told(event, listener)
