"""What is heard of the events of Farkle."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import TypeAlias

from farkle_access.core.contract import Event, Seat
from farkle_access.games.farkle.moves import (
    Counted,
    Farkled,
    HandBegan,
    HotDice,
    LimitReached,
    MatchEnded,
    Rolled,
    WasSetAside,
    WasTakenBack,
)
from farkle_access.games.farkle.names import item_name, item_names
from farkle_access.games.farkle.scoring import items
from farkle_access.i18n.detail import Detail
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.phrases import listed, numbers, points
from farkle_access.i18n.translator import Translator

Lines: TypeAlias = tuple[str, ...]


def tell(events: Sequence[Event], listener: Listener) -> Lines:
    """One line for each event that is worth one for this listener, in order.

    What somebody else set aside from a roll stands in the line of the roll, unless every
    step is to be heard by itself.
    """
    heard = [event for event in events if listener.may_hear(event)]
    return tuple(chain.from_iterable(_tell(group, listener) for group in _groups(heard, listener)))


def _groups(events: Sequence[Event], listener: Listener) -> Iterator[list[Event]]:
    group: list[Event] = []
    for event in events:
        joins = isinstance(event, WasSetAside) and group and isinstance(group[0], Rolled)
        if group and not (joins and _told_together(event, listener)):
            yield group
            group = []
        group.append(event)
    if group:
        yield group


def _told_together(event: Event, listener: Listener) -> bool:
    return (
        isinstance(event, WasSetAside)
        and not listener.here(event.seat)
        and listener.detail is not Detail.FULL
    )


def _tell(group: list[Event], listener: Listener) -> Lines:
    match group:
        case [Rolled(seat, dice), *taken] if taken:
            return _rolled_and_took(seat, dice, taken, listener)
        case [Rolled(seat, dice)]:
            return _rolled(seat, dice, listener)
        case [WasSetAside() as event]:
            return _was_set_aside(event, listener)
        case [WasTakenBack(seat, item, total)]:
            return _was_taken_back(item_name(listener.tr, item.kind, item.dice), total, listener)
        case [HotDice(seat)]:
            return _hot_dice(seat, listener)
        case [Farkled() as event]:
            return _farkled(event, listener)
        case [Counted() as event]:
            return _counted(event, listener)
        case [HandBegan(seat, last)]:
            return _hand_began(seat, last, listener)
        case [LimitReached() as event]:
            return _limit_reached(event, listener)
        case [MatchEnded() as event]:
            return _match_ended(event, listener)
        case _:
            raise ValueError(group)


def _rolled(seat: Seat, dice: tuple[int, ...], listener: Listener) -> Lines:
    tr, found = listener.tr, items(dice)
    if listener.terse(seat):
        return ()
    if not listener.here(seat):
        player = listener.names[seat]
        # Translators: Heard when somebody else rolls. {dice} is a list such as "1, 3, 3, 6".
        return (tr.text("{player} rolls {dice}.", player=player, dice=numbers(dice)),)
    if not found:
        # Translators: Heard when the listener's roll holds nothing; "Farkle" follows.
        return (tr.text("You rolled {dice}.", dice=numbers(dice)),)
    # Translators: Heard when the listener rolls. {dice} is a list such as "1, 3, 3, 3, 4, 6",
    # {items} what can be set aside, such as "three of a kind of 3, a 1".
    return (
        tr.text(
            "You rolled {dice}. You can set aside: {items}.",
            dice=numbers(dice),
            items=item_names(tr, found),
        ),
    )


def _rolled_and_took(
    seat: Seat, dice: tuple[int, ...], taken: Sequence[Event], listener: Listener
) -> Lines:
    if listener.terse(seat):
        return ()
    tr = listener.tr
    steps = [event for event in taken if isinstance(event, WasSetAside)]
    # Translators: Heard when another player has rolled and chosen. {dice} is a list such as
    # "1, 3, 3, 3, 4, 6", {items} a list such as "three of a kind of 3, a 1", {points} the
    # amount of the hand so far, such as "40 points".
    return (
        tr.text(
            "{player} rolls {dice} and sets aside {items}. In the hand: {points}.",
            player=listener.names[seat],
            dice=numbers(dice),
            items=item_names(tr, [step.item for step in steps]),
            points=points(tr, steps[-1].points),
        ),
    )


def _was_set_aside(event: WasSetAside, listener: Listener) -> Lines:
    tr = listener.tr
    if listener.terse(event.seat):
        return ()
    item = item_name(tr, event.item.kind, event.item.dice)
    amount = points(tr, event.points)
    if not listener.here(event.seat):
        player = listener.names[event.seat]
        # Translators: Heard when another player sets an item aside. {points} is the amount of
        # the hand so far, such as "40 points".
        said = tr.text(
            "{player} sets aside {item}. In the hand: {points}.",
            player=player,
            item=item,
            points=amount,
        )
    else:
        # Translators: Heard when the listener sets an item aside. {points} is the amount of
        # the hand so far, such as "40 points".
        said = tr.text("You set aside {item}. In this hand: {points}.", item=item, points=amount)
    if listener.detail is Detail.FULL and event.left:
        # Translators: Follows an item set aside, when much is to be said. {n} dice remain.
        left = tr.plural("{n} die is left.", "{n} dice are left.", event.left)
        return (f"{said} {left}",)
    return (said,)


def _was_taken_back(item: str, total: int, listener: Listener) -> Lines:
    tr = listener.tr
    # Translators: Heard when an item set aside is put back. {points} is the amount of the
    # hand, such as "30 points".
    return (
        tr.text(
            "Taken back: {item}. In this hand: {points}.", item=item, points=points(tr, total)
        ),
    )


def _hot_dice(seat: Seat, listener: Listener) -> Lines:
    if listener.terse(seat):
        return ()
    if listener.here(seat):
        # Translators: Heard when all six dice are set aside; the term is explained each time.
        return (listener.tr.text("Hot dice: you have used all the dice."),)
    # Translators: Heard when another player has set all six dice aside.
    return (
        listener.tr.text("Hot dice: {player} has used all the dice.", player=listener.names[seat]),
    )


def _farkled(event: Farkled, listener: Listener) -> Lines:
    tr, player = listener.tr, listener.names[event.seat]
    lost, total = points(tr, event.lost), points(tr, event.total)
    here = listener.here(event.seat)
    if here and event.lost:
        # Translators: Heard when the listener's roll holds nothing. {lost} and {total} are
        # amounts such as "40 points".
        said = tr.text(
            "Farkle, nothing scores! Lost: {lost}. Your total: {total}.", lost=lost, total=total
        )
    elif here:
        # Translators: Heard when the first roll of the listener's hand holds nothing. {total}
        # is an amount such as "40 points".
        said = tr.text("Farkle, nothing scores! Your total: {total}.", total=total)
    elif event.lost:
        # Translators: Heard when another player's roll holds nothing. {lost} and {total} are
        # amounts such as "40 points".
        said = tr.text(
            "Farkle for {player}. Lost: {lost}. Total: {total}.",
            player=player,
            lost=lost,
            total=total,
        )
    else:
        # Translators: Heard when the first roll of another player's hand holds nothing.
        # {total} is an amount such as "40 points".
        said = tr.text("Farkle for {player}. Total: {total}.", player=player, total=total)
    return (said,)


def _counted(event: Counted, listener: Listener) -> Lines:
    tr = listener.tr
    if listener.here(event.seat):
        # Translators: Heard when the listener counts the hand. {points} and {total} are
        # amounts such as "85 points".
        said = tr.text(
            "You counted {points}. Your total: {total}.",
            points=points(tr, event.points),
            total=points(tr, event.total),
        )
    else:
        # Translators: Heard when another player counts the hand. {points} and {total} are
        # amounts such as "85 points".
        said = tr.text(
            "{player} counts {points}. Total: {total}.",
            player=listener.names[event.seat],
            points=points(tr, event.points),
            total=points(tr, event.total),
        )
    if event.entered and listener.detail is Detail.FULL:
        # Translators: Follows the first counted hand of a player, when much is to be said.
        entered = tr.text("The entry minimum is reached.")
        return (f"{said} {entered}",)
    return (said,)


def _hand_began(seat: Seat, last: bool, listener: Listener) -> Lines:
    if not listener.here(seat):
        if listener.detail is not Detail.FULL:
            return ()
        return (whose_turn(seat, listener),)
    said = whose_turn(seat, listener)
    if last:
        # Translators: Follows "Your turn." when the match ends after this round.
        warning = listener.tr.text("It is your last hand.")
        return (f"{said} {warning}",)
    return (said,)


def whose_turn(seat: Seat, listener: Listener) -> str:
    """The turn of a seat, as a sentence."""
    if listener.here(seat) and listener.alone():
        # Translators: Heard when the turn passes to the only person at the keyboard.
        return listener.tr.text("Your turn.")
    # Translators: Heard when the turn passes. {player} is a name, which cannot be inflected.
    return listener.tr.text("Turn of {player}.", player=listener.names[seat])


def _limit_reached(event: LimitReached, listener: Listener) -> Lines:
    tr = listener.tr
    if not event.still and listener.detail is not Detail.FULL:
        return ()
    player = listener.names[event.seat]
    if not event.still:
        # Translators: Heard when somebody reaches the limit and nobody plays after that.
        return (tr.text("Limit reached by {player}.", player=player),)
    # Translators: Heard when somebody reaches the limit. {players} are the names of those who
    # still have a hand, separated by commas.
    return (
        tr.text(
            "Limit reached by {player}. One more hand for: {players}.",
            player=player,
            players=listed(listener.names[seat] for seat in event.still),
        ),
    )


def _match_ended(event: MatchEnded, listener: Listener) -> Lines:
    tr, winner = listener.tr, event.outcome.winner
    player = listener.names[winner]
    amount = points(tr, event.outcome.scores[winner])
    if listener.here(winner) and listener.alone():
        # Translators: Heard at the end of the match by the winner. {points} is an amount.
        said = tr.text("You win with {points}!", points=amount)
    else:
        # Translators: Heard at the end of the match. {points} is an amount.
        said = tr.text("{player} wins with {points}.", player=player, points=amount)
    if event.tied:
        # Translators: Follows the winner when others have as many points. {players} are names.
        tie = tr.text(
            "As many points, but later: {players}.",
            players=listed(listener.names[seat] for seat in event.tied),
        )
        said = f"{said} {tie}"
    final = scores(event.outcome.scores, 0, listener)
    return said, final


def scores(totals: tuple[int, ...], entry: int, listener: Listener) -> str:
    """All totals, highest first; who has not entered yet is said where `entry` asks for it."""
    tr: Translator = listener.tr
    order = sorted(range(len(totals)), key=lambda seat: -totals[seat])
    return " ".join(_score(listener.names[seat], totals[seat], entry, tr) for seat in order)


def _score(player: str, total: int, entry: int, tr: Translator) -> str:
    if entry and not total:
        # Translators: The score of a player who has not reached the entry minimum yet.
        return tr.text("{player}, not entered yet.", player=player)
    # Translators: The score of a player. {points} is an amount such as "240 points".
    return tr.text("{player}, {points}.", player=player, points=points(tr, total))
