"""The sentences before the first hand: who begins, and in which order the cup goes round."""

from farkle_access.gamekit.table_talk import is_you
from farkle_access.games.bluff.rules.events import (
    Direction,
    DirectionThrown,
    OrderFound,
    StarterDrawn,
    StarterFound,
    ThrewForOrder,
    Tied,
)
from farkle_access.games.bluff.wording.terms import Terms, value_name
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.phrases import listed
from farkle_access.i18n.translator import Translator


def order_to_throw(tr: Translator) -> str:
    """What the throws in the open are for."""
    # Translators: Heard at the beginning: everybody rolls for the order of play.
    return tr.text("First everybody rolls for the order: the highest value begins.")


def threw_for_order(event: ThrewForOrder, terms: Terms, listener: Listener) -> str:
    """One throw in the open."""
    tr, value = listener.tr, value_name(event.value, terms, listener.tr)
    player = listener.names[event.seat]
    if is_you(event.seat, listener):
        if event.again:
            # Translators: Heard when the listener rolls again because the first throw was as
            # high as another one. {value} is such as "42".
            return tr.text("You roll again: {value}.", value=value)
        # Translators: Heard when the listener has rolled for the order. {value} is such as "42".
        return tr.text("You roll {value}.", value=value)
    if event.again:
        # Translators: Heard when somebody rolls again because the first throw was as high as
        # another one. {value} is such as "42".
        return tr.text("{player} rolls again: {value}.", player=player, value=value)
    # Translators: Heard when somebody rolls for the order. {value} is such as "42".
    return tr.text("{player} rolls {value}.", player=player, value=value)


def tied(event: Tied, terms: Terms, listener: Listener) -> str:
    """Who has to throw again."""
    tr = listener.tr
    # Translators: Heard when some have rolled alike for the order. {value} is such as "42",
    # {players} are names, separated by commas.
    return tr.text(
        "Equal with {value}: {players}. They roll again.",
        value=value_name(event.value, terms, tr),
        players=listed(listener.names[seat] for seat in event.seats),
    )


def starter_found(event: StarterFound, listener: Listener) -> str:
    """Who begins, and that a die decides the direction."""
    tr = listener.tr
    if is_you(event.seat, listener):
        # Translators: Heard when the listener has rolled the highest for the order.
        return tr.text("You begin, and roll one die for the direction.")
    # Translators: Heard when somebody has rolled the highest for the order.
    return tr.text(
        "{player} begins, and rolls one die for the direction.", player=listener.names[event.seat]
    )


def direction_thrown(event: DirectionThrown, tr: Translator) -> str:
    """The die of the starter."""
    if event.direction is Direction.CLOCKWISE:
        # Translators: Heard when an even die decides the direction. {die} is its number.
        return tr.text("The die shows {die}, an even number: play goes clockwise.", die=event.die)
    # Translators: Heard when an odd die decides the direction. {die} is its number.
    return tr.text("The die shows {die}, an odd number: play goes anticlockwise.", die=event.die)


def order_found(event: OrderFound, listener: Listener) -> str:
    """Everybody in the order of play."""
    # Translators: Heard before the first hand. {players} are names, the first one begins.
    return listener.tr.text(
        "The order of play: {players}.",
        players=listed(listener.names[seat] for seat in event.order),
    )


def starter_drawn(event: StarterDrawn, listener: Listener) -> str:
    """Who begins by lot."""
    if is_you(event.seat, listener):
        # Translators: Heard when the lot has decided that the listener begins.
        return listener.tr.text("The lot decides: you begin.")
    # Translators: Heard when the lot has decided who begins.
    return listener.tr.text("The lot decides: {player} begins.", player=listener.names[event.seat])
