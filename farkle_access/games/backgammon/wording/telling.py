"""What is heard of the events of backgammon, and what is heard in one breath."""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain

from farkle_access.core.contract import Event, Seat
from farkle_access.games.backgammon.moves import (
    Beavered,
    CheckerMoved,
    CheckerTakenBack,
    DiceLost,
    Doubled,
    DoubledByTie,
    Dropped,
    GameBegan,
    GameEnded,
    MatchEnded,
    OpeningRolled,
    OpeningWon,
    Played,
    ResignationOffered,
    ResignationRefused,
    Rolled,
    SetUp,
    Took,
    TurnBegan,
)
from farkle_access.games.backgammon.wording import ends, turn_sentences, with_cube
from farkle_access.games.backgammon.wording.sounds import cues
from farkle_access.games.backgammon.wording.trials import without_trials
from farkle_access.games.rooms import Told
from farkle_access.i18n.detail import Detail
from farkle_access.i18n.listener import Listener

OF_A_TURN = (Rolled, CheckerMoved, DiceLost, Played)


def tell(events: Sequence[Event], listener: Listener) -> tuple[Told, ...]:
    """What this listener hears of these events, a line for what belongs together.

    A turn of somebody else is one line with its dice, and how its steps were tried is left out;
    of the listener's own turn the roll is one, and the steps made at once are another. In full
    detail every event has a line.
    """
    if listener.detail is not Detail.FULL:
        events = without_trials(events, listener)
    return tuple(
        chain.from_iterable(_told(group, listener) for group in _groups(events, listener))
    )


def _told(group: list[Event], listener: Listener) -> Iterator[Told]:
    """The lines of a group; its sounds stand beside the first of them."""
    sounds = tuple(cues(group, listener))
    for line in _tell(group, listener):
        yield Told(line, sounds)
        sounds = ()


def _groups(events: Sequence[Event], listener: Listener) -> Iterator[list[Event]]:
    group: list[Event] = []
    for event in events:
        if group and not _joins(event, group, listener):
            yield group
            group = []
        group.append(event)
    if group:
        yield group


def _joins(event: Event, group: list[Event], listener: Listener) -> bool:
    """Whether an event is told in one line with those before it."""
    if listener.detail is Detail.FULL:
        return False
    last = group[-1]
    match event:
        case Rolled(seat) if isinstance(last, TurnBegan):
            return not listener.here(seat)
        case Rolled(seat):
            # The first roll is the opening roll, which has just been heard.
            return isinstance(last, OpeningWon) and not last.anew and last.seat == seat
        case CheckerMoved() | DiceLost() | Played():
            return isinstance(last, OF_A_TURN) and _same_breath(event.seat, group, listener)
        case MatchEnded():
            return isinstance(last, GameEnded)
        case _:
            return False


def _same_breath(seat: Seat, group: list[Event], listener: Listener) -> bool:
    first = group[0]
    own = getattr(first, "seat", None) == seat
    return own and not (isinstance(first, OpeningWon) and not listener.here(seat))


def _tell(group: list[Event], listener: Listener) -> tuple[str, ...]:
    match group:
        case [OpeningWon() as won, Rolled() as roll, *more]:
            if not listener.here(won.seat):
                return _joined(turn_sentences.opening_won(won, listener), *_played(more, listener))
            begins = turn_sentences.begins_with(won, roll, listener)
            return _joined(begins, *turn_sentences.own_steps(more, listener))
        case [TurnBegan(), Rolled() as roll, *more]:
            # The dice of somebody else are heard with what is done with them.
            return _joined(*_played([roll, *more], listener)) if more else ()
        case [GameEnded() as game, MatchEnded() as end]:
            return _joined(ends.game_won(game, listener), ends.match_ended(end, listener))
        case [Rolled() | CheckerMoved() | DiceLost() | Played() as first, *_]:
            if listener.detail is Detail.FULL:
                return (_alone(first, listener),)
            return _joined(*_of_a_turn(first.seat, group, listener))
        case [event]:
            return _joined(_alone(event, listener))
        case _:
            raise ValueError(group)


def _played(events: list[Event], listener: Listener) -> tuple[str, ...]:
    return turn_sentences.turn_elsewhere(events, listener) if events else ()


def _joined(*parts: str) -> tuple[str, ...]:
    said = " ".join(part for part in parts if part)
    return (said,) if said else ()


def _of_a_turn(seat: Seat, group: list[Event], listener: Listener) -> tuple[str, ...]:
    if not listener.here(seat):
        return turn_sentences.turn_elsewhere(group, listener)
    roll = group[0]
    if isinstance(roll, Rolled):
        more = turn_sentences.own_steps(group[1:], listener)
        return (turn_sentences.rolled(roll, listener), *more)
    return turn_sentences.own_steps(group, listener)


def _alone(event: Event, listener: Listener) -> str:
    """The sentence of one event, "" for one that is heard in full detail only."""
    match event:
        case TurnBegan(seat):
            # The next line names whoever plays elsewhere.
            silent = not listener.here(seat) and listener.detail is not Detail.FULL
            return "" if silent else turn_sentences.turn_began(event, listener)
        case _:
            return _SENTENCES[type(event)](event, listener)


_SENTENCES: dict[type[Event], Callable[..., str]] = {
    GameBegan: ends.game_began,
    SetUp: ends.set_up,
    OpeningRolled: turn_sentences.opening_rolled,
    DoubledByTie: with_cube.doubled_by_tie,
    OpeningWon: turn_sentences.opening_won,
    Rolled: turn_sentences.rolled,
    CheckerMoved: turn_sentences.moved,
    CheckerTakenBack: turn_sentences.taken_back,
    DiceLost: turn_sentences.dice_lost,
    Played: turn_sentences.played,
    Doubled: with_cube.doubled,
    Took: with_cube.took,
    Beavered: with_cube.beavered,
    Dropped: with_cube.dropped,
    ResignationOffered: with_cube.resignation_offered,
    ResignationRefused: with_cube.resignation_refused,
    GameEnded: ends.game_ended,
    MatchEnded: ends.match_ended,
}
