"""What is said at every table alike: the turn, the scores, the end, and how events group."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from farkle_access.core.contract import EventT, Seat
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.phrases import points
from farkle_access.i18n.translator import Translator


def is_you(seat: Seat, listener: Listener) -> bool:
    """Whether a seat can be called "you" without its name: one person only listens here."""
    return listener.here(seat) and listener.alone()


def turn_of(seat: Seat, listener: Listener) -> str:
    """The turn of a seat, as a sentence."""
    if is_you(seat, listener):
        # Translators: Heard when the turn passes to the only person at the keyboard.
        return listener.tr.text("Your turn.")
    # Translators: Heard when the turn passes. {player} is a name, which cannot be inflected.
    return listener.tr.text("Turn of {player}.", player=listener.names[seat])


def match_is_over(tr: Translator) -> str:
    """The answer to a question about the moment after the end."""
    # Translators: Answer to the keys C and T after the end.
    return tr.text("The match is over.")


def match_won(winner: Seat, listener: Listener) -> str:
    """Who has won the match; the scores follow."""
    if is_you(winner, listener):
        # Translators: Heard at the end of the match by the winner; the scores follow.
        return listener.tr.text("The match is over: you win!")
    # Translators: Heard at the end of the match; the scores follow.
    return listener.tr.text("The match is over: {player} wins.", player=listener.names[winner])


def ranking(totals: Sequence[int]) -> list[Seat]:
    """The seats, the highest total first."""
    return sorted(range(len(totals)), key=lambda seat: -totals[seat])


def score(seat: Seat, total: int, listener: Listener) -> str:
    """The points of one seat."""
    # Translators: The score of a player. {points} is an amount such as "240 points".
    return listener.tr.text(
        "{player}, {points}.", player=listener.names[seat], points=points(listener.tr, total)
    )


def scores(totals: Sequence[int], listener: Listener) -> str:
    """The points of all seats, the highest first."""
    return " ".join(score(seat, totals[seat], listener) for seat in ranking(totals))


def grouped(
    events: Iterable[EventT], joins: Callable[[EventT, Sequence[EventT]], bool]
) -> Iterator[tuple[EventT, ...]]:
    """Events in the groups that are told in one breath.

    `joins` says whether an event is told together with the group before it.
    """
    group: list[EventT] = []
    for event in events:
        if group and not joins(event, group):
            yield tuple(group)
            group = []
        group.append(event)
    if group:
        yield tuple(group)
