"""The sentences of a bust, which players call a farkle: what is lost, and the total if any."""

from farkle_access.gamekit.table_talk import is_you
from farkle_access.games.farkle.rules.events import Busted
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.phrases import points
from farkle_access.i18n.translator import Translator


def and_busted(event: Busted, tr: Translator) -> str:
    """The farkle of somebody who has just been named."""
    if event.lost:
        # Translators: Follows the roll of another player. {lost} is an amount such as
        # "40 points".
        said = tr.text("Farkle, loses {lost}.", lost=points(tr, event.lost))
    else:
        # Translators: Follows the roll of another player, who had no points in the hand.
        said = tr.text("Farkle!")
    return _with_total(said, event, tr)


def busted(event: Busted, listener: Listener) -> str:
    """A farkle: whose it is, what is lost, and the total."""
    if is_you(event.seat, listener):
        return _you_busted(event, listener.tr)
    tr, player = listener.tr, listener.names[event.seat]
    if event.lost:
        # Translators: Heard when another player's roll holds nothing. {lost} is an amount such
        # as "40 points".
        said = tr.text(
            "Farkle for {player}. Lost: {lost}.", player=player, lost=points(tr, event.lost)
        )
    else:
        # Translators: Heard when the first roll of another player's hand holds nothing.
        said = tr.text("Farkle for {player}.", player=player)
    return _with_total(said, event, tr)


def _you_busted(event: Busted, tr: Translator) -> str:
    if event.lost:
        # Translators: Heard when the listener's roll holds nothing. {lost} is an amount such as
        # "40 points".
        said = tr.text("Farkle, nothing scores! Lost: {lost}.", lost=points(tr, event.lost))
    else:
        # Translators: Heard when the first roll of the listener's hand holds nothing.
        said = tr.text("Farkle, nothing scores!")
    if not event.total:
        return said
    # Translators: Follows the farkle of the listener. {total} is an amount such as "40 points".
    total = tr.text("Your total: {total}.", total=points(tr, event.total))
    return f"{said} {total}"


def _with_total(said: str, event: Busted, tr: Translator) -> str:
    """The total too, if there is one: without one a farkle changes nothing."""
    if not event.total:
        return said
    # Translators: Follows the farkle of another player. {total} is an amount such as "40 points".
    total = tr.text("Total: {total}.", total=points(tr, event.total))
    return f"{said} {total}"
